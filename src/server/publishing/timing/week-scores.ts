import { mean, type Response, timesOfUsual } from '#server/publishing/learning/response.ts';
import { PRIOR_WEIGHT, priorWeightOf, shrink } from '#server/publishing/learning/shrinking.ts';
import { BLOCKS, BLOCKS_A_DAY, blockOf, OPEN_HOURS, type WeekHour } from './week.ts';

/** From then on an account's own mean is taken for granted in place of the general habit. */
export const ENOUGH_POSTS = 20;
/** With fewer, the hours of orders are chance. */
export const ENOUGH_ORDERS = 20;
const ORDERS_SHARE = 0.3;
/** The best and the worst time differ by less: then time matters little. */
const LEAST_SPREAD = 0.1;

export interface WeekFacts {
  responses: (WeekHour & Pick<Response, 'logRatio' | 'earnedTimes'>)[];
  orders: (WeekHour & { orders: number })[];
  /** How many of each weekday the orders were counted on, Sunday first. */
  weekdays: number[];
}

export interface ScoredHour extends WeekHour {
  /** Of the block it lies in; 1 is the best of the week. */
  score: number;
  posts: number;
  /** How many times the usual response these posts got; null without any. */
  responseTimes: number | null;
  orders: number;
  ordersTimes: number | null;
  /** Orders and posts of that hour alone, which choose between the two hours of a block. */
  hourOrders: number;
  hourPosts: number;
}

/** Every hour in which something may be posted, the best first. */
export function scoreWeek({ responses, orders, weekdays }: WeekFacts) {
  const ordersTotal = orders.reduce((sum, each) => sum + each.orders, 0);
  const ordersShare = ordersTotal >= ENOUGH_ORDERS ? ORDERS_SHARE : 0;
  const isJudgedByOwn = responses.length >= ENOUGH_POSTS;
  const usual = isJudgedByOwn ? mean(responses.map(({ logRatio }) => logRatio)) : null;
  const byBlock = Map.groupBy(responses, blockOf);
  const weight = weightOf([...byBlock.values()]);
  const days = weekdays.reduce((sum, each) => sum + each, 0);

  const blocks = Array.from({ length: BLOCKS }, (_, block) => {
    const posts = byBlock.get(block) ?? [];
    const own = posts.map(({ logRatio }) => logRatio);
    const placed = orders
      .filter((each) => blockOf(each) === block)
      .reduce((sum, each) => sum + each.orders, 0);
    const weekday = weekdays[Math.floor(block / BLOCKS_A_DAY)] ?? 0;
    const expected = days === 0 ? 0 : (ordersTotal * weekday) / days / BLOCKS_A_DAY;
    return {
      log:
        (1 - ordersShare) * shrink(own, usual ?? habitOf(block), weight) +
        ordersShare * Math.log((placed + PRIOR_WEIGHT) / (expected + PRIOR_WEIGHT)),
      posts: own.length,
      responseTimes: own.length > 0 ? timesOfUsual(posts) : null,
      orders: placed,
      ordersTimes: ordersShare > 0 && expected > 0 ? placed / expected : null,
    };
  });
  const logs = OPEN_HOURS.map((hour) => blocks[blockOf(hour)]!.log);
  const best = Math.max(...logs);
  const isAt = (time: WeekHour) => (each: WeekHour) => each.day === time.day && each.hour === time.hour;
  const hours = OPEN_HOURS.map(({ day, hour }): ScoredHour => {
    const { log, ...block } = blocks[blockOf({ day, hour })]!;
    const hourOrders = ordersShare > 0 ? (orders.find(isAt({ day, hour }))?.orders ?? 0) : 0;
    const hourPosts = responses.filter(isAt({ day, hour })).length;
    return { day, hour, score: Math.exp(log - best), hourOrders, hourPosts, ...block };
  }).sort(
    (one, other) =>
      other.score - one.score || other.hourOrders - one.hourOrders || other.hourPosts - one.hourPosts,
  );
  return {
    hours,
    posts: responses.length,
    orders: ordersTotal,
    ordersShare,
    isJudgedByOwn,
    timeMatters: 1 - Math.exp(Math.min(...logs) - best) >= LEAST_SPREAD,
  };
}
export type WeekScores = ReturnType<typeof scoreWeek>;

/** What single posts earn lies so far apart that the groups themselves have to say how much they can be trusted. */
export function weightOf(groups: Pick<Response, 'logRatio' | 'earnedTimes'>[][]): number {
  const isByEarned = groups.some((group) => group.some(({ earnedTimes }) => earnedTimes !== undefined));
  if (!isByEarned) return PRIOR_WEIGHT;
  return priorWeightOf(groups.map((group) => group.map(({ logRatio }) => logRatio)));
}

/** How much of what was shrunk are own posts. */
export const ownWeight = (posts: number) => posts / (posts + PRIOR_WEIGHT);

/*
 * What stands in for posts of the store's own until there are some: midday and evening a little above the usual, early
 * morning and night below. It is careful on purpose, one table for all networks, and never called a measurement.
 */
const BY_BLOCK = [0.8, 0.7, 0.7, 0.9, 1, 1.05, 1.1, 1, 1, 1.05, 1.12, 0.95];
const BY_DAY = [0.97, 1, 1.03, 1.03, 1.03, 1, 0.97];

/** The logarithm of what is usual in a block of the week, 0 being the middle. */
export function habitOf(block: number): number {
  const times = BY_DAY[Math.floor(block / BLOCKS_A_DAY)]! * BY_BLOCK[block % BLOCKS_A_DAY]!;
  return Math.log(times);
}
