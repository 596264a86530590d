import type { ReaderLanguage } from '#shared/analytics/insights.ts';

const LOCALES: Record<ReaderLanguage, string> = { en: 'en-GB', tr: 'tr-TR' };

const regionsOf = (language: ReaderLanguage) =>
  new Intl.DisplayNames([LOCALES[language]], { type: 'region' });
const REGIONS: Record<ReaderLanguage, Intl.DisplayNames> = { en: regionsOf('en'), tr: regionsOf('tr') };

export function countryName(countryCode: string, language: ReaderLanguage): string {
  // Intl refuses what cannot be a country's code, which an order's address may hold all the same.
  if (!/^[A-Z]{2}$/.test(countryCode)) return countryCode;
  return REGIONS[language].of(countryCode) ?? countryCode;
}

const monthsOf = (language: ReaderLanguage) => {
  const format = new Intl.DateTimeFormat(LOCALES[language], { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2026, index, 1)));
};
const MONTHS: Record<ReaderLanguage, string[]> = { en: monthsOf('en'), tr: monthsOf('tr') };

/** 1 is January. */
export const monthName = (month: number, language: ReaderLanguage): string =>
  MONTHS[language][month - 1] ?? '';

/** «Germany, France and Italy». */
export const listOf = (names: string[], language: ReaderLanguage): string =>
  new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(names);
