import type { ContentLanguage } from '#shared/content/content.ts';
import { KINDS, type Kind } from './kinds.ts';
import { type ProductType, TYPES_OF_KIND } from './product-types.ts';
import { baseForm, fold, inflected, wordsOf } from './word-forms.ts';
import { GERMAN } from './words-de.ts';
import { ENGLISH } from './words-en.ts';
import { SPANISH } from './words-es.ts';
import { FRENCH } from './words-fr.ts';
import { TURKISH } from './words-tr.ts';

/**
 * What things are called in one language; each is a list with commas. `=` asks for exactly this form, `~` marks a name
 * that means too much to be believed alone, and `iphone … case` is a head with a word that stands before it.
 */
export interface ProductWords {
  types: Record<ProductType, string>;
  /** Things of a kind that have no type; also what only belongs to a thing («mug rack», «sofa cover»). */
  kinds: Partial<Record<Kind, string>>;
  /** Things that say nothing of a kind: a holder, a cleaner, a voucher. */
  others: string;
  /** What may stand beside the thing without being one: colours, materials, patterns, for whom. */
  describing: string;
}

/** What a name stands for: `kind` null for things of no kind, `thing` false for words that only describe. */
export interface Named {
  thing: boolean;
  kind: Kind | null;
  type: ProductType | null;
  isVague: boolean;
  words: number;
}

export interface Lexicon {
  /** By the folded words with a blank between. */
  names: Map<string, Named>;
  /** First and last words of names of several words. */
  edges: Set<string>;
  /** Heads that mean this thing only after another word. */
  pairs: { before: string; head: string; named: Named }[];
}

const DESCRIBING: Omit<Named, 'words'> = { thing: false, kind: null, type: null, isVague: false };

function lexiconOf(language: ContentLanguage, words: ProductWords): Lexicon {
  const lexicon: Lexicon = { names: new Map(), edges: new Set(), pairs: [] };
  const add = (list: string, named: Omit<Named, 'words' | 'isVague'>) => {
    for (const entry of list.split(', ')) addName(lexicon, language, entry, named);
  };
  for (const [kind, types] of Object.entries(TYPES_OF_KIND) as [Kind, readonly ProductType[]][])
    for (const type of types) add(words.types[type], { thing: true, kind, type });
  for (const kind of KINDS) add(words.kinds[kind] ?? '', { thing: true, kind, type: null });
  add(words.others, { thing: true, kind: null, type: null });
  add(words.describing, DESCRIBING);
  return lexicon;
}

/** What was said first stays, so that a type goes before a kind, and a thing before a word that describes. */
function addName(
  { names, edges, pairs }: Lexicon,
  language: ContentLanguage,
  entry: string,
  of: Omit<Named, 'words' | 'isVague'>,
) {
  const [before, after] = entry.replace(/^[=~]/, '').split(' … ');
  const named = { ...of, isVague: entry.startsWith('~'), words: 1 };
  if (after) {
    for (const head of formsOf(language, wordsOf(after, language).join(' ')))
      pairs.push({ before: fold(before!), head, named });
    return;
  }
  const words = wordsOf(before!, language);
  if (words.length === 0) return;
  named.words = words.length;
  const forms = entry.startsWith('=') ? [words.join(' ')] : formsOf(language, words.join(' '));
  for (const form of forms) {
    if (!names.has(form)) names.set(form, named);
    const parts = form.split(' ');
    if (parts.length > 1) edges.add(parts[0]!).add(parts.at(-1)!);
  }
}

function formsOf(language: ContentLanguage, words: string): string[] {
  if (language === 'tr') return inflected(words);
  const base = words
    .split(' ')
    .map((word) => baseForm(language, word))
    .join(' ');
  return base === words ? [words] : [words, base];
}

export const LEXICONS: Record<ContentLanguage, Lexicon> = {
  en: lexiconOf('en', ENGLISH),
  tr: lexiconOf('tr', TURKISH),
  de: lexiconOf('de', GERMAN),
  fr: lexiconOf('fr', FRENCH),
  es: lexiconOf('es', SPANISH),
};
