import { Temporal } from 'temporal-polyfill';
import type { Cohorts } from '#shared/analytics/customer-reports.ts';
import { toMajor } from '#shared/core/money.ts';
import type { CohortKind, CohortSum } from './cohort-sums.ts';

type Cohort = Cohorts['cohorts'][number];

export const MOST_COHORTS = 24;
const WINDOWS = [
  { from: 0, to: 30 },
  { from: 31, to: 60 },
  { from: 61, to: 90 },
];
const VALUE_STEP_DAYS = 30;
const VALUE_STEPS = 12;
/** Who ordered first so soon after the history begins may well have bought before. */
const UNCERTAIN_MONTHS = 3;

/** What a cohort spent by elapsed day, in minor units. */
interface Spending {
  size: number;
  values: { days: number; net: number; finished: boolean }[];
}

interface Facts {
  sums: CohortSum[];
  /** The store's local day; it is not over. */
  today: Temporal.PlainDate;
  /** The local month in which the history begins. */
  historyMonth: Temporal.PlainYearMonth | null;
  currency: string;
}

/** Retention and observed value by cohort (metrics 2): pure arithmetic over the sums. */
export function cohortsOf({
  sums,
  today,
  historyMonth,
  currency,
}: Facts): Pick<Cohorts, 'cohorts' | 'averages' | 'averageValue'> {
  const found = new Map(sums.map(({ cohort, kind, step, sum }) => [keyOf(cohort, kind, step), sum]));
  const months = sums.filter(({ kind }) => kind === 'size').map(({ cohort }) => cohort);
  const spendings: Spending[] = [];
  const cohorts = months.sort().map((month): Cohort => {
    const sumOf = (kind: CohortKind, step: number) => found.get(keyOf(month, kind, step)) ?? 0;
    const begins = Temporal.PlainYearMonth.from(month);
    const ends = begins.add({ months: 1 }).toPlainDate({ day: 1 });
    const size = sumOf('size', 0);
    /** Over for the cohort's last customer, whose first day is the month's last. */
    const isOver = (days: number) => Temporal.PlainDate.compare(today, ends.add({ days })) >= 0;
    const values = netsUntil(begins, today, (step) => sumOf('value', step)).map((each) => ({
      ...each,
      finished: isOver(each.days),
    }));
    spendings.push({ size, values });
    return {
      month,
      size,
      cells: monthsUntil(begins, today).map((step) => ({
        month: step,
        customers: sumOf('month', step),
        rate: sumOf('month', step) / size,
        finished: Temporal.PlainDate.compare(today, ends.add({ months: step })) >= 0,
      })),
      windows: WINDOWS.map(({ from, to }, index) => ({
        from,
        to,
        rate: sumOf('window', index + 1) / size,
        finished: isOver(to),
      })),
      valuePerCustomer: values.map(({ days, net, finished }) => ({
        days,
        value: perCustomer(net, size, currency),
        finished,
      })),
      firstOrdersUncertain:
        historyMonth !== null &&
        Temporal.PlainYearMonth.compare(begins, historyMonth.add({ months: UNCERTAIN_MONTHS })) < 0,
    };
  });
  return { cohorts, averages: averagesOf(cohorts), averageValue: averageValueOf(spendings, currency) };
}

function keyOf(cohort: string, kind: CohortKind, step: number): string {
  return `${cohort} ${kind} ${step}`;
}

function monthsUntil(begins: Temporal.PlainYearMonth, today: Temporal.PlainDate): number[] {
  const { months } = begins.until(today.toPlainYearMonth(), { largestUnit: 'months' });
  return Array.from({ length: months + 1 }, (_, step) => step);
}

/** Net sales so far by elapsed day 30, 60, …, as far as the cohort's first customer has come. */
function netsUntil(
  begins: Temporal.PlainYearMonth,
  today: Temporal.PlainDate,
  netOf: (step: number) => number,
): { days: number; net: number }[] {
  const elapsed = begins.toPlainDate({ day: 1 }).until(today, { largestUnit: 'days' }).days;
  const nets: { days: number; net: number }[] = [];
  let net = 0;
  for (let step = 1; step <= VALUE_STEPS && (step - 1) * VALUE_STEP_DAYS <= elapsed; step += 1) {
    net += netOf(step);
    nets.push({ days: step * VALUE_STEP_DAYS, net });
  }
  return nets;
}

/** Rounded in minor units, so that it has no more digits than the money it is of. */
function perCustomer(net: number, customers: number, currency: string): number {
  return toMajor(Math.round(net / customers), currency);
}

function averagesOf(cohorts: Cohort[]): Cohorts['averages'] {
  const longest = Math.max(0, ...cohorts.map(({ cells }) => cells.length));
  return Array.from({ length: longest }, (_, month) => {
    const finished = cohorts.filter(({ cells }) => cells[month]?.finished);
    const size = finished.reduce((sum, cohort) => sum + cohort.size, 0);
    const customers = finished.reduce((sum, { cells }) => sum + cells[month]!.customers, 0);
    return { month, rate: customers / size, cohorts: finished.length };
  }).filter(({ cohorts }) => cohorts > 0);
}

/** From the exact sums; what was rounded per customer is not averaged again. */
function averageValueOf(spendings: Spending[], currency: string): Cohorts['averageValue'] {
  return Array.from({ length: VALUE_STEPS }, (_, index) => {
    const finished = spendings.filter(({ values }) => values[index]?.finished);
    const customers = finished.reduce((sum, { size }) => sum + size, 0);
    const net = finished.reduce((sum, { values }) => sum + values[index]!.net, 0);
    return { days: (index + 1) * VALUE_STEP_DAYS, value: perCustomer(net, customers, currency), customers };
  }).filter(({ customers }) => customers > 0);
}
