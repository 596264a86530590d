import { Temporal } from 'temporal-polyfill';
import type { AskedPeriod } from '#shared/analytics/asking.ts';

/** First and last local day, both included. A running span ends today, and goes on. */
export interface DaySpan {
  first: Temporal.PlainDate;
  last: Temporal.PlainDate;
  running: boolean;
}

/**
 * What a named period means on this local day; null where it has not begun. `recordsBegin` is where all of the history
 * begins. Rolling days are finished ones: “the last 7 days” end yesterday.
 */
export function resolvePeriod(
  asked: AskedPeriod,
  today: Temporal.PlainDate,
  recordsBegin: Temporal.PlainDate = today,
): DaySpan | null {
  const yesterday = today.subtract({ days: 1 });
  switch (asked.kind) {
    case 'today':
    case 'this_week':
    case 'this_month':
    case 'this_quarter':
    case 'this_year':
      return upTo(today, startOf(unitOf(asked.kind), today));
    case 'yesterday':
      return finished(yesterday, yesterday);
    case 'last_week':
    case 'last_month':
    case 'last_quarter':
    case 'last_year': {
      const unit = unitOf(asked.kind);
      const next = startOf(unit, today);
      return finished(startOf(unit, next.subtract({ days: 1 })), next.subtract({ days: 1 }));
    }
    case 'all':
      return upTo(today, earlier(recordsBegin, today));
    case 'days':
      return finished(today.subtract({ days: asked.days }), yesterday);
    case 'months':
      return finished(today.subtract({ months: asked.months }), yesterday);
    case 'month':
      return wholeUnit('month', Temporal.PlainDate.from({ ...asked, day: 1 }), today);
    case 'quarter':
      return wholeUnit(
        'quarter',
        Temporal.PlainDate.from({ year: asked.year, month: asked.quarter * 3 - 2, day: 1 }),
        today,
      );
    case 'year':
      return wholeUnit('year', Temporal.PlainDate.from({ ...asked, month: 1, day: 1 }), today);
    case 'day': {
      const day = Temporal.PlainDate.from(asked.day);
      return clipped(day, day, today);
    }
    case 'between':
      return clipped(Temporal.PlainDate.from(asked.from), Temporal.PlainDate.from(asked.to), today);
    case 'since':
      return clipped(Temporal.PlainDate.from(asked.from), today, today);
    case 'year_ago': {
      const first = startOf(asked.unit, today.subtract({ years: 1 }));
      return finished(first, endOf(asked.unit, first));
    }
  }
}

type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';

function unitOf(kind: string): Unit {
  return kind === 'today' ? 'day' : (kind.slice(5) as Unit);
}

/** The calendar unit that a period is, where it is one: what is compared then is the unit before. */
export function calendarUnit(asked: AskedPeriod): Unit | null {
  if (asked.kind === 'today' || asked.kind === 'yesterday' || asked.kind === 'day') return 'day';
  if (asked.kind === 'month' || asked.kind === 'quarter' || asked.kind === 'year') return asked.kind;
  if (asked.kind === 'year_ago') return asked.unit;
  return /^(this|last)_/.test(asked.kind) ? unitOf(asked.kind) : null;
}

export function startOf(unit: Unit, day: Temporal.PlainDate): Temporal.PlainDate {
  switch (unit) {
    case 'day':
      return day;
    case 'week':
      return day.subtract({ days: day.dayOfWeek - 1 });
    case 'month':
      return day.with({ day: 1 });
    case 'quarter':
      return day.with({ day: 1 }).subtract({ months: (day.month - 1) % 3 });
    case 'year':
      return day.with({ month: 1, day: 1 });
  }
}

export function endOf(unit: Unit, day: Temporal.PlainDate): Temporal.PlainDate {
  const first = startOf(unit, day);
  const next = unit === 'quarter' ? first.add({ months: 3 }) : first.add({ [`${unit}s`]: 1 });
  return next.subtract({ days: 1 });
}

function wholeUnit(unit: Unit, first: Temporal.PlainDate, today: Temporal.PlainDate) {
  return clipped(first, endOf(unit, first), today);
}

function clipped(first: Temporal.PlainDate, last: Temporal.PlainDate, today: Temporal.PlainDate) {
  if (Temporal.PlainDate.compare(first, today) > 0) return null;
  return Temporal.PlainDate.compare(last, today) >= 0 ? upTo(today, first) : finished(first, last);
}

function upTo(today: Temporal.PlainDate, first: Temporal.PlainDate): DaySpan {
  return { first, last: today, running: true };
}

function finished(first: Temporal.PlainDate, last: Temporal.PlainDate): DaySpan {
  return { first, last, running: false };
}

function earlier(one: Temporal.PlainDate, other: Temporal.PlainDate) {
  return Temporal.PlainDate.compare(one, other) <= 0 ? one : other;
}
