import type { ProductFacts } from '#server/content/products/product-facts.ts';
import { productName } from './product-name.ts';
import { titleText } from './title-text.ts';

/** The caption without what it quotes from the catalogue, which may be of another language. */
export function ownWords(text: string, product: ProductFacts): string {
  const { title, storeName, category, vendor, variants } = product;
  const quoted = [
    title,
    productName(product, 110),
    productName(product, 60),
    titleText(title, 110),
    titleText(title, 60),
    storeName,
    category,
    vendor,
    ...variants,
  ]
    .filter((fact): fact is string => !!fact && fact.length > 2)
    .sort((one, other) => other.length - one.length);
  return quoted.reduce((rest, fact) => rest.replaceAll(fact, ' … '), text);
}
