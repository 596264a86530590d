import { inflected } from '#languages/tr/grammar/suffix.ts';
import type { ContentLanguage } from '#shared/content/content.ts';
import { isFeminineFrench } from './article.ts';
import { capitalise, type FactTexts } from './fill.ts';
import { GRAMMARS, IS_SHARE, isPlural, spanishAdjective } from './portrait.ts';
import type { FactKind, ProductFact } from './voice/product-fact.ts';
import type { TypeWords } from './voice/voice.ts';
import { AND } from './voice/word-forms.ts';

/** Two facts in one sentence are read; more are a list. */
const LONGEST_OF_TWO = 84;

export type GrammaticalNumber = 'one' | 'many';
/** The verb with its fact; null where the language would have to bend what it does not know. */
type Clause = (text: string, number: GrammaticalNumber, words: TypeWords | null) => string | null;

const verb =
  (one: string, many: string): Clause =>
  (text, number) =>
    `${number === 'one' ? one : many} ${text}`;
const never: Clause = () => null;

/** «it is made of solid oak», «mide 35 × 25 cm», «1,7 litre alıyor»: what the shop says, as one says it of the thing. */
const CLAUSES: Record<ContentLanguage, Record<FactKind, Clause>> = {
  en: {
    material: (text, number) => {
      const is = number === 'one' ? 'is' : 'are';
      if (IS_SHARE.test(text)) return `${is} ${text}`;
      return `${is} made of ${/ blend$/.test(text) ? 'a ' : ''}${text}`;
    },
    measure: verb('measures', 'measure'),
    capacity: verb('holds', 'hold'),
    weight: verb('weighs', 'weigh'),
    colour: verb('comes in', 'come in'),
    contents: verb('comes with', 'come with'),
    use: verb('is ideal for', 'are ideal for'),
    feature: (text, number, words) => {
      if (GRAMMARS.en.isAddition(text))
        return `${number === 'one' ? 'has' : 'have'} ${text.slice('with '.length)}`;
      return said('en', verb('is', 'are'))(text, number, words);
    },
    care: (text, number) =>
      /wash|iron|clean/.test(text) ? null : `${number === 'one' ? 'needs' : 'need'} ${text}`,
    origin: verb('comes from', 'come from'),
  },
  tr: {
    material: (text) => `${inflected(text, 'den')} üretildi`,
    measure: (text) => `${text} ölçüsünde`,
    capacity: (text) => `${text} alıyor`,
    weight: (text) => `${text} ağırlığında`,
    colour: (text) => (text.endsWith(' rengi') ? `${text}nde` : `${text} renkte`),
    contents: (text) => `${text} ile geliyor`,
    use: (text) => `${text} için birebir`,
    feature: (text) => text,
    care: (text) => (/(?:ır|ir|ur|ür|maz|mez)$/.test(text) ? text : `${text} istiyor`),
    origin: (text) => `${text} üretimi`,
  },
  de: {
    material: verb('ist aus', 'sind aus'),
    measure: verb('misst', 'messen'),
    capacity: verb('fasst', 'fassen'),
    weight: verb('wiegt', 'wiegen'),
    colour: verb('ist', 'sind'),
    contents: never,
    use: (text, number) => `${number === 'one' ? 'ist' : 'sind'} für ${text} gedacht`,
    feature: (text, number, words) =>
      GRAMMARS.de.isAddition(text)
        ? verb('kommt', 'kommen')(text, number, words)
        : said('de', verb('ist', 'sind'))(text, number, words),
    care: (text, number) =>
      /wäsche|waschen|reinig/.test(text) ? null : `${number === 'one' ? 'braucht' : 'brauchen'} ${text}`,
    origin: verb('kommt aus', 'kommen aus'),
  },
  fr: {
    material: (text, number) =>
      `${number === 'one' ? 'est' : 'sont'} ${IS_SHARE.test(text) ? '' : 'en '}${text}`,
    measure: verb('mesure', 'mesurent'),
    capacity: verb('contient', 'contiennent'),
    weight: verb('pèse', 'pèsent'),
    colour: verb('s’affiche en', 's’affichent en'),
    contents: verb('comprend', 'comprennent'),
    use: verb('convient pour', 'conviennent pour'),
    feature: said('fr', verb('est', 'sont')),
    care: (text, number) =>
      /lavage|laver|sécher/.test(text) ? null : `${number === 'one' ? 'demande' : 'demandent'} ${text}`,
    // «De Turquie», «du Portugal»: the article of a country is not known.
    origin: never,
  },
  es: {
    material: (text, number) =>
      `${number === 'one' ? 'es' : 'son'} ${IS_SHARE.test(text) ? '' : 'de '}${text}`,
    measure: verb('mide', 'miden'),
    capacity: verb('tiene una capacidad de', 'tienen una capacidad de'),
    weight: verb('pesa', 'pesan'),
    colour: verb('viene en', 'vienen en'),
    contents: verb('incluye', 'incluyen'),
    use: verb('es ideal para', 'son ideales para'),
    feature: (text, number, words) => {
      if (text.startsWith('con ')) return verb('tiene', 'tienen')(text.slice('con '.length), number, words);
      return said('es', SPANISH_RESULT.test(text) ? verb('está', 'están') : verb('es', 'son'))(
        text,
        number,
        words,
      );
    },
    care: (text, number) =>
      /lav|plancha/.test(text) ? null : `${number === 'one' ? 'necesita' : 'necesitan'} ${text}`,
    origin: verb('viene de', 'vienen de'),
  },
};

/** What somebody did to it: «está hecha a mano». */
const SPANISH_RESULT =
  /^(?:\p{L}+(?:d|ch)[oa] a |(?:perfumad|almohadillad|acolchad|esmaltad|pintad|forrad)[oa]$)/u;
/** After the noun it would part it from its material: «taza apta para lavavajillas de cerámica». */
const SPANISH_WITH_MORE = /^(?:apt[oa] para|resistente al?|fácil de) /;
/** Nouns that stand before a noun and not after a verb: «an SLR camera», «un appareil reflex», «a stretch fabric». */
const IS_NOUN = /^(?:[A-Z\d]{2,}|stretch|reflex)$/;

/** A feature that is said of the thing, in its gender and number. */
function said(language: ContentLanguage, say: Clause): Clause {
  return (feature, number, words) => {
    const text = saidOfIt(feature, words, language);
    return text === null ? null : say(text, number, words);
  };
}

/** After «is»: German adjectives stand as they are, and so does «de estilo vintage», «à bretelles», «in aviator style». */
function saidOfIt(feature: string, words: TypeWords | null, language: ContentLanguage): string | null {
  const { isAdjective, bend } = GRAMMARS[language];
  if (/^(?:de|à|au|aux|in) /.test(feature)) return feature;
  if (IS_NOUN.test(feature)) return null;
  if (language === 'es' && SPANISH_WITH_MORE.test(feature)) return words && spanishAdjective(feature, words);
  if (!isAdjective(feature)) return null;
  if (language === 'de' || language === 'en') return feature;
  return words && bend(feature, words);
}

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
  const ofType = words && numberOf(words, language);
  if (!isForeign && language !== 'en') return ofType;
  const ofTitle = isPlural(title.toLowerCase()) ? 'many' : 'one';
  return language === 'en' || ofType === null || ofTitle === ofType ? ofTitle : null;
}

interface Subject {
  words: TypeWords | null;
  /** Of the title, where that is the subject. */
  titleNumber: GrammaticalNumber | null;
  language: ContentLanguage;
}

/**
 * Facts as sentences of the thing: «it comes with cutlery», «ist aus Steinzeug und misst 24 cm». Empty where they can't be
 * said so, or where the subject's number or gender is not known.
 */
export function clauseTexts(
  facts: readonly ProductFact[],
  piece: string,
  { words, titleNumber, language }: Subject,
): FactTexts {
  const number = TITLE_IS_SUBJECT.test(piece) ? titleNumber : words && numberOf(words, language);
  if (!number) return {};
  // «It is made of rubber and ideal for beginners», not the other way round.
  const inOrder = [...facts].sort((one, other) => Number(one.kind === 'use') - Number(other.kind === 'use'));
  const clauses = inOrder.map(({ kind, text }) => CLAUSES[language][kind](text, number, words));
  if (!clauses.every((clause) => clause !== null)) return {};
  const does = joined(clauses, language);
  if (clauses.length > 1 && does.length > LONGEST_OF_TWO) return {};
  const it = words ? pronounOf(words, language) : '';
  return { does, it, It: it && capitalise(it, language) };
}

const TITLE_IS_SUBJECT = /\{(?:title|quoted|[Oo]urs)\},? \{does\}/;

function joined(clauses: readonly string[], language: ContentLanguage): string {
  if (language === 'tr') return clauses.join(', ');
  const [verb] = clauses[0]!.split(' ');
  return clauses.reduce((before, clause) => {
    const next = clause.startsWith(`${verb} `) ? clause.slice(verb!.length + 1) : clause;
    // «E incluye»: «y» does not stand before its own sound.
    const and = language === 'es' && /^h?i(?!e)/.test(next) ? 'e' : AND[language];
    return `${before} ${and} ${next}`;
  });
}

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
  if (kind === 'material')
    return IS_SHARE.test(text) && language !== 'de' ? text : `${prepositions.of} ${text}`;
  if (kind === 'use') return `${prepositions.for} ${text}`;
  return kind === 'feature' && GRAMMARS[language].isAddition(text) ? text : '';
}

const GERMAN_MANY =
  /^(?:Ohrringe|Sneaker|.*[Ss]chuhe|Stiefel|Sandalen|Loafer|Shorts|Socken|Muffinförmchen|Gewürze|Nüsse|Bausteine|Sticker|Kopfhörer|Hanteln)$/;

function numberOf({ noun, the }: TypeWords, language: ContentLanguage): GrammaticalNumber {
  const isMany =
    language === 'en'
      ? isPlural(noun)
      : language === 'de'
        ? GERMAN_MANY.test(noun)
        : language !== 'tr' && /^l[eoa]s /.test(the);
  return isMany ? 'many' : 'one';
}

/** Spanish and Turkish need none. */
function pronounOf(words: TypeWords, language: ContentLanguage): string {
  const { the } = words;
  const isMany = numberOf(words, language) === 'many';
  if (language === 'en') return isMany ? 'they' : 'it';
  if (language === 'de') return the.startsWith('der ') ? 'er' : the.startsWith('das ') ? 'es' : 'sie';
  if (language === 'fr') return `${isFeminineFrench(words) ? 'elle' : 'il'}${isMany ? 's' : ''}`;
  return '';
}
