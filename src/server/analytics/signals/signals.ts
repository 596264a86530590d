import { findFreshness, recordsBegin } from '#server/analytics/reports/freshness.ts';
import { type Computed, defineReport, type ReportCache } from '#server/analytics/reports/report-cache.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { localDayNumbers, localHours } from '#server/core/time/local-hours.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { type BuyersWait, HORIZON_DAYS, readCustomerSignals } from './customer-signals.ts';
import { findMovedForward, type MovedForward } from './discount-after.ts';
import {
  DAYS_BEFORE,
  FAILURES,
  type Failure,
  findRisingFailure,
  RECENT_DAYS,
  type RisingFailure,
} from './failures.ts';
import { FEWEST_SILENT_DAYS, findIdleStock, type IdleCandidate, type IdleProduct } from './idle-stock.ts';
import { findOverdue, type Overdue } from './overdue.ts';
import { findUnusualRates, type ProductRate } from './product-rates.ts';
import {
  findBuyersOn,
  findDiscountDays,
  findFailureDays,
  findProductDays,
  findRefundCounts,
  findStock,
  findTitles,
  KNOWN_AFTER_DAYS,
  type ProductDay,
  type StockRow,
} from './signals-repository.ts';

/** What stands out in a store beyond its usual reports, each by its own test; money in minor units. Local days. */
export interface ShopSignals {
  day: string;
  idle: IdleProduct[];
  refundRates: ProductRate[];
  refundPeriod: { from: string; to: string };
  failures: (RisingFailure & { kind: Failure; from: string; to: string })[];
  movedForward: MovedForward | null;
  firstProducts: ProductRate[];
  firstBuyersPeriod: { from: string; to: string };
  overdue: (Overdue & { netPerOrder: number }) | null;
}

const YEAR_DAYS = 365;
const REFUND_DAYS = 180;
/** As many days' sales are looked through for the last order of a product. */
const STOCK_DAYS = 2 * YEAR_DAYS;
/** Before the last order of a product: how often it was ordered while it sold. */
const SELLING_DAYS = 182;
/** So many days of a busy store are a statement of some milliseconds. */
const DAYS_AT_ONCE = 30;
const ORDER_DAYS_AT_ONCE = 7;

type StockSignals = Pick<ShopSignals, 'day' | 'idle'>;
type OrderSignals = Pick<ShopSignals, 'refundRates' | 'refundPeriod' | 'failures' | 'movedForward'>;
type BuyerSignals = Pick<ShopSignals, 'firstProducts' | 'firstBuyersPeriod' | 'overdue'> & {
  /** Keys of the customers whom `overdue` counts. */
  overdueBuyers: string[];
};

/** Read day by day or order by order in slices, and cached: nobody waits behind it. */
export function createShopSignals({ db, reports }: { db: Database; reports: Pick<ReportCache, 'read'> }) {
  const stock = defineReport<object, StockSignals>('signals.stock', (store, _, now) =>
    readStock(db, store, now),
  );
  const orders = defineReport<object, OrderSignals>('signals.orders', (store, _, now) =>
    readOrders(db, store, now),
  );
  const buyers = defineReport<object, BuyerSignals>('signals.buyers', (store, _, now) =>
    readBuyers(db, store, now),
  );

  async function signals(store: OwnedStore): Promise<Computed<ShopSignals>> {
    const ofStock = await reports.read(stock, store, {});
    const ofOrders = await reports.read(orders, store, {});
    const { overdueBuyers: _, ...ofBuyers } = await reports.read(buyers, store, {});
    const all = [ofStock, ofOrders, ofBuyers];
    return {
      ...ofBuyers,
      ...ofOrders,
      ...ofStock,
      recordsVersion: Math.min(...all.map(({ recordsVersion }) => recordsVersion)),
      historyComplete: all.every(({ historyComplete }) => historyComplete),
      stale: all.some(({ stale }) => stale),
    };
  }

  /** Products that stand out by their stock, by id. */
  async function stockOf(store: OwnedStore): Promise<StockSignals> {
    return reports.read(stock, store, {});
  }

  /** Keys of the best customers who are overdue by their own rhythm. */
  async function overdueBuyers(store: OwnedStore): Promise<Computed<Pick<BuyerSignals, 'overdueBuyers'>>> {
    return reports.read(buyers, store, {});
  }

  return { signals, stockOf, overdueBuyers, reports: [stock, orders, buyers] };
}
export type ShopSignalService = ReturnType<typeof createShopSignals>;

async function readStock(db: Database, store: OwnedStore, now: Date): Promise<StockSignals> {
  const today = localHours(store.timeZone)(now).day;
  const yesterday = dayAfter(today, -1);
  const recentFrom = dayAfter(today, -FEWEST_SILENT_DAYS);
  const begin = recordsBegin(await findFreshness(db, store.id), store.timeZone) ?? today;
  const stocked = await findStock(db, store.id);
  const recent = await daysByProduct({ from: recentFrom, to: yesterday });
  // Only of what has not sold for long is anything older asked.
  const silent = stocked.filter(({ id }) => !recent.get(id)?.some(({ orders }) => orders > 0));
  const silentIds = silent.map(({ id }) => id);
  const older = await daysByProduct(
    { from: later(begin, dayAfter(today, -STOCK_DAYS)), to: dayAfter(recentFrom, -1) },
    silentIds,
  );
  const idle = silent.flatMap((row) => silenceOf(row, older.get(row.id) ?? [], { today, begin }) ?? []);
  return {
    day: today,
    idle: findIdleStock(idle, stocked.length),
  };

  async function daysByProduct(span: { from: string; to: string }, only?: string[]) {
    const days = new Map<string, ProductDay[]>();
    if (only?.length === 0) return days;
    for (const slice of slices(span.from, span.to, DAYS_AT_ONCE))
      for (const row of await findProductDays(db, store.id, slice, only)) {
        const known = days.get(row.id);
        if (known) known.push(row);
        else days.set(row.id, [row]);
      }
    return days;
  }
}

/** How long a product has been silent, from the days on which it sold; null where it never sold. */
export function silenceOf(
  { id, title, inventory, price, cost }: StockRow,
  days: ProductDay[],
  { today, begin }: { today: string; begin: string },
): IdleCandidate | null {
  const sold = days
    .filter(({ orders }) => orders > 0)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const last = sold.at(-1)?.day;
  if (last === undefined) return null;
  const silentDays = daysBetween(last, today) - 1;
  const from = later(begin, dayAfter(last, -SELLING_DAYS));
  const yearBefore = { from: dayAfter(last, 1 - YEAR_DAYS), to: dayAfter(today, -YEAR_DAYS) };
  return {
    id,
    title,
    inventory,
    unitValue: cost ?? price,
    isCost: cost !== null,
    silentDays,
    // Its last order ends the stretch and belongs to neither side.
    ordersBefore: sold
      .filter(({ day }) => day >= from && day < last)
      .reduce((sum, { orders }) => sum + orders, 0),
    daysBefore: daysBetween(from, last),
    soldYearBefore:
      yearBefore.from < begin ? null : sold.some(({ day }) => day >= yearBefore.from && day <= yearBefore.to),
  };
}

async function readOrders(db: Database, store: OwnedStore, now: Date): Promise<OrderSignals> {
  const today = localHours(store.timeZone)(now).day;
  const begin = recordsBegin(await findFreshness(db, store.id), store.timeZone) ?? today;
  const refundPeriod = { from: later(begin, dayAfter(today, -REFUND_DAYS)), to: dayAfter(today, -1) };
  const counts = new Map<string, { hits: number; of: number }>();
  for (const span of slices(refundPeriod.from, refundPeriod.to, ORDER_DAYS_AT_ONCE))
    for (const { id, hits, of } of await findRefundCounts(db, store, span)) {
      const known = counts.get(id) ?? { hits: 0, of: 0 };
      counts.set(id, { hits: known.hits + hits, of: known.of + of });
    }
  const titles = await findTitles(db, store.id);
  const discountFrom = later(begin, dayAfter(today, -2 * YEAR_DAYS));
  return {
    // Every product of an order is a case of its own: one of them may come back, and the others stay.
    refundRates: findUnusualRates(titled(counts, titles), sumOf([...counts.values()]), { ways: ['more'] }),
    refundPeriod,
    failures: await readFailures(db, store, { today, begin }),
    movedForward: findMovedForward(
      await findDiscountDays(db, store.id, { from: discountFrom, to: dayAfter(today, -1) }),
    ),
  };
}

async function readFailures(
  db: Database,
  store: OwnedStore,
  { today, begin }: { today: string; begin: string },
): Promise<ShopSignals['failures']> {
  const longest = Math.max(...Object.values(KNOWN_AFTER_DAYS));
  const from = dayAfter(today, -longest - RECENT_DAYS - DAYS_BEFORE);
  if (from < begin) return [];
  const read = { cancelled: new Map(), unpaid: new Map(), unsent: new Map() } as Awaited<
    ReturnType<typeof findFailureDays>
  >;
  for (const span of slices(from, dayAfter(today, -1), RECENT_DAYS)) {
    const found = await findFailureDays(db, store, span);
    for (const kind of FAILURES) for (const [day, counts] of found[kind]) read[kind].set(day, counts);
  }
  return FAILURES.flatMap((kind) => {
    const to = dayAfter(today, -1 - KNOWN_AFTER_DAYS[kind]);
    const days = daysOf(dayAfter(to, 1 - RECENT_DAYS - DAYS_BEFORE), to);
    const rising = findRisingFailure(days.map((day) => read[kind].get(day) ?? { orders: 0, failed: 0 }));
    return rising ? [{ ...rising, kind, from: dayAfter(to, 1 - RECENT_DAYS), to }] : [];
  });
}

async function readBuyers(db: Database, store: OwnedStore, now: Date): Promise<BuyerSignals> {
  const day = localHours(store.timeZone)(now).day;
  const today = localDayNumbers(store.timeZone)(now.getTime());
  const read = await readCustomerSignals(db, store, today);
  const titles = await findTitles(db, store.id);
  const counts = new Map(read.firstProducts.map(({ id, hits, of }) => [id, { hits, of }]));
  const found = findOverdue(read.waits, today);
  return {
    firstProducts: findUnusualRates(titled(counts, titles), read.firstBuyers, { ways: ['more', 'less'] }),
    firstBuyersPeriod: {
      from: dayAfter(day, -HORIZON_DAYS - YEAR_DAYS),
      to: dayAfter(day, -HORIZON_DAYS - 1),
    },
    overdue: found && { ...found.overdue, netPerOrder: read.netPerOrder },
    overdueBuyers: await buyersOf(db, store, found?.passed ?? []),
  };
}

/** The keys of those who wait, by the orders of the day since which they do. */
async function buyersOf(db: Database, store: OwnedStore, waits: BuyersWait[]): Promise<string[]> {
  const found = new Set<string>();
  for (const [since, ofDay] of Map.groupBy(waits, (wait) => wait.since)) {
    const day = new Date(since * DAY_MS).toISOString().slice(0, 10);
    const hashes = ofDay.map(({ buyer }) => buyer);
    for (const buyer of await findBuyersOn(db, store, { day, hashes })) found.add(buyer);
  }
  return [...found];
}

/** A product that is no longer among the products has no name to be spoken of by. */
function titled(counts: Map<string, { hits: number; of: number }>, titles: Map<string, string>) {
  return [...counts].flatMap(([id, each]) => {
    const title = titles.get(id);
    return title ? [{ id, title, ...each }] : [];
  });
}

const sumOf = (counts: { hits: number; of: number }[]) =>
  counts.reduce((one, other) => ({ hits: one.hits + other.hits, of: one.of + other.of }), { hits: 0, of: 0 });

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const daysBetween = (day: string, laterDay: string): number =>
  (Date.parse(laterDay) - Date.parse(day)) / DAY_MS;
const later = (one: string, other: string) => (one > other ? one : other);

function daysOf(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day);
  return days;
}

/** Stretches of so many days, the last one shorter. */
function slices(from: string, to: string, days: number): { from: string; to: string }[] {
  const found: { from: string; to: string }[] = [];
  for (let first = from; first <= to; first = dayAfter(first, days)) {
    const last = dayAfter(first, days - 1);
    found.push({ from: first, to: last < to ? last : to });
  }
  return found;
}
