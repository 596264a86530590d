import { detect } from 'tinyld';
import { expect, test } from 'vitest';
import { checkCaption } from '#server/content/captions/facts-check.ts';
import type { ProductFacts } from '#server/content/products/product-facts.ts';
import { CONTENT_LANGUAGES, CONTENT_PLATFORMS, CONTENT_TYPES, TONES } from '#shared/content/content.ts';
import { readCatalogue } from '#simulators/shopify/demo/catalogue-shop.ts';
import type { CaptionRequest } from './caption.ts';
import { writeCaption } from './write-caption.ts';

const catalogue = (await readCatalogue()).map((product, index): ProductFacts => {
  const variants = product.variants ?? [];
  const prices = variants.map(({ price }) => Math.round(Number(price) * 100));
  const names = variants.map(({ options }) => Object.values(options ?? {}).join(' / '));
  const price = Math.min(...prices);
  return {
    id: String(index),
    title: product.title,
    description: product.description || null,
    category: product.productType ?? null,
    vendor: product.vendor ?? null,
    price,
    compareAtPrice: index % 5 === 1 ? Math.round(price * 1.25) : null,
    priceVaries: new Set(prices).size > 1,
    currency: 'USD',
    inventory: index % 7 === 3 ? 3 : 100,
    variants: variants.length > 1 ? names : [],
    imageUrl: null,
    storeName: 'Atelier Lumière',
    storeUrl: 'https://atelier-lumiere.myshopify.com',
  };
});

for (const language of CONTENT_LANGUAGES) {
  test(`every combination over the catalogue gives a caption in ${language} that passes the check`, () => {
    let shown = 0;
    let recognised = 0;
    const problems: string[] = [];
    for (const platform of CONTENT_PLATFORMS)
      for (const contentType of CONTENT_TYPES)
        for (const tone of TONES) {
          let before: string[] = [];
          for (const [index, product] of catalogue.entries()) {
            const asked: CaptionRequest = {
              product,
              platform,
              contentType,
              tone,
              language,
              before,
              strategy: null,
              includeHashtags: true,
              brand: null,
              seed: index,
            };
            const { caption, hashtags } = writeCaption(asked);
            const found = checkCaption(caption, hashtags, asked);
            if (caption === before[0]) found.push('The same caption came twice in a row.');
            if (caption.split('\n')[0] === before[0]?.split('\n')[0]) found.push('The same opening twice.');
            problems.push(...found.map((problem) => `${problem}\n${caption}`));
            before = [caption, ...before.slice(0, 5)];
            if (index % 8 > 0) continue;
            shown += 1;
            if (detect(withoutFacts(caption, product), { only: [...CONTENT_LANGUAGES] }) === language)
              recognised += 1;
          }
        }
    expect(problems).toEqual([]);
    // A detector of languages errs on a line of five words now and then.
    expect(recognised / shown).toBeGreaterThan(0.99);
  }, 180_000);
}

function withoutFacts(caption: string, { title, storeName, description }: ProductFacts): string {
  const ofCatalogue = [title, storeName, ...(description ?? '').split('\n')];
  return ofCatalogue.reduce((rest, fact) => (fact ? rest.replaceAll(fact, ' ') : rest), caption);
}
