import { isWord } from './question-words.ts';

/** A stretch of time as somebody names it. */
export type AskedPeriod =
  | {
      kind:
        | 'today'
        | 'yesterday'
        | 'this_week'
        | 'last_week'
        | 'this_month'
        | 'last_month'
        | 'this_year'
        | 'last_year'
        | 'all';
    }
  | { kind: 'days'; days: number }
  | { kind: 'months'; months: number }
  | { kind: 'month'; month: number; year: number | null }
  | { kind: 'year'; year: number };

interface Named {
  period: AskedPeriod;
  /** Words that it takes. */
  length: number;
}

const THIS = ['this', 'current', 'bu', 'icinde'];
const LAST = ['last', 'previous', 'past', 'prior', 'gecen', 'gectigimiz', 'onceki', 'gecmis'];
const SPAN = ['last', 'past', 'previous', 'son', 'gecen', 'gectigimiz'];
const UNITS: Record<'day' | 'week' | 'month' | 'year', string[]> = {
  day: ['=day', '=days', '=gun', '=gunde', '=gunun', '=gundeki', '=gunluk', '=gunku'],
  week: ['=week', '=weeks', 'hafta'],
  month: [
    '=month',
    '=months',
    '=ay',
    '=aya',
    '=ayda',
    '=ayin',
    '=ayki',
    '=aydaki',
    '=ayi',
    '=aylik',
    '=aydan',
  ],
  year: [
    '=year',
    '=years',
    '=yil',
    '=yila',
    '=yilda',
    '=yilin',
    '=yilki',
    '=yildaki',
    '=yildan',
    '=sene',
    '=seneye',
    '=senede',
    '=senenin',
    '=seneki',
  ],
};
const MONTHS: string[][] = [
  ['january', '=jan', 'ocak'],
  ['february', '=feb', 'subat'],
  ['march', '=mar', '=mart', '=marta', '=martta', '=martin'],
  ['april', '=apr', 'nisan'],
  ['=may', 'mayis'],
  ['june', '=jun', 'haziran'],
  ['july', '=jul', 'temmuz'],
  ['august', '=aug', 'agustos'],
  ['september', '=sep', '=sept', 'eylul'],
  ['october', '=oct', '=ekim', '=ekimde', '=ekimin', '=ekime', '=ekimdeki'],
  ['november', '=nov', 'kasim'],
  ['december', '=dec', 'aralik'],
];
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

/** The period that begins at this word, if one does. */
export function periodAt(words: string[], at: number): Named | null {
  const [first = '', second = '', third = ''] = words.slice(at, at + 3);
  return spanAt(first, second, third) ?? nearAt(first, second, third) ?? monthOrYearAt(words, at);
}

/** “the last 14 days”, “son iki hafta”. */
function spanAt(first: string, second: string, third: string): Named | null {
  const count = numberIn(second);
  if (!SPAN.includes(first) || !count) return null;
  const unit = unitOf(third);
  if (unit === 'day' && count <= MOST_DAYS) return { period: { kind: 'days', days: count }, length: 3 };
  if (unit === 'week' && count * 7 <= MOST_DAYS)
    return { period: { kind: 'days', days: count * 7 }, length: 3 };
  const months = unit === 'month' ? count : unit === 'year' ? count * 12 : 0;
  return months && months <= MOST_MONTHS ? { period: { kind: 'months', months }, length: 3 } : null;
}

function nearAt(first: string, second: string, third: string): Named | null {
  if (['today', 'bugun'].some((stem) => isWord(first, stem))) {
    // «bugüne kadar»: until today.
    if (first === 'bugune' && second === 'kadar') return { period: { kind: 'all' }, length: 2 };
    return { period: { kind: 'today' }, length: 1 };
  }
  if (isWord(first, 'yesterday') || ['dun', 'dunku'].includes(first))
    return { period: { kind: 'yesterday' }, length: 1 };
  if (first === 'simdiye' && second === 'kadar') return { period: { kind: 'all' }, length: 2 };
  if (first === 'all' && (second === 'time' || third === 'history'))
    return { period: { kind: 'all' }, length: 2 };
  if ((first === 'tum' || first === 'butun') && /^(zaman|gecmis)/.test(second))
    return { period: { kind: 'all' }, length: 2 };
  if (first === 'ever') return { period: { kind: 'all' }, length: 1 };
  if (first === 'mtd') return { period: { kind: 'this_month' }, length: 1 };
  const unit = unitOf(second);
  if (!unit || unit === 'day') return null;
  if (THIS.includes(first)) return { period: { kind: `this_${unit}` }, length: 2 };
  return LAST.includes(first) ? { period: { kind: `last_${unit}` }, length: 2 } : null;
}

/** “October”, “Ekim 2025 ayında”, “2025”. */
function monthOrYearAt(words: string[], at: number): Named | null {
  // No wrong letter is forgiven here: «sayısı» (number) is one away from «mayıs» (May).
  const word = words[at]!;
  const month =
    MONTHS.findIndex((stems) =>
      stems.some((stem) => (stem.startsWith('=') ? word === stem.slice(1) : word.startsWith(stem))),
    ) + 1;
  const year = yearIn(words[at + (month ? 1 : 0)]);
  if (month) return { period: { kind: 'month', month, year }, length: year ? 2 : 1 };
  return year ? { period: { kind: 'year', year }, length: 1 } : null;
}

function unitOf(word: string) {
  const found = Object.entries(UNITS).find(([, stems]) => stems.some((stem) => isWord(word, stem)));
  return found ? (found[0] as keyof typeof UNITS) : null;
}

export function numberIn(word: string | undefined): number | null {
  if (word === undefined) return null;
  return /^\d{1,4}$/.test(word) ? Number(word) || null : (NUMBER_WORDS[word] ?? null);
}

function yearIn(word: string | undefined): number | null {
  return word !== undefined && /^20\d\d$/.test(word) ? Number(word) : null;
}
