import type { FeedProblem } from '#shared/ads/ads-assets.ts';

/** Limits of Google's (reference google-ads 5); what is short is our judgement: there is room for what people search by. */
export const TITLE_MOST = 150;
const TITLE_SHORT = 25;
const DESCRIPTION_MOST = 5_000;
const DESCRIPTION_SHORT = 80;

const MOSTLY_CAPITALS = 0.7;
const CAPITALS_FROM_LETTERS = 8;

/* Beginnings of words, as `\b` knows no Turkish letters. */
export const PROMOTIONAL =
  /(?<![\p{L}\p{N}])(?:free (?:shipping|delivery|gift|returns)|on sale|sale(?!\p{L})|special offer|best (?:price|seller|deal)|buy now|hot deal|discount|clearance|limited (?:time|offer)|\d+\s*% off|ücretsiz kargo|kargo bedava|indirim|kampanya|fırsat|hediyeli|en ucuz|son \d+ adet|envío gratis|oferta|descuento|rebajas?(?!\p{L})|compra ya|livraison (?:gratuite|offerte)|promo(?:tion)?(?!\p{L})|soldes|remise|offre spéciale|gratisversand|versandkostenfrei|kostenloser versand|rabatt|sonderangebot|schnäppchen|angebot(?!\p{L}))|%\s*\d+\s*indirim|!/iu;

export interface FeedFacts {
  title: string;
  /** Without markup. */
  description: string | null;
  category: string | null;
  imageUrl: string | null;
  hasPrice: boolean;
  soldOut: boolean;
}

/** What of a product's texts would fare badly; `isRepeated`: another product has the same title. */
export function feedProblems(facts: FeedFacts, isRepeated: boolean): FeedProblem[] {
  const description = facts.description?.trim().length ?? 0;
  const found: [FeedProblem, boolean][] = [
    ...titleProblems(facts.title, isRepeated).map((problem): [FeedProblem, true] => [problem, true]),
    ['description_missing', description === 0],
    ['description_short', description > 0 && description < DESCRIPTION_SHORT],
    ['description_long', description > DESCRIPTION_MOST],
    ['image_missing', !facts.imageUrl],
    ['price_missing', !facts.hasPrice],
    ['sold_out', facts.soldOut],
    ['category_missing', !facts.category?.trim()],
  ];
  return found.filter(([, is]) => is).map(([problem]) => problem);
}

export function titleProblems(title: string, isRepeated: boolean): FeedProblem[] {
  const { length } = [...title.trim()];
  if (length === 0) return ['title_missing'];
  const found: [FeedProblem, boolean][] = [
    ['title_short', length < TITLE_SHORT],
    ['title_long', length > TITLE_MOST],
    ['title_capitals', isInCapitals(title)],
    ['title_promotional', isPromotional(title)],
    ['title_repeated', isRepeated],
  ];
  return found.filter(([, is]) => is).map(([problem]) => problem);
}

function isInCapitals(title: string): boolean {
  const letters = title.match(/\p{Lu}|\p{Ll}/gu) ?? [];
  const capitals = letters.filter((letter) => /\p{Lu}/u.test(letter)).length;
  return letters.length >= CAPITALS_FROM_LETTERS && capitals / letters.length > MOSTLY_CAPITALS;
}

/** İ and ı are no pair of i to a pattern. */
function isPromotional(title: string): boolean {
  return PROMOTIONAL.test(title) || (/[İI]/.test(title) && PROMOTIONAL.test(title.toLocaleLowerCase('tr')));
}
