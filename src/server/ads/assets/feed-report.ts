import { defineReport } from '#server/analytics/reports/report-cache.ts';
import { foldText } from '#server/analytics/reports/search-text.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { localDate } from '#server/core/time/local-time.ts';
import { FEED_PROBLEMS, type FeedProblem } from '#shared/ads/ads-assets.ts';
import { findRepeatedTitles, foldTitle, readFeedProducts, sumNetSales } from './feed-repository.ts';
import { feedProblems } from './feed-rules.ts';
import { suggestedTitle } from './suggested-title.ts';

const DAYS = 90;
/** So much of a title is searched: with all of it a report on 100,000 products would be too large to be remembered. */
const SEARCHED = 60;
const BEST_SELLERS = 20;

/** A product that would fare badly: its problems as bits, and whether a suggested title would be its own. */
export type FeedEntry = [id: string, problems: number, net: number, words: string, suggestible: 0 | 1];

export interface Feed {
  products: number;
  counts: [FeedProblem, number][];
  /** Best sellers first. */
  entries: FeedEntry[];
  /** Of the products that sold most. */
  bestSellersWithProblem: number;
}

/** How all products on sale would fare in Google's feed. */
export const feedReport = (db: Database) =>
  defineReport(
    'ads.feed',
    async ({ id: storeId, timeZone }: OwnedStore, _query: object, now): Promise<Feed> => {
      const today = localDate(now, timeZone);
      const stretch = { from: today.subtract({ days: DAYS }).toString(), before: today.toString() };
      const [net, repeated] = await Promise.all([
        sumNetSales(db, storeId, stretch),
        findRepeatedTitles(db, storeId),
      ]);
      const counts = new Map(FEED_PROBLEMS.map((problem) => [problem, 0]));
      const suggested = new Map<string, number>();
      const found: { entry: FeedEntry; suggestion: string | null }[] = [];
      let products = 0;
      for await (const page of readFeedProducts(db, storeId)) {
        products += page.length;
        for (const product of page) {
          const isRepeated = repeated.has(foldTitle(product.title));
          const problems = feedProblems(product, isRepeated);
          if (problems.length === 0) continue;
          for (const problem of problems) counts.set(problem, counts.get(problem)! + 1);
          const title = suggestedTitle(product, isRepeated);
          const suggestion = title === null ? null : foldTitle(title);
          if (suggestion) suggested.set(suggestion, (suggested.get(suggestion) ?? 0) + 1);
          const words = foldText(product.title.slice(0, SEARCHED));
          found.push({
            entry: [product.id, bitsOf(problems), net.get(product.id) ?? 0, words, 0],
            suggestion,
          });
        }
      }
      // Two products that differ in nothing we know would get the same title.
      for (const { entry, suggestion } of found)
        if (suggestion && suggested.get(suggestion) === 1 && !repeated.has(suggestion)) entry[4] = 1;
      const entries = found.map(({ entry }) => entry).sort(bestSellerFirst);
      const best = [...net]
        .filter(([id, sold]) => id !== '' && sold > 0)
        .sort(([, one], [, other]) => other - one);
      const faulty = new Set(entries.map(([id]) => id));
      return {
        products,
        counts: [...counts],
        entries,
        bestSellersWithProblem: best.slice(0, BEST_SELLERS).filter(([id]) => faulty.has(id)).length,
      };
    },
    { outlivesDay: true },
  );

function bestSellerFirst(one: FeedEntry, other: FeedEntry): number {
  return (
    other[2] - one[2] || (one[3] < other[3] ? -1 : one[3] > other[3] ? 1 : 0) || (one[0] < other[0] ? -1 : 1)
  );
}

function bitsOf(problems: FeedProblem[]): number {
  return problems.reduce((bits, problem) => bits | bitOf(problem), 0);
}

export function bitOf(problem: FeedProblem): number {
  return 1 << FEED_PROBLEMS.indexOf(problem);
}

export function problemsIn(bits: number): FeedProblem[] {
  return FEED_PROBLEMS.filter((problem) => (bits & bitOf(problem)) !== 0);
}
