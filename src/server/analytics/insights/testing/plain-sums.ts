import { dayBefore, dayOf, type PlainOrder, type PlainShop } from '#server/testing/plain-shop.ts';
import { DAY_MS } from '#shared/core/time.ts';

/* What a shop's own rows come to, by loops that share nothing with the product. Money is in major units. */

export interface Days {
  from: string | null;
  to: string | null;
}

/** Something that changed net sales, on the day on which it happened. */
interface Movement {
  day: string;
  order: PlainOrder;
  product: string | null;
  /** Minor units; below zero where it was given back. */
  worth: number;
  isSale: boolean;
}

const movements = new WeakMap<PlainShop, Movement[]>();

export function movementsOf(shop: PlainShop): Movement[] {
  const known = movements.get(shop) ?? shop.orders.flatMap(movementsOfOrder);
  movements.set(shop, known);
  return known;
}

function movementsOfOrder(order: PlainOrder): Movement[] {
  const move = (at: number, product: string | null, worth: number, isSale: boolean): Movement => ({
    day: dayOf(at),
    order,
    product,
    worth,
    isSale,
  });
  const sold = order.lines.map(({ product, worth }) => move(order.at, product, worth, true));
  const back = order.returns.map(({ at, product, worth }) => move(at, product, -worth, false));
  if (order.cancelledAt === null) return [...sold, ...back];
  // Whatever is left of each product.
  const left = Map.groupBy([...sold, ...back], ({ product }) => product);
  const reversed = [...left].flatMap(([product, some]) => {
    const worth = some.reduce((sum, each) => sum + each.worth, 0);
    return worth === 0 ? [] : [move(order.cancelledAt!, product, -worth, false)];
  });
  return [...sold, ...back, ...reversed];
}

const isIn = (day: string, { from, to }: Days) => (from ?? '') <= day && day <= (to ?? '9999');
const isOf = (product: string | undefined, each: { product: string | null }) =>
  product === undefined || each.product === product;

/** Net sales of all products, or of one. */
export function netIn(shop: PlainShop, days: Days, product?: string): number {
  let net = 0;
  for (const each of movementsOf(shop)) if (isIn(each.day, days) && isOf(product, each)) net += each.worth;
  return net / 100;
}

/** Sold, whatever came back since. */
export function soldIn(shop: PlainShop, days: Days): number {
  let sold = 0;
  for (const { day, worth, isSale } of movementsOf(shop)) if (isSale && isIn(day, days)) sold += worth;
  return sold / 100;
}

/** The orders placed in some days. */
export function placedIn({ orders }: PlainShop, days: Days): PlainOrder[] {
  return orders.filter(({ at }) => isIn(dayOf(at), days));
}

export const holds = (product: string) => (order: PlainOrder) =>
  order.lines.some((line) => line.product === product);

export function unitsIn(shop: PlainShop, days: Days, product: string): number {
  return placedIn(shop, days)
    .flatMap(({ lines }) => lines)
    .filter((line) => line.product === product)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** What an order came to in its own minute: what was given back in it at once is taken off. */
export function netAtPlacing({ at, lines, returns }: PlainOrder): number {
  const sold = sumOf(lines.map(({ worth }) => worth));
  return (sold - sumOf(returns.filter((back) => back.at <= at).map(({ worth }) => worth))) / 100;
}

/** The orders of each known customer, the first one first. */
export function ordersByBuyer(orders: PlainOrder[]): Map<string, PlainOrder[]> {
  const known = orders.filter(({ buyer }) => buyer !== null);
  return Map.groupBy(known, ({ buyer }) => buyer!);
}

/** What counts as a purchase: orders that were not cancelled, one a day, before today. */
export function purchasesByBuyer({ orders, today }: PlainShop): PlainOrder[][] {
  const bought = orders.filter(({ at, cancelledAt }) => cancelledAt === null && dayOf(at) < today);
  return [...ordersByBuyer(bought).values()].map((own) =>
    own.filter(({ at }, place) => place === 0 || dayOf(own[place - 1]!.at) !== dayOf(at)),
  );
}

export const daysFrom = (day: string, later: string) => (Date.parse(later) - Date.parse(day)) / DAY_MS;
export const dayAfter = (day: string, days: number) => dayBefore(day, -days);
export const before = ({ from, to }: Days, days: number): Days => ({
  from: dayBefore(from!, days),
  to: dayBefore(to!, days),
});

/** The first day with an order. */
export const firstDay = ({ orders }: PlainShop) => dayOf(orders[0]!.at);
export const laterOf = (one: string, other: string) => (one > other ? one : other);
export const lastDays = ({ today }: PlainShop, days: number): Days => ({
  from: dayBefore(today, days),
  to: dayBefore(today, 1),
});

/** Monday to Sunday. */
export function lastWeeks({ today }: PlainShop, weeks: number): Days {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const sunday = dayBefore(today, weekday === 0 ? 7 : weekday);
  return { from: dayBefore(sunday, 7 * weeks - 1), to: sunday };
}

export function medianOf(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.floor(sorted.length / 2)]!) / 2;
}

export const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
