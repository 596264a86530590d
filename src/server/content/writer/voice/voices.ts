import type { ContentLanguage } from '#shared/content/content.ts';
import type { Voice } from './voice.ts';
import { voiceEs } from './voice-es.ts';

export const VOICES: Partial<Record<ContentLanguage, Voice>> = { es: voiceEs };
