import type { MixFigures } from '#languages/posting-time-words.ts';
import { type Response, timesOfUsual } from '#server/publishing/learning/response.ts';
import { shrink } from '#server/publishing/learning/shrinking.ts';
import { SCHEDULE_CONTENT_TYPES, type ScheduleContentType } from '#shared/publishing/schedules.ts';
import { weightOf } from './week-scores.ts';

export interface MixPart extends MixFigures {
  percentage: number;
}

/** Where to start from, and what stays where there are too few posts: an assumption, named as one. */
const ASSUMED: Record<ScheduleContentType, number> = {
  product: 40,
  lifestyle: 30,
  educational: 20,
  promotional: 10,
};
const ENOUGH_OF_TYPE = 5;

/** More of what is answered well; the parts add up to 100. */
export function mixContent(
  responses: Pick<Response, 'contentType' | 'logRatio' | 'earnedTimes'>[],
): MixPart[] {
  const groups = SCHEDULE_CONTENT_TYPES.map((type) =>
    responses.filter(
      ({ contentType }) => contentType === type || (type === 'promotional' && contentType === 'promotion'),
    ),
  );
  const priorWeight = weightOf(groups);
  const parts = SCHEDULE_CONTENT_TYPES.map((type, at) => {
    const own = groups[at]!;
    const isKnown = own.length >= ENOUGH_OF_TYPE;
    const logRatios = own.map(({ logRatio }) => logRatio);
    return {
      type,
      posts: own.length,
      responseTimes: isKnown ? timesOfUsual(own) : null,
      weight: ASSUMED[type] * (isKnown ? Math.exp(shrink(logRatios, 0, priorWeight)) : 1),
    };
  });
  const percentages = inPercent(parts.map(({ weight }) => weight));
  return parts.map(({ weight: _, ...part }, index) => ({ ...part, percentage: percentages[index]! }));
}

/** Whole numbers that add up to 100: what rounding down leaves goes to the largest remainders. */
function inPercent(weights: number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (100 * weight) / total);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((sum, each) => sum + each, 0);
  const byRemainder = [...exact.keys()].sort((one, other) => (exact[other]! % 1) - (exact[one]! % 1));
  for (const index of byRemainder.slice(0, left)) whole[index]! += 1;
  return whole;
}
