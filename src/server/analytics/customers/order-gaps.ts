import { createOrdersByBuyer } from '#server/analytics/reports/orders-by-buyer.ts';
import type { Database } from '#server/core/db/database.ts';
import { localDayNumbers } from '#server/core/time/local-hours.ts';
import { readOrderDays } from '#server/stores/ledger/write-order-days.ts';

/** How many local days lie between orders that follow each other, and how often, since a moment. */
export async function countDaysBetweenOrders(
  db: Database,
  { id, timeZone }: { id: string; timeZone: string },
  since: Date,
): Promise<Map<number, number>> {
  const dayOf = localDayNumbers(timeZone);
  const byBuyer = createOrdersByBuyer(2);
  const days = readOrderDays(db, id, { from: since, lists: ['placed', 'buyers'] });
  for await (const { startsAt, orders, placed, buyers } of days) {
    for (let place = 0; place < orders; place += 1) {
      const at = startsAt + placed[place]!;
      const buyer = buyers[place]!;
      if (buyer !== null && at >= since.getTime()) byBuyer.add(buyer, dayOf(at));
    }
  }
  /** By the days between. */
  const gaps: number[] = [];
  for await (const rows of byBuyer.inTurn()) {
    for (let row = 2; row < rows.length; row += 2) {
      if (rows[row] !== rows[row - 2]) continue;
      const between = rows[row + 1]! - rows[row - 1]!;
      gaps[between] = (gaps[between] ?? 0) + 1;
    }
  }
  return new Map(gaps.flatMap((count, between) => [[between, count]]));
}
