import { SOUND_RATE } from './sound.ts';

type Band = 'low' | 'band' | 'high';

/** For how many samples a moving filter keeps its place: a third of a millisecond. */
const STEP = 16;

/**
 * A state variable filter in place. After Andrew Simper, "Solving the continuous SVF equations using trapezoidal
 * integration" (cytomic.com, 2013).
 */
export function filter(
  samples: Float32Array,
  band: Band,
  hertz: number | ((seconds: number) => number),
  resonance = 0.7,
): Float32Array {
  const damping = 1 / resonance;
  const cutoff = typeof hertz === 'number' ? () => hertz : hertz;
  const length = typeof hertz === 'number' ? samples.length : STEP;
  let [one, two] = [0, 0];
  for (let from = 0; from < samples.length; from += length) {
    const g = Math.tan((Math.PI * Math.min(20_000, cutoff(from / SOUND_RATE))) / SOUND_RATE);
    const a1 = 1 / (1 + g * (g + damping));
    const a2 = g * a1;
    const a3 = g * a2;
    const to = Math.min(samples.length, from + length);
    for (let index = from; index < to; index++) {
      const input = samples[index]!;
      const rest = input - two;
      const middle = a1 * one + a2 * rest;
      const low = two + a2 * one + a3 * rest;
      one = 2 * middle - one;
      two = 2 * low - two;
      samples[index] =
        band === 'low' ? low : band === 'band' ? damping * middle : input - damping * middle - low;
    }
  }
  return samples;
}
