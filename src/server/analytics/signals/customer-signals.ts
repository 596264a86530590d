import { createNumberIndex } from '#server/analytics/reports/number-index.ts';
import type { Database } from '#server/core/db/database.ts';
import { localDayNumbers } from '#server/core/time/local-hours.ts';
import { readOrderDays } from '#server/stores/ledger/write-order-days.ts';
import type { Waiting } from './overdue.ts';
import type { ProductCounts } from './product-rates.ts';

/** A customer has this long for a second order; who bought first later than that is not counted yet. */
export const HORIZON_DAYS = 90;
const FIRST_BUYERS_DAYS = 365;
/** Three times between orders: from then on a customer has a rhythm. */
const FEWEST_ORDERS = 4;

/** With whose it is, as `order_days` names buyers. */
export type BuyersWait = Waiting & { buyer: number };

export interface CustomerSignals {
  /** First-time buyers by product of their first order, and who of them ordered again within the horizon. */
  firstProducts: Omit<ProductCounts, 'title'>[];
  firstBuyers: { hits: number; of: number };
  waits: BuyersWait[];
  /** Net sales an order of those with a rhythm, in minor units. */
  netPerOrder: number;
}

/** One pass over every order, in the order of time. Days are local days as numbers. */
export async function readCustomerSignals(
  db: Database,
  { id, timeZone }: { id: string; timeZone: string },
  today: number,
): Promise<CustomerSignals> {
  const dayOf = localDayNumbers(timeZone);
  const counter = createCustomerCounter(today);
  for await (const day of readOrderDays(db, id, { lists: ['placed', 'buyers', 'nets', 'products'] })) {
    for (let place = 0; place < day.orders; place += 1) {
      const buyer = day.buyers[place]!;
      const held = day.products[place]!;
      // What was cancelled, or is not known line by line, is no purchase here.
      if (buyer === null || held === null) continue;
      counter.add(buyer, { day: dayOf(day.startsAt + day.placed[place]!), held, net: day.nets[place]! });
    }
  }
  return counter.signals();
}

/** Gathers the orders of known customers, given in the order of time; those of the running day and later are left out. */
export function createCustomerCounter(today: number) {
  const people = createNumberIndex();
  const counts = new Map<string, { hits: number; of: number }>();
  const firstBuyers = { hits: 0, of: 0 };
  const waits: BuyersWait[] = [];
  /** By the person's place. */
  const buyers: number[] = [];
  const orders: number[] = [];
  const firstDay: number[] = [];
  const lastDay: number[] = [];
  const firstHeld: (readonly string[] | null)[] = [];
  let net = 0;
  let rhythmic = 0;

  function add(buyer: number, order: { day: number; held: readonly string[]; net: number }) {
    if (order.day >= today) return;
    const person = people.add(buyer);
    if (person === orders.length) {
      buyers.push(buyer);
      orders.push(1);
      firstDay.push(order.day);
      lastDay.push(order.day);
      firstHeld.push([...new Set(order.held)]);
      return;
    }
    // Two orders of a day are one purchase.
    if (order.day === lastDay[person]) return;
    if (orders[person] === 1) countSecond(person, order.day);
    if (orders[person]! >= FEWEST_ORDERS) {
      waits.push(waitOf(person, order.day - lastDay[person]!));
      net += order.net;
      rhythmic += 1;
    }
    orders[person]! += 1;
    lastDay[person] = order.day;
  }

  /** Once, when all were added. */
  function signals(): CustomerSignals {
    for (const person of orders.keys()) {
      if (orders[person] === 1) countSecond(person, null);
      if (orders[person]! >= FEWEST_ORDERS) waits.push(waitOf(person, null));
    }
    return {
      firstProducts: [...counts].map(([product, each]) => ({ id: product, ...each })),
      firstBuyers,
      waits,
      netPerOrder: rhythmic > 0 ? net / rhythmic : 0,
    };
  }

  function waitOf(person: number, lasted: number | null): BuyersWait {
    const span = lastDay[person]! - firstDay[person]!;
    return { buyer: buyers[person]!, since: lastDay[person]!, usual: span / (orders[person]! - 1), lasted };
  }

  function countSecond(person: number, at: number | null) {
    const first = firstDay[person]!;
    const isDue = first < today - HORIZON_DAYS && first >= today - HORIZON_DAYS - FIRST_BUYERS_DAYS;
    const held = firstHeld[person]!;
    firstHeld[person] = null;
    if (!isDue) return;
    const hit = at !== null && at - first <= HORIZON_DAYS ? 1 : 0;
    firstBuyers.of += 1;
    firstBuyers.hits += hit;
    for (const product of held) {
      const known = counts.get(product) ?? { hits: 0, of: 0 };
      counts.set(product, { hits: known.hits + hit, of: known.of + 1 });
    }
  }

  return { add, signals };
}
