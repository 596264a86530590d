import type { Tone } from '#shared/content/content.ts';
import { LOOKS, type Look } from '#shared/content/templates.ts';

export { LOOKS, type Look };

export const LOOKS_OF_TONE: Record<Tone, readonly [Look, Look]> = {
  professional: ['clean', 'editorial'],
  casual: ['warm', 'playful'],
  trendy: ['bold', 'pop'],
  luxury: ['noir', 'serif'],
};

export function chooseLook(tone: Tone, seed: number): Look {
  return LOOKS_OF_TONE[tone][Math.abs(Math.trunc(seed)) % 2]!;
}
