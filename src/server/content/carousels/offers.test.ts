import { expect, test } from 'vitest';
import type { ProductFacts } from '#server/content/products/product-facts.ts';
import type { ProductVariant } from '#server/content/products/product-variants.ts';
import { CarouselWish } from '#shared/content/carousels.ts';
import { carouselOffers, type Inputs } from './offers.ts';

const product: ProductFacts = {
  id: 'lamp',
  title: 'Desk Lamp',
  description: null,
  category: null,
  vendor: null,
  price: 4000,
  compareAtPrice: null,
  priceVaries: true,
  currency: 'EUR',
  inventory: null,
  variants: [],
  imageUrl: null,
  moreImageUrls: [],
  storeName: 'Light House',
  storeUrl: 'https://light.example',
};

const variant = (id: string, price: number): ProductVariant => ({
  id,
  title: `Lamp ${id}`,
  price,
  compareAtPrice: null,
});

function offered(source: 'photos' | 'facts' | 'variants' | 'steps', change: Partial<Inputs>) {
  const offers = carouselOffers({
    product,
    variants: [],
    facts: [],
    photos: [],
    design: {
      look: 'clean',
      headline: 'Light where you work',
      offer: null,
      steps: [],
      showsPrice: true,
      crop: null,
    },
    wish: CarouselWish.parse({ productId: 'lamp', language: 'de' }),
    seed: 1,
    ...change,
  });
  return offers.find((each) => each.source === source)!;
}

test('each version of a price of its own is a slide; of one price, or of very many, none are', () => {
  const { slides } = offered('variants', { variants: [variant('S', 4000), variant('L', 6000)] });
  expect(slides.map(({ design, slide }) => [slide!.label, design!.headline, slide!.variant])).toEqual([
    ['2 Varianten', 'Light where you work', null],
    [null, 'Lamp S', 'S'],
    [null, 'Lamp L', 'L'],
    ['Zu bestellen bei', null, null],
  ]);
  const ones = [variant('S', 4000), variant('L', 4000)];
  expect(offered('variants', { variants: ones }).missing).toBe(
    'All its versions have the same price and photo.',
  );
  const many = Array.from({ length: 9 }, (_, place) => variant(String(place), place));
  expect(offered('variants', { variants: many }).missing).toBe(
    'It has more versions than a carousel has room for.',
  );
});

test('what is taught is a tip a slide, without a price', () => {
  const design = { look: 'clean' as const, headline: null, offer: null, showsPrice: true, crop: null };
  const { slides } = offered('steps', { design: { ...design, steps: ['Switch it off.', 'Dust it.'] } });
  expect(slides.map(({ slide }) => [slide!.kind, slide!.label, slide!.step])).toEqual([
    ['cover', null, null],
    ['step', 'Tipp 1', 1],
    ['step', 'Tipp 2', 2],
    ['closing', 'Für später speichern', null],
  ]);
  expect(slides.some((slide) => slide.design!.showsPrice)).toBe(false);
  expect(offered('steps', { design: { ...design, steps: ['Dust it.'] } }).slides).toEqual([]);
});

test('photos have no more slides than a post has pictures, and all slides the colours of the first', () => {
  const photos = Array.from({ length: 14 }, (_, place) => ({
    photoUrl: `/${place}.jpg`,
    sourceMediaId: null,
  }));
  const { slides } = offered('photos', { photos });
  expect(slides).toHaveLength(10);
  expect(slides.slice(1, -1).map(({ slide }) => slide!.colours)).toEqual(Array(8).fill(photos[0]));
});

test('a kind of fact is said once, features three times', () => {
  const fact = (kind: 'material' | 'feature', said: string) =>
    ({ kind, text: said, concept: said, said: { in: 'description', from: 0, to: 1 } }) as const;
  const facts = [
    fact('material', 'oak'),
    fact('material', 'steel'),
    ...['light', 'foldable', 'dimmable', 'quiet'].map((said) => fact('feature', said)),
  ];
  const { slides } = offered('facts', { facts });
  expect(slides.slice(1, -1).map(({ design }) => design!.headline)).toEqual([
    'Oak',
    'Light',
    'Foldable',
    'Dimmable',
  ]);
});
