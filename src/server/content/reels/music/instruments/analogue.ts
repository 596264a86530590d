import { filter } from './filter.ts';
import { type Note, type Play, samplesOf, shape } from './note.ts';
import { SOUND_RATE } from './sound.ts';

interface Voice {
  /** Saws side by side, and how far apart, in cents. */
  saws: number;
  apart: number;
  /** A square an octave below, from 0 to 1. */
  below?: number;
  /** Of a sine at the note's own height. */
  sine?: number;
  cutoff: (note: Note, seconds: number) => number;
  resonance?: number;
  attack: number;
  release: number;
  /** Seconds until a held note is gone to a third; without it, it stays. */
  decays?: number;
  vibrato?: number;
  level: number;
}

const opens = (hertz: number, most: number, fades: number) => (note: Note, seconds: number) =>
  hertz + most * (0.35 + 0.65 * note.strength) * Math.exp(-seconds / fades);

const synthBass = analogue({
  saws: 2,
  apart: 9,
  below: 0.35,
  sine: 0.6,
  cutoff: opens(240, 1500, 0.12),
  resonance: 1.1,
  attack: 0.004,
  release: 0.06,
  decays: 0.9,
  level: 0.75,
});
const pluck = analogue({
  saws: 2,
  apart: 14,
  cutoff: opens(700, 6500, 0.1),
  resonance: 1.2,
  attack: 0.002,
  release: 0.25,
  decays: 0.22,
  level: 0.8,
});
const stab = analogue({
  saws: 2,
  apart: 16,
  cutoff: opens(700, 5200, 0.16),
  resonance: 0.9,
  attack: 0.003,
  release: 0.12,
  decays: 0.5,
  level: 0.5,
});
const superSaw = analogue({
  saws: 3,
  apart: 24,
  cutoff: opens(3200, 4500, 0.3),
  attack: 0.004,
  release: 0.16,
  level: 0.4,
});
const pad = analogue({
  saws: 2,
  apart: 15,
  cutoff: (_, seconds) => 1500 + 500 * Math.sin(1.3 * seconds),
  attack: 0.18,
  release: 0.5,
  level: 0.45,
});
const strings = analogue({
  saws: 2,
  apart: 11,
  cutoff: ({ strength }) => 2300 + 2200 * strength,
  attack: 0.12,
  release: 0.45,
  vibrato: 4,
  level: 0.4,
});
const cello = analogue({
  saws: 2,
  apart: 6,
  cutoff: ({ strength }) => 700 + 700 * strength,
  attack: 0.1,
  release: 0.4,
  vibrato: 6,
  level: 0.6,
});
const accordion = analogue({
  saws: 2,
  apart: 12,
  below: 0.2,
  cutoff: () => 2600,
  attack: 0.02,
  release: 0.07,
  level: 0.45,
});
export const ANALOGUE = { synthBass, pluck, stab, superSaw, pad, strings, cello, accordion };

function analogue(voice: Voice): Play {
  const { saws, apart, below = 0, sine = 0, attack, release, decays, level } = voice;
  return (note, chance) => {
    const held = Math.max(note.seconds, attack);
    const samples = samplesOf(held + release);
    const vibrato = ((voice.vibrato ?? 0) * Math.LN2) / 1200;
    for (let saw = 0; saw < saws; saw++) {
      const cents = apart * (saw / Math.max(1, saws - 1) - 0.5) + (chance() - 0.5) * apart * 0.3;
      addSaw(samples, note.hertz * 2 ** (cents / 1200), {
        level: level / saws ** 0.6,
        phase: chance(),
        vibrato,
        speed: 4.8 + chance(),
      });
    }
    if (below > 0) addSquare(samples, note.hertz / 2, level * below);
    filter(samples, 'low', (seconds) => voice.cutoff(note, seconds), voice.resonance);
    if (sine > 0) addSine(samples, note.hertz, sine);
    if (decays) {
      const decay = Math.exp(-1 / (decays * SOUND_RATE));
      for (let index = 0, loud = 1; index < samples.length; index++, loud *= decay) samples[index]! *= loud;
    }
    return shape(samples, { attack, held, release });
  };
}

/** Corners are rounded so that nothing folds back: polynomial steps, Välimäki and Huovilainen, IEEE SPM 24(2), 2007. */
function addSaw(
  samples: Float32Array,
  hertz: number,
  { level, phase: from, vibrato, speed }: { level: number; phase: number; vibrato: number; speed: number },
) {
  const plain = hertz / SOUND_RATE;
  let phase = from;
  let step = plain;
  for (let index = 0; index < samples.length; index++) {
    if (vibrato > 0 && (index & 63) === 0)
      step =
        plain *
        (1 + vibrato * Math.min(1, index / 20_000) * Math.sin((2 * Math.PI * speed * index) / SOUND_RATE));
    let value = 2 * phase - 1;
    if (phase < step) {
      const part = phase / step - 1;
      value += part * part;
    } else if (phase > 1 - step) {
      const part = (phase - 1) / step + 1;
      value -= part * part;
    }
    samples[index]! += level * value;
    phase += step;
    if (phase >= 1) phase -= 1;
  }
}

function addSquare(samples: Float32Array, hertz: number, level: number) {
  const step = hertz / SOUND_RATE;
  for (let index = 0, phase = 0; index < samples.length; index++) {
    // Low, and filtered afterwards: its corners do no harm.
    samples[index]! += phase < 0.5 ? level : -level;
    phase += step;
    if (phase >= 1) phase -= 1;
  }
}

function addSine(samples: Float32Array, hertz: number, level: number) {
  const turn = (2 * Math.PI * hertz) / SOUND_RATE;
  for (let index = 0; index < samples.length; index++) samples[index]! += level * Math.sin(turn * index);
}
