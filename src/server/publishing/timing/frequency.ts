import type { Capacity, RecommendedFrequency } from '#languages/posting-time-words.ts';
import { FREQUENCIES, type Frequency, POSTS_PER_WEEK } from '#shared/publishing/schedules.ts';

const WEEKS = 4;
/** So often within a week, and every day is no leap. */
const NEARLY_DAILY = 5;
/** The same product again within two weeks tires who follows. */
const WEEKS_WITHOUT_REPEAT = 2;

export function recommendFrequency({ recentPosts, products, textsADay }: Capacity): RecommendedFrequency {
  const fitting: Frequency = recentPosts / WEEKS >= NEARLY_DAILY ? 'daily' : '3x_week';
  // From the most to the least frequent.
  const upTo = FREQUENCIES.slice(FREQUENCIES.indexOf(fitting));
  const hasProducts = (each: Frequency) => products >= WEEKS_WITHOUT_REPEAT * POSTS_PER_WEEK[each];
  const hasTexts = (each: Frequency) => 7 * textsADay >= POSTS_PER_WEEK[each];
  const recommended = upTo.find((each) => hasProducts(each) && hasTexts(each)) ?? 'weekly';
  if (recommended === fitting) return { recommended, because: recentPosts > 0 ? 'pace' : 'no_pace_yet' };
  return { recommended, because: hasProducts(fitting) ? 'texts' : 'products' };
}
