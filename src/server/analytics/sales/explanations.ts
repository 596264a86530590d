import { logMeanOf } from './change-split.ts';

/** What is known of one extraordinary day; money in minor units. */
export interface DayFacts {
  netSales: number;
  orders: number;
  /** What was expected of it. */
  usual: { netSales: number; orders: number };
  /** What single orders brought and took that day, those that moved it most; `placed` that day or given back from before. */
  orderEffects: { name: string; netSales: number; placed: boolean }[];
  /** Products that sold for most that day, and what they sell for on such a day. */
  products: { title: string; netSales: number; usual: number }[];
}

export interface Cause {
  kind:
    | 'order'
    | 'product'
    | 'refund'
    | 'cancelled_order'
    | 'more_orders'
    | 'fewer_orders'
    | 'larger_orders'
    | 'smaller_orders';
  label: string | null;
  /** Its part of the difference. */
  amount: number;
}

/** A cause explains at least this part of the effect. */
const LEAST_PART = 0.3;
/** So many times a usual order makes an order extraordinary. */
const TIMES_USUAL = 5;
const MOST_CAUSES = 4;

/**
 * What net sales of a day differ from usual by, largest part first. The parts do not overlap and never come to more than
 * the difference: single orders are taken out before the others are counted and measured, a product is named only where
 * no single order made the day, and an order larger than the whole difference stands with the difference.
 */
export function explainNetSales(facts: DayFacts): Cause[] {
  const effect = facts.netSales - facts.usual.netSales;
  const single = singleOrders(facts, effect);
  if (single.length === 0) {
    const products = soldMore(facts, effect);
    if (products.length > 0) return withinEffect(effect, products);
  }
  const rest = {
    netSales: facts.netSales - single.reduce((sum, { netSales }) => sum + netSales, 0),
    orders: facts.orders - single.filter(({ placed }) => placed).length,
  };
  return withinEffect(effect, [
    ...single.map(
      ({ name, netSales }): Cause => ({
        kind: netSales > 0 ? 'order' : 'refund',
        label: name,
        amount: netSales,
      }),
    ),
    ...ordinaryOrders(rest, facts.usual),
  ]);
}

/** Far more or fewer orders than usual, in what they are usually worth. */
export function explainOrders(facts: DayFacts): Cause[] {
  const more = facts.orders - facts.usual.orders;
  const worth = facts.usual.orders > 0 ? facts.usual.netSales / facts.usual.orders : 0;
  return [{ kind: more > 0 ? 'more_orders' : 'fewer_orders', label: null, amount: Math.round(more * worth) }];
}

/** A day on which far more was sold than stayed: the order that was undone, where it is most of that. */
export function explainSold(
  { sold, usual }: { sold: number; usual: number },
  undone: { name: string; sold: number } | null,
): Cause[] {
  const effect = sold - usual;
  if (!undone || undone.sold < effect / 2) return [];
  return [{ kind: 'cancelled_order', label: undone.name, amount: undone.sold }];
}

function singleOrders({ orderEffects, usual }: DayFacts, effect: number) {
  const usualOrder = usual.orders > 0 ? usual.netSales / usual.orders : 0;
  return orderEffects.filter(
    ({ netSales }) =>
      netSales * effect > 0 &&
      Math.abs(netSales) >= LEAST_PART * Math.abs(effect) &&
      Math.abs(netSales) >= TIMES_USUAL * usualOrder,
  );
}

/** What is left, in how many orders there were and how large they were (log-mean shares). */
function ordinaryOrders(day: { netSales: number; orders: number }, usual: DayFacts['usual']): Cause[] {
  const effect = day.netSales - usual.netSales;
  if (day.orders === 0) return [{ kind: 'fewer_orders', label: null, amount: Math.round(effect) }];
  if (usual.orders <= 0 || usual.netSales <= 0) {
    return [{ kind: 'more_orders', label: null, amount: Math.round(effect) }];
  }
  if (day.netSales <= 0) return [{ kind: 'smaller_orders', label: null, amount: Math.round(effect) }];
  const count = Math.round(logMeanOf(day.netSales, usual.netSales) * Math.log(day.orders / usual.orders));
  const size = Math.round(effect) - count;
  return [
    { kind: count > 0 ? 'more_orders' : 'fewer_orders', label: null, amount: count },
    { kind: size > 0 ? 'larger_orders' : 'smaller_orders', label: null, amount: size },
  ];
}

/** Products that sold for so much more than on such a day that they are most of the difference. */
function soldMore({ products }: DayFacts, effect: number): Cause[] {
  if (effect <= 0) return [];
  const more = products
    .map(({ title, netSales, usual }): Cause => ({ kind: 'product', label: title, amount: netSales - usual }))
    .filter(({ amount }) => amount >= LEAST_PART * effect);
  return more.reduce((sum, { amount }) => sum + amount, 0) >= effect / 2 ? more : [];
}

/** In the direction of the effect, largest first, each at most what those before it left. */
function withinEffect(effect: number, causes: Cause[]): Cause[] {
  let left = Math.abs(effect);
  return causes
    .filter(({ amount }) => amount * effect > 0 && Math.abs(amount) >= LEAST_PART * Math.abs(effect))
    .toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount))
    .slice(0, MOST_CAUSES)
    .flatMap((cause) => {
      const part = Math.min(Math.round(left), Math.abs(cause.amount));
      left -= part;
      return part > 0 ? [{ ...cause, amount: part * Math.sign(effect) }] : [];
    });
}
