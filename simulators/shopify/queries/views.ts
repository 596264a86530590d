import { DAY_MS } from '#simulators/core/time.ts';
import type { Book, Order, Shop } from '#simulators/shopify/shop/shop.ts';
import { compareSorted, type Listing, listSorted, type SortValue } from './listing.ts';
import type { Run } from './run.ts';
import { compileSearch, type SearchFields } from './search.ts';

const DAYS_WITHOUT_READ_ALL_ORDERS = 60;
const REMEMBERED_VIEWS = 6;

/** Without read_all_orders older orders are just missing, with no error (reference: access scopes). */
export function canSeeOrder(order: Order, run: Run): boolean {
  return (
    run.scopes.has('read_all_orders') || order.createdAt >= run.now - DAYS_WITHOUT_READ_ALL_ORDERS * DAY_MS
  );
}

export type ViewOrder<T> = { sortKey: string; valueOf: (item: T) => SortValue };

export type View<T extends { id: string }> = {
  book: Book<T>;
  query: string;
  order: ViewOrder<T>;
  descending: boolean;
  fields: SearchFields<T>;
};

type Remembered = { version: number; items: readonly { id: string }[] };

// Paging asks the same filter and order again and again; sorting 40,000 orders for each page would be felt.
const remembered = new WeakMap<object, Map<string, Remembered>>();

export function selectFrom<T extends { id: string }>(view: View<T>, run: Run): readonly T[] {
  const { book, query, order, descending, fields } = view;
  const views = remembered.get(book) ?? new Map<string, Remembered>();
  remembered.set(book, views);
  const key = JSON.stringify([order.sortKey, descending, query]);
  const known = views.get(key);
  const movesWithTime = query.includes('now');
  if (known && known.version === book.version && !movesWithTime)
    return known.items as unknown as readonly T[];
  const matches = query.trim()
    ? compileSearch(query, fields, { now: run.now, ianaTimezone: run.shop.ianaTimezone })
    : () => true;
  const compare = compareSorted<T>({ idOf: ({ id }) => id, valueOf: order.valueOf, descending });
  const items = [...book.values()].filter(matches).sort(compare);
  views.delete(key);
  views.set(key, { version: book.version, items });
  const [oldest] = views.keys();
  if (views.size > REMEMBERED_VIEWS && oldest !== undefined) views.delete(oldest);
  return items;
}

export function listFrom<T extends { id: string }>(
  view: View<T>,
  run: Run,
  isVisible: (item: T) => boolean = () => true,
): Listing<T> {
  const items = selectFrom(view, run);
  return listSorted(items.every(isVisible) ? items : items.filter(isVisible), {
    idOf: ({ id }) => id,
    valueOf: view.order.valueOf,
    descending: view.descending,
  });
}

const customerIndexes = new WeakMap<object, { version: number; orders: Map<string, Order[]> }>();

/** Oldest first. */
export function customerOrdersOf(shop: Shop, customerId: string): readonly Order[] {
  let index = customerIndexes.get(shop.orders);
  if (!index || index.version !== shop.orders.version) {
    const orders = new Map<string, Order[]>();
    for (const order of shop.orders.values()) {
      if (order.customerId === null) continue;
      const own = orders.get(order.customerId);
      if (own) own.push(order);
      else orders.set(order.customerId, [order]);
    }
    for (const own of orders.values()) own.sort((a, b) => a.createdAt - b.createdAt);
    index = { version: shop.orders.version, orders };
    customerIndexes.set(shop.orders, index);
  }
  return index.orders.get(customerId) ?? [];
}
