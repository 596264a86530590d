import { sql } from 'drizzle-orm';
import { entryOf } from '#server/analytics/products/ranking.ts';
import { type ProductReports, rangeOf } from '#server/analytics/products/service.ts';
import type { Computed, ReportCache } from '#server/analytics/reports/report-cache.ts';
import { rowsOf } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { User } from '#shared/accounts/auth.ts';
import type { AllProductRow, AllStoresProducts, allStoresEndpoints } from '#shared/analytics/all-stores.ts';
import type { QueryOf } from '#shared/core/endpoint.ts';
import { toMajor } from '#shared/core/money.ts';
import { PAGE_SIZE, type RangeQuery } from '#shared/core/ranges.ts';
import { type ConvertedProducts, convertedProductsReport } from './converted-products.ts';
import type { Group } from './members.ts';
import { type Goods, goodsOf, rankGoods, type Sold, type StoreSales } from './product-rows.ts';
import { goodsMarksReport, productKey, sameGoods } from './same-goods.ts';
import type { AllStores, CurrencyChoice, Overview } from './service.ts';

export type AllProductsAsked = QueryOf<typeof allStoresEndpoints.products>;

interface Dependencies {
  db: Database;
  reports: Pick<ReportCache, 'readAll'>;
  allStores: Pick<AllStores, 'overview'>;
  ranking: ProductReports['ranking'];
  rates: CurrencyChoice;
}

/** The products of all stores in one list. */
export function createAllProducts({ db, reports, allStores, ranking, rates }: Dependencies) {
  const marksReport = goodsMarksReport(db);
  const convertedReport = convertedProductsReport(db, rates.converterFor);

  async function products(user: Pick<User, 'id'>, query: AllProductsAsked): Promise<AllStoresProducts> {
    const { page } = query;
    const { basis, group, currencies, goods, ranked } = await listOf(user, query);
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
  async function listOf(user: Pick<User, 'id'>, query: AllProductsAsked) {
    const overview = await allStores.overview(user, query, false);
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
    const [rankings, converted, marks] = await Promise.all([
      reports.readAll(ranking, stores, () => range),
      converter && foreign.length > 0
        ? reports.readAll(convertedReport, foreign, () => ({
            ...range,
            into: converter.into,
            rates: converter.version,
          }))
        : [],
      stores.length > 1 ? reports.readAll(marksReport, stores, () => ({})) : [],
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
    const parts: Computed<object>[] = [...rankings, ...converted];
    return {
      goods: goodsOf(sales, partners),
      basis: { ...basis, stale: basis.stale || parts.some(({ stale }) => stale) },
    };
  }

  return { products, listOf, reports: [marksReport, convertedReport] };
}
export type AllProducts = ReturnType<typeof createAllProducts>;

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
async function findImages(db: Database, shown: Goods[]): Promise<Map<Goods, string | null>> {
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
