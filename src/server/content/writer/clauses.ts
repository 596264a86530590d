import type { ContentLanguage } from '#shared/content/content.ts';
import { isFeminineFrench, isManyInGerman } from './article.ts';
import { type Clause, type GrammaticalNumber, said, saidOfIt, verb } from './clause.ts';
import { englishColour, englishFeature, englishUse, inEnglishOrder, withArticle } from './english-clauses.ts';
import { isPlural } from './english-nouns.ts';
import { capitalise, type FactTexts } from './fill.ts';
import {
  frenchCare,
  frenchColour,
  frenchFeature,
  frenchOrigin,
  frenchUse,
  inFrenchOrder,
} from './french-clauses.ts';
import { GERMAN_CLAUSES, germanFor } from './german-clauses.ts';
import { germanDative, isGermanCoating } from './german-had.ts';
import { GRAMMARS, IS_SHARE, saysType } from './portrait.ts';
import { SPANISH_CLAUSES } from './spanish-clauses.ts';
import { turkishClauses } from './turkish-clauses.ts';
import type { FactKind, ProductFact } from './voice/product-fact.ts';
import type { TypeWords } from './voice/voice.ts';
import { AND } from './voice/word-forms.ts';

const IN_ORDER: Partial<Record<ContentLanguage, (clauses: readonly string[]) => string[]>> = {
  en: inEnglishOrder,
  fr: inFrenchOrder,
};

/** Two facts in one sentence are read; more are a list. */
const LONGEST_OF_TWO = 84;

/** «it is made of solid oak», «mide 35 × 25 cm», «1,7 litre alıyor»: what the shop says, as one says it of the thing. */
const CLAUSES: Record<Exclude<ContentLanguage, 'tr'>, Record<FactKind, Clause>> = {
  en: {
    material: (text, number) =>
      `${number === 'one' ? 'is' : 'are'} made of ${/ blend$/.test(text) ? 'a ' : ''}${text}`,
    measure: verb('measures', 'measure'),
    capacity: verb('holds', 'hold'),
    weight: verb('weighs', 'weigh'),
    colour: englishColour,
    contents: verb('comes with', 'come with'),
    use: englishUse,
    feature: englishFeature,
    care: (text, number) =>
      /wash|iron|clean/.test(text) ? null : `${number === 'one' ? 'needs' : 'need'} ${text}`,
    origin: verb('comes from', 'come from'),
  },
  de: GERMAN_CLAUSES,
  fr: {
    material: (text, number) =>
      `${number === 'one' ? 'est' : 'sont'} ${IS_SHARE.test(text) ? '' : 'en '}${text}`,
    measure: verb('mesure', 'mesurent'),
    capacity: verb('a une contenance de', 'ont une contenance de'),
    weight: verb('pèse', 'pèsent'),
    colour: frenchColour,
    contents: verb('comprend', 'comprennent'),
    use: frenchUse,
    feature: (text, number, words) => {
      const own = frenchFeature(text, number, words);
      return own === undefined ? said('fr', verb('est', 'sont'))(text, number, words) : own;
    },
    care: frenchCare,
    origin: frenchOrigin,
  },
  es: SPANISH_CLAUSES,
};

/** By itself, after a colon or in a list: of shoes «ligeras», and no «ligero». */
export function agreeing({ kind, text }: ProductFact, words: TypeWords | null, language: ContentLanguage) {
  const bends = language === 'es' || language === 'fr';
  return (kind === 'feature' && bends && words && saidOfIt(text, words, language)) || text;
}

/** «alet gerektirmez» says it of the thing and can't stand before it. */
export function standsBeforeNoun(feature: string, language: ContentLanguage): boolean {
  return language !== 'tr' || GRAMMARS.tr.isAdjective(feature);
}

/** How the verb after a title stands; null where the title and the type's word differ in it, or nobody knows. */
export function numberOfTitle(
  title: string,
  words: TypeWords | null,
  { language, isForeign }: { language: ContentLanguage; isForeign: boolean },
): GrammaticalNumber | null {
  if (language === 'tr') return 'one';
  // In German posts too a shoe is one, and English jeans are «die Jeans».
  if (language === 'de' && isForeign && /(?:shoe|jeans)$/i.test(title)) return 'one';
  const ofType = words && numberOf(words, language);
  if (!isForeign && language !== 'en') return ofType;
  const ofTitle = isPlural(title.toLowerCase()) ? 'many' : 'one';
  return language === 'en' || ofType === null || ofTitle === ofType ? ofTitle : null;
}

interface Subject {
  words: TypeWords | null;
  /** Where its own sentence may still say what it is, in Turkish. */
  title?: string | undefined;
  /** Of the title, where that is the subject. */
  titleNumber: GrammaticalNumber | null;
  /** A German title whose gender may not be the type's: «Kaffeebecher», which is a `Tasse`. */
  isOfOtherGender?: boolean;
  /** The sentence before has named it by its title: «our Running Shoe. It’s light.» */
  followsTitle?: boolean;
  language: ContentLanguage;
}

/**
 * Facts as sentences of the thing: «it comes with cutlery», «ist aus Steinzeug und misst 24 cm». Empty where they can't be
 * said so, or where the subject's number or gender is not known.
 */
export function clauseTexts(
  facts: readonly ProductFact[],
  piece: string,
  { words, title, titleNumber, isOfOtherGender, followsTitle: isNamed = false, language }: Subject,
): FactTexts {
  if (language === 'tr') {
    const tellsWhat = words && title && NAMES_TITLE.test(piece) && !saysType(title, words, language);
    const does = turkishClauses(facts, tellsWhat ? words : null);
    return does && does.length <= LONGEST_OF_TWO ? { does, Does: capitalise(does, language) } : {};
  }
  const isOfTitle = (language === 'es' ? BARE_TITLE_IS_SUBJECT : TITLE_IS_SUBJECT).test(piece);
  // «Our Running Shoe. It’s light.»
  const followsTitle =
    words !== null &&
    ((language === 'en' && isNamed && /\{[Ii]t\}/.test(piece)) ||
      ((language === 'en' || language === 'fr') && NAMES_TITLE.test(piece)));
  // «Our Indoor Succulents … They need light», where the type is one.
  const followsMany = language === 'en' && titleNumber === 'many' && /\{[Ii]t\}/.test(piece);
  const number = isOfTitle || followsTitle || followsMany ? titleNumber : words && numberOf(words, language);
  if (!number) return {};
  // «It is made of rubber and ideal for beginners», «es de cachemir y viene en violeta», not the other way round.
  // «Ist grau und aus Stoff»: a short word comes first.
  const rank = (kind: FactKind) => (language === 'de' && kind === 'colour' ? -1 : rankOf(kind));
  const inOrder = [...facts].sort((one, other) => rank(one.kind) - rank(other.kind));
  const clauses = inOrder.map(({ kind, text }) => CLAUSES[language][kind](text, number, words));
  if (!clauses.every((clause) => clause !== null)) return {};
  const does = joined(IN_ORDER[language]?.(clauses) ?? clauses, language);
  if (clauses.length > 1 && does.length > LONGEST_OF_TWO) return {};
  // «Unser Running Shoe» is no «sie».
  const isOther =
    isOfOtherGender ||
    (language === 'de' && words && titleNumber && titleNumber !== numberOf(words, language));
  const it = words && !isOther ? pronounOf(words, number, language) : '';
  const isContracted = language === 'en' && /\{[Ii]t\} \{does\}/.test(piece);
  return isContracted
    ? contracted(it, does)
    : { does, Does: capitalise(does, language), ...(it ? { it, It: capitalise(it, language) } : {}) };
}

const rankOf = (kind: FactKind) => (kind === 'material' ? 0 : kind === 'use' ? 2 : 1);

/** «It’s made of oak», as one says it. */
function contracted(it: string, does: string): FactTexts {
  const [, verb, rest = does] = /^(is|are) (.*)/.exec(does) ?? [];
  const subject = it && `${it}${verb === 'is' ? '’s' : verb === 'are' ? '’re' : ''}`;
  return { does: rest, it: subject, It: subject && capitalise(subject, 'en') };
}

const NAMES_TITLE = /\{(?:title|quoted|[Oo]urs)\}/;
const TITLE_IS_SUBJECT = /\{(?:title|quoted|[Oo]urs)\},? \{does\}/;
/** «Las zapatillas Freerun Running Shoe son …»: the type stands before it. */
const BARE_TITLE_IS_SUBJECT = /\{(?:title|quoted)\},? \{does\}/;

function joined(clauses: readonly string[], language: ContentLanguage): string {
  const [verb] = clauses[0]!.split(' ');
  return clauses.reduce((before, clause) => {
    const isLong = language === 'en' && /^(?:is|are) made of /.test(before);
    // «Se lave en machine et se monte sans outils».
    const isSaid = clause.startsWith(`${verb} `) && verb !== 'se';
    const next = isSaid && !isLong ? clause.slice(verb!.length + 1) : clause;
    // «E incluye»: «y» does not stand before its own sound.
    const and = language === 'es' && /^h?i(?!e)/.test(next) ? 'e' : AND[language];
    return `${before} ${and} ${next}`;
  });
}

const GERMAN_INSIDE = /^mit Innenseite in (\p{Lu}\p{L}*(?:gelb|rot|grün|blau|grau|braun|weiß|schwarz))$/u;

const PREPOSITIONS: Partial<Record<ContentLanguage, { of: string; for: string }>> = {
  en: { of: 'in', for: 'for' },
  de: { of: 'aus', for: 'für' },
  fr: { of: 'en', for: 'pour' },
  es: { of: 'de', for: 'para' },
};

/** What stands right after the thing: «in washed linen», «mit Schubladen», «pour le jardin». Turkish says it before. */
export function additionText({ kind, text }: ProductFact, language: ContentLanguage): string {
  const prepositions = PREPOSITIONS[language];
  if (!prepositions) return '';
  if (kind === 'material' && language === 'de')
    return isGermanCoating(text) ? '' : `aus ${germanDative(text)}`;
  if (kind === 'material')
    return IS_SHARE.test(text) && language !== 'de' && language !== 'en'
      ? text
      : `${prepositions.of} ${text}`;
  if (kind === 'use' && language === 'de')
    return text === 'den Gabentisch' ? 'zum Verschenken' : germanFor(text);
  // «Le fauteuil, pour le salon» lacks a verb.
  if (kind === 'use' && language === 'fr') return '';
  if (kind === 'use')
    return language === 'en' && /^(?:gifts|home|the office)$/.test(text) ? '' : `${prepositions.for} ${text}`;
  if (kind !== 'feature' || !GRAMMARS[language].isAddition(text)) return '';
  return language === 'de'
    ? text.replace(GERMAN_INSIDE, (_, colour: string) => `mit ${colour.toLowerCase()}er Innenseite`)
    : language === 'en'
      ? withArticle(text)
      : text;
}

function numberOf(words: TypeWords, language: ContentLanguage): GrammaticalNumber {
  const isMany =
    language === 'en'
      ? isPlural(words.noun)
      : language === 'de'
        ? isManyInGerman(words)
        : language !== 'tr' && /^l[eoa]s /.test(words.the);
  return isMany ? 'many' : 'one';
}

/** Spanish and Turkish need none. */
function pronounOf(words: TypeWords, number: GrammaticalNumber, language: ContentLanguage): string {
  const { the } = words;
  const isMany = numberOf(words, language) === 'many';
  if (language === 'en') return number === 'many' ? 'they' : 'it';
  if (language === 'de') return the.startsWith('der ') ? 'er' : the.startsWith('das ') ? 'es' : 'sie';
  if (language === 'fr') return `${isFeminineFrench(words) ? 'elle' : 'il'}${isMany ? 's' : ''}`;
  return '';
}
