import type { FileWords } from '#languages/file-words.ts';
import { WORDS } from '#languages/words.ts';
import { type CsvColumn, csvFileName, csvLines } from '#server/analytics/reports/csv.ts';
import type { CsvFile } from '#server/analytics/reports/csv-route.ts';
import type { Database } from '#server/core/db/database.ts';
import type { StoreScope } from '#server/core/http/serve.ts';
import { findStoresOf } from '#server/stores/connect/repository.ts';
import type { AllStoresProfit, AllStoresSeries, StoreFigures } from '#shared/analytics/all-stores.ts';
import type { Language } from '#shared/core/languages.ts';
import { toMajor } from '#shared/core/money.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { PLATFORM_NAMES, type Platform } from '#shared/stores/stores.ts';
import type { Goods, Sold } from './product-rows.ts';
import type { AllProducts, AllProductsAsked } from './products.ts';
import type { AllStoresProfits } from './profit.ts';
import type { AllStores } from './service.ts';

interface Dependencies {
  db: Database;
  allStores: Pick<AllStores, 'dashboard' | 'series'>;
  products: Pick<AllProducts, 'listOf'>;
  profits: Pick<AllStoresProfits, 'profit'>;
  now: () => Date;
}

interface Asked<Query> {
  account: StoreScope;
  query: Query;
  language: Language;
}

interface NamedStore {
  storeName: string;
  platform: Platform;
}

/** What the screens of all stores show, as files. */
export function createAllStoresFiles({ db, allStores, products, profits, now }: Dependencies) {
  async function namesOf(account: StoreScope): Promise<Map<string, NamedStore>> {
    return new Map((await findStoresOf(db, account)).map(({ store }) => [store.id, store]));
  }

  function fileOf<Row>(what: string, columns: CsvColumn<Row>[], rows: Row[]): CsvFile {
    return {
      fileName: csvFileName('', what, now().toISOString().slice(0, 10)),
      lines: linesOf(columns, rows),
    };
  }

  async function stores({ account, query, language }: Asked<RangeQuery>): Promise<CsvFile> {
    const [{ stores: rows }, names] = await Promise.all([
      allStores.dashboard(account, query),
      namesOf(account),
    ]);
    const known = rows.filter(({ storeId }) => names.has(storeId));
    return fileOf('stores', storeColumns(WORDS[language].files.allStores, names), known);
  }

  async function series({ account, query, language }: Asked<RangeQuery>): Promise<CsvFile> {
    const [{ groups }, names] = await Promise.all([allStores.series(account, query), namesOf(account)]);
    const words = WORDS[language].files.allStores;
    return fileOf('sales', seriesColumns(words, names), groups.flatMap(pointsOf));
  }

  async function productList({ account, query, language }: Asked<AllProductsAsked>): Promise<CsvFile> {
    const [{ ranked, group }, names] = await Promise.all([products.listOf(account, query), namesOf(account)]);
    const { files } = WORDS[language];
    const rows = ranked.flatMap((goods) => goods.sold.map((sold) => ({ goods, sold })));
    return fileOf('products', productColumns(files, names, group?.currency ?? ''), rows);
  }

  async function profit({ account, query, language }: Asked<RangeQuery>): Promise<CsvFile> {
    const [{ stores: rows, firstDay, lastDay }, names] = await Promise.all([
      profits.profit(account, query),
      namesOf(account),
    ]);
    const known = rows.filter(({ storeId }) => names.has(storeId));
    return fileOf('profit', profitColumns(WORDS[language].files, { names, firstDay, lastDay }), known);
  }

  return { stores, series, products: productList, profit };
}
export type AllStoresFiles = ReturnType<typeof createAllStoresFiles>;

async function* linesOf<Row>(columns: CsvColumn<Row>[], rows: Row[]): AsyncGenerator<string> {
  yield* csvLines(
    columns,
    (async function* () {
      yield rows;
    })(),
  );
}

type Words = FileWords['allStores'];
type Names = Map<string, NamedStore>;

function storeColumns(words: Words, names: Names): CsvColumn<StoreFigures>[] {
  const nameOf = ({ storeId }: StoreFigures) => names.get(storeId)!;
  return [
    { title: words.store, value: (row) => nameOf(row).storeName },
    { title: words.platform, value: (row) => PLATFORM_NAMES[nameOf(row).platform] },
    { title: words.from, value: ({ metrics }) => metrics.period.firstDay },
    { title: words.to, value: ({ metrics }) => metrics.period.lastDay },
    { title: words.sales, value: ({ metrics }) => metrics.totalRevenue },
    { title: words.salesBefore, value: ({ metrics }) => metrics.details.totalRevenue.previous },
    { title: words.currency, value: ({ metrics }) => metrics.currency },
    { title: words.convertedSales, value: (row) => row.convertedRevenue },
    { title: words.convertedInto, value: (row) => (row.convertedRevenue === null ? null : row.group) },
    { title: words.orders, value: ({ metrics }) => metrics.totalOrders },
    { title: words.ordersBefore, value: ({ metrics }) => metrics.details.totalOrders.previous },
    { title: words.averageOrderValue, value: ({ metrics }) => metrics.averageOrderValue },
    { title: words.customers, value: ({ metrics }) => metrics.totalCustomers },
    { title: words.repeatCustomers, value: ({ metrics }) => metrics.repeatCustomers },
    { title: words.conversionRate, value: ({ metrics }) => metrics.conversionRate },
  ];
}

interface StorePoint {
  storeId: string;
  from: string;
  to: string;
  totalSales: number;
  orders: number;
  currency: string;
}

function pointsOf({ currency, points, stores }: AllStoresSeries['groups'][number]): StorePoint[] {
  return stores.flatMap(({ storeId, totalSales, orders }) =>
    points.map(({ from, to }, at) => ({
      storeId,
      from,
      to,
      totalSales: totalSales[at]!,
      orders: orders[at]!,
      currency,
    })),
  );
}

function seriesColumns(words: Words, names: Names): CsvColumn<StorePoint>[] {
  return [
    { title: words.store, value: ({ storeId }) => names.get(storeId)?.storeName ?? null },
    { title: words.from, value: ({ from }) => from },
    { title: words.to, value: ({ to }) => to },
    { title: words.sales, value: ({ totalSales }) => totalSales },
    { title: words.currency, value: ({ currency }) => currency },
    { title: words.orders, value: ({ orders }) => orders },
  ];
}

type StoreProfit = AllStoresProfit['stores'][number];

/** A store's own figures; what is not known is empty. */
function profitColumns(
  { allStores: words, profit }: Pick<FileWords, 'allStores' | 'profit'>,
  { names, firstDay, lastDay }: { names: Names; firstDay: string; lastDay: string },
): CsvColumn<StoreProfit>[] {
  return [
    { title: words.store, value: ({ storeId }) => names.get(storeId)!.storeName },
    { title: words.platform, value: ({ storeId }) => PLATFORM_NAMES[names.get(storeId)!.platform] },
    { title: words.from, value: () => firstDay },
    { title: words.to, value: () => lastDay },
    { title: profit.netSales, value: ({ own }) => own?.netSales ?? null },
    { title: profit.coverage, value: ({ own }) => own?.coverage ?? null },
    { title: profit.grossProfit, value: ({ own }) => own?.grossProfit ?? null },
    { title: profit.contribution, value: ({ own }) => own?.contribution ?? null },
    { title: profit.adSpend, value: ({ own }) => own?.adSpend ?? null },
    { title: profit.contributionAfterAds, value: ({ own }) => own?.contributionAfterAds ?? null },
    { title: profit.fixedCosts, value: ({ own }) => own?.fixedCosts ?? null },
    { title: profit.netProfit, value: ({ own }) => own?.netProfit ?? null },
    {
      title: profit.unknown,
      value: ({ own }) => own?.unknown.map((what) => profit.unknowns[what]).join(', ') ?? null,
    },
    { title: words.currency, value: ({ currency }) => currency },
    { title: words.convertedSales, value: ({ converted }) => converted?.contribution ?? null },
    { title: profit.convertedNetProfit, value: ({ converted }) => converted?.netProfit ?? null },
    { title: words.convertedInto, value: ({ converted, group }) => (converted ? group : null) },
  ];
}

interface ProductPart {
  goods: Goods;
  sold: Sold;
}

/** A row for each store that sells the goods; rows of the same goods follow each other. */
function productColumns(
  { products, allStores }: Pick<FileWords, 'products' | 'allStores'>,
  names: Names,
  currency: string,
): CsvColumn<ProductPart>[] {
  return [
    { title: products.product, value: ({ goods }) => goods.title || products.withoutProduct },
    { title: allStores.store, value: ({ sold }) => names.get(sold.store.id)?.storeName ?? null },
    { title: allStores.titleThere, value: ({ sold }) => sold.entry.title || products.withoutProduct },
    { title: products.orders, value: ({ sold }) => sold.entry.orders },
    { title: products.units, value: ({ sold }) => sold.entry.units },
    { title: products.netSales, value: ({ sold }) => toMajor(sold.entry.net, sold.store.currency) },
    { title: products.currency, value: ({ sold }) => sold.store.currency },
    { title: allStores.convertedSales, value: ({ sold }) => convertedNet(sold, currency) },
    {
      title: allStores.convertedInto,
      value: ({ sold }) => (sold.store.currency === currency ? null : currency),
    },
  ];
}

function convertedNet({ store, net }: Sold, currency: string): number | null {
  return store.currency === currency ? null : toMajor(net, currency);
}
