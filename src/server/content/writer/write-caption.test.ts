import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkCaption } from '#server/content/captions/facts-check.ts';
import type { ProductFacts } from '#server/content/products/product-facts.ts';
import {
  CONTENT_LANGUAGES,
  CONTENT_PLATFORMS,
  CONTENT_TYPES,
  type ContentLanguage,
  STRATEGIES,
  TONES,
} from '#shared/content/content.ts';
import { POST_LIMITS, postLength, postText } from '#shared/content/post-limits.ts';
import type { CaptionRequest } from './caption.ts';
import { writeCaption } from './write-caption.ts';

const mug: ProductFacts = {
  id: '1',
  title: 'Mug',
  description: 'A simple mug with a mustard interior.',
  category: 'Kitchen',
  vendor: null,
  price: 899,
  compareAtPrice: null,
  priceVaries: false,
  currency: 'USD',
  inventory: 100,
  variants: [],
  imageUrl: null,
  storeName: 'Atelier Lumière',
  storeUrl: 'https://atelier-lumiere.myshopify.com',
};

function request(wish: Partial<Omit<CaptionRequest, 'product'>> & { product?: Partial<ProductFacts> }) {
  const { product, ...rest } = wish;
  return {
    product: { ...mug, ...product },
    platform: 'instagram',
    contentType: 'product',
    tone: 'professional',
    language: 'en',
    strategy: null,
    includeHashtags: true,
    brand: null,
    before: [],
    seed: 1,
    ...rest,
  } satisfies CaptionRequest;
}

test('captions asked for one after another begin and end differently each time', () => {
  for (const language of CONTENT_LANGUAGES)
    for (const tone of TONES) {
      let before: string[] = [];
      for (let seed = 0; seed < 20; seed++) {
        const { caption } = writeCaption(request({ language, tone, before, seed: 7 }));
        const [last] = before;
        expect(firstLine(caption)).not.toBe(last && firstLine(last));
        expect(caption.split('\n').at(-1)).not.toBe(last?.split('\n').at(-1));
        before = [caption, ...before];
      }
      expect(new Set(before.slice(0, 8).map(firstLine)).size).toBeGreaterThanOrEqual(5);
    }
});

const firstLine = (caption: string) =>
  caption.split('\n')[0]!.replace(/\s*\p{Extended_Pictographic}\uFE0F?$/u, '');

test('the same seed gives the same caption', () => {
  expect(writeCaption(request({ seed: 42 }))).toEqual(writeCaption(request({ seed: 42 })));
});

test('variations differ in what they lead with', () => {
  for (const language of CONTENT_LANGUAGES) {
    const [hook, benefit, offer] = STRATEGIES.map(
      (strategy) => writeCaption(request({ language, strategy })).caption,
    );
    expect(firstLine(offer!)).toMatch(/8[.,]99/);
    expect(firstLine(hook!)).not.toMatch(/8[.,]99/);
    expect(new Set([hook, benefit, offer].map((caption) => firstLine(caption!))).size).toBe(3);
  }
});

test('professional and luxury captions have no emoji, casual and trendy ones at most two', () => {
  for (const tone of TONES)
    for (let seed = 0; seed < 30; seed++) {
      const { caption } = writeCaption(request({ tone, seed, product: { title: 'Mug 🎉🎉🎉' } }));
      const count = caption.match(/\p{Extended_Pictographic}/gu)?.length ?? 0;
      expect(count).toBeLessThanOrEqual(tone === 'casual' || tone === 'trendy' ? 2 : 0);
    }
});

test('a discount is named with its percentage when there was a higher price, and never otherwise', () => {
  const captions = (product: Partial<ProductFacts>) =>
    Array.from(
      { length: 40 },
      (_, seed) => writeCaption(request({ seed, contentType: 'promotion', product })).caption,
    );

  const reduced = captions({ price: 2000, compareAtPrice: 2999 });
  expect(reduced.every((caption) => /\$29\.99|33%/.test(caption))).toBe(true);
  expect(reduced.some((caption) => caption.includes('33%'))).toBe(true);
  expect(captions({}).some((caption) => /%|off\b|instead|before|less/i.test(caption))).toBe(false);
});

test('stock is named when few are left, and not when it is not known', () => {
  const says = (inventory: number | null) =>
    Array.from(
      { length: 20 },
      (_, seed) => writeCaption(request({ seed, product: { inventory } })).caption,
    ).some((caption) => /in stock|left/i.test(caption));
  expect(says(4)).toBe(true);
  expect(says(1)).toBe(true);
  expect([says(6), says(0), says(null)]).toEqual([false, false, false]);
});

test('variants are called colours or sizes when their names say so, and are listed otherwise', () => {
  const caption = (variants: string[]) => writeCaption(request({ product: { variants } })).caption;
  expect(caption(['mustard', 'mint', 'pearl'])).toMatch(/3 colors/i);
  expect(caption(['Size 40', 'Size 41'])).toMatch(/sizes: 40, 41/i);
  expect(caption(['13 inch', '15 inch'])).toMatch(/13 inch, 15 inch/);
});

test('the shop’s own description is used in its language only, in whole sentences', () => {
  const description =
    '<p>A simple mug for slow mornings at the window.</p><p>Free shipping! It comes in a box &amp; more</p>';
  const seeds = Array.from({ length: 20 }, (_, seed) => seed);
  const english = seeds.map((seed) => writeCaption(request({ seed, product: { description } })).caption);
  const german = seeds.map(
    (seed) => writeCaption(request({ seed, language: 'de', product: { description } })).caption,
  );
  expect(english.every((caption) => caption.includes('A simple mug for slow mornings at the window.'))).toBe(
    true,
  );
  expect(english.some((caption) => /free shipping|<p>|&amp;/i.test(caption))).toBe(false);
  expect(german.some((caption) => /mornings/.test(caption))).toBe(false);
});

const awkward: Record<string, Partial<ProductFacts>> = {
  'a price of 0': { price: 0 },
  'no price': { price: null },
  'a price in yen': { price: 129_800, currency: 'JPY' },
  'nothing but a title': { description: null, category: null, vendor: null, inventory: null, price: null },
  'a title of 300 characters': {
    title: 'Handcrafted extra large mug with a very long name '.repeat(6).trim(),
  },
  'a title of 300 characters without a space': { title: 'Ä'.repeat(300) },
  'a title written from right to left': { title: 'كوب قهوة أبيض' },
  'a title with emoji': { title: '🔥🔥 Mug 🎁 (limited) 🔥' },
  'a title that is only an emoji': { title: '🎁' },
  'a description with HTML': { description: '<div><script>alert(1)</script><b>A mug</b> for the tea.</div>' },
  'a title in another language': { title: 'Ahşap El İşi Kahve Değirmeni', category: 'Mutfak' },
  'a title with markup and a link': { title: 'Mug <b>new</b> {price} https://example.com' },
  'a shop without a name': { storeName: '' },
  'a hundred variants': { variants: Array.from({ length: 100 }, (_, index) => `Variant ${index}`) },
};

for (const [what, product] of Object.entries(awkward))
  test(`${what} still gives a good caption everywhere`, () => {
    let turn = 0;
    for (const language of CONTENT_LANGUAGES)
      for (const platform of CONTENT_PLATFORMS)
        for (const contentType of CONTENT_TYPES)
          for (const tone of TONES) {
            const strategy = [null, ...STRATEGIES][turn++ % 4] ?? null;
            const asked = request({ product, language, platform, contentType, tone, strategy, seed: turn });
            const { caption, hashtags } = writeCaption(asked);
            expect({ caption, problems: checkCaption(caption, hashtags, asked) }).toEqual({
              caption,
              problems: [],
            });
          }
  });

test('whatever stands in the catalogue, the post fits its network and its tags are tags', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 400 });
  fc.assert(
    fc.property(
      fc.record({
        title: text,
        description: text,
        category: text,
        storeName: text,
        variants: fc.array(text),
      }),
      fc.record({
        platform: fc.constantFrom(...CONTENT_PLATFORMS),
        contentType: fc.constantFrom(...CONTENT_TYPES),
        tone: fc.constantFrom(...TONES),
        language: fc.constantFrom(...CONTENT_LANGUAGES),
        strategy: fc.constantFrom(null, ...STRATEGIES),
        seed: fc.integer(),
      }),
      (product, wish) => {
        const { caption, hashtags } = writeCaption(request({ product, ...wish }));
        const { characters, hashtags: most } = POST_LIMITS[wish.platform];
        expect(caption.trim()).not.toBe('');
        expect(postLength(wish.platform, postText(caption, hashtags))).toBeLessThanOrEqual(characters);
        expect(hashtags.length).toBeLessThanOrEqual(most ?? 3);
        for (const tag of hashtags) expect(tag).toMatch(/^#[\p{L}\p{N}\p{M}_]+$/u);
      },
    ),
    { numRuns: 300 },
  );
});

test.each<[ContentLanguage, RegExp]>([
  ['en', /\$1,299/],
  ['tr', /\$1\.299/],
  ['es', /1299\u00A0\$/],
  ['fr', /1\u202F299\u00A0\$/],
  ['de', /1\.299\u00A0\$/],
])('money is written as in %s', (language, written) => {
  const product = { price: 129_900 };
  expect(writeCaption(request({ language, product, strategy: 'offer' })).caption).toMatch(written);
});

test('French sets its spaces before high signs', () => {
  for (let seed = 0; seed < 40; seed++) {
    const { caption } = writeCaption(
      request({ language: 'fr', tone: 'casual', contentType: 'educational', seed }),
    );
    expect(caption).not.toMatch(/[^\u202F\u00A0][!?;]|[^\u00A0]:| [!?;:]/u);
  }
});
