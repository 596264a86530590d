import type { ProductFacts } from '#server/content/products/product-facts.ts';
import type { ContentLanguage } from '#shared/content/content.ts';
import { factsOf } from './facts-of.ts';
import { mentionsIn } from './said-in.ts';
import { standingAlone } from './standing-alone.ts';

/**
 * A text without the facts that the shop states itself, in whichever language: «el yapımı» where the description says
 * «handmade». What is left has to be true by other means.
 */
export function withoutShopFacts(text: string, product: ProductFacts, language: ContentLanguage): string {
  const facts = factsOf(product, language).flatMap(({ text: fact }) => [
    ...new Set([fact, standingAlone(fact, language)]),
  ]);
  if (facts.length === 0) return text;
  const literal = facts
    .sort((one, other) => other.length - one.length)
    .reduce((rest, fact) => rest.replaceAll(asWhole(fact), ' … '), text);
  const known = new Set(facts);
  return mentionsIn(literal, language)
    .filter((mention) => known.has(mention.text))
    .reduceRight((rest, { from, to }) => `${rest.slice(0, from)} … ${rest.slice(to)}`, literal);
}

/** Whole and alone: «gold» is not the beginning of «gold-plated». A sentence may begin with it. */
function asWhole(fact: string): RegExp {
  const escaped = fact.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[ \u00A0]/g, '[ \\u00A0\\u202F]');
  return new RegExp(`(?<![\\p{L}\\p{N}.,-])${escaped}(?![\\p{L}\\p{N}-]|[.,]\\d)`, 'giu');
}
