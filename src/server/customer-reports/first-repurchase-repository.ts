import type { Database } from '#server/db/database.ts';
import { localDayNumbers } from '#server/ledger/local-hours.ts';
import { createNumberIndex } from '#server/reporting/number-index.ts';
import { readOrderDays } from '#server/reporting/order-days.ts';
import { AGE_STEP, type FirstOrders } from './first-repurchase.ts';

/** Every customer by the age of their first order and the local days until their second. */
export async function countFirstOrders(
  db: Database,
  { id, timeZone }: { id: string; timeZone: string },
  now: Date,
): Promise<FirstOrders[]> {
  const dayOf = localDayNumbers(timeZone);
  const people = createNumberIndex();
  /** By the buyer's place. */
  const firstDay: number[] = [];
  const secondDay: (number | undefined)[] = [];
  for await (const { startsAt, orders, placed, buyers } of readOrderDays(db, id, {
    lists: ['placed', 'buyers'],
  })) {
    for (let place = 0; place < orders; place += 1) {
      const buyer = buyers[place]!;
      if (buyer === null) continue;
      const person = people.add(buyer);
      const day = dayOf(startsAt + placed[place]!);
      if (firstDay[person] === undefined) firstDay[person] = day;
      else secondDay[person] ??= day;
    }
  }
  const today = dayOf(now.getTime());
  const counted = new Map<string, FirstOrders>();
  for (const [person, first] of firstDay.entries()) {
    const ageStep = Math.floor((today - first) / AGE_STEP);
    const second = secondDay[person];
    const days = second === undefined ? null : second - first;
    const key = `${ageStep} ${days}`;
    const known = counted.get(key);
    if (known) known.customers += 1;
    else counted.set(key, { ageStep, days, customers: 1 });
  }
  return [...counted.values()];
}
