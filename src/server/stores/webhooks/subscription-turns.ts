import { DAY_MS, MINUTE_MS } from '#shared/core/time.ts';

/** As often as its line of the timetable. */
const EVERY_MS = 10 * MINUTE_MS;
export const TURNS = DAY_MS / EVERY_MS;

/** Every store has one turn a day, by its id: a store that was just connected must not wait behind everybody else's. */
export function hasItsTurn(storeId: string, now: Date): boolean {
  return Number.parseInt(storeId.slice(0, 8), 16) % TURNS === Math.floor(now.getTime() / EVERY_MS) % TURNS;
}
