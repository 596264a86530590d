import { Temporal } from 'temporal-polyfill';
import { type LocalDays, type Stretch, samePart } from '#server/analytics/reports/range-period.ts';
import { localDate } from '#server/core/time/local-time.ts';
import type { AskedPeriod, Comparison, Reading } from '#shared/analytics/asking.ts';
import { calendarUnit, type DaySpan, endOf, resolvePeriod, startOf } from './resolve-period.ts';

export interface AskedStretch {
  span: DaySpan;
  stretch: Stretch;
  /** Days at its end were left out, for what it is compared with has not come so far. */
  cut: boolean;
}

export interface AskedStretches {
  current: AskedStretch;
  compared: AskedStretch | null;
}

interface Situation {
  now: Date;
  timeZone: string;
  recordsBegin: string | null;
}

/**
 * The days that a reading is about and those that it is compared with, each cut to the same part where one of them is still
 * running (metrics 6). Null where its period has not begun.
 */
export function stretchesOf(
  { period, compareWith }: Pick<Reading, 'period' | 'compareWith'>,
  situation: Situation,
): AskedStretches | null {
  const today = localDate(situation.now, situation.timeZone);
  const begin = situation.recordsBegin ? Temporal.PlainDate.from(situation.recordsBegin) : today;
  const span = resolvePeriod(period, today, begin);
  if (!span) return null;
  const other = period.kind === 'all' ? null : comparedSpan(period, compareWith, span, today);
  if (!other) return { current: whole(span, situation), compared: null };
  const { one, other: previous, cut } = samePart(daysOf(span), daysOf(other), situation);
  return {
    current: { span, stretch: one, cut: cut === 'one' },
    compared: { span: other, stretch: previous, cut: cut === 'other' },
  };
}

function whole(span: DaySpan, situation: Situation): AskedStretch {
  const days = daysOf(span);
  return { span, stretch: samePart(days, days, situation).one, cut: false };
}

function comparedSpan(
  period: AskedPeriod,
  compareWith: Comparison,
  span: DaySpan,
  today: Temporal.PlainDate,
): DaySpan | null {
  if (compareWith.kind === 'before') return spanBefore(period, span);
  if (compareWith.kind === 'year_before') return yearBefore(period, span);
  return resolvePeriod(compareWith, today);
}

/** Of a running week, month… the one before it; of finished days as many before them, as the reports compare (metrics 6). */
function spanBefore(period: AskedPeriod, { first, last, running }: DaySpan): DaySpan {
  const unit = calendarUnit(period);
  const before = first.subtract({ days: 1 });
  if (running && unit) return { first: startOf(unit, before), last: before, running: false };
  return { first: first.subtract({ days: first.until(last).days + 1 }), last: before, running: false };
}

function yearBefore(period: AskedPeriod, { first, last, running }: DaySpan): DaySpan {
  const unit = calendarUnit(period);
  const begins = first.subtract({ years: 1 });
  // A week begins on its Monday in every year.
  const shifted = unit === 'week' ? first.subtract({ days: 364 }) : begins;
  const ends = unit ? endOf(unit, shifted) : last.subtract({ years: 1 });
  return { first: shifted, last: running || unit ? ends : last.subtract({ years: 1 }), running: false };
}

function daysOf({ first, last }: DaySpan): LocalDays {
  return { from: first.toString(), to: last.toString() };
}
