import type { Temporal } from 'temporal-polyfill';
import type { AskedPeriod } from '#shared/analytics/asking.ts';
import { calendarUnit, resolvePeriod } from './resolve-period.ts';

/**
 * The period that a follow-up means: “last year?” after a question about October is October of last year, not all of it.
 * What it says stands where the question before was about whole years, or about that year already.
 */
export function continuedPeriod(
  said: AskedPeriod,
  previous: AskedPeriod,
  today: Temporal.PlainDate,
): AskedPeriod {
  const asked = resolvePeriod(previous, today);
  if (!asked || isOfYears(previous)) return said;
  const years = yearsFrom(asked.first.year);
  if (years === 0) return said;
  const moved = movedBy(years, previous, today);
  return resolvePeriod(moved, today) ? moved : said;

  function yearsFrom(year: number): number {
    switch (said.kind) {
      case 'last_year':
        return today.year - 1 - year;
      case 'this_year':
        return today.year - year;
      case 'year':
        return said.year - year;
      case 'year_ago':
        return -1;
      default:
        return 0;
    }
  }
}

/** Whether it is a year or more by itself. */
export function isOfYears(period: AskedPeriod): boolean {
  if (period.kind === 'months') return period.months >= 12;
  if (period.kind === 'days') return period.days >= 365;
  return period.kind === 'all' || calendarUnit(period) === 'year';
}

/** The same days of another year; weeks begin on their Monday in every year. */
function movedBy(years: number, period: AskedPeriod, today: Temporal.PlainDate): AskedPeriod {
  const { first, last } = resolvePeriod(period, today)!;
  switch (calendarUnit(period)) {
    case 'day':
      return { kind: 'day', day: first.add({ years }).toString() };
    case 'week': {
      const monday = first.add({ days: 364 * years });
      return { kind: 'between', from: monday.toString(), to: monday.add({ days: 6 }).toString() };
    }
    case 'month':
      return { kind: 'month', month: first.month, year: first.year + years };
    case 'quarter':
      return { kind: 'quarter', quarter: Math.ceil(first.month / 3), year: first.year + years };
    default:
      return {
        kind: 'between',
        from: first.add({ years }).toString(),
        to: last.add({ years }).toString(),
      };
  }
}
