import type { Database } from '#server/core/db/database.ts';
import { localDay } from '#server/core/time/local-hours.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import { sumsOfCharge } from './day-rows.ts';
import { profitOfOrder } from './order-profit.ts';
import {
  findOrdersBetween,
  findProfitSlots,
  insertProfitSlots,
  type ProfitSlot,
} from './profit-days-repository.ts';
import { addProfit, noProfit, type ProfitSums } from './profit-sums.ts';
import { type InStore, type ProfitStore, readInputs } from './write-profit-days.ts';

const SLOT_MS = 15 * MINUTE_MS;

export interface PartOfDay {
  day: string;
  /** A moment of that day, exclusive. */
  until: Date;
}

/**
 * A local day up to a moment of it, and no further: for periods that are compared with one that is still running. Its
 * quarters of an hour are saved with the day, so that only what the last one holds is worked out of its orders.
 */
export async function sumPartOfDay(
  db: Database,
  store: ProfitStore,
  { day, until }: PartOfDay,
  inStore: InStore,
): Promise<ProfitSums> {
  const { from: begin } = localDay(day, store.timeZone);
  const last = slotOf(until, begin);
  const from = new Date(begin.getTime() + last * SLOT_MS);
  const [saved, sinceThen] = await Promise.all([
    findProfitSlots(db, store.id, day),
    entriesBetween(db, store, { from, to: until }),
  ]);
  const sum = noProfit();
  for (const { sums } of sinceThen) addProfit(sum, sums);
  for (const { slot, sums } of saved ?? (await writeSlots(store, day, inStore)))
    if (slot < last) addProfit(sum, sums);
  return sum;
}

/** Counted from the begin of the day, so that clocks may change in between. */
function slotOf(moment: Date, begin: Date): number {
  return Math.floor((moment.getTime() - begin.getTime()) / SLOT_MS);
}

async function writeSlots(store: ProfitStore, day: string, inStore: InStore): Promise<ProfitSlot[]> {
  const moments = localDay(day, store.timeZone);
  // One of them is saved though nothing happened, so that it is known.
  const slots = new Map<number, ProfitSlot>([[0, { slot: 0, sums: noProfit() }]]);
  await inStore(async (tx) => {
    for (const { at, sums } of await entriesBetween(tx, store, moments)) {
      const slot = slotOf(at, moments.from);
      if (!slots.has(slot)) slots.set(slot, { slot, sums: noProfit() });
      addProfit(slots.get(slot)!.sums, sums);
    }
    await insertProfitSlots(tx, store.id, day, [...slots.values()]);
  });
  return [...slots.values()];
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
