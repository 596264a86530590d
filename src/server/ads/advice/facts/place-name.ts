import { countryName } from '#server/core/language/names.ts';
import type { Language } from '#shared/core/languages.ts';

/** A country in the reader's language, a city as the orders write it. */
export function placeName(
  { kind, region, countryCode }: { kind: 'country' | 'city'; region: string; countryCode: string | null },
  language: Language,
): string {
  return kind === 'city' || countryCode === null ? region : countryName(countryCode, language);
}
