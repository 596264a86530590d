import { Temporal } from 'temporal-polyfill';
import type { MonthGoal } from '#shared/analytics/goals.ts';

/** A calendar month as it stands on a local day. */
export interface GoalMonth extends Pick<MonthGoal, 'month' | 'firstDay' | 'lastDay' | 'phase' | 'days'> {
  today: string;
}

/** Without a month, the one of today. */
export function goalMonth(today: Temporal.PlainDate, month?: string): GoalMonth {
  const asked = month === undefined ? today.toPlainYearMonth() : Temporal.PlainYearMonth.from(month);
  const first = asked.toPlainDate({ day: 1 });
  const last = asked.toPlainDate({ day: asked.daysInMonth });
  const isOver = Temporal.PlainDate.compare(last, today) < 0;
  const isComing = Temporal.PlainDate.compare(first, today) > 0;
  const gone = isOver ? asked.daysInMonth : isComing ? 0 : today.day - 1;
  return {
    month: asked.toString(),
    firstDay: first.toString(),
    lastDay: last.toString(),
    today: today.toString(),
    phase: isOver ? 'over' : isComing ? 'coming' : 'running',
    days: { gone, left: asked.daysInMonth - gone },
  };
}

/** The month so many months before. */
export function monthsBefore(month: string, months: number): string {
  return Temporal.PlainYearMonth.from(month).subtract({ months }).toString();
}
