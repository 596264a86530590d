import type { Database } from '#server/db/database.ts';
import type { OwnedStore } from '#server/http/serve.ts';
import type { CsvColumn } from '#server/reporting/csv.ts';
import type { CsvFile } from '#server/reporting/csv-route.ts';
import { listFile } from '#server/reporting/list-file.ts';
import type { ReportCache } from '#server/reporting/report-cache.ts';
import type { AbandonedCart, CartList, CartSummary, customerEndpoints } from '#shared/customer-reports.ts';
import type { QueryOf } from '#shared/endpoint.ts';
import { toMajor } from '#shared/money.ts';
import { PAGE_SIZE, type RangeQuery } from '#shared/ranges.ts';
import { keptSince } from './carts-sql.ts';
import { CARTS_IN_PART, defineCartReports } from './reports.ts';
import {
  type CartOrder,
  type CartRecord,
  type CartsAsked,
  countCarts,
  erasePersons,
  findCartIds,
  findCarts,
} from './repository.ts';

const MOST_OPEN_CARTS = 100;
const CARTS_AT_ONCE = 200;
const MOST_SEARCHED = 10_000;

export type CartListQuery = QueryOf<typeof customerEndpoints.cartList>;

interface Dependencies {
  db: Database;
  reports: Pick<ReportCache, 'read'>;
  now: () => Date;
}

/** What is left in carts and what became of it, from our tables alone. */
export function createCartReports({ db, reports, now }: Dependencies) {
  const defined = defineCartReports(db);

  /** Read from the front until enough are found that are still open. */
  async function abandonedCarts(store: OwnedStore): Promise<AbandonedCart[]> {
    const open: AbandonedCart[] = [];
    for (let part = 0; ; part += 1) {
      const { ids } = await reports.read(defined.order, store, { ...newestFirst, part });
      for await (const carts of cartsOf(store, { ids, order: newestFirst })) {
        open.push(...carts.filter(({ outcome }) => outcome === 'open'));
        if (open.length >= MOST_OPEN_CARTS) return open.slice(0, MOST_OPEN_CARTS);
      }
      if (ids.length < CARTS_IN_PART) return open;
    }
  }

  async function cartList(store: OwnedStore, query: CartListQuery): Promise<CartList> {
    const { page, sort, direction } = query;
    const order = { sort, direction };
    const asked = { search: query.search, since: await searchedSince(store, query) };
    const { ids, found } = await findPage(store, { ...asked, order, offset: (page - 1) * PAGE_SIZE });
    // A page behind the last one says nothing of how many there are.
    const total =
      ids.length > 0 || page === 1 ? found : await countCarts(db, store.id, { now: now(), ...asked });
    const carts = await findCarts(db, store.id, { ids, order, now: now() });
    return {
      rows: carts.map((cart) => cartOf(cart, store)),
      total,
      page,
      pageSize: PAGE_SIZE,
      ...(asked.since ? { searchedSince: asked.since.toISOString() } : {}),
    };
  }

  /** Of very many carts only those are searched whose customers are still known. */
  async function searchedSince(store: OwnedStore, { search }: CartListQuery): Promise<Date | undefined> {
    if (search === '') return;
    const { found } = await reports.read(defined.order, store, { ...newestFirst, part: 0 });
    return found > MOST_SEARCHED ? keptSince(now()) : undefined;
  }

  async function findPage(
    store: OwnedStore,
    { search, since, order, offset }: Omit<CartsAsked, 'now'> & { offset: number },
  ) {
    if (search !== '')
      return findCartIds(db, store.id, { now: now(), search, since, order, limit: PAGE_SIZE, offset });
    const part = Math.floor(offset / CARTS_IN_PART);
    const { ids, found } = await reports.read(defined.order, store, { ...order, part });
    const place = offset % CARTS_IN_PART;
    return { ids: ids.slice(place, place + PAGE_SIZE), found };
  }

  async function* cartsOf(
    store: OwnedStore,
    { ids, order }: { ids: string[]; order: CartOrder },
  ): AsyncGenerator<AbandonedCart[]> {
    for (let place = 0; place < ids.length; place += CARTS_AT_ONCE) {
      const some = { ids: ids.slice(place, place + CARTS_AT_ONCE), order, now: now() };
      yield (await findCarts(db, store.id, some)).map((cart) => cartOf(cart, store));
    }
  }

  async function cartFile(store: OwnedStore, query: CartListQuery): Promise<CsvFile> {
    const { search, sort, direction } = query;
    const order = { sort, direction };
    const since = await searchedSince(store, query);
    const { ids } = await findCartIds(db, store.id, { now: now(), search, since, order });
    const pages = cartsOf(store, { ids, order });
    return listFile(db, store, now(), { what: 'abandoned-carts', columns: CART_COLUMNS, pages });
  }

  return {
    abandonedCarts,
    cartList,
    cartFile,
    summary: (store: OwnedStore, query: RangeQuery): Promise<CartSummary> =>
      reports.read(defined.summary, store, query),
    /** Forgets who left carts that nothing has happened to for long. */
    eraseOldPersons: () => erasePersons(db, keptSince(now())),
    reports: Object.values(defined),
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

const newestFirst = { sort: 'updatedAt', direction: 'desc' } as const;

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
