import { createOrdersByBuyer } from '#server/analytics/reports/orders-by-buyer.ts';
import type { Database } from '#server/core/db/database.ts';
import { localDayNumbers } from '#server/core/time/local-hours.ts';
import { readOrderDays } from '#server/stores/ledger/write-order-days.ts';
import { AGE_STEP, type FirstOrders } from './first-repurchase.ts';

/** Every customer by the age of their first order and the local days until their second. */
export async function countFirstOrders(
  db: Database,
  { id, timeZone }: { id: string; timeZone: string },
  now: Date,
): Promise<FirstOrders[]> {
  const dayOf = localDayNumbers(timeZone);
  const byBuyer = createOrdersByBuyer(2);
  const read = readOrderDays(db, id, { lists: ['placed', 'buyers'] });
  for await (const { startsAt, orders, placed, buyers } of read) {
    for (let place = 0; place < orders; place += 1) {
      const buyer = buyers[place]!;
      if (buyer !== null) byBuyer.add(buyer, dayOf(startsAt + placed[place]!));
    }
  }
  const today = dayOf(now.getTime());
  const counted = new Map<string, FirstOrders>();
  for await (const rows of byBuyer.inTurn()) {
    for (let row = 0; row < rows.length; row += 2) {
      if (row > 0 && rows[row] === rows[row - 2]) continue;
      const first = rows[row + 1]!;
      const cameBack = rows[row + 2] === rows[row];
      const ageStep = Math.floor((today - first) / AGE_STEP);
      const days = cameBack ? rows[row + 3]! - first : null;
      const key = `${ageStep} ${days}`;
      const known = counted.get(key);
      if (known) known.customers += 1;
      else counted.set(key, { ageStep, days, customers: 1 });
    }
  }
  return [...counted.values()];
}
