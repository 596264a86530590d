import type { RankingEntry } from '#server/analytics/products/ranking.ts';
import { foldText } from '#server/analytics/reports/search-text.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { ALL_PRODUCT_SORTS } from '#shared/analytics/all-stores.ts';
import { productKey } from './same-goods.ts';

/** What a store sold in a stretch; nets in minor units of the list's currency. */
export interface StoreSales {
  store: OwnedStore;
  entries: RankingEntry[];
  /** Where they were converted; otherwise nets are the entries' own. */
  converted: { net: Map<string, number>; previous: Map<string, number> | null } | null;
}

/** A product of one store, as it counts in the list. */
export interface Sold {
  store: OwnedStore;
  entry: RankingEntry;
  net: number;
  previousNet: number | null;
}

/** The same goods, however many stores sell them. */
export interface Goods {
  key: string;
  title: string;
  units: number;
  orders: number;
  net: number;
  previousNet: number | null;
  /** Largest net first. */
  sold: Sold[];
  /** What it is called and found by, folded. */
  names: string;
}

/** In the order of their titles. `partners` names the goods that several products are, see `sameGoods`. */
export function goodsOf(sales: StoreSales[], partners: Map<string, string>): Goods[] {
  const byKey = new Map<string, Sold[]>();
  for (const each of sales) {
    for (const sold of soldIn(each)) {
      const own = productKey(each.store.id, sold.entry.id);
      const key = partners.get(own) ?? own;
      const others = byKey.get(key);
      if (others) others.push(sold);
      else byKey.set(key, [sold]);
    }
  }
  return [...byKey].map(([key, sold]) => joined(key, sold)).sort(byTitle);
}

function byTitle(one: Goods, other: Goods): number {
  return inAlphabet.compare(one.title, other.title) || (one.key < other.key ? -1 : 1);
}

function soldIn({ store, entries, converted }: StoreSales): Sold[] {
  return entries.map((entry) => {
    if (!converted) return { store, entry, net: entry.net, previousNet: entry.previousNet };
    const id = entry.id ?? '';
    const previousNet = converted.previous && (converted.previous.get(id) ?? 0);
    return { store, entry, net: converted.net.get(id) ?? 0, previousNet };
  });
}

function joined(key: string, parts: Sold[]): Goods {
  const sold = parts.length > 1 ? [...parts].sort((one, other) => other.net - one.net) : parts;
  const sum = (of: (each: Sold) => number) => sold.reduce((total, each) => total + of(each), 0);
  return {
    key,
    title: sold[0]!.entry.title,
    units: sum(({ entry }) => entry.units),
    orders: sum(({ entry }) => entry.orders),
    net: sum(({ net }) => net),
    previousNet: sold.some(({ previousNet }) => previousNet === null)
      ? null
      : sum(({ previousNet }) => previousNet!),
    sold,
    names: sold.map(({ entry }) => foldText(`${entry.title}\n${entry.handle}`)).join('\n'),
  };
}

interface Asked {
  search: string;
  sort: (typeof ALL_PRODUCT_SORTS)[number];
  direction: 'asc' | 'desc';
}

/** Of goods in the order of their titles those that a list shows, in its order; what is equal stays in that of titles. */
export function rankGoods(goods: readonly Goods[], { search, sort, direction }: Asked): readonly Goods[] {
  const sought = foldText(search);
  const found = sought ? goods.filter(({ names }) => names.includes(sought)) : goods;
  if (sort === 'title') return direction === 'asc' ? found : found.toReversed();
  const sign = direction === 'asc' ? 1 : -1;
  const value = sort === 'netSales' ? 'net' : sort;
  return found.toSorted((one, other) => sign * (one[value] - other[value]));
}

const inAlphabet = new Intl.Collator(['tr', 'en'], { numeric: true });
