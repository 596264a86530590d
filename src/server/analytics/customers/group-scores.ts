import { type SQL, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { textArray } from '#server/core/db/bulk.ts';
import { localDate } from '#server/core/time/local-time.ts';
import type { CustomerGroup } from '#shared/analytics/customer-reports.ts';

/** Where the scores 2 to 5 begin; customers whose last kept order lies before `since` are in no group. */
export interface ScoreBorders {
  since: string;
  /** Instants of the last kept order. */
  recency: string[];
  /** Net sales in minor units. */
  money: number[];
}

/** Under so many customers fifths say nothing (metrics 3). */
export const SMALLEST_FOR_FIFTHS = 50;
const MONTHS = 24;
const SMALL_STORE_DAYS = [240, 120, 60, 30];

/** By recency 5 to 1 (down) and by frequency with money 5, 4, 3 and less (across): the map of metrics 3. */
const GROUPS: CustomerGroup[][] = [
  ['champions', 'champions', 'active', 'new'],
  ['loyal', 'loyal', 'active', 'promising'],
  ['loyal', 'loyal', 'needs_attention', 'needs_attention'],
  ['previously_loyal', 'at_risk', 'at_risk', 'almost_lost'],
  ['previously_loyal', 'at_risk', 'at_risk', 'dormant'],
];

/** The first moment of the local day 24 months ago. */
export function groupsSince(now: Date, timeZone: string): string {
  return startOfDay(localDate(now, timeZone).subtract({ months: MONTHS }), timeZone);
}

/** What the scores of a customer rest on. */
export interface ScoredCustomer {
  /** Local days since the last kept order. */
  days: number;
  /** Kept orders. */
  orders: number;
  /** Net sales in minor units. */
  net: number;
}

/** Where the scores 2 to 5 begin, of customers who all have a kept order. */
interface Steps {
  days: number[];
  money: number[];
}

/** By fifths; in a small store by fixed days, and by thirds that have the scores 1, 3 and 5. */
export function stepsOf(customers: ScoredCustomer[]): Steps {
  const isSmall = customers.length < SMALLEST_FOR_FIFTHS;
  const nets = new Float64Array(customers.map(({ net }) => net)).sort();
  if (isSmall) return { days: SMALL_STORE_DAYS, money: bordersIn(nets, [1 / 3, 1 / 3, 2 / 3, 2 / 3]) };
  const daysDown = new Float64Array(customers.map(({ days }) => -days)).sort();
  const fifths = [1 / 5, 2 / 5, 3 / 5, 4 / 5];
  return { days: bordersIn(daysDown, fifths).map((days) => 0 - days), money: bordersIn(nets, fifths) };
}

/** Equal values share the higher score, so a score begins with the first value that reaches beyond its share. */
function bordersIn(sorted: Float64Array, shares: number[]): number[] {
  return shares.map((share) => sorted[Math.floor(Number((sorted.length * share).toFixed(6)))] ?? 0);
}

export function groupOf({ days, orders, net }: ScoredCustomer, steps: Steps): CustomerGroup {
  // Counted by hand: hundreds of thousands of customers are scored at once.
  let recency = 1;
  for (const border of steps.days) if (days <= border) recency += 1;
  let money = 1;
  for (const border of steps.money) if (net >= border) money += 1;
  const frequency = orders >= 6 ? 5 : orders >= 4 ? 4 : orders;
  const both = Math.round((frequency + money) / 2);
  return GROUPS[5 - recency]![Math.min(5 - both, 3)]!;
}

/** The same steps as they can be compared with in the database: a day begins at midnight of the store. */
export function bordersOf({ days, money }: Steps, now: Date, timeZone: string): ScoreBorders {
  const today = localDate(now, timeZone);
  return {
    since: groupsSince(now, timeZone),
    recency: days.map((each) => startOfDay(today.subtract({ days: each }), timeZone)),
    money,
  };
}

/** The same for a row of customer_totals; null for none. */
export function groupSql({ since, recency, money }: ScoreBorders): SQL {
  const scoreOf = (column: string, type: string, borders: (string | number)[]) =>
    sql`(1 + ${sql.join(
      borders.map((border) => sql`(${sql.raw(column)} >= ${border}::${sql.raw(type)})::int`),
      sql` + `,
    )})`;
  const frequency = sql`(case when kept_orders >= 6 then 5 when kept_orders >= 4 then 4 else kept_orders end)`;
  // Halves are rounded up.
  const both = sql`((${frequency} + ${scoreOf('net', 'bigint', money)} + 1) / 2)`;
  const row = sql`(5 - ${scoreOf('last_kept_at', 'timestamptz', recency)})`;
  return sql`(case when last_kept_at >= ${since}::timestamptz then
    (${textArray(GROUPS.flat())})[${row} * 4 + least(6 - ${both}, 4)] end)`;
}

function startOfDay(date: Temporal.PlainDate, timeZone: string): string {
  return new Date(date.toZonedDateTime(timeZone).epochMilliseconds).toISOString();
}
