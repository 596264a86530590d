import type { Database } from '#server/db/database.ts';
import { createNumberIndex } from './number-index.ts';
import { readOrderDays } from './order-days.ts';

/** Who ordered in a stretch. */
export interface Buyers {
  customers: number;
  /** Their first order ever lies in it. */
  firstTime: number;
  /** They ordered before it, or twice in it. */
  returning: number;
  /** Twice in it. */
  repeating: number;
}

/** Counts distinct buyers over all orders up to the end of a stretch; `to` is not included. */
export async function countBuyersBetween(
  db: Database,
  storeId: string,
  { from, to }: { from: Date; to: Date },
): Promise<Buyers> {
  const [begins, ends] = [from.getTime(), to.getTime()];
  const found: Buyers = { customers: 0, firstTime: 0, returning: 0, repeating: 0 };
  const people = createNumberIndex();
  /** By the buyer's place: how many orders there were before the stretch, and in it. */
  const before: number[] = [];
  const within: number[] = [];
  for await (const day of readOrderDays(db, storeId, { to, lists: ['placed', 'buyers'] })) {
    for (let place = 0; place < day.orders; place += 1) {
      const at = day.startsAt + day.placed[place]!;
      const buyer = day.buyers[place]!;
      if (buyer === null || at >= ends) continue;
      const person = people.add(buyer);
      if (person === before.length) {
        before.push(0);
        within.push(0);
      }
      if (at < begins) {
        before[person]! += 1;
        continue;
      }
      within[person]! += 1;
      if (within[person] === 1) {
        found.customers += 1;
        if (before[person] === 0) found.firstTime += 1;
        else found.returning += 1;
      } else if (within[person] === 2) {
        found.repeating += 1;
        if (before[person] === 0) found.returning += 1;
      }
    }
  }
  return found;
}
