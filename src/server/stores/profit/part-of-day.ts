import type { Database } from '#server/core/db/database.ts';
import { localDay } from '#server/core/time/local-hours.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import { sumsOfCharge } from './day-rows.ts';
import { profitOfOrder } from './order-profit.ts';
import {
  findOrdersBetween,
  insertProfitMinutes,
  type ProfitMinute,
  sumProfitMinutes,
} from './profit-days-repository.ts';
import { addProfit, noProfit, type ProfitSums } from './profit-sums.ts';
import { type InStore, type ProfitStore, readInputs } from './write-profit-days.ts';

export interface PartOfDay {
  day: string;
  /** A moment of that day, exclusive. */
  until: Date;
}

/**
 * A local day up to a moment of it, and no further: for periods that are compared with one that is still running. Its
 * minutes are saved with the day, so that only what the last one holds, mostly nothing, is worked out of its orders.
 */
export async function sumPartOfDay(
  db: Database,
  store: ProfitStore,
  { day, until }: PartOfDay,
  inStore: InStore,
): Promise<ProfitSums> {
  const { from: begin } = localDay(day, store.timeZone);
  const last = minuteOf(until, begin);
  const from = new Date(begin.getTime() + last * MINUTE_MS);
  const [saved, sinceThen] = await Promise.all([
    sumProfitMinutes(db, store.id, { day, before: last }),
    entriesBetween(db, store, { from, to: until }),
  ]);
  const sum = saved ?? sumOf(await writeMinutes(store, day, inStore), last);
  for (const { sums } of sinceThen) addProfit(sum, sums);
  return sum;
}

/** Counted from the begin of the day, so that clocks may change in between. */
function minuteOf(moment: Date, begin: Date): number {
  return Math.floor((moment.getTime() - begin.getTime()) / MINUTE_MS);
}

async function writeMinutes(store: ProfitStore, day: string, inStore: InStore): Promise<ProfitMinute[]> {
  const moments = localDay(day, store.timeZone);
  // One of them is saved though nothing happened, so that it is known.
  const minutes = new Map<number, ProfitMinute>([[0, { minute: 0, sums: noProfit() }]]);
  await inStore(async (tx) => {
    for (const { at, sums } of await entriesBetween(tx, store, moments)) {
      const minute = minuteOf(at, moments.from);
      if (!minutes.has(minute)) minutes.set(minute, { minute, sums: noProfit() });
      addProfit(minutes.get(minute)!.sums, sums);
    }
    await insertProfitMinutes(tx, store.id, day, [...minutes.values()]);
  });
  return [...minutes.values()];
}

function sumOf(minutes: ProfitMinute[], before: number): ProfitSums {
  const sum = noProfit();
  for (const { minute, sums } of minutes) if (minute < before) addProfit(sum, sums);
  return sum;
}

async function entriesBetween(db: Database, store: ProfitStore, moments: { from: Date; to: Date }) {
  if (moments.from >= moments.to) return [];
  const { orders, unassigned } = await findOrdersBetween(db, store.id, moments);
  if (orders.length + unassigned.length === 0) return [];
  const inputs = await readInputs(
    db,
    store,
    orders.flatMap(({ lines }) => lines),
  );
  const entries = [
    ...orders.flatMap((order) => profitOfOrder(order, inputs).entries),
    ...unassigned.map((charge) => ({ at: charge.at, sums: sumsOfCharge(charge) })),
  ];
  return entries.filter(({ at }) => at >= moments.from && at < moments.to);
}
