import type { ContentLanguage } from './content.ts';

/** Where a currency or a zone stands for one of our languages; everywhere else English is understood best. */
const LANGUAGE_OF_CURRENCY: Record<string, ContentLanguage> = {
  TRY: 'tr',
  MXN: 'es',
  COP: 'es',
  ARS: 'es',
  CLP: 'es',
  PEN: 'es',
};
const LANGUAGE_OF_ZONE: Record<string, ContentLanguage> = {
  'Europe/Istanbul': 'tr',
  'Europe/Madrid': 'es',
  'Atlantic/Canary': 'es',
  'America/Mexico_City': 'es',
  'America/Bogota': 'es',
  'America/Lima': 'es',
  'America/Santiago': 'es',
  'America/Argentina/Buenos_Aires': 'es',
  'America/Montevideo': 'es',
  'America/Guayaquil': 'es',
  'Europe/Paris': 'fr',
  'Europe/Monaco': 'fr',
  'Europe/Berlin': 'de',
  'Europe/Vienna': 'de',
};

/** What a store's customers most likely read, while its owner has said nothing. */
export function spokenAt({ currency, timeZone }: { currency: string; timeZone: string }): ContentLanguage {
  return LANGUAGE_OF_CURRENCY[currency] ?? LANGUAGE_OF_ZONE[timeZone] ?? 'en';
}
