import type { ContentLanguage } from '#shared/content/content.ts';
import { toMajor } from '#shared/core/money.ts';

const LOCALES: Record<ContentLanguage, string> = {
  en: 'en-US',
  tr: 'tr-TR',
  es: 'es-ES',
  fr: 'fr-FR',
  de: 'de-DE',
};

/** Where Intl marks foreign money with its country, which no shop does: «£GB», «US$». */
const BARE_SIGNS: ContentLanguage[] = ['fr', 'es'];

/** «$8.99», «₺250»: the sign where the language has one, and no zeros that nobody says. */
export function moneyText(minor: number, currency: string, language: ContentLanguage): string {
  if (BARE_SIGNS.includes(language)) return format(minor, currency, language, 'narrowSymbol');
  const written = format(minor, currency, language, 'symbol');
  return written.includes(currency) ? format(minor, currency, language, 'narrowSymbol') : written;
}

function format(
  minor: number,
  currency: string,
  language: ContentLanguage,
  currencyDisplay: 'symbol' | 'narrowSymbol',
): string {
  const key = `${language} ${currency} ${currencyDisplay}`;
  const known =
    formats.get(key) ??
    new Intl.NumberFormat(LOCALES[language], {
      style: 'currency',
      currency,
      currencyDisplay,
      trailingZeroDisplay: 'stripIfInteger',
    });
  formats.set(key, known);
  return known.format(toMajor(minor, currency));
}

/** A formatter takes longer to make than all it will ever write. */
const formats = new Map<string, Intl.NumberFormat>();

export function percentText(percent: number, language: ContentLanguage): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'percent' }).format(percent / 100);
}

/** Turkish says it after the price, with a verb: «₺250’den başlıyor». */
const FROM: Record<ContentLanguage, string | null> = {
  en: 'from',
  de: 'ab',
  fr: 'à partir de',
  es: 'desde',
  tr: null,
};

/** The lowest of several prices, as it stands without a sentence around it; empty where a language has no such words. */
export function fromPrice(price: string, language: ContentLanguage): string {
  const from = FROM[language];
  return from ? `${from} ${price}` : '';
}
