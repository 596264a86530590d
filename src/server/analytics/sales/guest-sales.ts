import type { RangePeriod, Stretch } from '#server/analytics/reports/range-period.ts';
import type { Database } from '#server/core/db/database.ts';
import { readOrderDays } from '#server/stores/ledger/write-order-days.ts';

/** Net sales of orders without a customer, minor units. */
export interface GuestSales {
  current: number;
  previous: number;
}

/** Of both stretches, by the day on which it was sold and given back, as all net sales are counted. */
export async function findGuestSales(
  db: Database,
  storeId: string,
  { current, previous }: RangePeriod,
): Promise<GuestSales> {
  const [now, before] = await Promise.all([
    sumGuestSales(db, storeId, current),
    previous ? sumGuestSales(db, storeId, previous) : 0,
  ]);
  return { current: now, previous: before };
}

async function sumGuestSales(db: Database, storeId: string, { from, to }: Stretch): Promise<number> {
  const [begins, ends] = [from.getTime(), to.getTime()];
  const lists = ['placed', 'buyers', 'nets', 'later'] as const;
  let sum = 0;
  for await (const day of readOrderDays(db, storeId, { from, to, lists })) {
    const isWithin = (msOfDay: number) => day.startsAt + msOfDay >= begins && day.startsAt + msOfDay < ends;
    for (let place = 0; place < day.orders; place += 1)
      if (day.buyers[place] === null && isWithin(day.placed[place]!)) sum += day.nets[place]!;
    for (const [msOfDay, buyer, , , net] of day.later) if (buyer === null && isWithin(msOfDay)) sum += net;
  }
  return sum;
}
