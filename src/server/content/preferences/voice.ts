import { CONTENT_LANGUAGES, type ContentLanguage, TONES, type Tone } from '#shared/content/content.ts';
import type { PostingPreference } from './last-language-repository.ts';

interface Known {
  preference: PostingPreference | null;
  /** What the owner had written last, by hand. */
  lastLanguage: string | null;
  timeZone: string;
}

/** How the posts of a schedule speak: as the owner has said, else as they wrote last, else as one speaks at the store. */
export function voiceOf({ preference, lastLanguage, timeZone }: Known): {
  tone: Tone;
  language: ContentLanguage;
} {
  const asked = preference?.language ?? lastLanguage;
  return {
    tone: TONES.find((tone) => tone === preference?.brandVoice) ?? 'professional',
    language: CONTENT_LANGUAGES.find((language) => language === asked) ?? spokenIn(timeZone),
  };
}

/** Where one zone stands for one of our languages; everywhere else English is understood best. */
function spokenIn(timeZone: string): ContentLanguage {
  return LANGUAGE_OF_ZONE[timeZone] ?? 'en';
}

const LANGUAGE_OF_ZONE: Record<string, ContentLanguage> = {
  'Europe/Istanbul': 'tr',
  'Europe/Madrid': 'es',
  'America/Mexico_City': 'es',
  'America/Bogota': 'es',
  'America/Lima': 'es',
  'America/Santiago': 'es',
  'America/Argentina/Buenos_Aires': 'es',
  'Europe/Paris': 'fr',
  'Europe/Berlin': 'de',
  'Europe/Vienna': 'de',
};
