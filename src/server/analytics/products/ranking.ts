import { whyNotCompared } from '#server/analytics/reports/freshness.ts';
import { periodReply } from '#server/analytics/reports/range-period.ts';
import { defineReport } from '#server/analytics/reports/report-cache.ts';
import { netSales } from '#server/analytics/reports/sales-sums.ts';
import { foldText } from '#server/analytics/reports/search-text.ts';
import { findStorePeriod } from '#server/analytics/reports/store-period.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { ProductSums } from '#server/stores/ledger/product-days.ts';
import type { Period } from '#shared/analytics/analytics.ts';
import type { PRODUCT_SORTS } from '#shared/analytics/sales-reports.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { sumByProduct, sumNetByProduct } from './product-sales-repository.ts';
import { findRanked } from './products-repository.ts';

/** A product's sales in a stretch, money in minor units; without an id: all that was sold without a product. */
export interface RankingEntry extends ProductSums {
  id: string | null;
  title: string;
  handle: string;
  price: number | null;
  inventory: number | null;
  net: number;
  previousNet: number | null;
}

/** An entry as it is cached: without its names a report on thousands of products is read in a third of the time. */
type CachedEntry = ReturnType<typeof cachedOf>;

export interface Ranking {
  entries: CachedEntry[];
  /** Net sales of everything in the stretch. */
  net: number;
  period: Period;
}

/** Every product with sales in the stretch or on sale, by title; lists are cut from it. */
export const rankingReport = (db: Database) =>
  defineReport('products.ranking', async (store: OwnedStore, query: RangeQuery, now): Promise<Ranking> => {
    const { period, freshness } = await findStorePeriod(db, store, query, now);
    const { current } = period;
    const previous = whyNotCompared(period, freshness) ? null : period.previous;
    const [sales, before] = await Promise.all([
      sumByProduct(db, store, current),
      previous && sumNetByProduct(db, store, previous),
    ]);
    const products = await findRanked(db, store.id, [...sales.keys()]);
    const previousNet = (id: string) => before && (before.get(id) ?? 0);
    const entries: RankingEntry[] = products.map((product) => {
      const sums = sales.get(product.id) ?? nothingSold;
      return { ...product, ...sums, net: netSales(sums), previousNet: previousNet(product.id) };
    });
    const known = new Set(products.map(({ id }) => id));
    const unknown = [...sales.keys()].filter((id) => !known.has(id));
    if (unknown.length > 0) {
      const sums = unknown.map((id) => sales.get(id)!).reduce(added);
      const netBefore = before && unknown.reduce((sum, id) => sum + (before.get(id) ?? 0), 0);
      entries.push({ ...withoutProduct, ...sums, net: netSales(sums), previousNet: netBefore });
    }
    return {
      entries: entries.sort(byTitle).map(cachedOf),
      net: entries.reduce((sum, { net }) => sum + net, 0),
      period: periodReply(period),
    };
  });

function byTitle(one: RankingEntry, other: RankingEntry): number {
  return inAlphabet.compare(one.title, other.title) || ((one.id ?? '') < (other.id ?? '') ? -1 : 1);
}

function cachedOf(entry: RankingEntry) {
  const { id, title, handle, price, inventory, orders, units, gross, discounts, reversals, previousNet } =
    entry;
  return [
    id,
    title,
    handle,
    price,
    inventory,
    orders,
    units,
    gross,
    discounts,
    reversals,
    previousNet,
  ] as const;
}

export function entryOf(cached: CachedEntry): RankingEntry {
  const [id, title, handle, price, inventory, orders, units, gross, discounts, reversals, previousNet] =
    cached;
  const sums = { orders, units, gross, discounts, reversals };
  return { id, title, handle, price, inventory, ...sums, net: netSales(sums), previousNet };
}

const nothingSold: ProductSums = { orders: 0, units: 0, gross: 0, discounts: 0, reversals: 0 };
const withoutProduct = { id: null, title: '', handle: '', price: null, inventory: null };

function added(one: ProductSums, other: ProductSums): ProductSums {
  return {
    orders: one.orders + other.orders,
    units: one.units + other.units,
    gross: one.gross + other.gross,
    discounts: one.discounts + other.discounts,
    reversals: one.reversals + other.reversals,
  };
}

interface Asked {
  search: string;
  sort: (typeof PRODUCT_SORTS)[number];
  direction: 'asc' | 'desc';
}

/** Of entries by title those that a list shows, in its order; what is not known comes last either way. */
export function rank(entries: RankingEntry[], { search, sort, direction }: Asked): RankingEntry[] {
  const sought = foldText(search);
  const found = search
    ? entries.filter(
        ({ title, handle }) => foldText(title).includes(sought) || foldText(handle).includes(sought),
      )
    : [...entries];
  if (sort === 'title') return direction === 'asc' ? found : found.reverse();
  const sign = direction === 'asc' ? 1 : -1;
  const value = (entry: RankingEntry) => entry[sort === 'netSales' ? 'net' : sort];
  return found.sort((one, other) => {
    const [a, b] = [value(one), value(other)];
    if (a === b) return 0;
    if (a === null) return 1;
    return b === null ? -1 : sign * (a - b);
  });
}

const inAlphabet = new Intl.Collator(['tr', 'en'], { numeric: true });
