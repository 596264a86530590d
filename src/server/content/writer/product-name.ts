import type { ProductFacts } from '#server/content/products/product-facts.ts';
import { inSentenceCase } from '#server/core/language/sentence-case.ts';
import type { ContentLanguage } from '#shared/content/content.ts';
import { titleLanguage } from './title-language.ts';
import { titleText } from './title-text.ts';
import { kindOf } from './voice/product-kind.ts';

const NOTHING_LONGER = 1_000;
/** «911M», «111F», «SKU-2041», «AB12345»: for the shop's shelves, not for its customers. */
const CODE =
  /(?:\d{2,}[A-Z]{1,2}|(?:SKU|REF|ART|NO|KOD)[-.: ]*[A-Z]*\d[A-Z\d-]*|[A-Z]{2,4}-?\d{3,}[A-Z\d-]*)/;
const CODE_FIRST = new RegExp(String.raw`^${CODE.source}(?:\s*[-–—:,|]\s*|\s+)(?=\S)`);
const CODE_LAST = new RegExp(String.raw`(?:\s*[-–—:,|]\s*|\s+)\(?${CODE.source}\)?$`);
const FEWEST_WORDS_LEFT = 2;

/** The title as a customer would say it: no code before or after it, and capitals only where they belong. */
export function productName(product: ProductFacts, maxLength: number): string {
  const plain = titleText(product.title, NOTHING_LONGER);
  return titleText(inSentenceCase(withoutCode(plain, product), caseLanguage(product)), maxLength);
}

/** A camera or a telephone is known by its number. */
function withoutCode(title: string, product: ProductFacts): string {
  if (['electronics', 'photo'].includes(kindOf(product).kind)) return title;
  const bare = title.replace(CODE_FIRST, '').replace(CODE_LAST, '');
  if (bare === title || bare.split(' ').length < FEWEST_WORDS_LEFT) return title;
  const [first = ''] = bare;
  return first.toLocaleUpperCase(caseLanguage(product)) + bare.slice(first.length);
}

/** I is ı in Turkish alone, so it has to be known; a shop in lira may name its goods in English. */
function caseLanguage(product: ProductFacts): ContentLanguage {
  const shown = titleLanguage(product);
  if (shown) return shown;
  return product.currency === 'TRY' && !/[WQX]|TH|SH|CK|EE|OO/.test(product.title) ? 'tr' : 'en';
}
