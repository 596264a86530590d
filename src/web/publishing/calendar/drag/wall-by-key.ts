import { addDays, addMinutes, type Wall } from '#web/core/app/zone.ts';
import type { CalendarViewName } from '#web/publishing/calendar/calendar-days.ts';

const SLOT_MINUTES = 30;

/** By how much an arrow key moves a post: a month is a grid of days, a week of days and hours, the agenda a list. */
const STEPS: Record<CalendarViewName, Partial<Record<string, { days?: number; minutes?: number }>>> = {
  month: {
    ArrowLeft: { days: -1 },
    ArrowRight: { days: 1 },
    ArrowUp: { days: -7 },
    ArrowDown: { days: 7 },
  },
  week: {
    ArrowLeft: { days: -1 },
    ArrowRight: { days: 1 },
    ArrowUp: { minutes: -SLOT_MINUTES },
    ArrowDown: { minutes: SLOT_MINUTES },
  },
  agenda: {
    ArrowLeft: { minutes: -SLOT_MINUTES },
    ArrowRight: { minutes: SLOT_MINUTES },
    ArrowUp: { days: -1 },
    ArrowDown: { days: 1 },
  },
};

/** Where the key moves a post to; null where the key moves nothing, or beyond the days that are shown. */
export function wallByKey(
  view: CalendarViewName,
  key: string,
  wall: Wall,
  shown: readonly string[],
): Wall | 'edge' | null {
  const step = STEPS[view][key];
  if (!step) return null;
  const next =
    step.days === undefined
      ? addMinutes(wall, step.minutes ?? 0)
      : { ...wall, day: addDays(wall.day, step.days) };
  return shown.includes(next.day) ? next : 'edge';
}
