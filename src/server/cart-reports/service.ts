import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import type { OwnedStore } from '#server/http/serve.ts';
import type { CsvColumn } from '#server/reporting/csv.ts';
import { findFreshness } from '#server/reporting/freshness.ts';
import { listFile } from '#server/reporting/list-file.ts';
import { rangePeriod, type Stretch } from '#server/reporting/range-period.ts';
import { sumSales } from '#server/reporting/sales-sums.ts';
import type { AbandonedCart, CartList, CartSummary, customerEndpoints } from '#shared/customer-reports.ts';
import type { QueryOf } from '#shared/endpoint.ts';
import { toMajor } from '#shared/money.ts';
import { PAGE_SIZE, type RangeQuery } from '#shared/ranges.ts';
import { keptSince } from './carts-sql.ts';
import {
  type CartRecord,
  countCarts,
  countOrdersWithoutCheckout,
  countRecoveries,
  erasePersons,
  findCartEnds,
  findCarts,
  findOldestCart,
} from './repository.ts';
import { type CheckoutFacts, cartSummary } from './summary.ts';

const MOST_OPEN_CARTS = 100;
/** After so long a cart will hardly be recovered any more (metrics 4). */
const MATURE_MS = 7 * 86_400_000;
const CARTS_AT_ONCE = 200;

export type CartListQuery = QueryOf<typeof customerEndpoints.cartList>;

/** What is left in carts and what became of it, from our tables alone. */
export function createCartReports({ db, now }: { db: Database; now: () => Date }) {
  async function abandonedCarts(store: OwnedStore): Promise<AbandonedCart[]> {
    const open: AbandonedCart[] = [];
    for await (const carts of wholeCartList(store, newestFirst)) {
      open.push(...carts.filter(({ outcome }) => outcome === 'open'));
      if (open.length >= MOST_OPEN_CARTS) break;
    }
    return open.slice(0, MOST_OPEN_CARTS);
  }

  async function cartList(store: OwnedStore, query: CartListQuery): Promise<CartList> {
    const at = now();
    const { page, search } = query;
    const offset = (page - 1) * PAGE_SIZE;
    const asked = { now: at, search, order: orderOf(query), limit: PAGE_SIZE, offset };
    const carts = await findCarts(db, store.id, asked);
    // A page behind the last one says nothing of how many there are.
    const total = carts[0]?.found ?? (await countCarts(db, store.id, at, search));
    return { rows: carts.map((cart) => cartOf(cart, store)), total, page, pageSize: PAGE_SIZE };
  }

  /** Every row of the list, in its order. */
  async function* wholeCartList(store: OwnedStore, query: CartListQuery): AsyncGenerator<AbandonedCart[]> {
    const asked = { now: now(), search: query.search, order: orderOf(query), limit: CARTS_AT_ONCE };
    for (let offset = 0; ; offset += CARTS_AT_ONCE) {
      const carts = await findCarts(db, store.id, { ...asked, offset });
      yield carts.map((cart) => cartOf(cart, store));
      if (carts.length < CARTS_AT_ONCE) return;
    }
  }

  async function summary(store: OwnedStore, query: RangeQuery): Promise<CartSummary> {
    const at = now();
    const freshness = await findFreshness(db, store.id);
    const historyFrom = query.range === 'all' ? await beginningOf(store, freshness.historyFrom) : null;
    const period = rangePeriod(query, { now: at, timeZone: store.timeZone, historyFrom });
    const [current, previous] = await Promise.all([
      factsOf(store, period.current, at),
      period.previous && factsOf(store, period.previous, at),
    ]);
    return cartSummary({ currency: store.currency, now: at, period, freshness, current, previous });
  }

  /** All of the history begins with the oldest order or the oldest cart, whichever came first. */
  async function beginningOf(store: OwnedStore, oldestOrder: Date | null): Promise<Date | null> {
    const oldestCart = await findOldestCart(db, store.id);
    if (!oldestOrder || !oldestCart) return oldestOrder ?? oldestCart;
    return oldestCart < oldestOrder ? oldestCart : oldestOrder;
  }

  async function factsOf(store: OwnedStore, stretch: Stretch, at: Date): Promise<CheckoutFacts> {
    const matureBefore = new Date(at.getTime() - MATURE_MS);
    const [ends, sales, withoutCheckout, recoveries] = await Promise.all([
      findCartEnds(db, store.id, at, { ...stretch, matureBefore }),
      sumSales(db, store.id, [stretch]),
      countOrdersWithoutCheckout(db, store.id, stretch),
      countRecoveries(db, store.id, stretch),
    ]);
    return { ends, orders: sales[0]!.orders - withoutCheckout, recoveries };
  }

  return {
    abandonedCarts,
    cartList,
    summary,
    cartFile: (store: OwnedStore, query: CartListQuery) =>
      listFile(db, store, now(), {
        what: 'abandoned-carts',
        columns: CART_COLUMNS,
        pages: wholeCartList(store, query),
      }),
    /** Forgets who left carts that nothing has happened to for long. */
    eraseOldPersons: () => erasePersons(db, keptSince(now())),
  };
}
export type CartReports = ReturnType<typeof createCartReports>;

const CART_COLUMNS: CsvColumn<AbandonedCart>[] = [
  { title: 'E-mail', value: (cart) => cart.customerEmail },
  { title: 'Started', value: (cart) => cart.createdAt },
  { title: 'Last change', value: (cart) => cart.updatedAt },
  { title: 'Items', value: (cart) => cart.itemCount },
  {
    title: 'Products',
    value: ({ items }) => items.map(({ title, quantity }) => `${quantity} × ${title}`).join('; '),
  },
  { title: 'Total', value: (cart) => cart.totalPrice },
  { title: 'Currency', value: (cart) => cart.currency },
  { title: 'Outcome', value: (cart) => cart.outcome },
  { title: 'Recovery link', value: (cart) => cart.recoveryUrl },
];

const newestFirst: CartListQuery = { search: '', sort: 'updatedAt', direction: 'desc', page: 1 };

const SORT_COLUMNS = { updatedAt: 'updated_at', totalPrice: 'total', itemCount: 'item_count' } as const;

function orderOf({ sort, direction }: CartListQuery) {
  return sql.raw(`${SORT_COLUMNS[sort]} ${direction}`);
}

function cartOf(cart: CartRecord, { currency }: OwnedStore): AbandonedCart {
  return {
    id: cart.id,
    customerEmail: cart.email,
    createdAt: cart.createdAt,
    updatedAt: cart.updatedAt,
    totalPrice: toMajor(Number(cart.total), currency),
    itemCount: cart.itemCount,
    currency,
    items: cart.lines.map(({ title, quantity }) => ({ title, quantity })),
    recoveryUrl: cart.recoveryUrl,
    outcome: cart.outcome,
  };
}
