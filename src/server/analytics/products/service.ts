import type { FileWords } from '#languages/file-words.ts';
import { WORDS } from '#languages/words.ts';
import type { CsvColumn } from '#server/analytics/reports/csv.ts';
import type { CsvFile } from '#server/analytics/reports/csv-route.ts';
import { listFile } from '#server/analytics/reports/list-file.ts';
import { basisOf } from '#server/analytics/reports/records-state.ts';
import { defineReport, type ReportCache } from '#server/analytics/reports/report-cache.ts';
import { foldText } from '#server/analytics/reports/search-text.ts';
import type { ShopSignalService } from '#server/analytics/signals/signals.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { localDate } from '#server/core/time/local-time.ts';
import type {
  Affinity,
  ProductRanking,
  ProductRow,
  salesEndpoints,
} from '#shared/analytics/sales-reports.ts';
import type { QueryOf, ReplyOf } from '#shared/core/endpoint.ts';
import type { Language } from '#shared/core/languages.ts';
import { toMajor } from '#shared/core/money.ts';
import { PAGE_SIZE, type RangeQuery } from '#shared/core/ranges.ts';
import { affinityReport } from './affinity.ts';
import { daysOfStock } from './days-of-stock.ts';
import { findFaces, findOffered, findOnSale, type ProductFace } from './products-repository.ts';
import { entryOf, type Ranking, type RankingEntry, rank, rankingReport } from './ranking.ts';

/** Finished days, as everywhere. */
const DAYS = 30;

/** All products on sale: the best sellers of late first, then by title; with the words by which one is found. */
const offeredProductsReport = (db: Database) =>
  defineReport(
    'products.offered',
    async (store: OwnedStore, _query: object, now) => ({ products: await offeredNow(db, store, now) }),
    { outlivesDay: true },
  );

export type RankingQuery = QueryOf<typeof salesEndpoints.productRanking>;

interface Dependencies {
  db: Database;
  reports: ReportCache;
  /** Products that stand out by their stock. */
  stockOf: ShopSignalService['stockOf'];
  now: () => Date;
}

/** What sells, from our tables alone. */
export function createProductReports({ db, reports, stockOf, now }: Dependencies) {
  const ranking = rankingReport(db);
  const affinityOf = affinityReport(db);
  const offeredProducts = offeredProductsReport(db);

  async function products(
    store: OwnedStore,
    { search, limit }: QueryOf<typeof salesEndpoints.products>,
  ): Promise<ReplyOf<typeof salesEndpoints.products>> {
    const { products: known } = await reports.read(offeredProducts, store, {});
    // A saved list may be older than the first products of a new store, and an empty shop is counted in no time.
    const offered = known.length > 0 ? known : await offeredNow(db, store, now());
    const sought = foldText(search);
    const matching = sought ? offered.filter(([, words]) => words.includes(sought)) : offered;
    const shown = matching.slice(0, limit).map(([id]) => id);
    const found = await findOffered(db, store.id, shown);
    return {
      total: matching.length,
      products: found.map(({ price, compareAtPrice, ...product }) => ({
        ...product,
        price: majorOf(price, store),
        compareAtPrice: majorOf(compareAtPrice, store),
        platform: store.platform,
        currency: store.currency,
      })),
    };
  }

  async function productRanking(store: OwnedStore, query: RankingQuery): Promise<ProductRanking> {
    const { found, ranked } = await rankedOf(store, query);
    const { page } = query;
    const shown = ranked.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
    const faces = await findFaces(
      db,
      store.id,
      shown.flatMap(({ id }) => id ?? []),
    );
    return {
      rows: shown.map((entry) => rowOf(entry, found, store.currency, faces.get(entry.id ?? ''))),
      total: ranked.length,
      page,
      pageSize: PAGE_SIZE,
      period: found.period,
      currency: store.currency,
      ...basisOf(found),
    };
  }

  /** Every row of the ranking, in its order. */
  async function* wholeRanking(store: OwnedStore, query: RankingQuery): AsyncGenerator<ProductRow[]> {
    const { found, ranked } = await rankedOf(store, query);
    yield ranked.map((entry) => rowOf(entry, found, store.currency));
  }

  /** Those of the list, in its order; what stands out by its stock does so by the last 30 days, whatever the range. */
  async function rankedOf(store: OwnedStore, query: RankingQuery) {
    const { stock } = query;
    const found = await reports.read(ranking, store, stock ? { range: '30d' } : rangeOf(query));
    const ranked = rank(found.entries.map(entryOf), query);
    if (stock === 'running_out')
      return { found, ranked: ranked.filter((entry) => entry.id !== null && daysOfStock(entry) !== null) };
    if (stock !== 'not_moving') return { found, ranked };
    const { idle } = await stockOf(store);
    const ids = new Set(idle.map(({ id }) => id));
    return { found, ranked: ranked.filter(({ id }) => id !== null && ids.has(id)) };
  }

  function rankingFile(store: OwnedStore, query: RankingQuery, language: Language): Promise<CsvFile> {
    const pages = wholeRanking(store, query);
    return listFile(db, store, now(), {
      what: 'products',
      columns: rankingColumns(WORDS[language].files.products, store.currency),
      pages,
    });
  }

  async function affinity(store: OwnedStore): Promise<Affinity> {
    return { currency: store.currency, ...(await reports.read(affinityOf, store, {})) };
  }

  return {
    products,
    productRanking,
    rankingFile,
    affinity,
    ranking,
    reports: [offeredProducts, ranking, affinityOf],
  };
}
export type ProductReports = ReturnType<typeof createProductReports>;

/** The range alone: what a list wishes besides is met on the report of it. */
export function rangeOf({ range, from, to }: RangeQuery): RangeQuery {
  return range === 'custom' ? { range, from, to } : { range };
}

function rowOf(entry: RankingEntry, { net }: Ranking, currency: string, face?: ProductFace): ProductRow {
  const money = (minor: number) => toMajor(minor, currency);
  return {
    id: entry.id,
    title: entry.title,
    handle: entry.handle,
    imageUrl: face?.imageUrl ?? null,
    category: face?.category ?? null,
    price: entry.price === null ? null : money(entry.price),
    inventory: entry.inventory,
    units: entry.units,
    orders: entry.orders,
    grossSales: money(entry.gross),
    discounts: money(entry.discounts),
    reversals: money(entry.reversals),
    netSales: money(entry.net),
    previousNetSales: entry.previousNet === null ? null : money(entry.previousNet),
    share: net > 0 ? entry.net / net : null,
  };
}

function majorOf(minor: string | null, { currency }: OwnedStore): number | null {
  return minor === null ? null : toMajor(Number(minor), currency);
}

function rankingColumns(words: FileWords['products'], currency: string): CsvColumn<ProductRow>[] {
  return [
    {
      title: words.product,
      value: ({ id, title }) => (id === null ? words.withoutProduct : title),
    },
    { title: words.handle, value: (row) => row.handle },
    { title: words.price, value: (row) => row.price },
    { title: words.inventory, value: (row) => row.inventory },
    { title: words.orders, value: (row) => row.orders },
    { title: words.units, value: (row) => row.units },
    { title: words.grossSales, value: (row) => row.grossSales },
    { title: words.discounts, value: (row) => row.discounts },
    { title: words.reversals, value: (row) => row.reversals },
    { title: words.netSales, value: (row) => row.netSales },
    { title: words.share, value: (row) => row.share },
    { title: words.netSalesBefore, value: (row) => row.previousNetSales },
    { title: words.currency, value: () => currency },
  ];
}

/** As they are at this moment. */
async function offeredNow(
  db: Database,
  { id, timeZone }: OwnedStore,
  now: Date,
): Promise<[id: string, words: string][]> {
  const today = localDate(now, timeZone);
  const since = today.subtract({ days: DAYS });
  const products = await findOnSale(db, id, { since: `${since}`, until: `${today}` });
  return products.map((product) => [product.id, foldText(`${product.title}\n${product.handle}`)]);
}
