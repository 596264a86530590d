import type { FileWords } from '#languages/file-words.ts';
import { WORDS } from '#languages/words.ts';
import type { CsvColumn } from '#server/analytics/reports/csv.ts';
import type { CsvFile } from '#server/analytics/reports/csv-route.ts';
import { listFile } from '#server/analytics/reports/list-file.ts';
import { basisOf } from '#server/analytics/reports/records-state.ts';
import type { ReportCache } from '#server/analytics/reports/report-cache.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { forgetCheckoutPersons } from '#server/stores/webhooks/personal-data.ts';
import type {
  AbandonedCart,
  CartList,
  CartSummary,
  customerEndpoints,
} from '#shared/analytics/customer-reports.ts';
import type { QueryOf } from '#shared/core/endpoint.ts';
import type { Language } from '#shared/core/languages.ts';
import { toMajor } from '#shared/core/money.ts';
import { PAGE_SIZE, type RangeQuery } from '#shared/core/ranges.ts';
import { searchCarts } from './cart-search.ts';
import { retainedSince } from './carts-sql.ts';
import { CARTS_IN_PART, defineCartReports } from './reports.ts';
import {
  type CartOrder,
  type CartRecord,
  countCarts,
  findCartIds,
  findCarts,
  findCartsOf,
} from './repository.ts';

const cartColumns = (words: FileWords['carts']): CsvColumn<AbandonedCart>[] => [
  { title: words.email, value: (cart) => cart.customerEmail },
  { title: words.started, value: (cart) => cart.createdAt },
  { title: words.lastChange, value: (cart) => cart.updatedAt },
  { title: words.items, value: (cart) => cart.itemCount },
  {
    title: words.products,
    value: ({ items }) => items.map(({ title, quantity }) => `${quantity} × ${title}`).join('; '),
  },
  { title: words.total, value: (cart) => cart.totalPrice },
  { title: words.currency, value: (cart) => cart.currency },
  {
    title: words.outcome,
    value: ({ outcome }) => words.outcomes[outcome],
  },
  { title: words.recoveryLink, value: (cart) => cart.recoveryUrl },
];

const MOST_OPEN_CARTS = 100;
const CARTS_AT_ONCE = 200;

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
    const { page, search, sort, direction } = query;
    const order = { sort, direction };
    const offset = (page - 1) * PAGE_SIZE;
    const { ids, total, basis, ...searched } =
      search === '' ? await findPage(store, order, offset) : await searchPage(store, query, offset);
    const carts = await findCarts(db, store.id, { ids, order, now: now() });
    return {
      ...basisOf(basis),
      rows: carts.map((cart) => cartOf(cart, store)),
      total,
      page,
      pageSize: PAGE_SIZE,
      ...searched,
    };
  }

  async function findPage(store: OwnedStore, order: CartOrder, offset: number) {
    const part = Math.floor(offset / CARTS_IN_PART);
    const { ids, found, ...basis } = await reports.read(defined.order, store, { ...order, part });
    const place = offset % CARTS_IN_PART;
    // A part behind the last one says nothing of how many there are.
    const total = ids.length > 0 || offset === 0 ? found : await countCarts(db, store.id, now());
    return { ids: ids.slice(place, place + PAGE_SIZE), total, basis };
  }

  async function searchPage(store: OwnedStore, query: CartListQuery, offset: number) {
    const { ids, since, basis } = await findSought(store, query);
    const searched = since === null ? {} : { searchedSince: since };
    return { ids: ids.slice(offset, offset + PAGE_SIZE), total: ids.length, basis, ...searched };
  }

  async function findSought(store: OwnedStore, { search, sort, direction }: CartListQuery) {
    const [{ carts, since, ...basis }, ofSought] = await Promise.all([
      reports.read(defined.searched, store, {}),
      findCartsOf(db, store.id, { search, now: now() }),
    ]);
    return { since, basis, ids: searchCarts(carts, { search, ofSought, order: { sort, direction } }) };
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

  async function cartFile(store: OwnedStore, query: CartListQuery, language: Language): Promise<CsvFile> {
    const { search, sort, direction } = query;
    const order = { sort, direction };
    const { ids } =
      search === '' ? await findCartIds(db, store.id, { now: now(), order }) : await findSought(store, query);
    const pages = cartsOf(store, { ids, order });
    return listFile(db, store, now(), {
      what: 'abandoned-carts',
      columns: cartColumns(WORDS[language].files.carts),
      pages,
    });
  }

  return {
    abandonedCarts,
    cartList,
    cartFile,
    summary: (store: OwnedStore, query: RangeQuery): Promise<CartSummary> =>
      reports.read(defined.summary, store, query),
    /** Forgets who left carts that nothing has happened to for long. */
    eraseOldPersons: () => forgetCheckoutPersons(db, retainedSince(now())),
    reports: Object.values(defined),
  };
}
export type CartReports = ReturnType<typeof createCartReports>;

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
