import { expect, test } from 'vitest';
import type { ProductFacts } from '#server/content/products/product-facts.ts';
import type { CaptionRequest } from '#server/content/writer/caption.ts';
import { inventedClaims } from '#server/content/writer/invented-claims.ts';
import { voiceFr } from './voice-fr.ts';

const product: ProductFacts = {
  id: '1',
  title: 'Orage',
  description: '',
  category: null,
  vendor: null,
  price: 2_500,
  compareAtPrice: 5_000,
  priceVaries: false,
  currency: 'EUR',
  inventory: 4,
  variants: [],
  imageUrl: null,
  moreImageUrls: [],
  storeName: 'Maison Nuée',
  storeUrl: 'https://nuee.example.com',
};
const request: CaptionRequest = {
  product,
  platform: 'instagram',
  contentType: 'product',
  tone: 'casual',
  language: 'fr',
  strategy: null,
  includeHashtags: true,
  brand: null,
  before: [],
  ofProduct: { latest: [], count: 0 },
  seed: 1,
};

function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.values(value as object).flatMap(sentencesOf);
}

const { kinds, types, ...forAll } = voiceFr;
const wordsOfGoods = [...Object.values(kinds), ...Object.values(types)].map(({ tags, ...words }) => words);

test('nothing that is said of every product would be refused as a claim or as a number', () => {
  const refused = sentencesOf([forAll, wordsOfGoods]).filter(
    (piece) => inventedClaims(piece, request).length > 0 || /\d/.test(piece),
  );
  expect(refused).toEqual([]);
});

test('what is said of a kind or a type fits both tu and vous', () => {
  const you = /(?<![\p{L}-])(?:tu|toi|tes|te|vous|vos|votre)(?!\p{L})|(?<!\p{L})t’/iu;
  expect(sentencesOf(wordsOfGoods).filter((piece) => you.test(piece))).toEqual([]);
});

test('no article stands where «de» and «à» would swallow it, and no «de» before a noun that may begin with h', () => {
  const wrong = /(?<!\p{L})(?:de|que|à) \{(?:noun|the)\}/u;
  expect(sentencesOf(forAll).filter((piece) => wrong.test(piece))).toEqual([]);
});
