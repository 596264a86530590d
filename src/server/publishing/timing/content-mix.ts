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

type TypedResponse = Pick<Response, 'contentType' | 'logRatio' | 'earnedTimes'>;

/** More of what is answered well; the parts add up to 100. */
export function mixContent(responses: TypedResponse[]): MixPart[] {
  const judged = judgeTypes(responses);
  const percentages = inPercent(judged.map(({ type, factor }) => ASSUMED[type] * factor));
  return judged.map(({ factor: _, ...part }, index) => ({ ...part, percentage: percentages[index]! }));
}

/** How often each is to come where otherwise all come equally often. */
export function sharesOfTypes(responses: TypedResponse[]): Record<ScheduleContentType, number> {
  const factors = judgeTypes(responses).map(({ type, factor }) => [type, factor]);
  return Object.fromEntries(factors);
}

/** `factor`: how many times as often as without these posts; 1 where they are too few. */
function judgeTypes(responses: TypedResponse[]) {
  const groups = SCHEDULE_CONTENT_TYPES.map((type) =>
    responses.filter(
      ({ contentType }) => contentType === type || (type === 'promotional' && contentType === 'promotion'),
    ),
  );
  const priorWeight = weightOf(groups);
  return SCHEDULE_CONTENT_TYPES.map((type, at) => {
    const own = groups[at]!;
    const isKnown = own.length >= ENOUGH_OF_TYPE;
    const logRatios = own.map(({ logRatio }) => logRatio);
    return {
      type,
      posts: own.length,
      responseTimes: isKnown ? timesOfUsual(own) : null,
      factor: isKnown ? Math.exp(shrink(logRatios, 0, priorWeight)) : 1,
    };
  });
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
