import { variantsText } from '#server/content/writer/variants-text.ts';
import { PROMOTIONAL, TITLE_MOST, titleProblems } from './feed-rules.ts';
import { atWords, catalogueText } from './writer/short-names.ts';

const EVERY_PROMOTIONAL = new RegExp(PROMOTIONAL, 'giu');

export interface TitleFacts {
  title: string;
  category: string | null;
  vendor: string | null;
  /** Without Shopify's «Default Title». */
  variants: string[];
}

/**
 * The product's own title without what Google minds, with the maker in front and what the catalogue knows besides behind it.
 * Null where the title has no fault, or where even so one would be left.
 */
export function suggestedTitle({ title, category, vendor, variants }: TitleFacts, isRepeated: boolean) {
  if (titleProblems(title, isRepeated).length === 0) return null;
  const locale = /[ğşıİ]/.test([title, category, vendor, ...variants].join('')) ? 'tr' : 'en';
  const clean = (text: string | null | undefined) => catalogueText(text ?? '', locale);
  const own = clean(title.replace(EVERY_PROMOTIONAL, ' '));
  if (!own) return null;
  const brand = clean(vendor);
  const narrowest = clean(category?.split(/[>/|»]/).at(-1));
  const listed = variantsText(variants.map(clean), 'en');
  const choices = listed?.kind === 'colours' ? [...new Set(variants.map(clean))].join(', ') : '';
  const only = variants.length === 1 ? clean(variants[0]) : '';
  const parts = [only, choices, narrowest].filter((part) => part && !holds(own, part));
  const branded = brand && !holds(own, brand) ? `${brand} ${own}` : own;
  let whole = branded.length <= TITLE_MOST ? branded : atWords(own, TITLE_MOST);
  for (const part of parts) if (`${whole} – ${part}`.length <= TITLE_MOST) whole += ` – ${part}`;
  const isSame = fold(whole) === fold(title) && isRepeated;
  return isSame || titleProblems(whole, false).length > 0 ? null : whole;
}

function holds(text: string, part: string): boolean {
  return ` ${fold(text)} `.includes(` ${fold(part)} `);
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
