import { timeOf, type Wall } from '#web/core/app/zone.ts';

const SLOT_MINUTES = 15;
const DAY_MINUTES = 1440;

/**
 * The day under the pointer, marked `data-day`; where that is drawn by the hour (`data-hours`) also the time.
 * @param grip how far below the upper edge of the post it was taken
 */
export function dropPlaceAt(x: number, y: number, grip: number, time: string): Wall | null {
  const below = document.elementFromPoint(x, y);
  const day = below?.closest<HTMLElement>('[data-day]')?.dataset.day;
  if (!below || !day) return null;
  const hours = below.closest('[data-hours]');
  if (!hours) return { day, time };
  const { top, height } = hours.getBoundingClientRect();
  const minutes = ((y - grip - top) / height) * DAY_MINUTES;
  const slot = Math.round(minutes / SLOT_MINUTES) * SLOT_MINUTES;
  return { day, time: timeOf(Math.min(DAY_MINUTES - SLOT_MINUTES, Math.max(0, slot))) };
}
