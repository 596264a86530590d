import type { ProductFacts } from '#server/content/products/product-facts.ts';
import { CONTENT_LANGUAGES, type ContentLanguage } from '#shared/content/content.ts';
import { languageOf } from './voice/language-of.ts';
import { kindOf } from './voice/product-kind.ts';
import { VOICES } from './voice/voices.ts';

/** Letters that only one of the five writes, in capitals too. */
const LETTERS: [RegExp, ContentLanguage][] = [
  [/[ğĞşŞıİ]/, 'tr'],
  [/ß/, 'de'],
  [/[ñÑ¿¡]/, 'es'],
  [/[èÈêÊœŒëË]/, 'fr'],
];

/** The language that a title is written in; null where it does not show, as in a name. */
export function titleLanguage(product: ProductFacts): ContentLanguage | null {
  const { title, description } = product;
  const byLetters = LETTERS.find(([letters]) => letters.test(title))?.[1];
  // In capitals every I would pass for a Turkish ı.
  return byLetters ?? byType(product) ?? languageOf(title.toLowerCase()) ?? languageOf(description ?? '');
}

/** «Mug» says nothing by its letters, and «mug» is what such a thing is called in English. */
function byType(product: ProductFacts): ContentLanguage | null {
  const { type } = kindOf(product);
  if (!type) return null;
  const named = CONTENT_LANGUAGES.filter((language) =>
    words(product.title, language).includes(words(VOICES[language].types[type].noun, language)),
  );
  return named.length === 1 ? named[0]! : null;
}

function words(text: string, language: ContentLanguage): string {
  return ` ${
    text
      .toLocaleLowerCase(language)
      .match(/[\p{L}\p{M}]+/gu)
      ?.join(' ') ?? ''
  } `;
}
