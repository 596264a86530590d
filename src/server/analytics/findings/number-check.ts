import type { TextCheckWords } from '#languages/text-check-words.ts';
import { WORDS } from '#languages/words.ts';
import type { FigureUnit } from '#shared/analytics/insights.ts';
import type { Language } from '#shared/core/languages.ts';

/** A number that may be said, and as what. */
export interface KnownNumber {
  value: number;
  unit: FigureUnit | 'any';
}

const inAll = (part: (words: TextCheckWords) => string) =>
  Object.values(WORDS)
    .map(({ textCheck }) => part(textCheck))
    .filter(Boolean)
    .join('|');

const CURRENCY = `\\p{Sc}|${inAll(({ currency }) => currency)}`;
const PERCENT = `%|${inAll(({ percent }) => percent)}`;
const MULTIPLIER = inAll(({ multipliers }) => Object.keys(multipliers).join('|'));
const NUMBER = new RegExp(
  `(?<before>(?:${CURRENCY}|${PERCENT})\\s*)?(?<![\\p{L}\\d])(?<digits>\\d(?:[\\d.,\\u00a0\\u202f ]*\\d)?)(?<multiplier>\\s?(?:${MULTIPLIER})(?![\\p{L}]))?(?<after>\\s*(?:${CURRENCY}|${PERCENT})(?![\\p{L}]))?`,
  'giu',
);
const ORDINAL_BEFORE = new RegExp(`(?:${inAll(({ ordinalBefore }) => ordinalBefore)})\\s*$`, 'i');
const ORDINAL_AFTER = new RegExp(`^(?:${inAll(({ ordinalEndings }) => ordinalEndings)})\\b`, 'i');
const SMALL = 3;

/** The numbers of a text that are not among those known, as they stand there. */
export function unknownNumbers(text: string, known: KnownNumber[], language: Language): string[] {
  const format = WORDS[language].textCheck;
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
    const value = format.numberWords[word];
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
function readNumber(digits: string, multiplier: string, { thousands, decimal, multipliers }: TextCheckWords) {
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
