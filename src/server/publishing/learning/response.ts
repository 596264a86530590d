import type { ResponseBase } from '#languages/posting-time-words.ts';

/** One own post at one account, as it was measured. */
export interface Measurement {
  postId: string;
  accountId: string;
  contentFormat: string;
  contentType: string;
  publishedAt: Date;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  reach: number | null;
  impressions: number | null;
  followers: number | null;
}

/** How one post did, over all its accounts. */
export interface Response {
  postId: string;
  contentType: string;
  publishedAt: Date;
  /** The logarithm of how many times the usual response it got. */
  logRatio: number;
  /** How many times as much as a usual post it earned, where that is what it is judged by. */
  earnedTimes?: number;
}

const NEIGHBOURS = 30;
/** With fewer, chance says what is usual. */
const FEWEST_NEIGHBOURS = 4;
/** A post without any response has no logarithm: it is taken for half of one. */
const LEAST_RESPONSE = 0.5;

/** Each post against the posts of the same account and kind around it in time, which takes out an account's growth. */
export function findResponses(measurements: Measurement[]): { responses: Response[]; bases: ResponseBase[] } {
  const groups = Map.groupBy(
    measurements.flatMap((each) => rateOf(each) ?? []),
    ({ of, base }) => `${of.accountId} ${of.contentFormat} ${base}`,
  );
  const byPost = new Map<string, { of: Measurement; logRatios: number[] }>();
  const bases = new Set<ResponseBase>();
  for (const group of groups.values()) {
    const inTime = group.sort((one, other) => one.of.publishedAt.getTime() - other.of.publishedAt.getTime());
    const rates = inTime.map(({ rate }) => rate);
    for (const [at, { of, base, rate }] of inTime.entries()) {
      const others = neighboursOf(rates, at);
      if (others.length < FEWEST_NEIGHBOURS) continue;
      bases.add(base);
      const known = byPost.get(of.postId) ?? { of, logRatios: [] };
      known.logRatios.push(Math.log(rate / median(others)));
      byPost.set(of.postId, known);
    }
  }
  const responses = [...byPost.values()].map(({ of, logRatios }) => ({
    postId: of.postId,
    contentType: of.contentType,
    publishedAt: of.publishedAt,
    logRatio: mean(logRatios),
  }));
  return { responses, bases: [...bases] };
}

function rateOf(of: Measurement): { of: Measurement; base: ResponseBase; rate: number } | null {
  const { likes, comments, shares } = of;
  if (likes === null && comments === null && shares === null) return null;
  const response = Math.max(LEAST_RESPONSE, (likes ?? 0) + (comments ?? 0) + (shares ?? 0));
  for (const base of ['reach', 'impressions', 'followers'] as const) {
    const seen = of[base];
    if (seen) return { of, base, rate: response / seen };
  }
  return null;
}

/** As many before as after where there are, without the post itself. */
function neighboursOf(rates: number[], at: number): number[] {
  const from = Math.max(0, Math.min(at - NEIGHBOURS / 2, rates.length - 1 - NEIGHBOURS));
  return rates.slice(from, from + NEIGHBOURS + 1).toSpliced(at - from, 1);
}

/** How many times the usual response posts got together, or how many times as much they earned. */
export function timesOfUsual(responses: Pick<Response, 'logRatio' | 'earnedTimes'>[]): number {
  const earned = responses.flatMap(({ earnedTimes }) => earnedTimes ?? []);
  return earned.length > 0 ? mean(earned) : Math.exp(mean(responses.map(({ logRatio }) => logRatio)));
}

export function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
