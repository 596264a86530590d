import type { ProductFacts } from '#server/content/products/product-facts.ts';
import { sayPrice } from '#server/content/studio/price-words.ts';
import type { ContentLanguage } from '#shared/content/content.ts';
import { FIELD_PATTERN, type TemplateField } from '#shared/content/templates.ts';

export type FieldValues = Record<TemplateField, string | null>;

/** @param url of the product's page; null where it has none. */
export function fieldValues(
  product: ProductFacts,
  url: string | null,
  language: ContentLanguage,
): FieldValues {
  const price = sayPrice(product, language);
  return {
    product: product.title,
    price: price && [price.prefix, price.now].filter(Boolean).join(' '),
    old_price: price?.before ?? null,
    link: url,
    store: product.storeName,
    category: product.category,
  };
}

/**
 * A line that asks for what the product lacks is left out as a whole, so that no half sentence stands there.
 * @returns the text, empty where no line is left; and the fields that were missing.
 */
export function fillTemplate(text: string, values: FieldValues): { text: string; missing: TemplateField[] } {
  const missing = new Set<TemplateField>();
  const lines = text.split('\n').flatMap((line) => {
    const asked = [...line.matchAll(FIELD_PATTERN)].map(([, name]) => name as TemplateField);
    const lacking = asked.filter((field) => values[field] === null);
    for (const field of lacking) missing.add(field);
    return lacking.length > 0
      ? []
      : line.replace(FIELD_PATTERN, (_, name: TemplateField) => values[name] ?? '');
  });
  return {
    text: lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    missing: [...missing],
  };
}
