import { Temporal } from 'temporal-polyfill';
import type { SHOPPING_EVENTS } from '#shared/analytics/sales-reports.ts';
import type { DaySpan } from './series-points.ts';

export interface CalendarEvent {
  day: string;
  name: (typeof SHOPPING_EVENTS)[number];
}

interface Year {
  events: CalendarEvent[];
  /** Days on which fewer sell, or nothing, without anything being wrong. */
  holidays: Set<string>;
}

const DAYS_ON = 30;
const years = new Map<number, Year>();

/** Holidays and shopping days within the span and 30 days on, oldest first. */
export function eventsAround({ from, to }: DaySpan): CalendarEvent[] {
  const until = Temporal.PlainDate.from(to).add({ days: DAYS_ON }).toString();
  const events: CalendarEvent[] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(until.slice(0, 4)); year += 1) {
    events.push(...yearOf(year).events.filter(({ day }) => day >= from && day <= until));
  }
  return events;
}

export function isHoliday(day: string): boolean {
  return yearOf(Number(day.slice(0, 4))).holidays.has(day);
}

function yearOf(year: number): Year {
  const known = years.get(year) ?? computeYear(year);
  years.set(year, known);
  return known;
}

function computeYear(year: number): Year {
  const on = (month: number, day: number) => Temporal.PlainDate.from({ year, month, day });
  const thanksgiving = nthWeekday(on(11, 1), 4, 4);
  const easter = easterOf(year);
  const hijri = hijriDays(year);
  const events: CalendarEvent[] = [];
  const add = (name: CalendarEvent['name'], date: Temporal.PlainDate) =>
    events.push({ day: date.toString(), name });

  add('New Year’s Day', on(1, 1));
  add('Valentine’s Day', on(2, 14));
  add('International Women’s Day', on(3, 8));
  add('Easter Sunday', easter);
  add('Mother’s Day', nthWeekday(on(5, 1), 7, 2));
  add('Father’s Day', nthWeekday(on(6, 1), 7, 3));
  add('Halloween', on(10, 31));
  add('Singles’ Day', on(11, 11));
  add('Thanksgiving', thanksgiving);
  add('Black Friday', thanksgiving.add({ days: 1 }));
  add('Cyber Monday', thanksgiving.add({ days: 4 }));
  add('Christmas Day', on(12, 25));
  add('New Year’s Eve', on(12, 31));
  for (const date of hijri.ramadan) add('Start of Ramadan', date);
  for (const date of hijri.ramadanFeast) add('Eid al-Fitr', date);
  for (const date of hijri.sacrificeFeast) add('Eid al-Adha', date);
  events.sort((one, other) => (one.day < other.day ? -1 : 1));

  return {
    events,
    holidays: new Set(
      [
        ...daysFrom(on(1, 1), 2),
        ...daysFrom(easter.subtract({ days: 2 }), 4),
        ...daysFrom(on(12, 24), 8),
        thanksgiving,
        ...hijri.ramadanFeast.flatMap((date) => daysFrom(date, 3)),
        ...hijri.sacrificeFeast.flatMap((date) => daysFrom(date, 4)),
      ].map(String),
    ),
  };
}

function daysFrom(first: Temporal.PlainDate, count: number): Temporal.PlainDate[] {
  return Array.from({ length: count }, (_, index) => first.add({ days: index }));
}

/** The `nth` given weekday (1 is Monday) from the first of a month on. */
function nthWeekday(first: Temporal.PlainDate, weekday: number, nth: number): Temporal.PlainDate {
  return first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + 7 * (nth - 1) });
}

/** Gregorian Easter Sunday by the anonymous computus (Meeus, Astronomical Algorithms, ch. 8). */
function easterOf(year: number): Temporal.PlainDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const skipped = Math.floor(century / 4);
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - skipped - moonShift + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const place = epact + weekday - 7 * correction + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(place / 31), day: (place % 31) + 1 });
}

/** First days by the Umm al-Qura calendar, which the Turkish one rarely leaves, and then by a day. */
function hijriDays(year: number) {
  const format = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    timeZone: 'UTC',
    month: 'numeric',
    day: 'numeric',
  });
  const found: Record<'ramadan' | 'ramadanFeast' | 'sacrificeFeast', Temporal.PlainDate[]> = {
    ramadan: [],
    ramadanFeast: [],
    sacrificeFeast: [],
  };
  const first = Temporal.PlainDate.from({ year, month: 1, day: 1 });
  for (let index = 0; index < first.daysInYear; index += 1) {
    const date = first.add({ days: index });
    const hijri = format.format(Date.UTC(year, 0, 1 + index));
    if (hijri === '9/1') found.ramadan.push(date);
    if (hijri === '10/1') found.ramadanFeast.push(date);
    if (hijri === '12/10') found.sacrificeFeast.push(date);
  }
  return found;
}
