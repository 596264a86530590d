/** The languages that Vitrin speaks; each has a folder of this name in `src/languages`. English is the key to all others. */
export const LANGUAGES = ['en', 'tr'] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(name: unknown): name is Language {
  return LANGUAGES.some((language) => language === name);
}
