import { foldText } from '#server/analytics/reports/search-text.ts';
import type { ProductFacts } from '#server/content/products/product-facts.ts';
import type { Keyword } from '#shared/ads/ads-assets.ts';
import type { ContentLanguage } from '#shared/content/content.ts';
import { AD_PHRASES } from './phrases.ts';

/** What the whole campaign is not shown for; nothing that has a word of a chosen product, its category, maker or shop. */
export function negativesFor(products: ProductFacts[], language: ContentLanguage): Keyword[] {
  const own = new Set(
    products.flatMap(({ title, category, vendor, storeName, variants }) =>
      wordsOf([title, category, vendor, storeName, ...variants].join(' ')),
    ),
  );
  return AD_PHRASES[language].negatives
    .map((text) => text.replace('’', "'"))
    .filter((text) => !wordsOf(text).some((word) => own.has(word)))
    .map((text) => ({ text, matchType: 'phrase' }));
}

function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
