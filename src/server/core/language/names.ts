import { inEachLanguage, type Language, LOCALES } from '#shared/core/languages.ts';

const REGIONS = inEachLanguage((language) => new Intl.DisplayNames([LOCALES[language]], { type: 'region' }));

export function countryName(countryCode: string, language: Language): string {
  // Intl refuses what cannot be a country's code, which an order's address may hold all the same.
  if (!/^[A-Z]{2}$/.test(countryCode)) return countryCode;
  return REGIONS[language].of(countryCode) ?? countryCode;
}

const MONTHS = inEachLanguage((language) => {
  const format = new Intl.DateTimeFormat(LOCALES[language], { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2026, index, 1)));
});

/** 1 is January. */
export const monthName = (month: number, language: Language): string => MONTHS[language][month - 1] ?? '';

/** «Germany, France and Italy». */
export const listOf = (names: string[], language: Language): string =>
  new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(names);

const IN_ENGLISH = new Intl.DisplayNames(['en'], { type: 'language' });

/** «Turkish», for instructions to models. */
export const englishName = (language: Language): string => IN_ENGLISH.of(language) ?? language;
