import { plainText } from '#server/core/language/plain-text.ts';

/** Names that people use and the region names of Unicode do not have. */
const ALSO: Record<string, string> = {
  uk: 'GB',
  britain: 'GB',
  'great britain': 'GB',
  england: 'GB',
  ingiltere: 'GB',
  'buyuk britanya': 'GB',
  usa: 'US',
  america: 'US',
  amerika: 'US',
  abd: 'US',
  'united states of america': 'US',
  turkey: 'TR',
  holland: 'NL',
  korea: 'KR',
  kore: 'KR',
  uae: 'AE',
  bae: 'AE',
  'czech republic': 'CZ',
};
/** Not countries, though regions have names for them. */
const NOT_COUNTRIES = ['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'];
/** «Türkiyeʼde», «Almanyaʼdan», «Fransaʼdaki», «ABDʼli». */
const ENDINGS = /^(|[aeiu]|y[aeiu]|[dt][ae]n?|[dt][ae]ki(ler(in|den|i)?)?|n?[iu]n|l[iu](ler(in|den|i)?)?)$/;
const MOST_WORDS = 5;

export const isNameEnding = (ending: string) => ENDINGS.test(ending);

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS.flatMap((one) => LETTERS.map((other) => one + other)).filter(
  (code) => !NOT_COUNTRIES.includes(code),
);

/** English and Turkish names, in the words of a question. */
const BY_NAME = new Map(Object.entries(ALSO));
for (const language of ['en', 'tr']) {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  for (const code of CODES) {
    const name = names.of(code);
    const words = name && plainText(name).match(/[\p{L}\d]+/gu);
    // DD was East Germany; names of what is gone belong to what it is now.
    const current = new Intl.Locale(`und-${code}`).region ?? code;
    if (words && !BY_NAME.has(words.join(' '))) BY_NAME.set(words.join(' '), current);
  }
}

/** The country that is named from this word on, longest name first. */
export function countryAt(words: string[], at: number): { code: string; length: number } | null {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length -= 1) {
    const here = words.slice(at, at + length).join(' ');
    const exact = BY_NAME.get(here);
    if (exact) return { code: exact, length };
    // Endings are on the last word: what could be one is cut off letter by letter.
    for (let cut = 1; cut <= 9 && cut < here.length - 2; cut += 1) {
      const code = BY_NAME.get(here.slice(0, -cut));
      if (code && ENDINGS.test(here.slice(-cut))) return { code, length };
    }
  }
  return null;
}
