import type { ContentLanguage } from '#shared/content/content.ts';
import { patternOf } from './endings.ts';
import type { Form, Meaning } from './lexicon/entries.ts';
import { plainWords } from './plain-words.ts';

export interface Hit<M extends Meaning> {
  meaning: M;
  mark: Form['mark'];
  from: number;
  to: number;
}

interface Known<M> {
  meaning: M;
  form: Form;
  /** Made when a word that begins alike is met: five thousand patterns would take a second. */
  pattern: RegExp | null;
}

const WORD = /(?<![\p{L}\p{N}])[\p{L}\p{N}%]/gu;
const KEY = 3;
/** A longer word keeps its first letters whatever ending it takes, so few forms have to be tried. */
const LONG_KEY = 5;

/** Finds meanings in a text that `plainWords` made, the longest at each place; where two are spelled alike, both. */
export function createRecogniser<M extends Meaning>(meanings: M[]) {
  const indexes = new Map<ContentLanguage, Map<string, Known<M>[]>>();
  return (plain: string, language: ContentLanguage): Hit<M>[] => {
    const index = indexes.get(language) ?? indexOf(meanings, language);
    indexes.set(language, index);
    const hits: Hit<M>[] = [];
    let end = 0;
    for (const { index: from } of plain.matchAll(WORD)) {
      if (from < end) continue;
      const known = [index.get(plain.slice(from, from + LONG_KEY)), index.get(plain.slice(from, from + KEY))];
      const here = longestAt(plain, from, known, language);
      hits.push(...here);
      end = here[0]?.to ?? end;
    }
    return hits;
  };
}

function longestAt<M extends Meaning>(
  plain: string,
  from: number,
  known: (Known<M>[] | undefined)[],
  language: ContentLanguage,
): Hit<M>[] {
  let best: Hit<M>[] = [];
  for (const list of known)
    for (const candidate of list ?? []) {
      candidate.pattern ??= new RegExp(`${patternOf(candidate.form, language)}(?![\\p{L}\\p{N}])`, 'uy');
      const { meaning, form, pattern } = candidate;
      pattern.lastIndex = from;
      if (!pattern.test(plain)) continue;
      const to = pattern.lastIndex;
      const longest = best[0]?.to ?? 0;
      if (to > longest) best = [];
      if (to >= longest && !best.some((hit) => hit.meaning === meaning))
        best.push({ meaning, mark: form.mark, from, to });
    }
  return best;
}

/** By the first letters, as few forms begin alike; a form of two letters is followed by what ends a word. */
function indexOf<M extends Meaning>(meanings: M[], language: ContentLanguage): Map<string, Known<M>[]> {
  const index = new Map<string, Known<M>[]>();
  for (const meaning of meanings)
    for (const form of formsOf(meaning, language)) {
      for (const key of keysOf(plainWords(form.words, language))) {
        const known = index.get(key) ?? [];
        known.push({ meaning, form, pattern: null });
        index.set(key, known);
      }
    }
  return index;
}

function keysOf(words: string): string[] {
  if (words.length < KEY) return [words, ...[' ', '.', ',', '-', ')', ';'].map((sign) => words + sign)];
  const [first = ''] = words.split(/[\s-]/);
  return [words.slice(0, first.length > LONG_KEY ? LONG_KEY : KEY)];
}

const LED: Partial<Record<ContentLanguage, RegExp>> = {
  en: /^the /,
  fr: /^(?:les? |la |l’)/,
  es: /^(?:el|la|los|las) /,
};

/** What is said with an article is recognised without it too. */
function formsOf(meaning: Meaning, language: ContentLanguage): Form[] {
  return meaning.forms[language]
    .filter(({ mark }) => mark !== 'said')
    .map((form, index) => {
      const led = index === 0 && LED[language];
      const words = led ? form.words.replace(led, '') : form.words;
      return words.length > 2 ? { ...form, words } : form;
    });
}
