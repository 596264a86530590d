import { detect } from 'tinyld';
import { describe, expect, test } from 'vitest';
import { checkAd } from '#server/ads/assets/check-ad.ts';
import { problemsOf } from '#server/ads/assets/rules/set-problems.ts';
import type { ProductFacts } from '#server/content/products/product-facts.ts';
import {
  adTextLength,
  DESCRIPTION_MOST,
  DESCRIPTIONS,
  HEADLINE_MOST,
  HEADLINES,
  PATH_MOST,
} from '#shared/ads/ads-assets.ts';
import { CONTENT_LANGUAGES, type ContentLanguage } from '#shared/content/content.ts';
import { readCatalogue } from '#simulators/shopify/demo/catalogue-shop.ts';
import { negativesFor } from './negatives.ts';
import { writeAd } from './write-ad.ts';

const mug: ProductFacts = {
  id: '1',
  title: 'Mug',
  description: null,
  category: null,
  vendor: null,
  price: 899,
  compareAtPrice: null,
  priceVaries: false,
  currency: 'USD',
  inventory: null,
  variants: [],
  imageUrl: null,
  moreImageUrls: [],
  storeName: 'Atelier Lumière',
  storeUrl: 'https://atelier-lumiere.example.com',
};

const catalogue = (await readCatalogue()).map((product, index): ProductFacts => {
  const variants = product.variants ?? [];
  const prices = variants.map(({ price }) => Math.round(Number(price) * 100));
  const price = Math.min(...prices);
  return {
    ...mug,
    id: String(index),
    title: product.title,
    description: product.description || null,
    category: product.productType ?? null,
    vendor: product.vendor ?? null,
    price,
    compareAtPrice: index % 5 === 1 ? Math.round(price * 1.25) : null,
    priceVaries: new Set(prices).size > 1,
    inventory: index % 7 === 3 ? 3 : 100,
    variants:
      variants.length > 1 ? variants.map(({ options }) => Object.values(options ?? {}).join(' / ')) : [],
    imageUrl: 'https://cdn.example.com/photo.jpg',
    moreImageUrls: [],
  };
});

/** What Google would refuse, and what the catalogue does not say. */
function faultsOf(product: ProductFacts, language: ContentLanguage): string[] {
  const ad = writeAd(product, language);
  const group = {
    ...ad,
    productId: product.id,
    productTitle: product.title,
    imageUrl: null,
    moreImageUrls: [],
    name: 'Group',
    finalUrl: 'https://shop.example.com/products/mug',
  };
  const set = { name: 'Set', language, dailyBudget: 1, groups: [group], negatives: [] };
  const refused = problemsOf(set, []).map(({ field, message }) => `${field}: ${message}`);
  const isSparse = ad.headlines.length < 5;
  const untrue = checkAd(ad, product, language).filter(
    (fault) => !(isSparse && fault.startsWith('There are')),
  );
  return [...refused, ...untrue].map((fault) => `${language} ${product.title.slice(0, 40)} – ${fault}`);
}

describe.each(CONTENT_LANGUAGES)('in %s', (language) => {
  const ads = catalogue.map((product) => ({ product, ad: writeAd(product, language) }));

  test('every product of the catalogue has an ad that Google takes and the catalogue supports', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(80);
    expect(catalogue.flatMap((product) => faultsOf(product, language))).toEqual([]);
    for (const { ad } of ads) {
      expect(ad.headlines.length).toBeGreaterThanOrEqual(7);
      expect(ad.headlines.length).toBeLessThanOrEqual(HEADLINES.most);
      expect(ad.descriptions).toHaveLength(DESCRIPTIONS.most);
      for (const text of ad.headlines) expect(adTextLength(text)).toBeLessThanOrEqual(HEADLINE_MOST);
      for (const text of ad.descriptions) expect(adTextLength(text)).toBeLessThanOrEqual(DESCRIPTION_MOST);
      for (const path of [ad.path1, ad.path2]) expect(adTextLength(path)).toBeLessThanOrEqual(PATH_MOST);
      expect(new Set(ad.headlines.map((text) => text.toLowerCase())).size).toBe(ad.headlines.length);
      expect(ad.headlines.join('')).not.toMatch(/[!¡…\u2066-\u2069]/);
      expect(ad.keywords.length).toBeGreaterThanOrEqual(3);
    }
  });

  test('the texts are of the language', () => {
    const recognised = ads.filter(({ product, ad }) => {
      const { title, storeName, category, vendor, variants } = product;
      const own = [title, storeName, category, vendor, ...variants].reduce(
        (rest: string, fact) => (fact ? rest.replaceAll(fact, ' ') : rest),
        [...ad.headlines, ...ad.descriptions].join('. '),
      );
      return detect(own, { only: [...CONTENT_LANGUAGES] }) === language;
    });
    expect(recognised.length / ads.length).toBeGreaterThan(0.97);
  });

  test('an old price is named only where there is a higher one', () => {
    for (const { product, ad } of ads) {
      const texts = [...ad.headlines, ...ad.descriptions].join(' ');
      const speaks =
        /\bwas \$|% off|[Öö]nce \$|[Öö]nceki fiyat|indirim|[Aa]ntes \d|descuento|au lieu|remise|[Ss]tatt|Rabatt/.test(
          texts,
        );
      expect([product.title, speaks]).toEqual([product.title, product.compareAtPrice !== null]);
    }
  });

  test.each<[string, Partial<ProductFacts>]>([
    ['only a title', { price: null }],
    ['a price of nothing', { price: 0 }],
    ['yen', { price: 129_800, currency: 'JPY' }],
    [
      'a title of 300 characters',
      { title: `Ceramic mug with ${'a very nice handle and '.repeat(13)}`.slice(0, 300) },
    ],
    ['one word of 300 characters', { title: 'x'.repeat(300) }],
    ['a title of emoji', { title: '🎉🎁✨' }],
    ['emoji in the title', { title: '🎉 Party Mug 🎁' }],
    ['Arabic', { title: 'كوب قهوة مصنوع من السيراميك بتصميم جميل', storeName: 'متجر القهوة' }],
    ['Hebrew', { title: 'ספל קפה' }],
    ['Japanese', { title: '手作りの陶器マグカップ大きいサイズ青色', storeName: '陶器の店' }],
    ['shouting', { title: 'BEST MUG EVER!!! FREE SHIPPING CALL +90 212 555 44 33' }],
    ['a formula', { title: '=HYPERLINK("https://evil.example")', storeName: '@shop' }],
    [
      'a long name of the shop',
      { storeName: 'The Very Long Name of a Small Shop in the Old Town of Somewhere' },
    ],
    [
      'every fact',
      {
        compareAtPrice: 1_299,
        inventory: 40,
        category: 'Kitchen > Mugs',
        vendor: 'Kuzey',
        variants: ['Blue', 'Red', 'Green'],
        description: 'A mug. It holds 300 ml of coffee or tea and goes into the dishwasher.',
      },
    ],
    ['sold out', { inventory: 0, category: '🎈' }],
  ])('%s: an ad that Google takes', (_, facts) => {
    const product = { ...mug, ...facts };
    const ad = writeAd(product, language);
    expect(faultsOf(product, language)).toEqual([]);
    expect(ad.headlines.length).toBeGreaterThanOrEqual(HEADLINES.least);
    expect(ad.descriptions.length).toBeGreaterThanOrEqual(DESCRIPTIONS.least);
  });

  test('negatives never hold a word of a product or of the shop', () => {
    const all = negativesFor([mug], language).map(({ text }) => text);
    expect(all.length).toBeGreaterThan(20);
    const [one, other] = [all[0]!, all.at(-1)!];
    const kept = negativesFor(
      [
        { ...mug, title: `Mug ${one.toUpperCase()}` },
        { ...mug, storeName: `Shop ${other}` },
      ],
      language,
    ).map(({ text }) => text);
    expect(kept).not.toContain(one);
    expect(kept).not.toContain(other);
    expect(kept.length).toBeGreaterThan(15);
  });
});

test('a product of which much is known has 15 headlines, one of which little is known fewer', () => {
  const known = catalogue.find(({ title }) => title === 'Allstar Sneakers')!;
  expect(writeAd(known, 'en').headlines).toHaveLength(15);
  expect(writeAd({ ...mug, price: null }, 'en').headlines).toEqual([
    'Mug',
    'Mug at Atelier Lumière',
    'Buy Mug online',
    'Atelier Lumière',
    'Discover Mug',
    'Order at Atelier Lumière',
  ]);
});

test('prices are written as the language writes them, in the currency of the shop', () => {
  const lira = { ...mug, price: 129_950, currency: 'TRY' };
  expect(writeAd(lira, 'tr').headlines).toContain('Mug – ₺1.299,50');
  expect(writeAd(lira, 'de').headlines).toContain('Mug – 1.299,50 ₺');
  expect(writeAd({ ...mug, price: 1_980, currency: 'JPY' }, 'en').headlines).toContain('Mug – ¥1,980');
});

test.each([
  ['Everyday ceramic mug with a very large handle', 'Everyday ceramic mug'],
  ['Kupa | Büyük Boy | El Boyaması Seramik', 'Kupa'],
  ['Assorted Indoor and Outdoor Succulents', 'Indoor and Outdoor Succulents'],
  ['Silla de madera para el comedor de casa', 'Silla de madera'],
  ['USB CABLE AND LED LAMP', 'USB Cable And LED Lamp'],
])('%s is called %s', (title, name) => {
  expect(writeAd({ ...mug, title }, 'en').headlines[0]).toBe(name);
});

test('keywords are the product, narrower searches for it, and broad ones only where the name is narrow', () => {
  const product = { ...mug, title: 'Compact Digital Camera', vendor: 'Sony', category: 'Photo' };
  expect(writeAd(product, 'en').keywords.map(({ text, matchType }) => `${matchType} ${text}`)).toEqual([
    'exact compact digital camera',
    'exact digital camera',
    'phrase buy compact digital camera',
    'phrase compact digital camera online',
    'phrase compact digital camera price',
    'phrase compact digital camera',
    'phrase sony compact digital camera',
    'phrase photo compact digital camera',
    'phrase compact digital camera atelier lumière',
    'broad compact digital camera',
  ]);
  const short = writeAd(mug, 'tr').keywords;
  expect(short.some(({ text, matchType }) => text === 'mug' && matchType !== 'exact')).toBe(false);
});
