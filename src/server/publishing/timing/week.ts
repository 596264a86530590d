/** An hour of the week in the store's time zone; Sunday is 0. */
export interface WeekHour {
  day: number;
  hour: number;
}

const BLOCK_HOURS = 2;
export const BLOCKS_A_DAY = 24 / BLOCK_HOURS;
export const BLOCKS = 7 * BLOCKS_A_DAY;

/** Nobody's telephone shall ring for a post between 23:00 and 07:00. */
const FIRST_HOUR = 7;
const LAST_HOUR = 22;

/** The week in blocks of two hours, which hold enough posts to be compared. */
export const blockOf = ({ day, hour }: WeekHour) => day * BLOCKS_A_DAY + Math.floor(hour / BLOCK_HOURS);

/** The hours between which a block lies. */
export function hoursOfBlock({ hour }: WeekHour): { from: number; to: number } {
  const from = hour - (hour % BLOCK_HOURS);
  return { from, to: from + BLOCK_HOURS };
}

/** Hours in which something may be posted. */
export const OPEN_HOURS: WeekHour[] = Array.from({ length: 7 * 24 }, (_, index) => ({
  day: Math.floor(index / 24),
  hour: index % 24,
})).filter(({ hour }) => hour >= FIRST_HOUR && hour <= LAST_HOUR);

export const weekdayOf = (localDay: string) => new Date(`${localDay}T00:00:00Z`).getUTCDay();
