import type { AdsFacts } from '#server/ads/advice/facts/facts.ts';
import { basisOf } from '#server/analytics/reports/records-state.ts';
import type { ReportCache } from '#server/analytics/reports/report-cache.ts';
import { foldText } from '#server/analytics/reports/search-text.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { adsAssetEndpoints, FeedCheck } from '#shared/ads/ads-assets.ts';
import type { QueryOf } from '#shared/core/endpoint.ts';
import { toMajor } from '#shared/core/money.ts';
import { PAGE_SIZE } from '#shared/core/ranges.ts';
import { bitOf, type FeedEntry, feedReport, problemsIn } from './feed-report.ts';
import { type FeedProduct, findFeedProductsById } from './feed-repository.ts';
import { suggestedTitle } from './suggested-title.ts';

/** How products would fare in a feed of Google's, from a report that is worked out when the store changes. */
export function createFeedCheck({ db, reports }: { db: Database; reports: Pick<ReportCache, 'read'> }) {
  const report = feedReport(db);

  async function feedCheck(
    store: OwnedStore,
    { search, page, problem }: QueryOf<typeof adsAssetEndpoints.feedCheck>,
  ): Promise<FeedCheck> {
    const { products, counts, entries, ...made } = await reports.read(report, store, {});
    const sought = foldText(search);
    const asked = problem ? bitOf(problem) : 0;
    const found =
      sought || asked
        ? entries.filter(([, bits, , words]) => (bits & asked) === asked && words.includes(sought))
        : entries;
    const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
    const faces = await findFeedProductsById(
      db,
      store.id,
      shown.map(([id]) => id),
    );
    return {
      ...basisOf(made),
      products,
      withoutProblem: products - entries.length,
      counts: counts.map(([name, number]) => ({ problem: name, products: number })),
      rows: shown.flatMap((entry) => rowOf(entry, faces.get(entry[0]), store) ?? []),
      total: found.length,
      page,
      pageSize: PAGE_SIZE,
      currency: store.currency,
    };
  }

  async function feedSummary(store: OwnedStore): Promise<AdsFacts['feed']> {
    const { products, counts, entries, bestSellersWithProblem } = await reports.read(report, store, {});
    const withoutPicture = counts.find(([name]) => name === 'image_missing')?.[1] ?? 0;
    return { products, withProblem: entries.length, withoutPicture, bestSellersWithProblem };
  }

  return { feedCheck, feedSummary, reports: [report] };
}

/** None for a product that went off sale since the report. */
function rowOf(
  [id, bits, net, , suggestible]: FeedEntry,
  product: FeedProduct | undefined,
  store: OwnedStore,
) {
  if (!product) return null;
  const problems = problemsIn(bits);
  return {
    id,
    title: product.title,
    imageUrl: product.imageUrl,
    problems,
    suggestedTitle: suggestible ? suggestedTitle(product, problems.includes('title_repeated')) : null,
    netSales: toMajor(net, store.currency),
  };
}
