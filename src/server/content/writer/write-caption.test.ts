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
import { writeCaption, writeShaped } from './write-caption.ts';

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
  moreImageUrls: [],
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
    ofProduct: { latest: [], count: 0 },
    seed: 1,
    ...rest,
  } satisfies CaptionRequest;
}

test('captions asked for one after another open differently, and twelve of a product have twelve shapes', () => {
  for (const language of CONTENT_LANGUAGES)
    for (const tone of TONES) {
      let before: string[] = [];
      const shapes = new Set<string>();
      for (let count = 0; count < 12; count++) {
        const { caption, shape } = writeShaped(
          request({ language, tone, before, ofProduct: { latest: before.slice(0, 10), count }, seed: 7 }),
        );
        expect(before.map(firstLine)).not.toContain(firstLine(caption));
        expect(caption.split('\n').at(-1)).not.toBe(before[0]?.split('\n').at(-1));
        shapes.add(shape);
        before = [caption, ...before];
      }
      expect(shapes.size).toBe(12);
    }
});

const firstLine = (caption: string) =>
  caption.split('\n')[0]!.replace(/\s*\p{Extended_Pictographic}\uFE0F?$/u, '');

/** As they are written for one product after another. */
const captionsOf = (most: number, wish: Parameters<typeof request>[0]) =>
  Array.from(
    { length: most },
    (_, count) => writeCaption(request({ seed: count, ofProduct: { latest: [], count }, ...wish })).caption,
  );

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
  expect(
    captions({}).some((caption) =>
      /%|\d off\b|instead of|down from|reduced|for less|\bwas \p{Sc}|then: |\bnow \p{Sc}/iu.test(caption),
    ),
  ).toBe(false);
});

test('stock is named when few are left, and not when it is not known', () => {
  const says = (inventory: number | null) =>
    captionsOf(20, { product: { inventory } }).some((caption) =>
      /(?:\d|one)(?: piece)? (?:left|in stock)|we have (?:\d|one more) of/i.test(caption),
    );
  expect(says(4)).toBe(true);
  expect(says(1)).toBe(true);
  expect([says(6), says(0), says(null)]).toEqual([false, false, false]);
});

test('variants are called colours or sizes when their names say so, sizes as they grow, and are listed otherwise', () => {
  const captions = (variants: string[]) => captionsOf(20, { product: { variants } }).join('\n');
  expect(captions(['mustard', 'mint', 'pearl'])).toMatch(/mustard, mint,? and pearl/i);
  expect(captions(['mustard', 'mint', 'pearl'])).not.toMatch(/sizes?:|mustard, mint, pearl/i);
  expect(captions(['Size 41', 'Size 40', 'Size 42.5'])).toMatch(/sizes?[^.\n]*40, 41, 42\.5/i);
  expect(captions(['L', 'XS', 'S', '2XL', 'M'])).toMatch(/sizes?[^.\n]*XS, S, M, L, 2XL/i);
  expect(captions(['13 inch', '15 inch'])).toMatch(/13 inch, 15 inch/);
});

test('the shop’s own description is used in its language only, in whole sentences', () => {
  const description =
    '<p>A simple mug for slow mornings at the window.</p><p>Free shipping! It comes in a box &amp; more</p>';
  const english = captionsOf(20, { product: { description } });
  const german = captionsOf(20, { language: 'de', product: { description } });
  const said = english.filter((caption) => caption.includes('A simple mug for slow mornings at the window.'));
  expect(said.length).toBeGreaterThanOrEqual(3);
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

test('a caption says what the shop says of this product, in its own language and in every other', () => {
  const description = 'A mug of glazed stoneware, 350 ml. Dishwasher safe.';
  for (const language of CONTENT_LANGUAGES)
    for (const contentType of CONTENT_TYPES)
      for (const caption of captionsOf(12, { language, contentType, product: { description } }))
        expect(caption).toMatch(
          /stoneware|350|glazed|verni|vidriad|dishwasher|steingut|steinzeug|spülmaschin|grès|lave-vaisselle|gres|lavavajillas|taş|bulaşık|gl?aseado|esmalt|sırlı|émaillé|glas/i,
        );
});

test('without an offer a promotion presents the product, and names no discount', () => {
  for (const language of CONTENT_LANGUAGES)
    expect(captionsOf(12, { language, contentType: 'promotion' })).toEqual(
      captionsOf(12, { language, contentType: 'product' }),
    );
});

test('what a product is is not guessed: where its title does not say, no caption names a thing', () => {
  const product = { title: 'Aurora', description: null, category: null };
  const captions = captionsOf(30, { product }).join('\n');
  expect(captions).toContain('Aurora');
  expect(captions).not.toMatch(/\b(?:mug|lamp|shirt|plant|dress|chair)\b/i);
});

test.each([
  ['WOODEN STAR CHRISTMAS SCANDINAVIAN', 'Wooden star Christmas Scandinavian'],
  ['PAPER CRAFT , LITTLE BIRDIE', 'Paper craft, little birdie'],
  ['911M regular fit jeans', 'Regular fit jeans'],
  ['USB LED LAMP', 'USB LED lamp'],
  ['İPEK KIRMIZI ELBİSE', 'İpek kırmızı elbise'],
  ['BOUGIE PARFUMÉE ÉTOILE', 'Bougie parfumée étoile'],
  ['IKEA Mug', 'IKEA Mug'],
])('%s is named %s', (title, name) => {
  const captions = captionsOf(12, { product: { title, description: null, category: null } });
  expect(captions.every((caption) => !caption.includes(title) || title === name)).toBe(true);
  // «Our regular fit jeans».
  const named = captions.filter((caption) => caption.toLowerCase().includes(name.toLowerCase()));
  expect(named.length).toBeGreaterThan(6);
});

/** In every type and tone. */
const turkishOf = (product: Partial<ProductFacts>) =>
  CONTENT_TYPES.flatMap((contentType) =>
    TONES.flatMap((tone) => captionsOf(16, { language: 'tr', contentType, tone, product })),
  );

test('a caption does not begin in its middle', () => {
  const captions = turkishOf({
    title: 'Raglan grey & black Tee',
    description: 'A lightweight tee of 100% cotton with raglan sleeves.',
  });

  expect(captions.filter((each) => /^(?:Üstelik|Üstüne|Ayrıca|Hem de|Özetle|Kısaca)/.test(each))).toEqual([]);
});

test('what is called by its type’s word is not introduced after it was named', () => {
  const introduced = /kupa.*(?:sırada kupa|açılmışken[:,] kupa|bakalım: kupa|ne var: kupa|karşınızda kupa)/is;
  expect(turkishOf({}).filter((caption) => introduced.test(caption))).toEqual([]);
});

test('a price that begins a caption says of what', () => {
  const prices = captionsOf(32, { language: 'tr', strategy: 'offer' }).map(firstLine);
  expect(prices.filter((line) => !/kupa/i.test(line))).toEqual([]);
});

test('what the type’s word says already is not said as a fact', () => {
  const jeans = turkishOf({
    title: 'Slim jeans',
    description: 'Slim fit jeans made of denim.',
    category: 'Jeans',
  });
  const shoes = turkishOf({
    title: 'Freerun Running Shoe',
    description: 'Running shoes for running.',
    category: 'Shoes',
  });

  expect(jeans.filter((caption) => /denim/i.test(caption))).toEqual([]);
  expect(shoes.filter((caption) => /koşu için/i.test(caption))).toEqual([]);
});
