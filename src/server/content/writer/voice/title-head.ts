import type { ContentLanguage } from '#shared/content/content.ts';
import { LEXICONS, type Named } from './product-words.ts';
import { AND, baseForm, fold, germanForms, wordsOf, wordsOfFolded } from './word-forms.ts';

/** The thing that a title names: «Leather sofa cleaner» names a cleaner. */
export interface Head {
  named: Named;
  /** Words behind it (in French and Spanish before it) that nobody here knows: the thing could be one of them. */
  unknown: number;
}

const LONGEST_NAME = 5;
/** Words of one part that are looked at. */
const LONGEST_TITLE = 20;

const words = (list: string) => new Set(list.split(' '));

/** What follows one of these is not the thing. */
const RELATING: Record<ContentLanguage, Set<string>> = {
  en: words('with for in of from by without featuring on to w your my'),
  tr: words('olarak'),
  de: words('mit fur aus von vom im in am ohne zum zur als auf bei inkl inklusive'),
  fr: words('de du des d a au aux en pour avec sans sur par dans'),
  es: words('de del para con sin en por al a'),
};
/** «Set of», «Lot de»: what follows them is. */
const GROUPS: Record<ContentLanguage, Set<string>> = {
  en: words(
    'set pack pair box bag jar tin tube bunch lot bundle collection s piece pieces packet sheet roll dozen assorted small large mini boxed',
  ),
  tr: words('set'),
  de: words('set paar pack er satz packung stuck 2er 3er 4er 6er 8er 12er'),
  fr: words('lot set ensemble paire pack jeu coffret boite sachet assortiment duo trio'),
  es: words('juego set par pack conjunto lote caja bolsa surtido duo trio'),
};
const OF: Record<ContentLanguage, Set<string>> = {
  en: words('of'),
  tr: words(''),
  de: words('aus mit von'),
  fr: words('de d'),
  es: words('de con'),
};
const HEAD_FIRST = new Set<ContentLanguage>(['fr', 'es']);
/** Things that are also colours and scents: behind another thing they are that («Deri Çanta Kahve»). */
const COLOURS = words(
  'chocolate coffee honey cream walnut almond cinnamon olive tea kahve bal krem tarcin badem ceviz findik cikolata lavendel lavender lavanta rose rosen vanille honig kakao zimt kaffee schokolade',
);
/** An English word that nobody here knows and that ends so is a thing or its maker: «squeezer», «topper». */
const DOER = /(?:ers?|ors?|ing)$/;
const SIZE = /^(?:\d.*|.|x{0,3}[sl]|xxs|.*\d.*)$/;

const pairsByHead = Object.fromEntries(
  Object.entries(LEXICONS).map(([language, { pairs }]) => [language, Map.groupBy(pairs, ({ head }) => head)]),
) as Record<ContentLanguage, Map<string, { before: string; head: string; named: Named }[]>>;

const NOT_A_THING: Named = { thing: true, kind: null, type: null, isVague: false, words: 1 };

function titleParts(title: string): string[] {
  return title
    .split(/\s[-–—/]\s|[|;:()[\]•·]|,(?!\d)/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** What one name of a thing means in one language. */
export function headOf(text: string, language: ContentLanguage): Head | null {
  return headIn(wordsOf(text, language).slice(0, LONGEST_TITLE), language);
}

/** In the first part that names a thing; a device in the first is what an accessory in the next is for. */
function headOfParts(parts: string[][], language: ContentLanguage): Head | null {
  const heads = parts.map((part) => headIn(part, language)).filter((head) => head !== null);
  const [first] = heads;
  if (first?.named.type && DEVICES.has(first.named.type))
    return heads.find(({ named }) => named.kind === null || named.type === 'phone-case') ?? first;
  return first ?? null;
}

const DEVICES = new Set<string>(['phone', 'tablet', 'laptop', 'smart-watch', 'headphones']);

function headIn(all: string[], language: ContentLanguage): Head | null {
  const said = withoutGroup(all.slice(all.indexOf('icin') + 1), language);
  const found = said.findIndex(
    (word, index) => index > 0 && RELATING[language].has(word) && !isInName(said, index, language),
  );
  const end = found < 0 ? said.length : found;
  if (HEAD_FIRST.has(language)) return firstHead(said, end, language);
  const head = lastHead(said.slice(0, end), language);
  if (head || language !== 'en' || !/^(?:of|in)$/.test(said[end] ?? '')) return head;
  const whole = lastHead(said, language);
  return whole && { named: whole.named, unknown: whole.unknown + 1 };
}

/** «Heart of wicker», «iron on patches»: a name holds the word that otherwise ends it. */
function isInName(said: string[], index: number, language: ContentLanguage): boolean {
  if (HEAD_FIRST.has(language)) return false;
  return [1, 2].some((before) => {
    const from = index - before;
    return (
      from >= 0 &&
      [2, 3, 4].some(
        (count) =>
          from + count > index &&
          from + count <= said.length &&
          nameOf(said.slice(from, from + count), language)?.thing,
      )
    );
  });
}

function withoutGroup(all: string[], language: ContentLanguage): string[] {
  const of = all.findIndex((word, index) => index > 0 && OF[language].has(word));
  if (of < 0) return all;
  const isGroup = (word: string) =>
    GROUPS[language].has(word) || GROUPS[language].has(baseForm(language, word));
  const before = all.slice(0, of);
  const groups = before.filter(isGroup);
  const isOnlyGroup =
    groups.length > 0 &&
    before.every((word) => isGroup(word) || /\d/.test(word) || nameOf([word], language)?.thing === false);
  return isOnlyGroup ? all.slice(of + 1) : all;
}

/** English, German and Turkish name the thing last; patterns, colours and sizes may follow. */
function lastHead(said: string[], language: ContentLanguage): Head | null {
  let unknown = 0;
  for (let end = said.length; end > 0; ) {
    const named = nameEndingAt(said, end, language);
    if (!named) {
      const word = said[end - 1]!;
      if (!SIZE.test(word)) {
        unknown += 1;
        if (language === 'en' && word.length > 4 && DOER.test(word)) return { named: NOT_A_THING, unknown };
      }
      end -= 1;
      continue;
    }
    const start = end - named.words;
    if (!named.thing) {
      end = start;
      continue;
    }
    const left = said.slice(0, start);
    if (named.words === 1 && COLOURS.has(said[start]!)) {
      const coloured = lastHead(left, language);
      if (coloured && coloured.named.kind !== named.kind) return coloured;
    }
    if (named.words === 1 && standsBehindAnother(left, named, language))
      return { named: NOT_A_THING, unknown };
    if (left.at(-1) === AND[language])
      return { named: together(lastHead(left.slice(0, -1), language), named), unknown };
    return { named, unknown };
  }
  return null;
}

/** «Jumbo bag toys», «Doll house furniture»: which of the two it is does not show. */
function standsBehindAnother(left: string[], { kind }: Named, language: ContentLanguage): boolean {
  const before = left.length > 1 ? nameEndingAt(left, left.length, language) : null;
  return !!before?.thing && before.words > 1 && !!before.kind && before.kind !== kind;
}

function firstHead(said: string[], end: number, language: ContentLanguage): Head | null {
  let unknown = 0;
  for (let start = 0; start < end; ) {
    const named = nameStartingAt(said, start, language);
    if (named?.thing) {
      const after = start + named.words;
      const next = said[after] === AND[language] ? nameStartingAt(said, after + 1, language) : null;
      return { named: next?.thing ? together({ named: next, unknown: 0 }, named) : named, unknown };
    }
    if (!named && !SIZE.test(said[start]!)) unknown += 1;
    start += named?.words ?? 1;
  }
  return null;
}

/** Two things at once are of their kind, or of none. */
function together(other: Head | null, named: Named): Named {
  if (!other || other.unknown > 0 || other.named.type === named.type) return named;
  const kind = other.named.kind === named.kind ? named.kind : null;
  return { thing: true, kind, type: null, isVague: false, words: named.words };
}

function nameEndingAt(said: string[], end: number, language: ContentLanguage): Named | null {
  const last = said[end - 1]!;
  const pairs = pairsByHead[language].get(last) ?? pairsByHead[language].get(baseForm(language, last));
  const pair = pairs?.find(({ before }) => ` ${said.slice(0, end - 1).join(' ')} `.includes(` ${before} `));
  if (pair) return pair.named;
  const longest = isEdge(last, language) ? Math.min(LONGEST_NAME, end) : 1;
  for (let count = longest; count > 0; count -= 1) {
    const named = nameOf(said.slice(end - count, end), language);
    if (named) return named.words === count ? named : { ...named, words: count };
  }
  return null;
}

function isEdge(word: string, language: ContentLanguage): boolean {
  const { edges } = LEXICONS[language];
  if (language === 'de') return germanForms(word).some((form) => edges.has(form));
  return edges.has(word) || edges.has(baseForm(language, word));
}

function nameStartingAt(said: string[], start: number, language: ContentLanguage): Named | null {
  const longest = isEdge(said[start]!, language) ? Math.min(LONGEST_NAME, said.length - start) : 1;
  for (let count = longest; count > 0; count -= 1) {
    const named = nameOf(said.slice(start, start + count), language);
    if (named) return named.words === count ? named : { ...named, words: count };
  }
  return null;
}

function nameOf(said: string[], language: ContentLanguage): Named | null {
  const { names } = LEXICONS[language];
  const found =
    names.get(said.join(' ')) ?? names.get(said.map((word) => baseForm(language, word)).join(' '));
  if (found || language !== 'de') return found ?? null;
  const before = said
    .slice(0, -1)
    .map((word) => `${word} `)
    .join('');
  for (const form of germanForms(said.at(-1)!)) {
    const named = names.get(before + form);
    if (named) return named;
  }
  return said.length === 1 ? compoundOf(said[0]!, names) : null;
}

const SHORTEST_HEAD = 3;

/** «Kaffeetasse» is a «Tasse»: the longest end that is a name. */
function compoundOf(word: string, names: Map<string, Named>): Named | null {
  for (let from = 2; from <= word.length - SHORTEST_HEAD; from += 1)
    for (const form of germanForms(word.slice(from))) {
      const named = names.get(form);
      if (named?.thing && form.length >= SHORTEST_HEAD) return named;
    }
  return null;
}

const LETTERS: Partial<Record<ContentLanguage, RegExp>> = {
  tr: /[ğşıİ]/,
  de: /[ßäÄ]/,
  fr: /[èêœùëîâÈÊ]|\b[dlDL][’']/,
  es: /[ñÑóíáú]/,
};
const SMALL_WORDS: Record<ContentLanguage, Set<string>> = {
  en: words('with for and of the in your a'),
  tr: words('ve icin ile kadin erkek cocuk bebek yapimi uyumlu renk desenli ozel'),
  de: words('mit fur und aus von der die das im zum'),
  fr: words('de du des pour avec et en d l la le les a au femme homme'),
  es: words('de del para con y en la el los las mujer hombre nino'),
};

export interface Reading {
  head: Head;
  /** How much the title looks like this language. */
  score: number;
}

/** What the title names in each language that knows a thing of it, the likeliest language first. */
export function readingsOf(title: string): Reading[] {
  const parts = titleParts(title).map(fold);
  const readings = (Object.keys(LEXICONS) as ContentLanguage[]).map((language) => {
    const words = parts.map((part) => wordsOfFolded(part, language).slice(0, LONGEST_TITLE));
    const head = headOfParts(words, language);
    return head && { head, score: likeness(title, words.flat(), language) + head.named.words - head.unknown };
  });
  return readings.filter((reading) => reading !== null).sort((one, other) => other.score - one.score);
}

function isKnown(word: string, language: ContentLanguage): boolean {
  const { names } = LEXICONS[language];
  return names.has(word) || names.has(baseForm(language, word));
}

function likeness(title: string, words: string[], language: ContentLanguage): number {
  let score = LETTERS[language]?.test(title) ? 3 : 0;
  for (const word of words) {
    if (SMALL_WORDS[language].has(word)) score += 1;
    if (word.length > 1 && isKnown(word, language)) score += 1;
  }
  return score;
}
