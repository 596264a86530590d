import type { ContentLanguage, ContentType } from '#shared/content/content.ts';
import { NETWORKS } from '#shared/content/networks/networks.ts';
import { oneOf } from './article.ts';
import { commonName, isBareType } from './bare-type.ts';
import type { CaptionRequest } from './caption.ts';
import type { GrammaticalNumber } from './clause.ts';
import { numberOfTitle } from './clauses.ts';
import { descriptionSentences } from './description-sentences.ts';
import { discountOf } from './discount-of.ts';
import { ourInEnglish, thisInEnglish } from './english-nouns.ts';
import { besideTitle, factsOf } from './facts/facts-of.ts';
import { capitalise, type FactTexts, quote, typesetFrench } from './fill.ts';
import { ourGermanTitle } from './german-title.ts';
import { fromPrice, moneyText, percentText } from './money-text.ts';
import { productName } from './product-name.ts';
import { registerOf } from './register.ts';
import { ourSpanishTitle, shortInSpanish, spanishObject } from './spanish-title.ts';
import { titleLanguage } from './title-language.ts';
import { titleText } from './title-text.ts';
import { type VariantsText, variantsText } from './variants-text.ts';
import type { Kind } from './voice/kinds.ts';
import type { ProductFact } from './voice/product-fact.ts';
import { kindOf } from './voice/product-kind.ts';
import type { ProductType } from './voice/product-types.ts';
import type { KindWords, Register, TypeWords, Voice } from './voice/voice.ts';
import { VOICES } from './voice/voices.ts';
import { wordsFor } from './words-for.ts';

const TITLE_LENGTH = { instagram: 110, facebook: 110, twitter: 60 };
const LONGEST_SENTENCE = { instagram: 220, facebook: 260, twitter: 110 };
const FEW = 5;

/** Everything one caption is made from. */
export interface Material {
  voice: Voice;
  register: Register;
  kind: Kind;
  /** Of the type where it is known, else of the kind, else what holds for everything. */
  words: KindWords;
  type: TypeWords | null;
  typeName: ProductType | null;
  /** The type's word stands where the title would: a title in another language that says no more than it. */
  isCommonName: boolean;
  /** A title that is not in the post's language, and whose type is: once is enough of it. */
  isForeign: boolean;
  /** Of a verb whose subject is the title. */
  titleNumber: GrammaticalNumber | null;
  /** A German title whose gender nobody knows: «Herrenuhr», which is an `Armbanduhr`. */
  isOfOtherGender: boolean;
  /** What is written as a whole for its type, in the register of the post. */
  whole: Record<'stories' | 'lessons' | 'asks', readonly string[]>;
  tips: readonly string[];
  /** The first of the tips in few words. */
  steps: readonly string[];
  facts: ProductFact[];
  /** Sentences of the description, in its own language. */
  sentences: string[];
  variants: VariantsText | null;
  /** Units on hand where they are few. */
  few: number | null;
  texts: FactTexts;
  /** Instead of the type's words once they have been said, in Spanish. */
  shortTexts: FactTexts;
  isReduced: boolean;
}

/** A promotion without an offer would promise nothing, so it presents the product. */
export function typeToWrite({
  contentType,
  product,
}: Pick<CaptionRequest, 'contentType' | 'product'>): ContentType {
  return contentType === 'promotion' && !discountOf(product).isReduced ? 'product' : contentType;
}

export function materialFor(request: CaptionRequest): Material {
  const { product, platform, language, tone } = request;
  const { manner } = NETWORKS[platform];
  const voice = VOICES[language];
  const register = registerOf(tone);
  const { kind, type } = kindOf(product);
  const whole = type && voice.stories[type];
  const ofType: TypeWords | null = type && wordsFor(product.title, type, language);
  const { isReduced, percent } = discountOf(product);
  const money = (minor: number | null) => (minor ? moneyText(minor, product.currency, language) : '');
  const isCommonName = type !== null && isBareType(product.title, type, language);
  const title = isCommonName
    ? commonName(voice.types[type], language)
    : productName(product, TITLE_LENGTH[manner]);
  const { inventory } = product;
  const isForeign = (titleLanguage(product) ?? 'en') !== language;
  const titleNumber = numberOfTitle(title, ofType, { language, isForeign: isForeign && !isCommonName });
  const quotedTitle = title && (isCommonName ? title : quote(title, language));
  const germanOurs =
    language === 'de' && ourGermanTitle(title, ofType, { isForeign, isCommonName, number: titleNumber });
  const ours =
    language === 'en'
      ? ourInEnglish(title, !isForeign && IN_CAPITALS.test(product.title))
      : language === 'de'
        ? germanOurs || quotedTitle
        : language === 'es'
          ? ourSpanishTitle(title, ofType, { isForeign, isCommonName }) || quotedTitle
          : '';
  const link = voice.links[manner];
  const price = money(product.price);
  const cost = product.priceVaries && price ? fromPrice(price, language) : price;
  const short = language === 'es' && ofType && shortInSpanish(ofType);
  const variants = variantsText(product.variants, language);
  const facts = factsOf(product, language).filter(
    (fact) =>
      // What the list of variants says need not be said before it.
      !(variants && fact.said.in === 'variants') &&
      !(ofType && isInNoun(fact, ofType, language)) &&
      !(type === 'jeans' && fact.kind === 'material' && DENIM.test(fact.text)) &&
      !(fact.kind === 'use' && (fact.concept === 'home' || WHERE_ELSE[kind] === fact.concept)),
  );
  const beside = besideTitle(facts, product, language);
  const typeset = (texts: readonly string[]) => (language === 'fr' ? texts.map(typesetFrench) : texts);
  return {
    voice,
    kind,
    register,
    words: ofType ?? voice.kinds[kind],
    type: ofType,
    typeName: type,
    isCommonName,
    isForeign: ofType !== null && isForeign,
    titleNumber,
    isOfOtherGender: germanOurs === '',
    whole: {
      stories: whole?.stories[register] ?? [],
      lessons: whole?.lessons[register] ?? [],
      asks: whole?.asks[register] ?? [],
    },
    tips: typeset(ofType?.tips ?? voice.generalTips),
    steps: typeset(type ? voice.steps[type] : []),
    // «Office grey jeans: sie ist grau.»
    facts: beside.length > 0 ? beside : facts.filter(({ kind }) => kind !== 'colour'),
    sentences: descriptionSentences(product, language, LONGEST_SENTENCE[manner]),
    variants,
    few: inventory !== null && inventory > 0 && inventory <= FEW ? inventory : null,
    isReduced,
    texts: {
      title,
      quoted: quotedTitle,
      ours,
      Ours: ours && capitalise(ours, language),
      store: titleText(product.storeName, 60),
      price,
      cost,
      Cost: cost && capitalise(cost, language),
      link,
      Link: capitalise(link, language),
      before: isReduced ? money(product.compareAtPrice) : '',
      percent: percent ? percentText(percent, language) : '',
      ...(ofType ? typeTexts(ofType, language) : pointingTexts(language)),
    },
    shortTexts: short ? typeTexts(short, language) : {},
  };
}

/** As a till or an old list has it. */
const IN_CAPITALS = /^[^\p{Ll}]*\p{Lu}{2}[^\p{Ll}]*$/u;

/** A jar «ideal for the kitchen» says nothing. */
const WHERE_ELSE: Partial<Record<Kind, string>> = { kitchen: 'the kitchen', plants: 'the garden' };

/** «Denim kot pantolon», «denim jeans»: they are of nothing else. */
const DENIM = /^denim$/i;

/** «Koşu için koşu ayakkabısı», «a tennis ball for tennis», «Laufschuhe für das Laufen». */
function isInNoun({ kind, text }: ProductFact, { noun }: TypeWords, language: ContentLanguage): boolean {
  const lower = (words: string) => words.toLocaleLowerCase(language);
  const use =
    language === 'de'
      ? text.replace(/^(?:das|den|die) /, '').replace(/en$/, '')
      : language === 'en'
        ? text.replace(/^the /, '')
        : language === 'fr'
          ? text.replace(/^(?:les? |la |l’)(?:balades en )?| à pied$/g, '')
          : text;
  // «Die Handyhülle hat eine Hülle aus Silikon.»
  const part = language === 'de' ? /^mit (\p{Lu}\p{L}+) (?:aus|in) /u.exec(text)?.[1] : null;
  if (part && lower(noun).endsWith(lower(part))) return true;
  if (language === 'en' && text === 'photography' && /camera|lens|tripod/.test(noun)) return true;
  return kind === 'use' && lower(noun).includes(lower(use));
}

/** What one says of a thing whose type nobody knows; no noun that «a …» or «… lovers» could be made of. */
const POINTING: Record<ContentLanguage, string> = {
  en: 'this one',
  tr: 'ürünü',
  de: 'das gute Stück',
  fr: 'cet article',
  es: 'este artículo',
};

function pointingTexts(language: ContentLanguage): FactTexts {
  const whom = POINTING[language];
  const Whom = capitalise(whom, language);
  // A Turkish «{the}» would be another case, and the French article is no «ce».
  if (language === 'tr' || language === 'fr') return { whom, Whom };
  const the = { the: whom, The: Whom, whom, Whom };
  return language === 'en' ? { ...the, this: whom, This: Whom } : the;
}

function typeTexts(words: TypeWords, language: ContentLanguage): FactTexts {
  const { noun, the, whom } = words;
  const large = (text: string) => capitalise(text, language);
  const a = oneOf(words, language) ?? '';
  const it = language === 'es' ? spanishObject(words) : '';
  return {
    noun,
    the,
    whom,
    a,
    Noun: large(noun),
    The: large(the),
    Whom: large(whom),
    A: a && large(a),
    ...(language === 'en' ? { this: thisInEnglish(noun), This: large(thisInEnglish(noun)) } : {}),
    ...(it ? { it, It: large(it) } : {}),
  };
}
