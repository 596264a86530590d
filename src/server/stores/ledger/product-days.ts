import type { LocalHour } from '#server/core/time/local-hours.ts';
import { addEvent, type CountedEvent, type CountedOrder, noSums } from './sales-hours.ts';

/** The saved sums of one product on one local day of a store; see the table product_days. */
export const PRODUCT_SUMS = ['orders', 'units', 'gross', 'discounts', 'reversals'] as const;
export type ProductSums = Record<(typeof PRODUCT_SUMS)[number], number>;

export type ProductDay = { day: string; productId: string } & ProductSums;

/** Gathers what orders add to (`sign` 1) or take from (`sign` -1) the days of a store's products. */
export function createProductDayChanges(localHour: (instant: Date) => LocalHour) {
  const changes = new Map<string, ProductDay>();

  function at({ occurredAt, productId }: CountedEvent): ProductDay {
    const { day } = localHour(occurredAt);
    const key = `${day} ${productId ?? ''}`;
    let sums = changes.get(key);
    if (!sums) {
      sums = { day, productId: productId ?? '', orders: 0, units: 0, gross: 0, discounts: 0, reversals: 0 };
      changes.set(key, sums);
    }
    return sums;
  }

  function add({ test, deletedAt }: CountedOrder, events: CountedEvent[], sign: 1 | -1) {
    if (test || deletedAt) return;
    const orderedOn = new Set<ProductDay>();
    for (const event of events) {
      if (event.part !== 'product') continue;
      const day = at(event);
      const added = noSums();
      addEvent(added, event, sign);
      day.units += added.units;
      day.gross += added.gross;
      day.discounts += added.discounts;
      day.reversals += added.reversals;
      if (event.kind === 'sale') orderedOn.add(day);
    }
    for (const day of orderedOn) day.orders += sign;
  }

  /** Products and days of which something is different now. */
  function list(): ProductDay[] {
    return [...changes.values()].filter((sums) => PRODUCT_SUMS.some((name) => sums[name] !== 0));
  }

  return { add, list };
}
