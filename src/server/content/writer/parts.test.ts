import { expect, test } from 'vitest';
import type { ProductFacts } from '#server/content/products/product-facts.ts';
import { CONTENT_TYPES, type ContentLanguage } from '#shared/content/content.ts';
import type { CaptionRequest } from './caption.ts';
import { sampleProducts } from './testing/sample-products.ts';
import { VOICES } from './voice/voices.ts';
import { writeCaption } from './write-caption.ts';

function captionOf(
  product: ProductFacts,
  { language, contentType, seed }: Pick<CaptionRequest, 'language' | 'contentType' | 'seed'>,
  count = 1,
): string {
  const { caption } = writeCaption({
    product,
    platform: 'instagram',
    contentType,
    tone: 'casual',
    language,
    seed,
    strategy: null,
    includeHashtags: false,
    brand: null,
    before: [],
    ofProduct: { latest: [], count },
  });
  return caption;
}

test.each<[ContentLanguage]>([['fr'], ['es']])(
  'in %s a tip that fits more leads than the others does not come at their cost',
  async (language) => {
    const [jeans] = (await sampleProducts(language)).filter(({ title }) => /jeans/.test(title));
    const { tips } = VOICES[language].types.jeans;
    // Of all shapes, as some teach by a lesson and not by a tip.
    const shown = Array.from({ length: 144 }, (_, seed) => {
      const caption = captionOf(jeans!, { language, contentType: 'educational', seed }, seed);
      // A French colon has its own space.
      const plain = caption.replace(/\s/g, ' ');
      return tips.filter((tip) => plain.includes(tip.slice(1)));
    });
    const times = tips.map((tip) => shown.filter((each) => each.includes(tip)).length);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(6);
  },
);

test('a caption opens with a sentence of the description where that is short, and with a long one never', async () => {
  const [product] = await sampleProducts('en');
  const openings = (description: string) =>
    Array.from({ length: 60 }, (_, seed) =>
      captionOf({ ...product!, description }, { language: 'en', contentType: 'product', seed }, seed),
    ).filter((caption) => caption.startsWith(description));
  expect(openings('Woven by hand from heavy cotton in a workshop by the sea.').length).toBeGreaterThan(0);
  expect(
    openings(
      'With plenty of room inside, pockets on either side and a strap that can be worn over the shoulder, it has all you need.',
    ),
  ).toEqual([]);
});

test.each<[ContentLanguage, RegExp]>([
  ['en', /this one/i],
  ['tr', /ürünü/i],
  ['de', /das gute stück/i],
  ['fr', /cet article/i],
  ['es', /este artículo/i],
])(
  'in %s a post points at a product whose type nobody knows, once it has been named',
  async (language, pointing) => {
    const [chair] = (await sampleProducts(language)).filter(({ title }) => title === 'Balloon Chair');
    const captions = Array.from({ length: 60 }, (_, seed) =>
      captionOf(chair!, { language, contentType: CONTENT_TYPES[seed % 4]!, seed }, seed),
    );
    expect(captions.filter((caption) => pointing.test(caption)).length).toBeGreaterThan(0);
    expect(captions.filter((caption) => pointing.test(caption.split('Balloon Chair')[0]!))).toEqual([]);
  },
);
