import type { LocalHour } from '#server/core/time/local-hours.ts';
import type { SaleKind, SalePart } from '#server/platforms/ports/store-platform.ts';

/** The saved sums of one local hour of a store; see the table sales_hours. */
export const HOUR_SUMS = [
  'orders',
  'cancelledOrders',
  'unpaidOrders',
  'guestOrders',
  'units',
  'gross',
  'discounts',
  'reversals',
  'shipping',
  'tax',
  'other',
  'placed',
] as const;
export type HourSums = Record<(typeof HOUR_SUMS)[number], number>;

export interface CountedOrder {
  placedAt: Date;
  test: boolean;
  paid: boolean;
  cancelledAt: Date | null;
  deletedAt: Date | null;
  buyer: string | null;
}
export interface CountedEvent {
  kind: SaleKind;
  part: SalePart;
  productId: string | null;
  quantity: number;
  amount: number;
  discount: number;
  occurredAt: Date;
}

/** Gathers what orders add to (`sign` 1) or take from (`sign` -1) the hours of a store. */
export function createHourChanges(localHour: (instant: Date) => LocalHour) {
  const changes = new Map<string, LocalHour & HourSums>();

  function at(instant: Date): HourSums {
    const { day, hour } = localHour(instant);
    const key = `${day} ${hour}`;
    let sums = changes.get(key);
    if (!sums) {
      sums = { day, hour, ...noSums() };
      changes.set(key, sums);
    }
    return sums;
  }

  function add(order: CountedOrder, events: CountedEvent[], sign: 1 | -1) {
    if (order.test || order.deletedAt) return;
    const placing = at(order.placedAt);
    placing.orders += sign;
    if (order.cancelledAt) placing.cancelledOrders += sign;
    if (!order.paid) placing.unpaidOrders += sign;
    if (!order.buyer) placing.guestOrders += sign;
    for (const event of events) addEvent(at(event.occurredAt), event, sign);
  }

  /** Hours in which something is different now. */
  function list(): (LocalHour & HourSums)[] {
    return [...changes.values()].filter((sums) => HOUR_SUMS.some((name) => sums[name] !== 0));
  }

  return { add, list };
}

/** Where an event counts (metrics 1): gift cards are a liability and count nowhere; what is given back is a reversal. */
export function addEvent(
  sums: HourSums,
  { kind, part, quantity, amount, discount }: Omit<CountedEvent, 'occurredAt' | 'productId'>,
  sign: 1 | -1,
) {
  switch (part) {
    case 'gift_card':
      return;
    case 'shipping':
      sums.shipping += sign * (amount + discount);
      return;
    case 'tax':
      sums.tax += sign * amount;
      return;
    case 'tip':
    case 'duty':
    case 'fee':
      sums.other += sign * (amount + discount);
      return;
    case 'product':
      if (kind === 'sale' || (kind === 'edit' && amount >= 0)) {
        sums.gross += sign * amount;
        sums.discounts += sign * discount;
      } else {
        sums.reversals += sign * (amount + discount);
      }
      if (kind === 'sale') {
        sums.units += sign * quantity;
        sums.placed += sign * (amount + discount);
      }
  }
}

export function added(one: HourSums, other: HourSums): HourSums {
  const sum = noSums();
  for (const name of HOUR_SUMS) sum[name] = one[name] + other[name];
  return sum;
}

export function noSums(): HourSums {
  return {
    orders: 0,
    cancelledOrders: 0,
    unpaidOrders: 0,
    guestOrders: 0,
    units: 0,
    gross: 0,
    discounts: 0,
    reversals: 0,
    shipping: 0,
    tax: 0,
    other: 0,
    placed: 0,
  };
}
