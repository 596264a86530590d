import { WORDS } from '#languages/words.ts';
import type { Language } from '#shared/core/languages.ts';

const FEWEST_WORDS = 4;

/**
 * Whether a text, its proper names taken out, reads like this language. Shares of words are those by which texts of our
 * languages were distinguished from German, French, Spanish and each other.
 */
export function isInLanguage(text: string, language: Language): boolean {
  const { frequent, typical, share, foreign } = WORDS[language].textCheck;
  const words = text.toLocaleLowerCase(language).match(/\p{L}+/gu) ?? [];
  if (words.length < FEWEST_WORDS) return true;
  const known = words.filter((word) => frequent.has(word) || typical?.test(word));
  const others = words.filter((word) => foreign?.test(word));
  return known.length / words.length >= share && others.length / words.length < 0.1;
}
