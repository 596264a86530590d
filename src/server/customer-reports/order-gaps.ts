import type { Database } from '#server/db/database.ts';
import { localDayNumbers } from '#server/ledger/local-hours.ts';
import { createNumberIndex } from '#server/reporting/number-index.ts';
import { readOrderDays } from '#server/reporting/order-days.ts';

/** How many local days lie between orders that follow each other, and how often, since a moment. */
export async function countDaysBetweenOrders(
  db: Database,
  { id, timeZone }: { id: string; timeZone: string },
  since: Date,
): Promise<Map<number, number>> {
  /** By the days between. */
  const gaps: number[] = [];
  const dayOf = localDayNumbers(timeZone);
  const people = createNumberIndex();
  /** By the buyer's place. */
  const lastDay: number[] = [];
  const days = readOrderDays(db, id, { from: since, lists: ['placed', 'buyers'] });
  for await (const { startsAt, orders, placed, buyers } of days) {
    for (let place = 0; place < orders; place += 1) {
      const at = startsAt + placed[place]!;
      const buyer = buyers[place]!;
      if (buyer === null || at < since.getTime()) continue;
      const person = people.add(buyer);
      const day = dayOf(at);
      const before = lastDay[person];
      if (before !== undefined) gaps[day - before] = (gaps[day - before] ?? 0) + 1;
      lastDay[person] = day;
    }
  }
  return new Map(gaps.flatMap((count, days) => [[days, count]]));
}
