import type { ContentLanguage } from '#shared/content/content.ts';
import type { Voice } from './voice.ts';

export const VOICES: Partial<Record<ContentLanguage, Voice>> = {};
