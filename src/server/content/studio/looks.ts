import type { Tone } from '#shared/content/content.ts';
import { LOOKS, type Look } from '#shared/content/picture.ts';

export { LOOKS, type Look };

/** Those that suit a tone best. */
export const LOOKS_OF_TONE: Record<Tone, readonly [Look, Look]> = {
  professional: ['clean', 'editorial'],
  casual: ['warm', 'playful'],
  trendy: ['bold', 'pop'],
  luxury: ['noir', 'serif'],
};

/** All eight take turns, whichever the tone: the tone's own first, then the one that was not seen for longest. */
export function chooseLook(tone: Tone, seed: number, latest: readonly Look[] = []): Look {
  const own = LOOKS_OF_TONE[tone];
  const first = own[Math.abs(Math.trunc(seed)) % 2]!;
  const wanted = [
    first,
    ...own.filter((look) => look !== first),
    ...LOOKS.filter((look) => !own.includes(look)),
  ];
  const age = (look: Look) => (latest.includes(look) ? latest.indexOf(look) : LOOKS.length);
  return wanted.toSorted((one, other) => age(other) - age(one))[0]!;
}
