import type { Tone } from '#shared/content/content.ts';
import type { Register } from './voice/voice.ts';

export function registerOf(tone: Tone): Register {
  return tone === 'professional' || tone === 'luxury' ? 'formal' : 'informal';
}
