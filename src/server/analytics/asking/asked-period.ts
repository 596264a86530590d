import { Temporal } from 'temporal-polyfill';
import type { AskedPeriod } from '#shared/analytics/asking.ts';
import { isWord } from './question-words.ts';
import { resolvePeriod, startOf } from './resolve-period.ts';

/** A period that a question names, `same_time_last_year` for the same days a year before whatever it speaks of. */
export type NamedPeriod = AskedPeriod | { kind: 'same_time_last_year' };

interface Named<Period = NamedPeriod> {
  period: Period;
  /** Words that it takes. */
  length: number;
}

/** `29 February 2026`: a date that no calendar has. */
export class ImpossibleDate extends Error {}

const THIS = ['this', 'current', 'bu', 'icinde'];
const LAST = ['last', 'previous', 'past', 'prior', 'gecen', 'gectigimiz', 'onceki', 'gecmis', 'gecenki'];
const SPAN = [...LAST, 'son'];
const UNITS: Record<'day' | 'week' | 'month' | 'quarter' | 'year', RegExp> = {
  day: /^(days?|gun(de|un|deki|luk|ku|den)?)$/,
  week: /^(weeks?|hafta(da|ya|nin|ki|daki|lik|dan|yi)?)$/,
  month: /^(months?|ay(a|da|in|ki|daki|i|lik|dan|inda|indan)?)$/,
  quarter: /^(quarters?|ceyre[kg]\w{0,6})$/,
  year: /^(years?|yil(a|da|in|ki|daki|dan|i|lik|inda)?|sene(ye|de|nin|ki|deki|den|si|lik)?)$/,
};
const MONTHS: RegExp[] = [
  /^(january|jan|ocak)/,
  /^(february|feb$|subat)/,
  /^(march$|mar$|mart(a|ta|in|tan|taki|i)?$)/,
  /^(april|apr$|nisan)/,
  /^(may$|mayis)/,
  /^(june|jun$|haziran)/,
  /^(july|jul$|temmuz)/,
  /^(august|aug$|agustos)/,
  /^(september|sept?$|eylul)/,
  /^(october|oct$|ekim(de|in|e|deki|den|i|inde)?$)/,
  /^(november|nov$|kasim)/,
  /^(december|dec$|aralik|aralig)/,
];
/** A month's stem with an ending that no form of it has is another word: «ocakbaşı». */
const MONTH_ENDING =
  /(january|ocak|february|subat|april|nisan|mayis|june|haziran|july|temmuz|august|agustos|september|eylul|november|kasim|december|arali[kg])(.*)$/;
const ENDINGS = /^(|s|[td][ae]|[td][ae]n|[td][ae]ki|[iu]n|[aeiu]|in[dt]e)$/;
const WEEKDAYS: RegExp[] = [
  /^(monday|pazartesi(yi|nin|ye)?)$/,
  /^(tuesday|sali(yi|nin|ya)?)$/,
  /^(wednesday|carsamba(yi|nin|ya)?)$/,
  /^(thursday|persembe(yi|nin|ye)?)$/,
  /^(friday|cuma(yi|nin|ya)?)$/,
  /^(saturday|cumartesi(yi|nin|ye)?)$/,
  /^(sunday|pazar)$/,
];
const ORDINALS: Record<string, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  ilk: 1,
  birinci: 1,
  ikinci: 2,
  ucuncu: 3,
  dorduncu: 4,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
};
const NUMBER_WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fourteen: 14,
  thirty: 30,
  sixty: 60,
  ninety: 90,
  bir: 1,
  iki: 2,
  uc: 3,
  dort: 4,
  bes: 5,
  alti: 6,
  yedi: 7,
  sekiz: 8,
  dokuz: 9,
  on: 10,
  oniki: 12,
  otuz: 30,
  altmis: 60,
  doksan: 90,
};
const MOST_DAYS = 3660;
const MOST_MONTHS = 120;
/** «Mart’tan», «ayından», «tarihinden»: what stands between a day and “since”. */
const FROM_ENDINGS = [
  'dan',
  'den',
  'tan',
  'ten',
  'ayindan',
  'yilindan',
  'tarihinden',
  'gununden',
  'nin',
  'in',
  'un',
  'basindan',
];
const PLACE_ENDINGS = [
  'de',
  'da',
  'te',
  'ta',
  'e',
  'a',
  'ye',
  'ya',
  'i',
  'ayi',
  'ayina',
  'tarihine',
  'tarihi',
];

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
  const found = [
    /^(?:the )?same (\w+) (?:of )?(?:the )?(?:last|previous|prior) year\b/,
    /^(?:gecen|onceki|gectigimiz) (?:yil|yilin|sene|senenin|yilki|seneki) ayni (\w+)/,
    /^ayni (\w+) (?:gecen|onceki) (?:yil|sene)\b/,
    /^this (time|day|week|month|quarter) last year\b/,
    /^(?:gecen|onceki) (?:yil|sene) bu (gun|hafta|ay|ceyrek)\b/,
    /^(?:a|one) (year) ago\b/,
    /^bir (yil|sene) once(?:sine|ki|ye|sinin)?\b/,
    /^(?:gecen|onceki) (?:yil|sene) bu (zaman\w*|donem\w*)/,
  ]
    .map((form) => form.exec(here))
    .find(Boolean);
  if (!found) return null;
  const length = found[0].split(' ').length;
  const unit = unitOf(found[1]!);
  if (!unit || unit === 'year') {
    const known = /^(time|period|days|dates|year|yil|sene|donem|zaman|gunler|tarih)/.test(found[1]!);
    return known ? { period: { kind: 'same_time_last_year' }, length } : null;
  }
  return { period: { kind: 'year_ago', unit }, length };
}

/** “between 1 March and 15 March”, “from March to May”, “1–15 March”, «1 Mart ile 15 Mart arasında». */
function betweenAt(words: string[], at: number, today: Temporal.PlainDate): Named<AskedPeriod> | null {
  const opens = ['between', 'from'].includes(words[at]!);
  const start = opens ? at + 1 : at;
  const one = endAt(words, start, today);
  if (!one) return null;
  let next = start + one.length;
  const from = FROM_ENDINGS.includes(words[next] ?? '') || /[td][ae]n$/.test(words[next - 1]!);
  while ([...FROM_ENDINGS, ...PLACE_ENDINGS].includes(words[next] ?? '')) next += 1;
  const joint = words[next] ?? '';
  const joins = ['-', 'to', 'until', 'till', 'through', 'and', 'ile', 've'].includes(joint);
  if (!joins && !from) return null;
  const other = endAt(words, joins ? next + 1 : next, today);
  if (!other || other.day === null) return null;
  let after = next + (joins ? 1 : 0) + other.length;
  while (PLACE_ENDINGS.includes(words[after] ?? '')) after += 1;
  const closes = /^(aras|kadar|dek)/.test(words[after] ?? '');
  const isStretch =
    closes || joint === '-' || (opens && joins) || ['to', 'until', 'till', 'through'].includes(joint);
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
  const start = /^(?:bu )?(yilin|yil|senenin|ayin|ay|haftanin|hafta) basindan (?:beri|bu yana|itibaren)/.exec(
    here,
  );
  if (start) {
    const unit = start[1]!.startsWith('ay') ? 'month' : start[1]!.startsWith('hafta') ? 'week' : 'year';
    return { period: { kind: `this_${unit}` }, length: start[0].split(' ').length };
  }
  const opens = ['since', 'starting', 'from'].includes(words[at]!);
  const begins = at + (opens ? 1 : 0);
  const named = words[begins] === undefined ? null : simpleAt(words, begins, today);
  if (!named) return null;
  let next = begins + named.length;
  while (FROM_ENDINGS.includes(words[next] ?? '')) next += 1;
  const closing = /^(beri|bu yana|itibaren|onwards|onward|on)\b/.exec(words.slice(next, next + 2).join(' '));
  if (words[at] === 'from' || !opens) if (!closing || (!opens && /^on/.test(closing[1]!))) return null;
  const length = next + (closing ? closing[1]!.split(' ').length : 0) - at;
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
  const named = (kind: 'today' | 'yesterday' | 'all' | 'this_month' | 'this_year', length: number) =>
    ({ period: { kind }, length }) as const;
  // «bugüne kadar»: until today.
  if (first === 'bugune' && second === 'kadar') return named('all', 2);
  if (first === 'simdiye' && (second === 'kadar' || second === 'dek')) return named('all', 2);
  if (first === 'bu' && second === 'gun') return named('today', 2);
  if (['today', 'bugun'].some((stem) => isWord(first, stem))) return named('today', 1);
  if (isWord(first, 'yesterday') || /^dun(e|ku|un|den|kunu)?$/.test(first)) return named('yesterday', 1);
  if (first === 'all' && (second === 'time' || third === 'history'))
    return named('all', second === 'time' ? 2 : 3);
  if (first === 'all' && second === 'history') return named('all', 2);
  if ((first === 'tum' || first === 'butun') && /^(zaman|gecmis)/.test(second)) return named('all', 2);
  if (first === 'ever') return named('all', 1);
  if (first === 'in' && second === 'total') return named('all', 2);
  if (first === 'mtd' || first === 'ytd') return named(first === 'mtd' ? 'this_month' : 'this_year', 1);
  if (/^(year|month)$/.test(first) && second === 'to' && third === 'date')
    return named(first === 'month' ? 'this_month' : 'this_year', 3);
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
      ? (ORDINALS[first] ?? numberIn(first))
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
  const [first = '', second = '', third = ''] = words.slice(at, at + 3);
  if (first.startsWith('@')) {
    const [year, month, day] = first.slice(1).split('-').map(Number);
    return { period: dayOf(dateOf(year!, month!, day!)), length: 1 };
  }
  if (/^(evvelsi|evvelki)$/.test(first) && unitOf(second) === 'day')
    return { period: dayOf(today.subtract({ days: 2 })), length: 2 };
  if (first === 'day' && second === 'before' && third === 'yesterday')
    return { period: dayOf(today.subtract({ days: 2 })), length: 3 };
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
  const of = second === 'of' ? 1 : 0;
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
  // «Cumartesi günleri» are all Saturdays.
  if (!weekday || words[at + leads + 1] === 'gunleri') return null;
  const daysAgo = (today.dayOfWeek - weekday + 7) % 7 || (LAST.includes(words[at]!) ? 7 : 0);
  const trails = /^gun(u|ku|unde)?$/.test(words[at + leads + 1] ?? '') ? 1 : 0;
  return { period: dayOf(today.subtract({ days: daysAgo })), length: leads + 1 + trails };
}

/** “last weekend”, «geçen hafta sonu»: Saturday and Sunday of the week before, or of this one. */
function weekendAt(words: string[], at: number, today: Temporal.PlainDate): Named<AskedPeriod> | null {
  const found = /^(\w+) (?:weekend|hafta sonu(?:nda|nun|ndaki)?)\b/.exec(words.slice(at, at + 3).join(' '));
  const lead = found?.[1] ?? '';
  if (!found || ![...LAST, ...THIS].includes(lead)) return null;
  const monday = startOf('week', LAST.includes(lead) ? today.subtract({ weeks: 1 }) : today);
  return {
    period: {
      kind: 'between',
      from: monday.add({ days: 5 }).toString(),
      to: monday.add({ days: 6 }).toString(),
    },
    length: found[0].split(' ').length,
  };
}

/** The first such weekday (1 is Monday) of a month, and so many weeks later. */
function weekdayOf(year: number, month: number, weekday: number, weeks: number): Temporal.PlainDate {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  return first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + 7 * weeks });
}

/** Days of trade that people call by a name. */
const NAMED_DAYS: [RegExp, (year: number) => Temporal.PlainDate][] = [
  [
    /^(?:black friday|efsane cuma|kara cuma)(?:da|yi|nin|de)?\b/,
    (year) => weekdayOf(year, 11, 4, 3).add({ days: 1 }),
  ],
  [/^cyber monday\b|^siber pazartesi\b/, (year) => weekdayOf(year, 11, 4, 3).add({ days: 4 })],
  [
    /^(?:valentine(?: s)?|valentines)(?: day)?\b|^sevgililer gunu(?:nde|nun)?\b/,
    (year) => dateOf(year, 2, 14),
  ],
  [/^mothers? (?:s )?day\b|^anneler gunu(?:nde|nun)?\b/, (year) => weekdayOf(year, 5, 7, 1)],
  [/^christmas day\b/, (year) => dateOf(year, 12, 25)],
  [/^christmas eve\b/, (year) => dateOf(year, 12, 24)],
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
  while (['in', 'nin', 'un', 'yilinin', 'yili', 'yilinda', 'yil'].includes(words[at + length] ?? ''))
    length += 1;
  const follows = words[at + length] ?? '';
  const isQuarter = /^q[1-4]$/.test(follows) || unitOf(words[at + length + 1] ?? '') === 'quarter';
  const isDay = dayNumberIn(follows) !== null && monthIn(words[at + length + 1]) > 0;
  const rest = words.slice(at + length, at + length + 4).join(' ');
  const isNamedDay = NAMED_DAYS.some(([form]) => form.test(rest));
  return monthIn(follows) || isQuarter || isDay || isNamedDay ? { year, length } : null;
}

/** “2025” or “last year” after a month, a day or a quarter; not where it is what they are compared with. */
function yearAfterAt(words: string[], at: number, today: Temporal.PlainDate) {
  const of = words[at] === 'of' || words[at] === 'in' ? 1 : 0;
  const [first = '', second = '', third = ''] = words.slice(at + of, at + of + 3);
  const year = yearIn(first);
  if (year) return { year, length: of + 1 };
  const isLast = LAST.includes(first) && ['year', 'yil', 'sene'].includes(second);
  const compares = /^(gore|kiyas|karsi)/.test(third);
  return isLast && !compares ? { year: today.year - 1, length: of + 2 } : null;
}

function monthIn(word: string | undefined): number {
  if (word === undefined) return 0;
  const month = MONTHS.findIndex((form) => form.test(word)) + 1;
  const ending = MONTH_ENDING.exec(word)?.[2];
  return month && (ending === undefined || ENDINGS.test(ending)) ? month : 0;
}

export function unitOf(word: string) {
  const found = Object.entries(UNITS).find(([, form]) => form.test(word));
  return found ? (found[0] as keyof typeof UNITS) : null;
}

export function numberIn(word: string | undefined): number | null {
  if (word === undefined) return null;
  return /^\d{1,4}$/.test(word) ? Number(word) || null : (NUMBER_WORDS[word] ?? null);
}

function dayNumberIn(word: string): number | null {
  const number = Number(/^(\d{1,2})(st|nd|rd|th)?$/.exec(word)?.[1]);
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
