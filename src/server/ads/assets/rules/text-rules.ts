import { adTextLength } from '#shared/ads/ads-assets.ts';
import { type Sentence, say, text } from '#shared/core/sentence.ts';

/*
 * What Google refuses in the texts of an ad: lengths by reference google-ads 4.4, the rest by its policy basics. Symbols and
 * capitals are judged as far as a machine is sure.
 */

const REPEATED_PUNCTUATION = /([!?¡¿.,;:…*~#%&+=|/\\–—-])\s*\1/u;
const SYMBOLS = /[\p{Extended_Pictographic}\p{Regional_Indicator}\u2190-\u21FF\u25A0-\u27BF<>^~*\\]|\u20E3/u;
/** ©, ® and ™ are pictures to Unicode and usual in names. */
const USUAL_SYMBOLS = /[©®™]/g;
const SPACED_LETTERS = /(?<![\p{L}\p{N}])(?:\p{L}[ .·-]){3,}\p{L}(?![\p{L}\p{N}])/u;
const MOSTLY_CAPITALS = 0.7;
const CAPITALS_FROM_LETTERS = 10;

/** Written as a number one dials: with a plus, or ten digits and more that are set apart. */
const PHONE = /(?:\+|\b00)\d[\d\s().-]{6,}\d|\(?\b\d{2,4}\)?[\s.-](?:\(?\d{2,4}\)?[\s.-]?){2,4}\d{2,4}\b/g;
const DIGITS_OF_PHONE = { marked: 8, plain: 10 };

/**
 * Spreadsheets take a cell that begins so for a formula, and Google Ads Editor takes `[]` for «erase». An apostrophe in
 * front, as in our other files, would be shown in the ad; so such a text does not leave at all, and the owner reads why.
 */
const FORMULA = /^\s*[=+\-@]|^[\t\r\n]/;

export type AdTextKind = 'headline' | 'description' | 'path';

export function adTextProblems(
  words: string,
  { kind, most }: { kind: AdTextKind; most: number },
): Sentence[] {
  const problems: Sentence[] = [];
  const length = adTextLength(words.trim());
  if (length > most)
    problems.push(say('{length} characters by Google’s count; at most {most} fit.', { length, most }));
  if (kind === 'path' && /[/\s]/.test(words.trim()))
    problems.push(text('A path has no slash and no space; use a hyphen.'));
  if (kind === 'headline' && /[!¡]/.test(words))
    problems.push(text('Google refuses exclamation marks in headlines.'));
  if (kind === 'description' && (words.match(/!/g)?.length ?? 0) > 1)
    problems.push(text('Google allows one exclamation mark at most.'));
  if (REPEATED_PUNCTUATION.test(words)) problems.push(text('Google refuses repeated punctuation.'));
  if (SYMBOLS.test(words.replace(USUAL_SYMBOLS, '')))
    problems.push(text('Google refuses emoji and such symbols.'));
  if (isShouted(words)) problems.push(text('Google refuses texts in capitals.'));
  if (namesPhone(words)) problems.push(text('Google refuses phone numbers in ads.'));
  return [...problems, ...cellProblems(words)];
}

/** Of any text that becomes a cell of the file. */
export function cellProblems(words: string): Sentence[] {
  if (FORMULA.test(words))
    return [text('Please begin with a letter or a number: spreadsheets read = + - @ as formulas.')];
  if (words.trim() === '[]') return [text('Google Ads Editor reads [] as “erase”.')];
  return /[\r\n\t\v\f\u2028\u2029]/.test(words) ? [text('Please keep this on one line.')] : [];
}

export function isShouted(text: string): boolean {
  if (SPACED_LETTERS.test(text)) return true;
  const letters = text.match(/\p{Lu}|\p{Ll}/gu) ?? [];
  const capitals = letters.filter((letter) => /\p{Lu}/u.test(letter)).length;
  return letters.length >= CAPITALS_FROM_LETTERS && capitals / letters.length > MOSTLY_CAPITALS;
}

export function namesPhone(text: string): boolean {
  return withoutPhones(text) !== text;
}

export function withoutPhones(text: string): string {
  return text.replace(PHONE, (found) => {
    const digits = found.replace(/\D/g, '').length;
    return digits >= (/^\+|^00/.test(found) ? DIGITS_OF_PHONE.marked : DIGITS_OF_PHONE.plain) ? ' ' : found;
  });
}

/** Those that Google takes in no keyword (its own list, from memory: A). */
export const FORBIDDEN_IN_KEYWORDS = /[!@%,*()={}~`<>?\\|^;"[\]\p{Extended_Pictographic}\p{Cc}]/u;
