import { DAY_MS } from '#shared/core/time.ts';
import type { CountedEvent, CountedOrder } from './sales-hours.ts';

/** A UTC day as the number of days since 1970. */
export type DayNumber = number;

export const dayNumberOf = (ms: number): DayNumber => Math.floor(ms / DAY_MS);
export const startOfDay = (day: DayNumber): number => day * DAY_MS;

/** Gathers the UTC days of which something changes with orders, whichever way; see the table order_days. */
export function createOrderDayChanges() {
  const days = new Set<DayNumber>();
  return {
    add({ placedAt, test, deletedAt }: CountedOrder, events: CountedEvent[]) {
      if (test || deletedAt) return;
      days.add(dayNumberOf(placedAt.getTime()));
      for (const { occurredAt, part } of events) {
        if (part !== 'gift_card') days.add(dayNumberOf(occurredAt.getTime()));
      }
    },
    list: (): DayNumber[] => [...days],
  };
}
