import type { ProductFacts } from '#server/content/products/product-facts.ts';
import { titleText } from './title-text.ts';

/** The caption without what it quotes from the catalogue, which may be of another language. */
export function ownWords(
  text: string,
  { title, storeName, category, vendor, variants }: ProductFacts,
): string {
  const quoted = [
    title,
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
