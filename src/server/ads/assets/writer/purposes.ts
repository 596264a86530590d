import type { Kind } from '#server/content/writer/voice/kinds.ts';
import type { ContentLanguage } from '#shared/content/content.ts';
import { purposesDe } from './purposes-de.ts';
import { purposesEn } from './purposes-en.ts';
import { purposesEs } from './purposes-es.ts';
import { purposesFr } from './purposes-fr.ts';
import { purposesTr } from './purposes-tr.ts';

/** What things of a kind are for: they begin small, as in «for the kitchen», and end without a full stop. */
export const PURPOSES: Record<ContentLanguage, Record<Kind, string[]>> = {
  en: purposesEn,
  tr: purposesTr,
  es: purposesEs,
  fr: purposesFr,
  de: purposesDe,
};
