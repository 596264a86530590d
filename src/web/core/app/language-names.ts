import { LANGUAGES, type Language } from '#shared/core/languages.ts';

/** As it is called in the language of `locale`: 'Turkish' in English. */
export function languageName(language: string, locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** As its own speakers call it: 'Türkçe'. */
export function ownName(language: Language): string {
  return languageName(language, language);
}

/** The one after this in the list. */
export function nextLanguage(language: Language): Language {
  return LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length]!;
}
