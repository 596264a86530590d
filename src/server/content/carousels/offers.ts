import type { ProductFacts } from '#server/content/products/product-facts.ts';
import type { ProductVariant } from '#server/content/products/product-variants.ts';
import type { ProductFact } from '#server/content/writer/voice/product-fact.ts';
import type { CarouselSlide, SlideKind } from '#shared/content/carousel-slide.ts';
import type { CarouselOffer, CarouselSource, CarouselWish } from '#shared/content/carousels.ts';
import { MOST_PICTURES } from '#shared/content/more-pictures.ts';
import { type PictureComposition, WHOLE_PHOTO } from '#shared/content/own-pictures.ts';
import type { PictureDesign } from '#shared/content/picture.ts';
import { type Sentence, text } from '#shared/core/sentence.ts';
import { SLIDE_LABELS } from './slide-labels.ts';

/** A design's headline takes no more (shared/content/picture.ts). */
const LONGEST_HEADLINE = 80;
const FEWEST = 2;
/** Between the first slide and the last. */
const MOST_BETWEEN = MOST_PICTURES - 2;
/** A fact a slide: nobody swipes through a whole description. */
const MOST_FACTS = 6;
const MOST_FEATURES = 3;

export interface Photo {
  photoUrl: string | null;
  sourceMediaId: string | null;
}

export interface Inputs {
  product: ProductFacts;
  variants: readonly ProductVariant[];
  facts: readonly ProductFact[];
  /** The product's and those that the owner chose in addition, in their order. */
  photos: readonly Photo[];
  /** Of the post that it is for: its headline, and its steps where it teaches. */
  design: PictureDesign;
  wish: CarouselWish;
  seed: number;
}

/** What stands on a slide. */
interface Draft {
  kind: SlideKind;
  photo?: Photo | undefined;
  label?: string | null;
  headline?: string | null;
  steps?: string[];
  variant?: string | null;
  step?: number | null;
  showsPrice?: boolean;
}

/** Every way to several pictures: its slides where the product has enough for it, else what is missing. */
export function carouselOffers(inputs: Inputs): CarouselOffer[] {
  return [photosOffer(inputs), factsOffer(inputs), variantsOffer(inputs), stepsOffer(inputs)];
}

/** A photo a slide, each with a fact as far as there are any. */
function photosOffer(inputs: Inputs): CarouselOffer {
  const { photos, wish } = inputs;
  const { fact: labels } = SLIDE_LABELS[wish.language];
  if (photos.length < FEWEST) return missing('photos', photos.length === 0 ? NO_PHOTO_AT_ALL : ONE_PHOTO);
  const facts = factsToShow(inputs);
  const between = photos.slice(1, MOST_BETWEEN + 1).map((photo, place): Draft => {
    const fact = facts[place];
    return {
      kind: 'photo',
      photo,
      label: fact ? labels[fact.kind] : null,
      headline: fact ? capitalised(fact.text, wish) : null,
    };
  });
  return offer('photos', [cover(inputs), ...between, closing(inputs)], inputs);
}

function factsOffer(inputs: Inputs): CarouselOffer {
  const { wish } = inputs;
  const { fact: labels } = SLIDE_LABELS[wish.language];
  const facts = factsToShow(inputs);
  if (facts.length < FEWEST) return missing('facts', FEW_FACTS);
  const between = facts.map(
    ({ kind, text: said }): Draft => ({
      kind: 'fact',
      label: labels[kind],
      headline: capitalised(said, wish),
    }),
  );
  return offer('facts', [cover(inputs), ...between, closing(inputs)], inputs);
}

/** Variants of one price would be slides that say the same. */
function variantsOffer(inputs: Inputs): CarouselOffer {
  const { variants, wish } = inputs;
  if (variants.length < FEWEST) return missing('variants', NO_VARIANTS);
  if (new Set(variants.map(({ price }) => price)).size < FEWEST) return missing('variants', ONE_PRICE);
  if (variants.length > MOST_BETWEEN) return missing('variants', MANY_VARIANTS);
  const { options } = SLIDE_LABELS[wish.language];
  const between = variants.map(
    ({ id, title }): Draft => ({
      kind: 'variant',
      headline: title.slice(0, LONGEST_HEADLINE),
      variant: id,
      showsPrice: true,
    }),
  );
  const first = { ...cover(inputs), label: options(variants.length) };
  return offer('variants', [first, ...between, closing(inputs)], inputs);
}

function stepsOffer(inputs: Inputs): CarouselOffer {
  const { design, wish } = inputs;
  const { step: labelOf, save } = SLIDE_LABELS[wish.language];
  if (design.steps.length < FEWEST) return missing('steps', NO_STEPS);
  const between = design.steps.map(
    (step, place): Draft => ({ kind: 'step', label: labelOf(place + 1), step: place + 1, steps: [step] }),
  );
  const first = { ...cover(inputs), showsPrice: false };
  const last: Draft = { kind: 'closing', label: save, showsPrice: false };
  return offer('steps', [first, ...between, last], inputs);
}

const cover = ({ design }: Inputs): Draft => ({
  kind: 'cover',
  headline: design.headline,
  showsPrice: design.showsPrice,
});

const closing = ({ wish }: Inputs): Draft => ({
  kind: 'closing',
  label: SLIDE_LABELS[wish.language].order,
  showsPrice: true,
});

/** One of each kind, as a second material says less than a first measure; features differ from each other. */
function factsToShow({ facts }: Inputs): ProductFact[] {
  const isShown = (fact: ProductFact, place: number) => {
    const before = facts.slice(0, place).filter(({ kind }) => kind === fact.kind).length;
    return fact.text.length <= LONGEST_HEADLINE && before < (fact.kind === 'feature' ? MOST_FEATURES : 1);
  };
  return facts.filter(isShown).slice(0, MOST_FACTS);
}

const capitalised = (said: string, { language }: CarouselWish) =>
  said.charAt(0).toLocaleUpperCase(language) + said.slice(1);

function offer(source: CarouselSource, drafts: Draft[], inputs: Inputs): CarouselOffer {
  const slides = drafts.map((draft, index) => slideOf(draft, { at: index + 1, of: drafts.length }, inputs));
  return { source, slides, missing: null };
}

const missing = (source: CarouselSource, why: Sentence): CarouselOffer => ({
  source,
  slides: [],
  missing: why,
});

function slideOf(
  {
    kind,
    photo,
    label = null,
    headline = null,
    steps = [],
    step = null,
    variant = null,
    showsPrice = false,
  }: Draft,
  { at, of }: Pick<CarouselSlide, 'at' | 'of'>,
  { product, photos, design, wish, seed }: Inputs,
): PictureComposition {
  const { platform, contentType, language } = wish;
  const [first = NO_PHOTO] = photos;
  return {
    productId: product.id,
    ...(photo ?? first),
    design: { look: design.look, headline, steps, showsPrice, offer: null, crop: null },
    plain: WHOLE_PHOTO,
    platform,
    contentType,
    language,
    seed,
    slide: { look: 'ribbon', kind, at, of, label, step, variant, colours: photo ? first : null },
  };
}

const NO_PHOTO: Photo = { photoUrl: null, sourceMediaId: null };

const NO_PHOTO_AT_ALL = text('The catalogue has no photo of this product. Add pictures of your own.');
const ONE_PHOTO = text('The catalogue has one photo of this product. Add pictures of your own to it.');
const FEW_FACTS = text('The description of this product says too little for a slide of its own.');
const NO_VARIANTS = text('This product is sold in one version.');
const ONE_PRICE = text('All its versions have the same price and photo.');
const MANY_VARIANTS = text('It has more versions than a carousel has room for.');
const NO_STEPS = text('There are no tips for this kind of product.');
