import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { entryOf } from '#server/analytics/products/ranking.ts';
import { type ProductReports, rangeOf } from '#server/analytics/products/service.ts';
import type { Converter } from '#server/analytics/rates/converter.ts';
import type { ReportCache } from '#server/analytics/reports/report-cache.ts';
import { rowsOf } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore, StoreScope } from '#server/core/http/serve.ts';
import type { AllProductRow, AllStoresProducts, allStoresEndpoints } from '#shared/analytics/all-stores.ts';
import type { ReportBasis } from '#shared/analytics/report-basis.ts';
import type { QueryOf } from '#shared/core/endpoint.ts';
import { toMajor } from '#shared/core/money.ts';
import { PAGE_SIZE, type RangeQuery } from '#shared/core/ranges.ts';
import {
  type ConvertedProducts,
  type ConvertedQuery,
  convertedProductsReport,
} from './converted-products.ts';
import type { Group } from './members.ts';
import { type Goods, goodsOf, rankGoods, type Sold, type StoreSales } from './product-rows.ts';
import { goodsMarksReport, productKey, sameGoods } from './same-goods.ts';
import type { AllStores, CurrencyChoice, Overview } from './service.ts';

export type AllProductsAsked = QueryOf<typeof allStoresEndpoints.products>;

interface Dependencies {
  db: Database;
  reports: Pick<ReportCache, 'readAll' | 'computedAtOf'>;
  allStores: Pick<AllStores, 'overview'>;
  ranking: ProductReports['ranking'];
  rates: CurrencyChoice;
}

/** Lists of so many goods altogether are remembered, which takes some 40 MB. */
const MOST_GOODS = 100_000;

/** The products of all stores in one list. */
export function createAllProducts({ db, reports, allStores, ranking, rates }: Dependencies) {
  const marksReport = goodsMarksReport(db);
  const convertedReport = convertedProductsReport(db, rates.converterFor);
  /** By what they were made of: to put one together takes ten times as long as to look up that it still holds. */
  const lists = new LRUCache<string, Goods[]>({
    maxSize: MOST_GOODS,
    sizeCalculation: (goods) => goods.length + 1,
  });

  async function products(account: StoreScope, query: AllProductsAsked): Promise<AllStoresProducts> {
    const { page } = query;
    const { basis, group, currencies, goods, ranked } = await listOf(account, query);
    const shown = ranked.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
    const images = await findImages(db, shown);
    const net = goods.reduce((sum, each) => sum + each.net, 0);
    return {
      ...basis,
      currency: group?.currency ?? '',
      storeIds: group?.members.map(({ store }) => store.id) ?? [],
      converted: group?.members.some(({ converted }) => converted !== null) ?? false,
      currencies,
      rows: shown.map((each) => rowOf(each, { currency: group!.currency, net, images })),
      total: ranked.length,
      page,
      pageSize: PAGE_SIZE,
    };
  }

  /** All goods of a group, and those that the list shows, in its order. */
  async function listOf(account: StoreScope, query: AllProductsAsked) {
    const overview = await allStores.overview(account, query, false);
    const group = overview.groups.find(({ currency }) => currency === query.currency) ?? overview.groups[0];
    const { goods, basis } = group
      ? await goodsOfGroup(overview, group, rangeOf(query))
      : { goods: [], basis: overview.basis };
    return {
      basis,
      group,
      stores: overview.stores,
      currencies: overview.groups.map(({ currency }) => currency),
      goods,
      ranked: rankGoods(goods, query),
    };
  }

  async function goodsOfGroup({ converter, basis }: Overview, { members }: Group, range: RangeQuery) {
    const stores = members.map(({ store }) => store);
    const foreign = members.filter(({ converted }) => converted !== null).map(({ store }) => store);
    const asked = { stores, foreign, range, converter };
    const times = await computedAtOf(asked);
    const known = times && lists.get(keyOf(asked, times));
    if (known) return { goods: known, basis };
    const { goods, read, stale } = await readGoods(asked);
    if (!read.some((each) => each.stale))
      lists.set(
        keyOf(
          asked,
          read.map(({ computedAt }) => computedAt),
        ),
        goods,
      );
    return { goods, basis: { ...basis, stale: basis.stale || stale } };
  }

  async function readGoods({ stores, foreign, ...asked }: AskedGoods) {
    const [rankings, converted, marks] = await Promise.all([
      reports.readAll(ranking, stores, () => asked.range),
      reports.readAll(convertedReport, foreign, () => convertedQuery(asked)),
      reports.readAll(marksReport, markedOf(stores), () => ({})),
    ]);
    const convertedOf = new Map(foreign.map(({ id }, at) => [id, converted[at]!]));
    const sales = stores.map((store, at): StoreSales => {
      const its = convertedOf.get(store.id);
      return {
        store,
        entries: rankings[at]!.entries.map(entryOf),
        converted: its ? netsOf(its) : null,
      };
    });
    const partners = sameGoods(marks.map((its, at) => ({ storeId: stores[at]!.id, marks: its })));
    const figures: ReportBasis[] = [...rankings, ...converted];
    return {
      goods: goodsOf(sales, partners),
      read: [...figures, ...marks],
      stale: figures.some(({ stale }) => stale),
    };
  }

  async function computedAtOf({ stores, foreign, ...asked }: AskedGoods): Promise<string[] | null> {
    const times = await Promise.all([
      reports.computedAtOf(ranking, stores, () => asked.range),
      reports.computedAtOf(convertedReport, foreign, () => convertedQuery(asked)),
      reports.computedAtOf(marksReport, markedOf(stores), () => ({})),
    ]);
    return times.includes(null) ? null : times.flatMap((each) => each!);
  }

  return { products, listOf, reports: [marksReport, convertedReport] };
}
export type AllProducts = ReturnType<typeof createAllProducts>;

interface AskedGoods {
  stores: OwnedStore[];
  /** Those that are converted. */
  foreign: OwnedStore[];
  range: RangeQuery;
  converter: Converter | null;
}

/** Goods of one store alone have no partners. */
function markedOf(stores: OwnedStore[]): OwnedStore[] {
  return stores.length > 1 ? stores : [];
}

/** Where nothing is converted no store is asked. */
function convertedQuery({ range, converter }: Pick<AskedGoods, 'range' | 'converter'>): ConvertedQuery {
  return { ...range, into: converter?.into ?? '', rates: converter?.version ?? '' };
}

function keyOf({ stores, foreign, ...asked }: AskedGoods, times: string[]): string {
  const ids = [...stores, ...foreign].map(({ id }) => id);
  return JSON.stringify([convertedQuery(asked), ids, times]);
}

function netsOf({ net, previous }: ConvertedProducts): StoreSales['converted'] {
  return { net: new Map(net), previous: previous && new Map(previous) };
}

interface RowContext {
  currency: string;
  /** Net sales of all goods of the list, in minor units. */
  net: number;
  images: Map<Goods, string | null>;
}

function rowOf(goods: Goods, { currency, net, images }: RowContext): AllProductRow {
  const { key, title, units, orders, previousNet, sold } = goods;
  return {
    key,
    title,
    imageUrl: images.get(goods) ?? null,
    units,
    orders,
    netSales: toMajor(goods.net, currency),
    previousNetSales: previousNet === null ? null : toMajor(previousNet, currency),
    share: net > 0 ? goods.net / net : null,
    stores: sold.map((each) => partOf(each, currency)),
  };
}

function partOf({ store, entry, net }: Sold, currency: string): AllProductRow['stores'][number] {
  return {
    storeId: store.id,
    productId: entry.id,
    title: entry.title,
    units: entry.units,
    orders: entry.orders,
    ownNetSales: toMajor(entry.net, store.currency),
    netSales: toMajor(net, currency),
  };
}

interface Face {
  store: OwnedStore;
  id: string;
}

/** The picture that goods are shown with: that of the store that sells most of them. */
async function findImages(db: Database, shown: readonly Goods[]): Promise<Map<Goods, string | null>> {
  const faces = shown.flatMap(({ sold }): Face[] =>
    sold.flatMap(({ store, entry }) => (entry.id === null ? [] : [{ store, id: entry.id }])),
  );
  if (faces.length === 0) return new Map();
  const sought = rowsOf(faces, {
    in_store: ['uuid', ({ store }) => store.id],
    product: ['text', ({ id }) => id],
  });
  const { rows } = await db.execute<{ storeId: string; id: string; url: string | null }>(sql`
    select store_id as "storeId", id, image_url as url from ${sought}
    join products on store_id = in_store and id = product`);
  const urls = new Map(rows.map(({ storeId, id, url }) => [productKey(storeId, id), url]));
  const urlOf = ({ store, entry }: Sold) => urls.get(productKey(store.id, entry.id)) ?? null;
  return new Map(shown.map((goods) => [goods, goods.sold.map(urlOf).find((url) => url !== null) ?? null]));
}
