import { type Freshness, findFreshness } from '#server/analytics/reports/freshness.ts';
import { rangePeriod, type Stretch } from '#server/analytics/reports/range-period.ts';
import { defineReport } from '#server/analytics/reports/report-cache.ts';
import { sumSales } from '#server/analytics/reports/sales-sums.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { CARTS_LAST_MS, searchedCartsReport } from './cart-search.ts';
import {
  type CartOrder,
  countOrdersWithoutCheckout,
  countRecoveries,
  findCartEnds,
  findCartIds,
  findOldestCart,
  hasCarts,
} from './repository.ts';
import { type CheckoutFacts, cartSummary } from './summary.ts';

/** So many ids are cached together: a page is cut from one part. */
export const CARTS_IN_PART = 5_000;
/** After so long a cart will hardly be recovered any more (metrics 4). */
const MATURE_MS = 7 * DAY_MS;

interface PartQuery extends CartOrder {
  /** From 0. */
  part: number;
}

/** What takes too long in a store with many carts to be worked out for every request. */
export function defineCartReports(db: Database) {
  const order = defineReport(
    'cart-order',
    ({ id }: OwnedStore, { part, ...order }: PartQuery, now) =>
      findCartIds(db, id, {
        now,
        order,
        limit: CARTS_IN_PART,
        offset: part * CARTS_IN_PART,
      }),
    { lastsMs: CARTS_LAST_MS, outlivesDay: true },
  );

  const summary = defineReport(
    'cart-summary',
    async (store: OwnedStore, query: RangeQuery, now) => {
      const freshness = await findFreshness(db, store.id);
      const period = rangePeriod(query, {
        now,
        timeZone: store.timeZone,
        historyFrom: query.range === 'all' ? await findBeginning(db, store, freshness) : null,
      });
      const [current, previous, anyCarts] = await Promise.all([
        findCheckoutFacts(db, store, period.current, now),
        period.previous && findCheckoutFacts(db, store, period.previous, now),
        hasCarts(db, store.id),
      ]);
      return cartSummary({ currency: store.currency, period, freshness, anyCarts, current, previous });
    },
    { lastsMs: CARTS_LAST_MS },
  );

  return { order, searched: searchedCartsReport(db), summary };
}

/** All of the history begins with the oldest order or the oldest cart, whichever came first. */
async function findBeginning(
  db: Database,
  store: OwnedStore,
  { historyFrom: oldestOrder }: Freshness,
): Promise<Date | null> {
  const oldestCart = await findOldestCart(db, store.id);
  if (!oldestOrder || !oldestCart) return oldestOrder ?? oldestCart;
  return oldestCart < oldestOrder ? oldestCart : oldestOrder;
}

async function findCheckoutFacts(
  db: Database,
  store: OwnedStore,
  stretch: Stretch,
  now: Date,
): Promise<CheckoutFacts> {
  const matureBefore = new Date(now.getTime() - MATURE_MS);
  const [ends, sales, withoutCheckout, recoveries] = await Promise.all([
    findCartEnds(db, store.id, now, { ...stretch, matureBefore }),
    sumSales(db, store.id, [stretch]),
    countOrdersWithoutCheckout(db, store.id, stretch),
    countRecoveries(db, store.id, stretch),
  ]);
  return { ends, orders: sales[0]!.orders - withoutCheckout, recoveries };
}
