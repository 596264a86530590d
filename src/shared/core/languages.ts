/** The languages that Vitrin speaks, with the region that figures and dates follow; each has a folder in `src/languages`. */
export const LOCALES = { en: 'en-GB', tr: 'tr-TR' };
export type Language = keyof typeof LOCALES;
export const LANGUAGES = Object.keys(LOCALES) as [Language, ...Language[]];

export function inEachLanguage<Made>(make: (language: Language) => Made): Record<Language, Made> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<
    Language,
    Made
  >;
}

export function isLanguage(name: unknown): name is Language {
  return LANGUAGES.some((language) => language === name);
}
