import { Temporal } from 'temporal-polyfill';

export type Grain = 'day' | 'week' | 'month';

const MOST_DAYS = 92;
const MOST_WEEK_DAYS = 400;

/** First and last local day, both included. */
export interface DaySpan {
  from: string;
  to: string;
}

export function daysIn({ from, to }: DaySpan): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days + 1;
}

export function grainOf(span: DaySpan): Grain {
  const days = daysIn(span);
  if (days <= MOST_DAYS) return 'day';
  return days <= MOST_WEEK_DAYS ? 'week' : 'month';
}

/** Days, calendar weeks (from Monday) or calendar months of a stretch; the first and the last may be cut by its ends. */
export function pointsOf({ from, to }: DaySpan, grain: Grain): DaySpan[] {
  const last = Temporal.PlainDate.from(to);
  const points: DaySpan[] = [];
  let start = Temporal.PlainDate.from(from);
  while (Temporal.PlainDate.compare(start, last) <= 0) {
    const next = nextStart(start, grain);
    const end = next.subtract({ days: 1 });
    points.push({ from: `${start}`, to: `${Temporal.PlainDate.compare(end, last) > 0 ? last : end}` });
    start = next;
  }
  return points;
}

function nextStart(start: Temporal.PlainDate, grain: Grain): Temporal.PlainDate {
  if (grain === 'day') return start.add({ days: 1 });
  if (grain === 'week') return start.add({ days: 8 - start.dayOfWeek });
  return start.with({ day: 1 }).add({ months: 1 });
}

/**
 * The same place in the stretch compared with: as many days after its beginning. The last point takes what is left of that
 * stretch (a leap day), so that nothing of it is lost; a point beyond its end has nothing to be compared with.
 */
export function comparedSpan(
  point: DaySpan,
  { current, previous }: { current: DaySpan; previous: DaySpan },
): DaySpan | null {
  const start = Temporal.PlainDate.from(previous.from);
  const end = Temporal.PlainDate.from(previous.to);
  const place = (day: string) => start.add({ days: daysIn({ from: current.from, to: day }) - 1 });
  const from = place(point.from);
  if (Temporal.PlainDate.compare(from, end) > 0) return null;
  const to = place(point.to);
  const isLast = point.to === current.to;
  return { from: `${from}`, to: `${isLast || Temporal.PlainDate.compare(to, end) > 0 ? end : to}` };
}
