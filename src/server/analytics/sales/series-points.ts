import { dayNumber, dayOfNumber } from './day-number.ts';

export type Grain = 'day' | 'week' | 'month';

const MOST_DAYS = 92;
const MOST_WEEK_DAYS = 400;

/** First and last local day, both included. */
export interface DaySpan {
  from: string;
  to: string;
}

export function daysIn({ from, to }: DaySpan): number {
  return dayNumber(to) - dayNumber(from) + 1;
}

export function grainOf(span: DaySpan): Grain {
  const days = daysIn(span);
  if (days <= MOST_DAYS) return 'day';
  return days <= MOST_WEEK_DAYS ? 'week' : 'month';
}

/** Days, calendar weeks (from Monday) or calendar months of a stretch; the first and the last may be cut by its ends. */
export function pointsOf({ from, to }: DaySpan, grain: Grain): DaySpan[] {
  const last = dayNumber(to);
  const points: DaySpan[] = [];
  for (let start = dayNumber(from); start <= last; ) {
    const next = nextStart(start, grain);
    points.push({ from: dayOfNumber(start), to: dayOfNumber(Math.min(next - 1, last)) });
    start = next;
  }
  return points;
}

function nextStart(start: number, grain: Grain): number {
  if (grain === 'day') return start + 1;
  const date = new Date(dayOfNumber(start));
  if (grain === 'week') return start + 7 - ((date.getUTCDay() + 6) % 7);
  return start + daysInMonth(date) - date.getUTCDate() + 1;
}

function daysInMonth(date: Date): number {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}

/**
 * The same place in the stretch compared with: as many days after its beginning. The last point takes what is left of that
 * stretch (a leap day), so that nothing of it is lost; a point beyond its end has nothing to be compared with.
 */
export function comparedSpan(
  point: DaySpan,
  { current, previous }: { current: DaySpan; previous: DaySpan },
): DaySpan | null {
  const end = dayNumber(previous.to);
  const place = (day: string) => dayNumber(previous.from) + dayNumber(day) - dayNumber(current.from);
  const from = place(point.from);
  if (from > end) return null;
  const isLast = point.to === current.to;
  return { from: dayOfNumber(from), to: dayOfNumber(isLast ? end : Math.min(place(point.to), end)) };
}
