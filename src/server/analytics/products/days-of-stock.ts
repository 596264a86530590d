import { normalQuantile, poissonAtLeast } from '#server/analytics/findings/statistics.ts';

/** What a product sold in the last 30 finished days, and what is on hand. */
interface StockedSales {
  inventory: number | null;
  units: number;
  orders: number;
}

export interface DaysOfStock {
  expected: number;
  /** The ends of the 80 % interval. */
  low: number;
  high: number;
}

export const DAYS_SOLD = 30;
const SOON_DAYS = 14;
/** Metrics 0.8, in orders: one order of fifty units says nothing of tomorrow. */
export const FEWEST_ORDERS = 5;
/** How much wider than chance orders of one product scatter. */
const DISPERSION = 1.5;
const MOST_CHANCE = 0.01;
const SURELY_BEFORE_DAYS = 21;
const END = normalQuantile(0.9);

/**
 * Days for which what is on hand lasts, where it is gone within two weeks; null where it lasts longer or is unknown.
 * Days = units on hand ÷ units sold a day over the last 30 days. Test: if the stock lasted for three weeks, so many
 * orders would have come in 30 days with less than 1 % chance (Poisson, counts widened by their usual scatter). Interval:
 * the relative spread is √(φ ÷ orders + φ ÷ orders that the stock is for), for the rate and for the days to come (delta
 * method on the log scale). What is out lasts for 0 days, and needs no test.
 */
export function daysOfStock({ inventory, units, orders }: StockedSales): DaysOfStock | null {
  if (inventory === null || orders < FEWEST_ORDERS || units <= 0) return null;
  if (inventory <= 0) return { expected: 0, low: 0, high: 0 };
  const expected = inventory / (units / DAYS_SOLD);
  const ordersOnHand = inventory / (units / orders);
  const ordersIfItLasts = ordersOnHand * (DAYS_SOLD / SURELY_BEFORE_DAYS);
  const chance = poissonAtLeast(Math.floor(orders / DISPERSION), ordersIfItLasts / DISPERSION);
  if (expected >= SOON_DAYS || chance > MOST_CHANCE) return null;
  const spread = Math.exp(END * Math.sqrt(DISPERSION / orders + DISPERSION / ordersOnHand));
  return { expected, low: expected / spread, high: expected * spread };
}
