import { DAY_MS } from '#simulators/core/time.ts';

type Zone = ReturnType<typeof createZone>;

const zones = new Map<string, Zone>();

export function zoneOf(ianaTimezone: string): Zone {
  let zone = zones.get(ianaTimezone);
  if (!zone) {
    zone = createZone(ianaTimezone);
    zones.set(ianaTimezone, zone);
  }
  return zone;
}

/** Wall time is written as the milliseconds it would be in UTC. */
function createZone(ianaTimezone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: ianaTimezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  // Asking Intl takes microseconds, and two years of orders ask often; most days keep one offset throughout.
  const offsetByDay = new Map<number, number | null>();

  function askOffset(utc: number): number {
    const part: Record<string, number> = {};
    for (const { type, value } of format.formatToParts(utc)) part[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(utc / 1000) * 1000;
  }

  function offsetAt(utc: number): number {
    const day = Math.floor(utc / DAY_MS);
    let offset = offsetByDay.get(day);
    if (offset === undefined) {
      const start = askOffset(day * DAY_MS);
      offset = start === askOffset((day + 1) * DAY_MS - 1000) ? start : null;
      offsetByDay.set(day, offset);
    }
    return offset ?? askOffset(utc);
  }

  function toWall(utc: number): number {
    return utc + offsetAt(utc);
  }

  /** A wall time skipped in spring moves on by the hour; one that comes twice in autumn means the first. */
  function toUtc(wall: number): number {
    const before = offsetAt(wall - DAY_MS);
    const early = wall - before;
    if (offsetAt(early) === before) return early;
    const late = wall - offsetAt(early);
    return toWall(late) === wall ? late : early;
  }

  return {
    ianaTimezone,
    offsetAt,
    toWall,
    toUtc,
    wallDayOf: (utc: number) => Math.floor(toWall(utc) / DAY_MS),
    startOfWallDay: (day: number) => toUtc(day * DAY_MS),
  };
}
