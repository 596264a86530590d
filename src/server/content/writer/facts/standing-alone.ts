import type { ContentLanguage } from '#shared/content/content.ts';

/** What binds a fact to the noun before it; German would have to bend what follows. */
const BINDING: Partial<Record<ContentLanguage, RegExp>> = {
  en: /^with (?=[\p{L}\d])/u,
  fr: /^(?:avec|à|au|aux) (?=[\p{L}\d])/u,
  es: /^con (?=\p{L})/u,
};

/** After a colon or in a list: «Le petit plus : manches raglan», where a noun would take «à manches raglan». */
export function standingAlone(fact: string, language: ContentLanguage): string {
  const binding = BINDING[language];
  return binding ? fact.replace(binding, '') : fact;
}
