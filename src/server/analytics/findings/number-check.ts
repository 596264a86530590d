import type { FigureUnit } from '#shared/analytics/insights.ts';
import type { Language } from '#shared/core/languages.ts';

/** A number that may be said, and as what. */
export interface KnownNumber {
  value: number;
  unit: FigureUnit | 'any';
}

interface Format {
  thousands: RegExp;
  decimal: string;
  multipliers: Record<string, number>;
  /** Words that are numbers; one to three are too common to mean anything. */
  words: Record<string, number>;
}

const FORMATS: Record<Language, Format> = {
  en: {
    thousands: /,/g,
    decimal: '.',
    multipliers: { k: 1e3, thousand: 1e3, m: 1e6, mn: 1e6, million: 1e6, bn: 1e9, billion: 1e9 },
    words: {
      half: 0.5,
      third: 1 / 3,
      quarter: 0.25,
      double: 2,
      doubled: 2,
      twice: 2,
      triple: 3,
      tripled: 3,
      threefold: 3,
      tenfold: 10,
      four: 4,
      five: 5,
      six: 6,
      seven: 7,
      eight: 8,
      nine: 9,
      ten: 10,
      eleven: 11,
      twelve: 12,
      dozen: 12,
      fifteen: 15,
      twenty: 20,
      thirty: 30,
      forty: 40,
      fifty: 50,
      sixty: 60,
      seventy: 70,
      eighty: 80,
      ninety: 90,
      hundred: 100,
      hundreds: 100,
      thousands: 1000,
      millions: 1e6,
    },
  },
  tr: {
    thousands: /\./g,
    decimal: ',',
    multipliers: { bin: 1e3, milyon: 1e6, mn: 1e6, milyar: 1e9 },
    words: {
      yarısı: 0.5,
      yarıya: 0.5,
      yarım: 0.5,
      çeyrek: 0.25,
      çeyreği: 0.25,
      dört: 4,
      beş: 5,
      altı: 6,
      yedi: 7,
      sekiz: 8,
      dokuz: 9,
      on: 10,
      yirmi: 20,
      otuz: 30,
      kırk: 40,
      elli: 50,
      altmış: 60,
      yetmiş: 70,
      seksen: 80,
      doksan: 90,
      yüz: 100,
      yüzlerce: 100,
      binlerce: 1000,
    },
  },
};

const CURRENCY = '\\p{Sc}|tl|try|gbp|usd|eur|lira|liras?ı?|pounds?|dollars?|euros?';
const PERCENT = '%|percent|per cent|yüzde|percentage points?|puan';
const NUMBER = new RegExp(
  `(?<before>(?:${CURRENCY}|${PERCENT})\\s*)?(?<![\\p{L}\\d])(?<digits>\\d(?:[\\d.,\\u00a0\\u202f ]*\\d)?)(?<multiplier>\\s?(?:k|mn?|bn|thousand|million|billion|bin|milyon|milyar)(?![\\p{L}]))?(?<after>\\s*(?:${CURRENCY}|${PERCENT})(?![\\p{L}]))?`,
  'giu',
);
const ORDINAL_BEFORE = /(?:top|first|last|ilk|son|step|adım)\s*$/i;
const ORDINAL_AFTER = /^(?:st|nd|rd|th)\b/i;
const SMALL = 3;

/** The numbers of a text that are not among those known, as they stand there. */
export function unknownNumbers(text: string, known: KnownNumber[], language: Language): string[] {
  const format = FORMATS[language];
  const unknown: string[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const { before = '', digits = '', multiplier = '', after = '' } = match.groups!;
    const stated = readNumber(digits, multiplier.trim().toLowerCase(), format);
    const rest = text.slice(match.index + match[0].length);
    const small = stated?.value !== undefined && stated.value <= SMALL && Number.isInteger(stated.value);
    const isOrdinal = ORDINAL_AFTER.test(rest) || ORDINAL_BEFORE.test(text.slice(0, match.index));
    if (small && isOrdinal) continue;
    const unit = unitOf(`${before} ${after}`);
    if (!stated || !known.some((each) => isSaid(each, stated, unit))) unknown.push(match[0].trim());
  }
  for (const word of text.toLocaleLowerCase(language).match(/\p{L}+/gu) ?? []) {
    const value = format.words[word];
    if (value !== undefined && !known.some((each) => Math.abs(each.value - value) < 1e-9)) unknown.push(word);
  }
  return unknown;
}

type Unit = 'money' | 'percent' | 'plain';

function unitOf(signs: string): Unit {
  if (new RegExp(PERCENT, 'i').test(signs)) return 'percent';
  return new RegExp(CURRENCY, 'iu').test(signs) ? 'money' : 'plain';
}

/** The value, and the step to which it was rounded. */
function readNumber(digits: string, multiplier: string, { thousands, decimal, multipliers }: Format) {
  const plain = digits.replace(/[\u00a0\u202f ]/g, '');
  const [whole = '', fraction = '', ...more] = plain.split(decimal);
  if (more.length > 0 || new RegExp(thousands).test(fraction)) return null;
  const groups = whole.split(thousands);
  if (groups.length > 1 && groups.slice(1).some((group) => group.length !== 3)) return null;
  const factor = multiplier ? multipliers[multiplier] : 1;
  if (!factor) return null;
  const bare = groups.join('');
  const value = Number(`${bare}.${fraction || 0}`) * factor;
  if (fraction) return { value, step: factor * 10 ** -fraction.length };
  // 12,300 may stand for 12,345, and 12,000 too; 10,000 would say too little.
  const zeros = /0*$/.exec(bare)![0].length;
  const rounded = Math.max(0, Math.min(zeros, bare.length - 2));
  return { value, step: factor * 10 ** rounded };
}

function isSaid(known: KnownNumber, stated: { value: number; step: number }, unit: Unit): boolean {
  const near = (value: number) =>
    Math.abs(Math.abs(value) - stated.value) <= stated.step / 2 + Math.abs(value) * 1e-9;
  if (known.unit === 'any') return near(known.value);
  if (unit === 'percent') return known.unit === 'percent' && near(known.value);
  if (unit === 'money') return known.unit === 'money' && near(known.value);
  if (known.unit === 'percent') return near(known.value / 100) && stated.step < 1;
  return known.unit !== 'money' && near(known.value);
}
