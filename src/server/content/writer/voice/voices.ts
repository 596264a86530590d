import type { ContentLanguage } from '#shared/content/content.ts';
import type { Voice } from './voice.ts';
import { voiceDe } from './voice-de.ts';
import { voiceEn } from './voice-en.ts';
import { voiceEs } from './voice-es.ts';
import { voiceFr } from './voice-fr.ts';
import { voiceTr } from './voice-tr.ts';

export const VOICES: Record<ContentLanguage, Voice> = {
  de: voiceDe,
  en: voiceEn,
  es: voiceEs,
  fr: voiceFr,
  tr: voiceTr,
};
