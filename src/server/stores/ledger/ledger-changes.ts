import { localHours } from '#server/core/time/local-hours.ts';
import { createOrderDayChanges } from './order-days.ts';
import { createProductDayChanges } from './product-days.ts';
import { type CountedEvent, type CountedOrder, createHourChanges } from './sales-hours.ts';

/** What orders add to or take from the roll-ups that are sums over the ledger. */
export function createLedgerChanges({ timeZone, byProduct }: { timeZone: string; byProduct: boolean }) {
  const localHour = localHours(timeZone);
  const hours = createHourChanges(localHour);
  const productDays = createProductDayChanges(localHour);
  const orderDays = createOrderDayChanges();
  const profitDays = new Set<string>();
  return {
    add(order: CountedOrder, events: CountedEvent[], sign: 1 | -1) {
      hours.add(order, events, sign);
      orderDays.add(order, events);
      if (byProduct) productDays.add(order, events, sign);
      for (const instant of [order.placedAt, ...events.map(({ occurredAt }) => occurredAt)])
        profitDays.add(localHour(instant).day);
    },
    hours: hours.list,
    productDays: productDays.list,
    orderDays: orderDays.list,
    /** Local days on which something of these orders happened. */
    profitDays: () => profitDays,
  };
}
export type LedgerChanges = ReturnType<typeof createLedgerChanges>;
