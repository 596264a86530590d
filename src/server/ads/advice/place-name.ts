import type { ReaderLanguage } from '#shared/analytics/insights.ts';

/** A country in the reader's language, a city as the orders write it. */
export function placeName(
  { kind, region, countryCode }: { kind: 'country' | 'city'; region: string; countryCode: string | null },
  language: ReaderLanguage,
): string {
  return kind === 'city' || countryCode === null ? region : countryName(countryCode, language);
}

const NAMES: Record<ReaderLanguage, Intl.DisplayNames> = {
  en: new Intl.DisplayNames(['en-GB'], { type: 'region' }),
  tr: new Intl.DisplayNames(['tr-TR'], { type: 'region' }),
};

export function countryName(countryCode: string, language: ReaderLanguage): string {
  // Intl refuses what cannot be a country's code, which an order's address may hold all the same.
  if (!/^[A-Z]{2}$/.test(countryCode)) return countryCode;
  return NAMES[language].of(countryCode) ?? countryCode;
}
