import { type Play, samplesOf, shape } from './note.ts';
import { SOUND_RATE } from './sound.ts';

interface Pair {
  /** Of the carrier and of what bends it, to the note. */
  carrier: number;
  modulator: number;
  /** How far it is bent at a full stroke, and how fast that goes, in seconds. */
  index: number;
  fades: number;
  level: number;
  /** Seconds until the pair is gone to a third. */
  decays: number;
}

const electricPiano = fm(
  [
    { carrier: 1, modulator: 1, index: 2.3, fades: 0.45, level: 0.75, decays: 1.4 },
    { carrier: 1.0015, modulator: 14, index: 0.6, fades: 0.08, level: 0.32, decays: 0.7 },
  ],
  0.18,
);
const bell = fm(
  [
    { carrier: 1, modulator: 3.5, index: 1.6, fades: 0.35, level: 0.7, decays: 0.9 },
    { carrier: 2.002, modulator: 1.41, index: 0.7, fades: 0.5, level: 0.25, decays: 0.6 },
  ],
  0.8,
);
export const FM = { electricPiano, bell };

const POINTS = 4096;
const SINE = Float32Array.from({ length: POINTS }, (_, point) => Math.sin((2 * Math.PI * point) / POINTS));

/** Sines that bend the phase of sines. John Chowning, JAES 21(7), 1973. */
function fm(pairs: Pair[], release: number): Play {
  return ({ hertz, seconds, strength }, chance) => {
    const held = Math.min(seconds, 3.5);
    const samples = samplesOf(held + release);
    for (const { carrier, modulator, index, fades, level, decays } of pairs) {
      const step = (POINTS * hertz * carrier * (1 + 0.0012 * (chance() - 0.5))) / SOUND_RATE;
      const bendStep = (POINTS * hertz * modulator) / SOUND_RATE;
      const fade = Math.exp(-1 / (fades * SOUND_RATE));
      const decay = Math.exp(-1 / (decays * SOUND_RATE));
      // High notes would sound like glass.
      let bend =
        (index * (0.25 + 0.9 * strength) * Math.min(1.2, (330 / hertz) ** 0.5) * POINTS) / (2 * Math.PI);
      let loud = level;
      let [phase, bendPhase] = [0, 0];
      for (let at = 0; at < samples.length; at++) {
        const place = phase + bend * SINE[bendPhase & (POINTS - 1)]! + POINTS * 4;
        samples[at]! += loud * SINE[place & (POINTS - 1)]!;
        phase += step;
        if (phase >= POINTS) phase -= POINTS;
        bendPhase += bendStep;
        if (bendPhase >= POINTS) bendPhase -= POINTS;
        bend *= fade;
        loud *= decay;
      }
    }
    return shape(samples, { attack: 0.002, held, release });
  };
}
