import type { ContentLanguage } from '#shared/content/content.ts';
import { isFeminineFrench, oneOf } from './article.ts';
import { articleFor, isPlural } from './english-nouns.ts';
import { capitalise, type FactTexts } from './fill.ts';
import { germanDative, isGermanCoating } from './german-had.ts';
import type { ProductFact } from './voice/product-fact.ts';
import type { TypeWords } from './voice/voice.ts';

/** More than this is a list and no name. */
const LONGEST = 72;

/** What can stand beside a type's noun: each at most once. */
interface Traits {
  /** Before or after the noun, by the language. */
  adjective: string | null;
  colour: string | null;
  material: string | null;
  /** «with a pompom», «mit Bommel», «avec pompon»; Turkish has none. */
  addition: string | null;
}

type Grammar = {
  isAdjective: (text: string) => boolean;
  isAddition: (text: string) => boolean;
  /** Null where the word can't be bent to the noun. */
  bend: (adjective: string, words: TypeWords) => string | null;
  compose: (traits: Traits, words: TypeWords) => string;
};

const JOINED = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ');
const ONE_WORD = /^[\p{L}\d-]+$/u;
/** «100 % coton» names its share and needs no preposition. */
export const IS_SHARE = /^\d/;
const IS_PERCENT = /^%/;

export const GRAMMARS: Record<ContentLanguage, Grammar> = {
  en: {
    isAdjective: (text) =>
      (ONE_WORD.test(text) || text.endsWith(' fit')) && !/^(?:with|in|every|optical)$/.test(text),
    isAddition: (text) => text.startsWith('with '),
    bend: (adjective) => adjective.replace(/ fit$/, '-fit'),
    compose: ({ adjective, colour, material, addition }, { noun }) =>
      material && IS_SHARE.test(material)
        ? JOINED(adjective, colour, noun, 'in', material, addition)
        : JOINED(
            adjective,
            colour,
            material?.replace(/ blend$/, '-blend').replace(/^wood$/, 'wooden') ?? null,
            noun,
            addition,
          ),
  },
  tr: {
    // A finite verb says it of the thing, and can't stand before it.
    isAdjective: (text) =>
      !/(?:gerektirmez|içermez|istemez|yıkama|koruması)$|^(?:optik$|farklı |her biri )/.test(text),
    isAddition: () => false,
    bend: (adjective) => adjective,
    // «%100 pamuk beyaz tişört», «dayanıklı masif ahşap tabure».
    compose: ({ adjective, colour, material }, { noun }) =>
      material && IS_PERCENT.test(material)
        ? JOINED(material, adjective, colour, noun)
        : JOINED(adjective, colour, material, noun),
  },
  de: {
    isAdjective: (text) => /^(?!optisch$|intern$)\p{Ll}[\p{L}-]*$/u.test(text),
    isAddition: (text) => /^(?:mit|im|in(?! verschiedenen)) /.test(text),
    bend: germanAdjective,
    compose: ({ adjective, colour, material, addition }, words) => {
      const coating = material && isGermanCoating(material) ? germanAdjective(material, words) : null;
      const of = material && !coating ? `aus ${germanDative(material)}` : null;
      return JOINED(adjective ?? coating ?? colour, words.noun, of, addition);
    },
  },
  fr: {
    isAdjective: (text) => ONE_WORD.test(text),
    isAddition: (text) => /^(?:avec|à|au|aux|de) /.test(text),
    bend: frenchAdjective,
    compose: ({ adjective, material, addition }, { noun }) =>
      JOINED(noun, adjective, material && (IS_SHARE.test(material) ? material : `en ${material}`), addition),
  },
  es: {
    // Every lens is optical.
    isAdjective: (text) => (ONE_WORD.test(text) && text !== 'óptico') || /^\p{L}+(?:d|ch)[oa] a /u.test(text),
    isAddition: (text) => /^(?:con|de|sin) /.test(text),
    bend: spanishAdjective,
    compose: ({ adjective, material, addition }, { noun }) =>
      JOINED(noun, adjective, material && (IS_SHARE.test(material) ? material : `de ${material}`), addition),
  },
};

/**
 * The product as one would ask for it in a shop, its type with what the catalogue says of it: «iri beyaz çiçekli orkide»,
 * «solid wood stool», «gestrickte Mütze mit Bommel». Empty where no fact can stand so, or where the title says it.
 */
export function portraitTexts(
  facts: readonly ProductFact[],
  words: TypeWords,
  { title, language }: { title: string; language: ContentLanguage },
): FactTexts {
  if (saysType(title, words, language)) return {};
  const traits = traitsOf(facts, words, language);
  if (!Object.values(traits).some(Boolean)) return {};
  const portrait = GRAMMARS[language].compose(traits, words);
  return {
    portrait,
    Portrait: capitalise(portrait, language),
    ...withArticle(traits, portrait, words, language),
  };
}

function traitsOf(facts: readonly ProductFact[], words: TypeWords, language: ContentLanguage): Traits {
  const { isAdjective, isAddition, bend } = GRAMMARS[language];
  const ofKind = (kind: ProductFact['kind']) => facts.filter((fact) => fact.kind === kind);
  let room = LONGEST - words.noun.length;
  const taken = (texts: (string | null)[]): string | null => {
    const text = texts.find((each) => each !== null && each.length + 5 <= room) ?? null;
    room -= text ? text.length + 5 : 0;
    return text;
  };
  const material = taken(ofKind('material').map(({ text }) => text));
  const features = ofKind('feature').map(({ text }) => text);
  const adjective = taken(features.filter(isAdjective).map((text) => bend(text, words)));
  const addition = taken(features.filter(isAddition));
  const colours =
    language === 'fr' || language === 'es' ? [] : ofKind('colour').filter(({ text }) => ONE_WORD.test(text));
  const colour = taken(colours.map(({ text }) => bend(text, words)));
  return { adjective, colour, material, addition };
}

/** «a solid wood stool», «iri beyaz çiçekli bir orkide», «un tee-shirt 100 % coton», «ein Stuhl aus Holz». */
function withArticle(
  traits: Traits,
  portrait: string,
  words: TypeWords,
  language: ContentLanguage,
): FactTexts {
  const one =
    language === 'en'
      ? isPlural(words.noun)
        ? portrait
        : `${articleFor(portrait)} ${portrait}`
      : language === 'tr'
        ? GRAMMARS.tr.compose(traits, { ...words, noun: `bir ${words.noun}` })
        : language === 'de'
          ? germanOne(portrait, words)
          : withOne(portrait, words, language);
  return { one, One: one && capitalise(one, language) };
}

/** French and Spanish name the thing first: «un tee-shirt 100 % coton». */
function withOne(portrait: string, words: TypeWords, language: ContentLanguage): string {
  const one = oneOf(words, language);
  return one && portrait.startsWith(words.noun) ? one + portrait.slice(words.noun.length) : '';
}

/** As a subject: «ein leichter Koffer», as strong adjectives stand after «ein» too. */
function germanOne(portrait: string, words: TypeWords): string {
  const isCounted = oneOf(words, 'de') !== words.noun;
  return isCounted ? `${words.the.startsWith('die ') ? 'eine' : 'ein'} ${portrait}` : portrait;
}

export function saysType(title: string, { noun }: TypeWords, language: ContentLanguage): boolean {
  const lower = (text: string) => text.toLocaleLowerCase(language);
  const [last = ''] = lower(noun).split(' ').slice(-1);
  return lower(title).includes(last.slice(0, Math.max(4, last.length - 1)));
}

/** Strong, as without an article: «leichter Koffer», «leichte Laufschuhe», «leichtes Stativ». */
function germanAdjective(adjective: string, { the }: TypeWords): string | null {
  if (!/(?:[bdfghkmnpstvßz]|[^e][lr]|frei|grau|blau)$/.test(adjective)) return null;
  const ending = the.startsWith('der ') ? 'er' : the.startsWith('das ') ? 'es' : 'e';
  return adjective + ending;
}

/** «léger», «légère», «légères»; null where the rule is not plain. */
function frenchAdjective(adjective: string, words: TypeWords): string | null {
  const bent = isFeminineFrench(words) ? frenchFeminine(adjective) : adjective;
  if (!words.the.startsWith('les ') || bent === null) return bent;
  return /[sx]$/.test(bent) ? bent : `${bent}s`;
}

function frenchFeminine(adjective: string): string | null {
  if (/[^é]e$/.test(adjective)) return adjective;
  if (/(?:é|ant|act)$/.test(adjective)) return `${adjective}e`;
  return /[gi]er$/.test(adjective) ? adjective.replace(/er$/, 'ère') : null;
}

/** «ligero», «ligera», «ligeros», «ligeras»; the first word alone bends in «cosido a máquina». */
export function spanishAdjective(adjective: string, { the }: TypeWords): string | null {
  const [, article = ''] = /^(el|la|los|las) /.exec(the) ?? [];
  const [first = '', ...rest] = adjective.split(' ');
  const many = article === 'los' || article === 'las' ? 's' : '';
  if (first.endsWith('o')) {
    const vowel = article === 'la' || article === 'las' ? 'a' : 'o';
    return [first.slice(0, -1) + vowel + many, ...rest].join(' ');
  }
  if (many && !/[eé]$/.test(first)) return null;
  return [first + many, ...rest].join(' ');
}
