import { Temporal } from 'temporal-polyfill';
import type { AskedPeriod } from '#shared/analytics/asking.ts';
import {
  BETWEEN_CLOSES,
  BETWEEN_OPENS,
  DAY_BEFORE_YESTERDAY,
  DAY_NUMBER,
  ENDINGS,
  EVERY_WEEKDAY,
  FROM_ENDING,
  FROM_ENDINGS,
  JOINS,
  JOINS_ALONE,
  LAST,
  MONTH_ENDING,
  MONTHS,
  NEAR,
  NUMBERS,
  OF,
  OF_YEAR,
  ONE_WEEKDAY,
  ORDINALS,
  PLACE_ENDINGS,
  SAME_STRETCH,
  SAME_TIME,
  SINCE_CLOSES,
  SINCE_CLOSES_ALONE,
  SINCE_OPENS,
  SINCE_OPENS_CLOSED,
  SINCE_START,
  SPAN,
  THIS,
  TODAY,
  tradeDay,
  UNITS,
  WEEKDAYS,
  WEEKEND,
  YEAR,
  YEAR_ENDINGS,
  YESTERDAY,
} from './period-vocabulary.ts';
import { isWord } from './question-words.ts';
import { resolvePeriod, startOf } from './resolve-period.ts';
import { COMPARES_AFTER } from './vocabulary.ts';

/** A period that a question names, `same_time_last_year` for the same days a year before whatever it speaks of. */
export type NamedPeriod = AskedPeriod | { kind: 'same_time_last_year' };

interface Named<Period = NamedPeriod> {
  period: Period;
  /** Words that it takes. */
  length: number;
}

/** `29 February 2026`: a date that no calendar has. */
export class ImpossibleDate extends Error {}

const MOST_DAYS = 3660;
const MOST_MONTHS = 120;

/** The period that begins at this word, if one does. `today` is the store's local day. */
export function periodAt(words: string[], at: number, today: Temporal.PlainDate): Named | null {
  return (
    sameTimeAt(words, at) ??
    betweenAt(words, at, today) ??
    sinceAt(words, at, today) ??
    simpleAt(words, at, today)
  );
}

function simpleAt(words: string[], at: number, today: Temporal.PlainDate): Named<AskedPeriod> | null {
  const [first = '', second = '', third = ''] = words.slice(at, at + 3);
  return (
    spanAt(first, second, third) ??
    quarterAt(words, at, today) ??
    dayAt(words, at, today) ??
    weekendAt(words, at, today) ??
    namedDayAt(words, at, today) ??
    weekdayAt(words, at, today) ??
    monthAt(words, at, today) ??
    nearAt(first, second, third) ??
    yearAt(words, at)
  );
}

/** “same month last year”, «geçen yılın aynı ayında», “a year ago”. */
function sameTimeAt(words: string[], at: number): Named | null {
  const here = words.slice(at, at + 5).join(' ');
  const found = SAME_TIME.map((form) => form.exec(here)).find(Boolean);
  if (!found) return null;
  const length = found[0].split(' ').length;
  const unit = unitOf(found[1]!);
  if (!unit || unit === 'year') {
    const known = SAME_STRETCH.test(found[1]!);
    return known ? { period: { kind: 'same_time_last_year' }, length } : null;
  }
  return { period: { kind: 'year_ago', unit }, length };
}

/** “between 1 March and 15 March”, “from March to May”, “1–15 March”, «1 Mart ile 15 Mart arasında». */
function betweenAt(words: string[], at: number, today: Temporal.PlainDate): Named<AskedPeriod> | null {
  const opens = BETWEEN_OPENS.includes(words[at]!);
  const start = opens ? at + 1 : at;
  const one = endAt(words, start, today);
  if (!one) return null;
  let next = start + one.length;
  const from = FROM_ENDINGS.includes(words[next] ?? '') || FROM_ENDING.test(words[next - 1]!);
  while ([...FROM_ENDINGS, ...PLACE_ENDINGS].includes(words[next] ?? '')) next += 1;
  const joint = words[next] ?? '';
  const joins = JOINS.includes(joint);
  if (!joins && !from) return null;
  const other = endAt(words, joins ? next + 1 : next, today);
  if (!other || other.day === null) return null;
  let after = next + (joins ? 1 : 0) + other.length;
  while (PLACE_ENDINGS.includes(words[after] ?? '')) after += 1;
  const closes = BETWEEN_CLOSES.test(words[after] ?? '');
  const isStretch = closes || (opens && joins) || JOINS_ALONE.includes(joint);
  if (!isStretch) return null;
  const { first, last } = stretchOf(one, { ...other, day: other.day });
  if (Temporal.PlainDate.compare(first, last) > 0) return null;
  return {
    period: { kind: 'between', from: first.toString(), to: last.toString() },
    length: after + (closes ? 1 : 0) - at,
  };
}

/** One end of a stretch: a day or a month, or a bare number whose month comes with the other end. */
interface End {
  day: { first: Temporal.PlainDate; last: Temporal.PlainDate } | null;
  number: number;
  hasYear: boolean;
  length: number;
}

function endAt(words: string[], at: number, today: Temporal.PlainDate): End | null {
  const word = words[at];
  if (word === undefined) return null;
  const named = dayAt(words, at, today) ?? monthAt(words, at, today);
  if (named) {
    const span = resolvePeriod(named.period, today);
    const ended = named.period.kind === 'month' && span ? monthOf(span.first) : span;
    if (!ended) return { day: futureDay(named.period), number: 0, hasYear: true, length: named.length };
    const taken = words.slice(at, at + named.length);
    return {
      day: ended,
      number: 0,
      hasYear: taken.some((each) => /20\d\d|@/.test(each)),
      length: named.length,
    };
  }
  const number = dayNumberIn(word);
  return number ? { day: null, number, hasYear: false, length: 1 } : null;
}

function monthOf(first: Temporal.PlainDate) {
  return { first, last: first.with({ day: first.daysInMonth }) };
}

function futureDay(period: AskedPeriod) {
  const day = Temporal.PlainDate.from(
    period.kind === 'day' ? period.day : { ...(period as { year: number; month: number }), day: 1 },
  );
  return period.kind === 'day' ? { first: day, last: day } : monthOf(day);
}

/** The years that are not said follow from the end that says one, and the first end comes first. */
function stretchOf(one: End, other: End & { day: NonNullable<End['day']> }) {
  const { last } = other.day;
  if (one.day === null) return { first: dateOf(last.year, last.month, one.number), last };
  let { first } = one.day;
  if (!one.hasYear) {
    first = first.with({ year: last.year });
    if (Temporal.PlainDate.compare(first, last) > 0) first = first.subtract({ years: 1 });
    return { first, last };
  }
  if (other.hasYear) return { first, last };
  const sameYear = last.with({ year: first.year });
  return {
    first,
    last: Temporal.PlainDate.compare(sameYear, first) < 0 ? sameYear.add({ years: 1 }) : sameYear,
  };
}

/** “since January”, “from 1 March on”, «1 Mart’tan beri», «ocak ayından bu yana», «yıl başından beri». */
function sinceAt(words: string[], at: number, today: Temporal.PlainDate): Named<AskedPeriod> | null {
  const here = words.slice(at, at + 6).join(' ');
  for (const [form, unit] of SINCE_START) {
    const start = form.exec(here);
    if (start) return { period: { kind: `this_${unit}` }, length: start[0].split(' ').length };
  }
  const needsClosing = SINCE_OPENS_CLOSED.includes(words[at]!);
  const opens = needsClosing || SINCE_OPENS.includes(words[at]!);
  const begins = at + (opens ? 1 : 0);
  const named = words[begins] === undefined ? null : simpleAt(words, begins, today);
  if (!named) return null;
  let next = begins + named.length;
  while (FROM_ENDINGS.includes(words[next] ?? '')) next += 1;
  const rest = words.slice(next, next + 2).join(' ');
  const closesAlone = SINCE_CLOSES_ALONE.exec(rest);
  const closing = closesAlone ?? SINCE_CLOSES.exec(rest);
  if (opens ? needsClosing && !closing : !closesAlone) return null;
  const length = next + (closing ? closing[0].split(' ').length : 0) - at;
  const span = resolvePeriod(named.period, today);
  const from = span ? span.first.toString() : named.period.kind === 'day' ? named.period.day : null;
  return from ? { period: { kind: 'since', from }, length } : null;
}

/** “the last 14 days”, “son iki hafta”. */
function spanAt(first: string, second: string, third: string): Named<AskedPeriod> | null {
  const count = numberIn(second);
  if (!SPAN.includes(first) || !count) return null;
  const unit = unitOf(third);
  const days = unit === 'day' ? count : unit === 'week' ? count * 7 : 0;
  if (days && days <= MOST_DAYS) return { period: { kind: 'days', days }, length: 3 };
  const months = unit === 'month' ? count : unit === 'quarter' ? count * 3 : unit === 'year' ? count * 12 : 0;
  return months && months <= MOST_MONTHS ? { period: { kind: 'months', months }, length: 3 } : null;
}

function nearAt(first: string, second: string, third: string): Named<AskedPeriod> | null {
  const here = [first, second, third].join(' ');
  for (const [form, kind] of NEAR) {
    const found = form.exec(here);
    if (found) return { period: { kind }, length: found[0].split(' ').length };
  }
  if (TODAY.some((stem) => isWord(first, stem))) return { period: { kind: 'today' }, length: 1 };
  if (YESTERDAY.some((stem) => isWord(first, stem))) return { period: { kind: 'yesterday' }, length: 1 };
  const unit = unitOf(second);
  if (!unit || unit === 'day') return null;
  if (THIS.includes(first)) return { period: { kind: `this_${unit}` }, length: 2 };
  return SPAN.includes(first) ? { period: { kind: `last_${unit}` }, length: 2 } : null;
}

/** “Q3”, “Q3 2025”, “third quarter of last year”, «2025’in 3. çeyreği». */
function quarterAt(words: string[], at: number, today: Temporal.PlainDate): Named<AskedPeriod> | null {
  const before = yearBeforeAt(words, at, today);
  const start = at + (before?.length ?? 0);
  const [first = '', second = ''] = words.slice(start, start + 2);
  const short = /^q([1-4])$/.exec(first)?.[1];
  const number = short
    ? Number(short)
    : unitOf(second) === 'quarter'
      ? (ORDINALS.get(first) ?? numberIn(first))
      : null;
  if (!number || number > 4) return null;
  const length = short ? 1 : 2;
  const after = before ?? yearAfterAt(words, start + length, today);
  const isAhead = number > Math.ceil(today.month / 3);
  const year = after?.year ?? (isAhead ? today.year - 1 : today.year);
  const taken = start - at + length + (before ? 0 : (after?.length ?? 0));
  return { period: { kind: 'quarter', quarter: number, year }, length: taken };
}

/** “29 October”, “October 29th, 2025”, «29 Ekim’de», `@2026-10-25`. */
function dayAt(words: string[], at: number, today: Temporal.PlainDate): Named<AskedPeriod> | null {
  const first = words[at] ?? '';
  if (first.startsWith('@')) {
    const [year, month, day] = first.slice(1).split('-').map(Number);
    return { period: dayOf(dateOf(year!, month!, day!)), length: 1 };
  }
  const ago = DAY_BEFORE_YESTERDAY.exec(words.slice(at, at + 3).join(' '));
  if (ago) return { period: dayOf(today.subtract({ days: 2 })), length: ago[0].split(' ').length };
  const before = yearBeforeAt(words, at, today);
  const start = at + (before?.length ?? 0);
  const date = dateAt(words, start);
  if (!date) return null;
  const { day, month } = date;
  const after = before ? null : yearAfterAt(words, start + date.length, today);
  const length = start - at + date.length + (after?.length ?? 0);
  const year = before?.year ?? after?.year;
  return { period: dayOf(year ? dateOf(year, month, day) : newest(month, day, today)), length };
}

/** “29 October”, “29th of October”, “October 29”. */
function dateAt(words: string[], at: number): { day: number; month: number; length: number } | null {
  const [first = '', second = ''] = words.slice(at, at + 2);
  const of = OF.includes(second) ? 1 : 0;
  const day = dayNumberIn(first);
  const month = day ? monthIn(words[at + 1 + of]) : monthIn(first);
  if (day) return month ? { day, month, length: 2 + of } : null;
  const dayAfter = month ? dayNumberIn(second) : null;
  return dayAfter ? { day: dayAfter, month, length: 2 } : null;
}

/** “last Monday”, «geçen pazartesi günü»: the newest one that is over, or today where it is not “last”. */
function weekdayAt(words: string[], at: number, today: Temporal.PlainDate): Named<AskedPeriod> | null {
  const leads = [...LAST, ...THIS].includes(words[at]!) ? 1 : 0;
  const word = words[at + leads];
  const weekday = word === undefined ? 0 : WEEKDAYS.findIndex((form) => form.test(word)) + 1;
  if (!weekday || EVERY_WEEKDAY.includes(words[at + leads + 1] ?? '')) return null;
  const daysAgo = (today.dayOfWeek - weekday + 7) % 7 || (LAST.includes(words[at]!) ? 7 : 0);
  const trails = ONE_WEEKDAY.test(words[at + leads + 1] ?? '') ? 1 : 0;
  return { period: dayOf(today.subtract({ days: daysAgo })), length: leads + 1 + trails };
}

/** “last weekend”, «geçen hafta sonu»: Saturday and Sunday of the week before, or of this one. */
function weekendAt(words: string[], at: number, today: Temporal.PlainDate): Named<AskedPeriod> | null {
  const lead = words[at]!;
  const found = WEEKEND.exec(words.slice(at + 1, at + 3).join(' '));
  if (!found || ![...LAST, ...THIS].includes(lead)) return null;
  const monday = startOf('week', LAST.includes(lead) ? today.subtract({ weeks: 1 }) : today);
  return {
    period: {
      kind: 'between',
      from: monday.add({ days: 5 }).toString(),
      to: monday.add({ days: 6 }).toString(),
    },
    length: 1 + found[0].split(' ').length,
  };
}

/** The first such weekday (1 is Monday) of a month, and so many weeks later. */
function weekdayOf(year: number, month: number, weekday: number, weeks: number): Temporal.PlainDate {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  return first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + 7 * weeks });
}

const NAMED_DAYS: [RegExp, (year: number) => Temporal.PlainDate][] = [
  [tradeDay('blackFriday'), (year) => weekdayOf(year, 11, 4, 3).add({ days: 1 })],
  [tradeDay('cyberMonday'), (year) => weekdayOf(year, 11, 4, 3).add({ days: 4 })],
  [tradeDay('valentinesDay'), (year) => dateOf(year, 2, 14)],
  [tradeDay('mothersDay'), (year) => weekdayOf(year, 5, 7, 1)],
  [tradeDay('christmasDay'), (year) => dateOf(year, 12, 25)],
  [tradeDay('christmasEve'), (year) => dateOf(year, 12, 24)],
];

function namedDayAt(words: string[], at: number, today: Temporal.PlainDate): Named<AskedPeriod> | null {
  const before = yearBeforeAt(words, at, today);
  const start = at + (before?.length ?? 0);
  const here = words.slice(start, start + 4).join(' ');
  for (const [form, dateIn] of NAMED_DAYS) {
    const length = form.exec(here)?.[0].split(' ').length;
    if (!length) continue;
    const after = before ? null : yearAfterAt(words, start + length, today);
    const named = before ?? after;
    const newestYear =
      Temporal.PlainDate.compare(dateIn(today.year), today) > 0 ? today.year - 1 : today.year;
    return {
      period: dayOf(dateIn(named?.year ?? newestYear)),
      length: start - at + length + (after?.length ?? 0),
    };
  }
  return null;
}

function yearAt(words: string[], at: number): Named<AskedPeriod> | null {
  const year = yearIn(words[at]);
  return year ? { period: { kind: 'year', year }, length: 1 } : null;
}

/** “October”, “Ekim 2025 ayında”, “October last year”, «geçen yıl ekimde». */
function monthAt(
  words: string[],
  at: number,
  today: Temporal.PlainDate,
): Named<Extract<AskedPeriod, { kind: 'month' }>> | null {
  const before = yearBeforeAt(words, at, today);
  const isLast = !before && LAST.includes(words[at]!);
  const start = at + (before?.length ?? 0) + (isLast ? 1 : 0);
  // No wrong letter is forgiven here: «sayısı» (number) is one away from «mayıs» (May).
  const month = monthIn(words[start]);
  if (!month) return null;
  const after = before ?? yearAfterAt(words, start + 1, today);
  const hasBegun = isLast ? month < today.month : month <= today.month;
  const year = after?.year ?? (hasBegun ? today.year : today.year - 1);
  return {
    period: { kind: 'month', month, year },
    length: start + 1 - at + (before ? 0 : (after?.length ?? 0)),
  };
}

/** «geçen yılın», “2025’in”, where a month or a quarter follows. */
function yearBeforeAt(words: string[], at: number, today: Temporal.PlainDate) {
  const [first = '', second = ''] = words.slice(at, at + 2);
  const isNear = unitOf(second) === 'year' && [...LAST, ...THIS].includes(first);
  const year = isNear ? today.year - (LAST.includes(first) ? 1 : 0) : yearIn(first);
  if (!year) return null;
  let length = isNear ? 2 : 1;
  while (YEAR_ENDINGS.includes(words[at + length] ?? '')) length += 1;
  const follows = words[at + length] ?? '';
  const isQuarter = /^q[1-4]$/.test(follows) || unitOf(words[at + length + 1] ?? '') === 'quarter';
  const isDay = dayNumberIn(follows) !== null && monthIn(words[at + length + 1]) > 0;
  const rest = words.slice(at + length, at + length + 4).join(' ');
  const isNamedDay = NAMED_DAYS.some(([form]) => form.test(rest));
  return monthIn(follows) || isQuarter || isDay || isNamedDay ? { year, length } : null;
}

/** “2025” or “last year” after a month, a day or a quarter; not where it is what they are compared with. */
function yearAfterAt(words: string[], at: number, today: Temporal.PlainDate) {
  const of = OF_YEAR.includes(words[at] ?? '') ? 1 : 0;
  const [first = '', second = '', third = ''] = words.slice(at + of, at + of + 3);
  const year = yearIn(first);
  if (year) return { year, length: of + 1 };
  const isLast = LAST.includes(first) && YEAR.includes(second);
  const compares = COMPARES_AFTER.some((each) => third.startsWith(each));
  return isLast && !compares ? { year: today.year - 1, length: of + 2 } : null;
}

function monthIn(word: string | undefined): number {
  if (word === undefined) return 0;
  const month = MONTHS.findIndex((form) => form.test(word)) + 1;
  const ending = MONTH_ENDING.exec(word)?.[2];
  return month && (ending === undefined || ENDINGS.test(ending)) ? month : 0;
}

export function unitOf(word: string) {
  return UNITS.find(([, form]) => form.test(word))?.[0] ?? null;
}

export function numberIn(word: string | undefined): number | null {
  if (word === undefined) return null;
  return /^\d{1,4}$/.test(word) ? Number(word) || null : (NUMBERS.get(word) ?? null);
}

function dayNumberIn(word: string): number | null {
  const number = Number(DAY_NUMBER.exec(word)?.[1]);
  return number >= 1 && number <= 31 ? number : null;
}

function yearIn(word: string | undefined): number | null {
  return word !== undefined && /^20\d\d$/.test(word) ? Number(word) : null;
}

/** The newest day of that name that has begun. */
function newest(month: number, day: number, today: Temporal.PlainDate): Temporal.PlainDate {
  // 29 February is not in every year.
  const years = [0, 1, 2, 3, 4].map((ago) => today.year - ago);
  const found = years.find((year) => {
    const fits = day <= Temporal.PlainYearMonth.from({ year, month }).daysInMonth;
    return fits && Temporal.PlainDate.compare(dateOf(year, month, day), today) <= 0;
  });
  return dateOf(found ?? today.year, month, day);
}

function dateOf(year: number, month: number, day: number): Temporal.PlainDate {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' });
  } catch (cause) {
    throw new ImpossibleDate(`${year}-${month}-${day}`, { cause });
  }
}

function dayOf(day: Temporal.PlainDate): AskedPeriod {
  return { kind: 'day', day: day.toString() };
}
