import type { Figures } from '#server/analytics/reports/report-cache.ts';
import type { FirstRepurchase } from '#shared/analytics/customer-reports.ts';
import { medianDays } from './loyalty.ts';

/** Customers who first ordered so long ago, and who ordered again after so many days (null: not yet), by how many. */
export interface FirstOrders {
  /** Whole local days since the first order, in steps of AGE_STEP: 0 is today and the 89 days before it. */
  ageStep: number;
  days: number | null;
  customers: number;
}

export const AGE_STEP = 90;
/** The first orders of a step are followed for as long as a step, so that early and late ones are compared alike. */
const HORIZONS = [90, 180, 360];
/** A share of fewer customers says little (metrics 0.8). */
const FEWEST_CUSTOMERS = 20;

/**
 * From the first to the second order. Only customers whose first order is at least a horizon ago are asked whether they
 * came back within it: anyone who bought yesterday cannot have (right-censoring; metrics 2). The median is that of those who
 * came back at all.
 */
export function firstRepurchaseOf(firstOrders: FirstOrders[]): Omit<Figures<FirstRepurchase>, 'currency'> {
  const days = new Map<number, number>();
  for (const each of firstOrders) {
    if (each.days !== null) days.set(each.days, (days.get(each.days) ?? 0) + each.customers);
  }
  const { medianDaysBetweenOrders, orderPairs } = medianDays(days);
  const within = (least: number, most: number, horizon: number) => {
    const of = firstOrders.filter(({ ageStep }) => ageStep >= least && ageStep <= most);
    const back = of.filter(({ days: after }) => after !== null && after <= horizon);
    return { customers: sum(of), cameBack: sum(back) };
  };
  return {
    customers: sum(firstOrders),
    cameBack: orderPairs,
    medianDays: medianDaysBetweenOrders,
    horizons: HORIZONS.map((horizon) => {
      const { customers, cameBack } = within(horizon / AGE_STEP, Number.POSITIVE_INFINITY, horizon);
      const share = customers < FEWEST_CUSTOMERS ? null : (customers - cameBack) / customers;
      return { days: horizon, customers, cameBack, notBack: share };
    }),
    recent: within(1, 1, AGE_STEP),
    earlier: within(2, 2, AGE_STEP),
  };
}

function sum(rows: { customers: number }[]): number {
  return rows.reduce((total, { customers }) => total + customers, 0);
}
