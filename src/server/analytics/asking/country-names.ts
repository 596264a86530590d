import { plainText } from '#server/core/language/plain-text.ts';
import { LANGUAGES } from '#shared/core/languages.ts';
import { anyForm, ofAll } from './vocabulary.ts';

/** Not countries, though regions have names for them. */
const NOT_COUNTRIES = ['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'];
const ENDINGS = anyForm(({ countries }) => countries.ending);
const MOST_WORDS = 5;

export const isNameEnding = (ending: string) => ending === '' || ENDINGS.test(ending);

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS.flatMap((one) => LETTERS.map((other) => one + other)).filter(
  (code) => !NOT_COUNTRIES.includes(code),
);

/** Their names in all languages, in the words of a question. */
const BY_NAME = new Map(ofAll(({ countries }) => Object.entries(countries.names)));
for (const language of LANGUAGES) {
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
