import type { Database } from '#server/core/db/database.ts';
import { type LocalHour, localDay, localHours } from '#server/core/time/local-hours.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import { sumsOfCharge } from './day-rows.ts';
import { profitOfOrder } from './order-profit.ts';
import {
  findOrdersBetween,
  findProfitHours,
  insertProfitHours,
  type ProfitHour,
} from './profit-days-repository.ts';
import { addProfit, noProfit, type ProfitSums } from './profit-sums.ts';
import { type InStore, type ProfitStore, readInputs } from './write-profit-days.ts';

/** Every moment at which a local hour begins or clocks change is a multiple of it. */
const QUARTER_MS = 15 * MINUTE_MS;

export interface PartOfDay {
  day: string;
  /** A moment of that day, exclusive. */
  until: Date;
}

/**
 * A local day up to a moment of it, and no further: for periods that are compared with one that is still running. Its
 * hours are saved with the day, so that only what the last one holds is worked out of its orders.
 */
export async function sumPartOfDay(
  db: Database,
  store: ProfitStore,
  { day, until }: PartOfDay,
  inStore: InStore,
): Promise<ProfitSums> {
  const hourOf = localHours(store.timeZone);
  const last = hourOf(until);
  const hours = (await findProfitHours(db, store.id, day)) ?? (await writeHours(store, day, inStore));
  const sum = noProfit();
  for (const { hour, sums } of hours) if (hour < last.hour) addProfit(sum, sums);
  const from = beginOf(last, until, hourOf);
  for (const { sums } of await entriesBetween(db, store, { from, to: until })) addProfit(sum, sums);
  return sum;
}

/** Where clocks go back, an hour comes twice and is one. */
function beginOf(hour: LocalHour, moment: Date, hourOf: (instant: Date) => LocalHour): Date {
  let begin = new Date(Math.floor(moment.getTime() / QUARTER_MS) * QUARTER_MS);
  for (;;) {
    const before = new Date(begin.getTime() - QUARTER_MS);
    const { day, hour: hourBefore } = hourOf(before);
    if (day !== hour.day || hourBefore !== hour.hour) return begin;
    begin = before;
  }
}

async function writeHours(store: ProfitStore, day: string, inStore: InStore): Promise<ProfitHour[]> {
  const hourOf = localHours(store.timeZone);
  // One of them is saved though nothing happened, so that it is known.
  const hours = new Map<number, ProfitHour>([[0, { hour: 0, sums: noProfit() }]]);
  await inStore(async (tx) => {
    for (const { at, sums } of await entriesBetween(tx, store, localDay(day, store.timeZone))) {
      const { hour } = hourOf(at);
      if (!hours.has(hour)) hours.set(hour, { hour, sums: noProfit() });
      addProfit(hours.get(hour)!.sums, sums);
    }
    await insertProfitHours(tx, store.id, day, [...hours.values()]);
  });
  return [...hours.values()];
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
