import type { Tone } from '#shared/content.ts';

/** The art directions. */
export const LOOKS = ['clean', 'editorial', 'warm', 'playful', 'bold', 'pop', 'noir', 'serif'] as const;
export type Look = (typeof LOOKS)[number];

export const LOOKS_OF_TONE: Record<Tone, readonly [Look, Look]> = {
  professional: ['clean', 'editorial'],
  casual: ['warm', 'playful'],
  trendy: ['bold', 'pop'],
  luxury: ['noir', 'serif'],
};

export function chooseLook(tone: Tone, seed: number): Look {
  return LOOKS_OF_TONE[tone][Math.abs(Math.trunc(seed)) % 2]!;
}
