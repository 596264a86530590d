import { Temporal } from 'temporal-polyfill';
import type { RangeQuery } from '#shared/ranges.ts';
import type { AskedPeriod } from './asked-period.ts';

/** Stretches that the ranges have a name for are asked for by it: their comparisons are the fairest. */
const RANGE_OF_DAYS: Record<number, RangeQuery['range']> = { 7: '7d', 30: '30d', 90: '90d' };

/** What a named period means on this local day; null where it has not begun yet. */
export function resolvePeriod(asked: AskedPeriod, today: Temporal.PlainDate): RangeQuery | null {
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  const firstOfMonth = today.with({ day: 1 });
  const firstOfYear = today.with({ month: 1, day: 1 });
  switch (asked.kind) {
    case 'today':
      return between(today, today);
    case 'yesterday':
      return between(today.subtract({ days: 1 }), today.subtract({ days: 1 }));
    case 'this_week':
      return between(monday, today);
    case 'last_week':
      return between(monday.subtract({ days: 7 }), monday.subtract({ days: 1 }));
    case 'this_month':
      return { range: 'mtd' };
    case 'last_month':
      return between(firstOfMonth.subtract({ months: 1 }), firstOfMonth.subtract({ days: 1 }));
    case 'this_year':
      return between(firstOfYear, today);
    case 'last_year':
      return between(firstOfYear.subtract({ years: 1 }), firstOfYear.subtract({ days: 1 }));
    case 'all':
      return { range: 'all' };
    case 'days': {
      const range = RANGE_OF_DAYS[asked.days];
      return range ? { range } : between(today.subtract({ days: asked.days - 1 }), today);
    }
    case 'months':
      return between(today.subtract({ months: asked.months }).add({ days: 1 }), today);
    case 'month':
      return wholeMonth(monthOf(asked, today), today);
    case 'year': {
      const first = Temporal.PlainDate.from({ year: asked.year, month: 1, day: 1 });
      return clipped(first, first.with({ month: 12, day: 31 }), today);
    }
  }
}

/** A month without a year is the newest of that name that has begun. */
export function monthOf(
  { month, year }: { month: number; year: number | null },
  today: Temporal.PlainDate,
): Temporal.PlainYearMonth {
  const thisYear = month <= today.month ? today.year : today.year - 1;
  return Temporal.PlainYearMonth.from({ year: year ?? thisYear, month });
}

/** The same days a year before; the month to date keeps its days. */
export function yearBefore(query: RangeQuery, today: Temporal.PlainDate): RangeQuery | null {
  const [from, to] =
    query.range === 'mtd' ? [today.with({ day: 1 }).toString(), today.toString()] : [query.from, query.to];
  if (!from || !to) return null;
  const shift = (day: string) => Temporal.PlainDate.from(day).subtract({ years: 1 });
  return between(shift(from), shift(to));
}

/** Whether the stretch goes on, so that it would be unfair to compare it with a whole one. */
export function isUnfinished({ range, to }: RangeQuery, today: Temporal.PlainDate): boolean {
  return range === 'custom' && to === today.toString();
}

function wholeMonth(month: Temporal.PlainYearMonth, today: Temporal.PlainDate): RangeQuery | null {
  const first = month.toPlainDate({ day: 1 });
  if (first.year === today.year && first.month === today.month) return { range: 'mtd' };
  return clipped(first, first.add({ months: 1 }).subtract({ days: 1 }), today);
}

function clipped(first: Temporal.PlainDate, last: Temporal.PlainDate, today: Temporal.PlainDate) {
  if (Temporal.PlainDate.compare(first, today) > 0) return null;
  return between(first, Temporal.PlainDate.compare(last, today) > 0 ? today : last);
}

function between(from: Temporal.PlainDate, to: Temporal.PlainDate): RangeQuery {
  return { range: 'custom', from: from.toString(), to: to.toString() };
}
