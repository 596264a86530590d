import { expect, test } from 'vitest';
import type { ProductFacts } from '#server/content/products/product-facts.ts';
import { CONTENT_LANGUAGES, CONTENT_TYPES, type ContentLanguage, TONES } from '#shared/content/content.ts';
import { typesetFrench } from './fill.ts';
import { pictureWords } from './picture-words.ts';
import { sampleProducts } from './testing/sample-products.ts';
import type { ProductType } from './voice/product-types.ts';
import { VOICES } from './voice/voices.ts';
import { writeCaption } from './write-caption.ts';

const [mug] = (await sampleProducts('en')).filter(({ title }) => title === 'Mug');
const words = (change: Partial<Parameters<typeof pictureWords>[0]> = {}) =>
  pictureWords({
    product: mug!,
    caption: '',
    contentType: 'product',
    tone: 'casual',
    language: 'en',
    seed: 1,
    ...change,
  });

test('the headline is the caption’s hook, without its full stop and its emoji', () => {
  expect(words({ caption: 'Coffee first, talk later. ☕\n\nThe mug for that.' }).headline).toBe(
    'Coffee first, talk later',
  );
  expect(words({ caption: 'Coffee first, talk later? It holds 300 ml.' }).headline).toBe(
    'Coffee first, talk later?',
  );
});

test('a hook that names the price gives way to one that does not', () => {
  const { headline } = words({ caption: 'Your mug for $8.99.' });
  expect(headline).not.toMatch(/\$/);
});

test('a caption that begins with a long sentence gets a headline of the same voice', () => {
  const { headline } = words({
    caption: 'This mug holds three hundred millilitres of whatever you like best in the morning.',
  });
  expect(headline).not.toBeNull();
  expect(headline!.split(' ').length).toBeLessThanOrEqual(6);
});

test.each<[ContentLanguage, string, string]>([
  ['en', '20% off', 'Reduced'],
  ['tr', '%20 indirim', 'İndirimde'],
  ['es', '20 % de descuento', 'Rebajado'],
  ['fr', '−20 %', 'Prix réduit'],
  ['de', '20 % Rabatt', 'Reduziert'],
])('a promotion in %s offers what the two prices say: %s', (language, percent, reduced) => {
  const product = { ...mug!, price: 800, compareAtPrice: 1_000, priceVaries: false };
  const offer = (change: Partial<ProductFacts>) =>
    words({ product: { ...product, ...change }, contentType: 'promotion', language }).offer;
  expect(offer({})?.replace(/\s/g, ' ')).toBe(percent);
  expect(offer({ priceVaries: true })).toBe(reduced);
  expect(offer({ compareAtPrice: null })).toBeNull();
  expect(words({ product, language }).offer).toBeNull();
});

test('an educational picture shows two or three tips for the product’s type, the caption’s own first', () => {
  const { headline, steps } = words({ contentType: 'educational' });
  expect(headline).toBe(`${steps.length} tips for your mug`);
  const { types, steps: short } = VOICES.en;
  types.mug.tips.forEach((tip, index) => {
    const own = words({ contentType: 'educational', caption: `Good to know. ${tip}` }).steps[0];
    if (short.mug[index]) expect(own).toBe(short.mug[index]);
  });
  expect.hasAssertions();
  const unknown = { ...mug!, title: 'Zyx 400', category: null, description: null };
  expect(words({ product: unknown, contentType: 'educational' }).steps).toEqual([]);
});

test('a French picture leads with the caption’s tip too, though its colon has a space that may not end a line', () => {
  const [tip] = VOICES.fr.types['kitchen-knife'].tips;
  const knife = { ...mug!, title: 'Couteau de cuisine', description: null, category: null };
  const caption = `Bon réflexe. ${typesetFrench(tip!)}`;
  for (const seed of [1, 2, 3, 4]) {
    const { steps } = words({ product: knife, contentType: 'educational', language: 'fr', caption, seed });
    expect(steps[0]).toBe(VOICES.fr.steps['kitchen-knife'][0]);
  }
});

test('each type has two or three steps of at most seven words, each for a tip of its own', () => {
  for (const { steps, types } of Object.values(VOICES))
    for (const [type, short] of Object.entries(steps)) {
      expect(short.filter((step) => step.length > 42 || step.split(' ').length > 7)).toEqual([]);
      expect(short.length, type).toBeGreaterThanOrEqual(2);
      expect(short.length).toBeLessThanOrEqual(types[type as ProductType].tips.length);
    }
});

test('nearly every picture has a headline of three to six words', async () => {
  for (const language of CONTENT_LANGUAGES) {
    const products = (await sampleProducts(language)).filter((_, index) => index % 9 === 0);
    const headlines = products.flatMap((product, index) =>
      CONTENT_TYPES.map((contentType) => {
        const tone = TONES[index % TONES.length]!;
        const wish = { product, contentType, tone, language, seed: index };
        const { caption } = writeCaption({
          ...wish,
          platform: 'instagram',
          strategy: null,
          includeHashtags: false,
          brand: null,
          before: [],
          ofProduct: { latest: [], count: index },
        });
        return pictureWords({ ...wish, caption }).headline;
      }),
    );
    const without = headlines.filter((headline) => headline === null).length;
    expect([language, without / headlines.length < 0.1]).toEqual([language, true]);
  }
});
