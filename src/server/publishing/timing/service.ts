import { Temporal } from 'temporal-polyfill';
import type { Capacity, RecommendedFrequency, ResponseBase } from '#languages/posting-time-words.ts';
import { WORDS } from '#languages/words.ts';
import {
  findOptimalTimes,
  forgetOptimalTimes,
  saveOptimalTimes,
} from '#server/content/preferences/optimal-times.ts';
import type { UsageService } from '#server/content/usage/service.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { localHours } from '#server/core/time/local-hours.ts';
import { localDate } from '#server/core/time/local-time.ts';
import { findResponses, type Response } from '#server/publishing/learning/response.ts';
import type { PostLearning } from '#server/publishing/learning/service.ts';
import type { Language } from '#shared/core/languages.ts';
import { DAY_MS } from '#shared/core/time.ts';
import type { PostingTimes } from '#shared/publishing/posting-times.ts';
import {
  FREQUENCIES,
  type Frequency,
  POSTS_PER_WEEK,
  type PostTime,
  type ScheduleContentType,
  type TimingAnalysis,
} from '#shared/publishing/schedules.ts';
import { inWeekOrder, pickBest, preferChosen, spreadOverDays } from './best-times.ts';
import { mixContent, sharesOfTypes } from './content-mix.ts';
import { countActiveProducts, countOrdersByHour, countRecentPosts, findMeasurements } from './repository.ts';
import { hoursOfBlock, weekdayOf } from './week.ts';
import { ENOUGH_POSTS, ownWeight, type ScoredHour, scoreWeek, type WeekScores } from './week-scores.ts';

const WEEKS = 4;
/** So often within a week, and every day is no leap. */
const NEARLY_DAILY = 5;
/** The same product again within two weeks tires who follows. */
const WEEKS_WITHOUT_REPEAT = 2;

interface Dependencies {
  db: Database;
  usage: UsageService;
  learning: Pick<PostLearning, 'responsesOf'>;
  now: () => Date;
}

const RECENT_MS = 28 * DAY_MS;
const ORDERS_DAYS = 364;
/** What a post brings comes mostly on its first day; before, it would look worse than it is. */
const MEASURED_AFTER_MS = DAY_MS;
/** So many posts of a block outweigh what is taken for granted of it. */
const ENOUGH_OF_BLOCK = 5;

/** When, how often and what to post (metrics 9): own posts shrunk to a prior, and the hours in which the store sells. */
export function createTimingService({ db, usage, learning, now }: Dependencies) {
  async function analyze(store: OwnedStore, language: Language): Promise<TimingAnalysis> {
    const words = WORDS[language].postingTimes;
    const [{ week, responses, isByEarned, bases }, capacity] = await Promise.all([
      weekOf(store),
      capacityOf(store),
    ]);
    await saveOptimalTimes(db, store.id, timesOfWeek(week));
    const best = pickBest(week.hours);
    const frequency = recommendFrequency(capacity);
    return {
      bestTimes: best.map((hour) => {
        const basis = basisOf(hour, week);
        const reasoning = words.time({
          ...hour,
          ...hoursOfBlock(hour),
          basis,
          isByEarned,
          ordersOfWeek: week.orders,
        });
        const { day, posts, orders, score } = hour;
        return { day, hour: hour.hour, engagement: rounded(score), reasoning, posts, orders, basis };
      }),
      frequency: {
        postsPerWeek: POSTS_PER_WEEK[frequency.recommended],
        recommended: frequency.recommended,
        reasoning: words.frequency({ ...frequency, ...capacity }),
      },
      contentMix: mixContent(responses).map((part) => ({
        type: part.type,
        percentage: part.percentage,
        reasoning: words.mixPart({ ...part, isByEarned }),
      })),
      timeMatters: week.timeMatters,
      summary: words.summary({
        ...week,
        best: best[0]!,
        enoughPosts: ENOUGH_POSTS,
        hasOrders: week.ordersShare > 0,
        isByEarned,
        bases,
      }),
      evidence: {
        posts: week.posts,
        orders: week.orders,
        ...sharesOf(best, week),
        habitSource: words.habitSource(week.isJudgedByOwn),
      },
      timeZone: store.timeZone,
    };
  }

  /** The best times for so many posts a week, at most one a day; those that the owner chose come first. */
  async function timesFor(store: OwnedStore, frequency: Frequency): Promise<PostTime[]> {
    const { week } = await weekOf(store);
    const chosen = await findOptimalTimes(db, store.id);
    if (chosen?.decidedBy === 'owner') return preferChosen(chosen.times, week.hours, frequency);
    await saveOptimalTimes(db, store.id, timesOfWeek(week));
    return spreadOverDays(week.hours, frequency);
  }

  /** As the owner chose them, else as the figures of now have them. */
  async function postingTimes(store: OwnedStore): Promise<PostingTimes> {
    const chosen = await findOptimalTimes(db, store.id);
    if (chosen?.decidedBy === 'owner') return chosen;
    const found = timesOfWeek((await weekOf(store)).week);
    await saveOptimalTimes(db, store.id, found);
    return found;
  }

  async function chooseTimes(store: OwnedStore, times: PostTime[] | null): Promise<PostingTimes> {
    if (times)
      await saveOptimalTimes(db, store.id, { times: inWeekOrder(times), decidedBy: 'owner', basis: null });
    else await forgetOptimalTimes(db, store.id);
    return postingTimes(store);
  }

  /** How often each kind of posts is to come by what posts earned; null where that is not learnt from. */
  async function learntShares(store: OwnedStore): Promise<Record<ScheduleContentType, number> | null> {
    const responses = await learning.responsesOf(store);
    return responses && sharesOfTypes(responses);
  }

  async function weekOf(store: OwnedStore): Promise<{
    week: WeekScores;
    responses: Response[];
    isByEarned: boolean;
    bases: ResponseBase[];
  }> {
    const { id, timeZone } = store;
    const today = localDate(now(), timeZone);
    const span = { from: today.subtract({ days: ORDERS_DAYS }).toString(), before: today.toString() };
    const [measurements, orders, earned] = await Promise.all([
      findMeasurements(db, id),
      countOrdersByHour(db, id, span),
      learning.responsesOf(store),
    ]);
    const engaged = findResponses(
      measurements.filter(
        ({ publishedAt, measuredAt }) => measuredAt.getTime() - publishedAt.getTime() >= MEASURED_AFTER_MS,
      ),
    );
    const { responses, bases } = earned ? { responses: earned, bases: [] } : engaged;
    const localHour = localHours(timeZone);
    const week = scoreWeek({
      responses: responses.map(({ publishedAt, logRatio, earnedTimes }) => {
        const { day, hour } = localHour(publishedAt);
        return { day: weekdayOf(day), hour, logRatio, ...(earnedTimes !== undefined && { earnedTimes }) };
      }),
      orders: orders.hours,
      weekdays: countWeekdays(orders.firstDay, today),
    });
    return { week, responses, isByEarned: earned !== null, bases };
  }

  async function capacityOf({ id, userId }: OwnedStore) {
    const [recentPosts, products, { scheduled }] = await Promise.all([
      countRecentPosts(db, id, new Date(now().getTime() - RECENT_MS)),
      countActiveProducts(db, id),
      usage.usageOf(userId),
    ]);
    return { recentPosts, products, textsADay: scheduled.limit };
  }

  return { analyze, timesFor, postingTimes, chooseTimes, learntShares };
}
export type TimingService = ReturnType<typeof createTimingService>;

/** The best hour of every day, and what the best of them rests on. */
function timesOfWeek(week: WeekScores): PostingTimes {
  return {
    times: spreadOverDays(week.hours, 'daily'),
    decidedBy: 'analysis',
    basis: basisOf(week.hours[0]!, week),
  };
}

/** What a recommendation rests on most. */
function basisOf({ posts, ordersTimes }: ScoredHour, { isJudgedByOwn }: WeekScores) {
  if (posts >= ENOUGH_OF_BLOCK || (isJudgedByOwn && posts > 0)) return 'account';
  return ordersTimes !== null && ordersTimes > 1 ? 'store' : 'benchmark';
}

/** Of the recommended times, in percent; the rest is habit. */
function sharesOf(best: ScoredHour[], { ordersShare, isJudgedByOwn }: WeekScores) {
  const own = isJudgedByOwn
    ? 1
    : best.reduce((sum, { posts }) => sum + ownWeight(posts), 0) / Math.max(1, best.length);
  return { ownShare: Math.round(100 * (1 - ordersShare) * own), ordersShare: Math.round(100 * ordersShare) };
}

/** How many of each weekday there are from the first day until today, Sunday first. */
function countWeekdays(firstDay: string | null, today: Temporal.PlainDate): number[] {
  if (!firstDay) return Array(7).fill(0);
  const first = Temporal.PlainDate.from(firstDay);
  const days = first.until(today).total('days');
  return Array.from({ length: 7 }, (_, weekday) => {
    const offset = (weekday - (first.dayOfWeek % 7) + 7) % 7;
    return Math.max(0, Math.ceil((days - offset) / 7));
  });
}

const rounded = (share: number) => Math.round(share * 1000) / 1000;

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
