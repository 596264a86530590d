import type { ContentLanguage } from '#shared/content/content.ts';
import { boxIn, listed } from './box.ts';
import {
  COLOUR_JOIN,
  COLOUR_SAID,
  FOR,
  GERMAN_TEA,
  GIVEN_ALONG,
  MADE_IN,
  MADE_OF,
  NO_COLOUR,
  WITH,
} from './contexts.ts';
import { countedIn } from './counted.ts';
import { isChoice, isStated, type Sentence, sentencesOf } from './guards.ts';
import { ENTRIES, type Entry, PART_ENTRIES, type Part } from './lexicon/lexicon.ts';
import {
  colouredPart,
  isNounFirst,
  isOfPart,
  type PlacedPart,
  partOf,
  withColouredPart,
  withPart,
} from './of-part.ts';
import { joined, percentAround } from './percent.ts';
import { plainWords } from './plain-words.ts';
import { quantitiesIn } from './quantities.ts';
import { createRecogniser, type Hit } from './recogniser.ts';
import type { Said } from './said.ts';

const entriesIn = createRecogniser<Entry>(ENTRIES);
const partsIn = createRecogniser<Part>(PART_ENTRIES);

interface Reading {
  plain: string;
  language: ContentLanguage;
  isTitle: boolean;
  hits: Hit<Entry>[];
  parts: PlacedPart[];
}

/** All that a text of that language states of the product. */
export function saidIn(text: string, language: ContentLanguage, isTitle: boolean, title: string): Said[] {
  const plain = plainWords(text, language);
  const hits = entriesIn(plain, language);
  const reading: Reading = {
    plain,
    language,
    isTitle,
    hits,
    parts: partsOf(plain, language, isTitle, title),
  };
  const sentenceAt = sentencesOf(plain, language, hits);
  const said = hits.flatMap((hit): Said[] => {
    const sentence = sentenceAt(hit.from);
    if (!isStated(plain, sentence, hit, language)) return [];
    if (hit.meaning.kind !== 'use' && isChoice(plain, sentence, hit, language)) return [];
    const found = judge(hit, sentence, reading);
    return found ? [found] : [];
  });
  const numbers = [...quantitiesIn(plain, isTitle), ...countedIn(plain), ...boxIn(plain, language)].filter(
    (quantity) => isQuantityStated(quantity, sentenceAt(quantity.from), reading),
  );
  return [...joinColours(joined(said, plain), plain), ...numbers];
}

/** A strap sold as a strap is no part: what the title is about, is the thing. */
function partsOf(plain: string, language: ContentLanguage, isTitle: boolean, title: string): PlacedPart[] {
  const parts = partsIn(plain, language);
  if (parts.length === 0) return parts;
  const name = plainWords(title, language);
  const own = partsIn(name, language).filter(({ from, to }) =>
    isNounFirst(language)
      ? from === 0
      : /^[\s\d.]*(?:$|[,(|–-]|\p{L}+$|with|for|mit|für)/u.test(name.slice(to)),
  );
  return isTitle
    ? parts.filter(({ from }) => !own.some((part) => part.from === from))
    : parts.filter(
        ({ meaning, from, to }) =>
          !own.some(
            (part) =>
              part.meaning === meaning &&
              name.slice(part.from, part.to).slice(0, 4) === plain.slice(from, to).slice(0, 4),
          ),
      );
}

/** Characters before a word in which what it is said of stands. */
const SEEN_BEFORE = 70;

function judge(hit: Hit<Entry>, sentence: Sentence, reading: Reading): Said | null {
  const { plain, language } = reading;
  const start = plain.slice(Math.max(sentence.from, hit.from - SEEN_BEFORE), hit.from);
  const rest = plain.slice(hit.to, sentence.to);
  const { kind, texts } = hit.meaning;
  const said: Said = { kind, text: (target) => texts[target], from: hit.from, to: hit.to };
  if (kind === 'material') return materialSaid(hit, said, [start, rest], reading);
  if (kind === 'colour') {
    const part = colouredPart(hit, reading);
    if (part) return withColouredPart(said, part);
    return isColourOfAll(hit, start, rest, reading) ? said : null;
  }
  if (kind === 'use') {
    const isFor = hit.mark === 'alone' || (language === 'tr' ? FOR.tr.test(rest) : FOR[language].test(start));
    return isFor ? said : null;
  }
  if (kind === 'origin') {
    const { before, after } = MADE_IN[language];
    const needsIn = language === 'de' && !before.test(start);
    const isMade =
      before.test(start) || (after?.test(rest) && (!needsIn || /(?:in|in der|in den) $/.test(start)));
    return isMade ? said : null;
  }
  return isOfPart(hit, sentence, reading) ? null : said;
}

function materialSaid(
  hit: Hit<Entry>,
  said: Said,
  [start, rest]: [string, string],
  reading: Reading,
): Said | null {
  const { plain, language, isTitle } = reading;
  if (hit.mark === 'madeOf' && !MADE_OF[language].test(start)) return null;
  if (GIVEN_ALONG[language].test(language === 'tr' ? rest : start)) return null;
  if (language === 'tr' && /^\s*(?:\p{L}+\s+)?(?:için|üzerine)(?!\p{L})/u.test(rest)) return null;
  if (FORS[language].test(start)) return null;
  if (isTitle && WITH.test(start)) return null;
  const part = partOf(hit, reading);
  const percent = percentAround(plain, hit);
  if (part === 'other') return null;
  if (part) return percent ? null : withPart(said, hit.meaning, part);
  if (!percent) return said;
  return { ...percent.place, kind: 'material', text: (target) => percent.text(said.text(target), target) };
}

/** «For wood», «auf Leder»: what it is used on. */
const FORS: Record<ContentLanguage, RegExp> = {
  en: /(?<!\p{L})(?:for|on|suits|cleans|protects)(?: \p{L}+){0,2}\s*$/u,
  tr: /(?!)/u,
  de: /(?<!\p{L})(?:für|auf|reinigt|pflegt)(?: \p{L}+){0,2}\s*$/u,
  fr: /(?<!\p{L})(?:pour|sur)(?: (?!en)\p{L}+){0,2}\s*$/u,
  es: /(?<!\p{L})(?:para|sobre)(?: (?!de)\p{L}+){0,2}\s*$/u,
};

/** In a title it is that of the product; elsewhere where a label, «in» or the material next to it says so. */
function isColourOfAll(hit: Hit<Entry>, start: string, rest: string, reading: Reading): boolean {
  const { plain, language, isTitle, hits } = reading;
  if (NO_COLOUR.test(rest) || (language !== 'en' && GERMAN_TEA.test(rest))) return false;
  if (isOfPart(hit, null, reading)) return false;
  if (isTitle) return !WITH.test(start) && !(language === 'tr' && isInflected(hit, plain));
  if (COLOUR_SAID[language].test(start)) return /^\s*(?:$|[.,;!)\n]|and|und|et|y|ve)/u.test(rest);
  const material = hits.find(
    (other) =>
      other.meaning.kind === 'material' &&
      ((/^\s+(?:\p{L}+\s+)?$/u.test(plain.slice(hit.to, other.from)) && other.from > hit.to) ||
        (isNounFirst(language) && other.to <= hit.from && /^\s$/u.test(plain.slice(other.to, hit.from)))),
  );
  if (!material || GIVEN_ALONG[language].test(start)) return false;
  return partOf(material, reading) === null && (material.mark !== 'madeOf' || MADE_OF[language].test(start));
}

/** «Saksı» is a pot and no «saks», «tabanı» no «taba»: a Turkish colour in a title takes no ending. */
function isInflected({ meaning, from, to }: Hit<Entry>, plain: string): boolean {
  const found = plain.slice(from, to);
  return !meaning.forms.tr.some(({ words }) => plainWords(words, 'tr') === found);
}

/** «Grey & black» is one fact, «black / white» none: it may be a choice. */
function joinColours(said: Said[], plain: string): Said[] {
  const colours = said.filter(({ kind }) => kind === 'colour');
  const isSlashed = ({ from, to }: Said) =>
    /\/\s*$/.test(plain.slice(0, from)) || /^\s*\//.test(plain.slice(to));
  const merged: Said[] = [];
  for (const colour of colours) {
    const last = merged.at(-1);
    if (last && COLOUR_JOIN.test(plain.slice(last.to, colour.from))) {
      const { text: first } = last;
      merged.splice(-1, 1, {
        ...last,
        to: colour.to,
        text: (target) => listed([first(target), colour.text(target)], target),
      });
    } else merged.push(colour);
  }
  return [...said.filter(({ kind }) => kind !== 'colour'), ...merged.filter((colour) => !isSlashed(colour))];
}

function isQuantityStated(quantity: Said, sentence: Sentence, reading: Reading): boolean {
  const { plain, language } = reading;
  if (!isStated(plain, sentence, quantity, language)) return false;
  if (isChoice(plain, sentence, quantity, language)) return false;
  const isSize = quantity.kind === 'measure' || quantity.kind === 'weight' || quantity.kind === 'capacity';
  return !isSize || !isOfPart(quantity, sentence, reading);
}

/** Words of the lexicon in a text, stated or not, as the language says them. */
export function mentionsIn(text: string, language: ContentLanguage) {
  return entriesIn(plainWords(text, language), language).map(({ meaning, from, to }) => ({
    text: meaning.texts[language],
    from,
    to,
  }));
}
