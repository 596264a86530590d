import type { ProductFacts } from '#server/content/products/product-facts.ts';
import { languageOf } from '#server/content/writer/voice/language-of.ts';
import { FACT_KINDS, type FactKind, type ProductFact } from '#server/content/writer/voice/product-fact.ts';
import { kindOf } from '#server/content/writer/voice/product-kind.ts';
import { fold } from '#server/content/writer/voice/word-forms.ts';
import { CONTENT_LANGUAGES, type ContentLanguage } from '#shared/content/content.ts';
import type { Said } from './said.ts';
import { saidByTitle } from './said-by-title.ts';
import { saidIn } from './said-in.ts';

type Source = ProductFact['said']['in'];

interface Found extends Said {
  source: Source;
}

/** As much of a description as is read: what sells a product stands at its beginning. */
const READ = 2_500;
const VARIANTS_READ = 30;

/**
 * What the shop says of a product, each with its place, in the language of a caption: found in whichever of the five
 * languages it is written, and left out where it is denied, a choice, a condition or said of something else.
 */
export function factsOf(product: ProductFacts, language: ContentLanguage): ProductFact[] {
  const facts = reading(product).map(
    ({ kind, text: said, source, from, to }): ProductFact => ({
      kind,
      text: metric(said(language), language),
      concept: said('en'),
      said: { in: source, from, to },
    }),
  );
  return FACT_KINDS.flatMap((kind) => distinct(facts.filter((fact) => fact.kind === kind && fact.text)));
}

/** «57 oz (1.7 l)» is 1.7 litres outside of English. */
function metric(text: string, language: ContentLanguage): string {
  const [, inLitres] = /^[\d.,]+ (?:fl )?oz \(([\d.,]+ m?l)\)$/.exec(text) ?? [];
  return language !== 'en' && inLitres ? inLitres : text;
}

/** Those that its title does not say already, in the caption's words or in English: «Wireless Mouse: eine kabellose Maus». */
export function besideTitle(
  facts: readonly ProductFact[],
  product: ProductFacts,
  language: ContentLanguage,
): ProductFact[] {
  return facts.filter(({ kind, said }) => {
    const found = reading(product).find(
      (each) => each.kind === kind && each.source === said.in && each.from === said.from,
    );
    return ![language, 'en' as const].some(
      (each) => found && saidByTitle(product.title, found.text(each), each),
    );
  });
}

function reading(product: ProductFacts): Found[] {
  const known = readings.get(product) ?? readProduct(product);
  readings.set(product, known);
  return known;
}

/** Many captions are written and checked of one product; it is read once for all languages. */
const readings = new WeakMap<ProductFacts, Found[]>();

function readProduct(product: ProductFacts): Found[] {
  const description = (product.description ?? '').slice(0, READ);
  const written = languageOf(description);
  const variants = readVariants(product.variants, written);
  const found: Found[] = [
    ...ofText(description, 'description', written, product.title),
    ...ofText(product.title, 'title', written, product.title).filter(
      ({ kind, from, to }) => kind !== 'colour' || isColourIn(product.title.slice(from, to), product),
    ),
    ...variants.same,
  ];
  return withoutVaguer(
    found.filter(({ kind, source }) => source === 'variants' || !variants.varying.has(kind)),
  );
}

function ofText(text: string, source: Source, written: ContentLanguage | null, title: string): Found[] {
  return readIn(text, source, written, title).map((said) => ({ ...said, source }));
}

/** Flowers, scents and food before they are colours: «lavender incense», «savon à l’huile d’olive», «cream jug». */
const ALSO_THINGS = new Set(
  'lavender lavendel lavande lavanda olive oliv oliva cream creme crema krem salmon somon saumon peach peche melocoton orange naranja mint menthe menta coral koralle corail mercan plum prune ciruela sage sauge salvia salbei mustard moutarde mostaza hardal apricot abricot albaricoque violet violeta lilac lilas lila flieder sand sable arena emerald emeraude esmeralda pudra'.split(
    ' ',
  ),
);
const IN_COLOURS = new Set<string | null>(['clothing', 'shoes', 'accessories', 'furniture']);
const HOME_TEXTILES = new Set<string | null>(
  'cushion blanket rug curtain bed-linen towel apron tea-towel'.split(' '),
);

/** Whether such a word in a title is the product's colour. A rose is a flower wherever the title shows no French. */
function isColourIn(word: string, product: ProductFacts): boolean {
  const plain = fold(word);
  if (/^roses?$/.test(plain)) return languageOf(product.title) === 'fr';
  if (!ALSO_THINGS.has(plain)) return true;
  const { kind, type } = kindOf(product);
  return IN_COLOURS.has(kind) || HOME_TEXTILES.has(type);
}

/** In its language; where that does not show, in the one that has most to say, if what it says is plain. */
function readIn(text: string, source: Source, written: ContentLanguage | null, title = ''): Said[] {
  const isTitle = source !== 'description';
  if (written) {
    const own = saidIn(text, written, isTitle, title);
    if (own.length > 0 || !isTitle) return own;
  }
  const readings = CONTENT_LANGUAGES.map((language) => saidIn(text, language, isTitle, title));
  const most = Math.max(...readings.map((said) => lettersOf(said)));
  const best = readings.filter((said) => lettersOf(said) === most);
  const meaning = (said: Said[]) => said.map((each) => `${each.kind} ${each.text('en')}`).join('\n');
  return new Set(best.map(meaning)).size === 1 ? best[0]! : [];
}

function lettersOf(said: Said[]): number {
  return said.reduce((sum, { from, to }) => sum + to - from, 0);
}

/** What the name of every variant says, or none of them does; and the kinds in which they differ. */
function readVariants(names: string[], written: ContentLanguage | null) {
  const [first = [], ...others] = [...new Set(names)]
    .slice(0, VARIANTS_READ)
    .map((name) => readIn(name.replaceAll(' / ', ' | '), 'variants', written));
  const isIn = (said: Said, list: Said[]) =>
    list.some((other) => other.kind === said.kind && other.text('en') === said.text('en'));
  const same = first.filter((said) => others.every((list) => isIn(said, list)));
  const varying = new Set(
    [first, ...others].flatMap((list) => list.filter((said) => !isIn(said, same)).map(({ kind }) => kind)),
  );
  return { same: same.map((said): Found => ({ ...said, source: 'variants' })), varying };
}

const WOODS =
  /\b(?:oak|walnut|beech|pine|birch|ash wood|maple|cherry wood|mango wood|acacia|olive wood|teak|bamboo|plywood|solid wood)$/;
/** What says more is said instead: «bonded leather» and not «leather», «wool blend» and not «100% wool». */
function withoutVaguer(found: Found[]): Found[] {
  const texts = found.map((each) => [each.kind, each.text('en')] as const);
  const ofKind = (kind: FactKind) => texts.filter(([other]) => other === kind).map(([, text]) => text);
  const materials = ofKind('material');
  const blends = materials.filter((text) => / blend$/.test(text)).map((text) => text.replace(/ blend$/, ''));
  return found.filter(({ kind }, index) => {
    const text = texts[index]![1];
    const isPart = (other: string) =>
      other !== text && (other.endsWith(` ${text}`) || other.endsWith(`-${text}`));
    if (kind === 'colour') return !ofKind('colour').some((other) => other !== text && other.includes(text));
    if (kind !== 'material') return !ofKind(kind).some(isPart);
    if (text === 'wood' && materials.some((other) => WOODS.test(other))) return false;
    if (blends.some((plain) => text === plain || (/^\d/.test(text) && text.endsWith(plain)))) return false;
    const isSaidCloser = materials.some(
      (other) =>
        other !== text &&
        (isPart(other) ||
          (!/\d%/.test(text) && / blend/.test(other) && other.startsWith(text)) ||
          other.includes(`% ${text}`)),
    );
    return !isSaidCloser;
  });
}

function distinct(facts: ProductFact[]): ProductFact[] {
  return facts.filter(
    ({ text }, index) =>
      facts.findIndex((other) => other.text.toLowerCase() === text.toLowerCase()) === index,
  );
}
