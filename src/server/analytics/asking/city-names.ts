import type { City } from '#server/analytics/query/cities.ts';
import { isNameEnding } from './country-names.ts';
import { wordsOf } from './question-words.ts';

const SHORTEST_WITH_ENDING = 3;

/** Cities of the store that are named by any of these words. */
export function citiesNamed(words: string[], cities: City[]): City[] {
  return cities.filter(({ name }) => wordsOf(name).some((part) => words.some((word) => isNamed(word, part))));
}

/** The cities that are named from this word on, by the longest name; of one name there may be several. */
export function citiesAt(
  words: string[],
  at: number,
  cities: City[],
): { cities: City[]; length: number } | null {
  let longest = 0;
  let found: City[] = [];
  for (const city of cities) {
    const parts = wordsOf(city.name);
    const isHere = parts.every((part, place) => {
      const word = words[at + place];
      const isLast = place === parts.length - 1;
      return word !== undefined && (word === part || (isLast && isNamed(word, part)));
    });
    if (parts.length === 0 || !isHere || parts.length < longest) continue;
    found = parts.length === longest ? [...found, city] : [city];
    longest = parts.length;
  }
  return longest > 0 ? { cities: found, length: longest } : null;
}

/** With an ending, too: «İzmirʼde», «Ankaralı». */
export function isNamed(word: string, name: string): boolean {
  if (word === name) return true;
  return (
    name.length >= SHORTEST_WITH_ENDING && word.startsWith(name) && isNameEnding(word.slice(name.length))
  );
}
