import type { ContentLanguage } from '#shared/content/content.ts';
import { minorDigits, toMajor } from '#shared/core/money.ts';

export interface PricedProduct {
  /** Minor units of `currency`. */
  price: number | null;
  compareAtPrice: number | null;
  /** Variants have different prices, so `price` is the lowest. */
  priceVaries: boolean;
  currency: string;
}

export interface PriceWords {
  now: string;
  /** `from`, where variants differ. */
  prefix: string | null;
  before: string | null;
  /** `-21%`, as the two prices have it, rounded down so that it promises no more than they do. */
  saving: string | null;
}

const FROM: Record<ContentLanguage, string> = {
  en: 'from',
  tr: 'en düşük',
  es: 'desde',
  fr: 'dès',
  de: 'ab',
};
/** Signs of currencies that our faces lack. */
const UNKNOWN_SIGN = /[\p{Sc}--[$¢£¥€₩₪₫₮₱₴₹₺₽]]/v;
const LEAST_SAVING = 0.05;

/** Null when there is no price one could print. */
export function sayPrice(product: PricedProduct, language: ContentLanguage): PriceWords | null {
  const { price, compareAtPrice, priceVaries, currency } = product;
  if (price === null || price <= 0) return null;
  const before = compareAtPrice !== null && compareAtPrice > price ? compareAtPrice : null;
  const saved = before === null ? 0 : Math.floor(((before - price) * 100) / before) / 100;
  return {
    now: format(price, currency, language),
    prefix: priceVaries ? FROM[language] : null,
    before: before === null ? null : format(before, currency, language),
    saving: saved < LEAST_SAVING || priceVaries ? null : sayPercent(-saved, language),
  };
}

function sayPercent(part: number, language: ContentLanguage): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
    .format(part)
    .replace('-', '−');
}

/** Whole amounts without their zeros, as price tags have them. */
function format(minor: number, currency: string, language: ContentLanguage): string {
  const digits = minor % 10 ** minorDigits(currency) === 0 ? 0 : minorDigits(currency);
  const amount = toMajor(minor, currency);
  const written = (currencyDisplay: 'narrowSymbol' | 'code') =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
      .format(amount)
      // The narrow space of French is missing in some faces.
      .replaceAll('\u202f', '\u00a0');
  try {
    const short = written('narrowSymbol');
    return UNKNOWN_SIGN.test(short) ? written('code') : short;
  } catch {
    // A store platform may name a currency that Intl does not take, such as one of four letters.
    return `${new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(amount)} ${currency}`;
  }
}
