import type { Chance } from '#shared/core/chance.ts';
import { filter } from './filter.ts';
import { noise, type Play, samplesOf } from './note.ts';
import { SOUND_RATE } from './sound.ts';

interface Drum {
  hertz: number;
  /** By how much it starts higher, and how fast it falls, in seconds. */
  falls: number;
  within: number;
  decays: number;
  /** Of the beater. */
  click: number;
  drive: number;
}

const kick = drum({ hertz: 50, falls: 130, within: 0.022, decays: 0.13, click: 0.3, drive: 1.4 });
const punchKick = drum({ hertz: 48, falls: 220, within: 0.018, decays: 0.15, click: 0.5, drive: 2.2 });
const softKick = drum({ hertz: 52, falls: 60, within: 0.028, decays: 0.12, click: 0.12, drive: 1.1 });
const conga = drum({ hertz: 205, falls: 60, within: 0.012, decays: 0.1, click: 0.25, drive: 1.1 });

const snareSkin = drum({ hertz: 185, falls: 90, within: 0.01, decays: 0.06, click: 0.2, drive: 1.3 });
const snare: Play = ({ strength }, chance) => {
  const wires = burst(chance, 0.26, 0.055, (samples) => filter(filter(samples, 'high', 1100), 'low', 9500));
  return together(wires, snareSkin({ hertz: 0, seconds: 0, strength }, chance), 0.75, 0.7);
};

const rim: Play = (_, chance) => {
  const click = burst(chance, 0.03, 0.004, (samples) => filter(samples, 'high', 1500));
  const wood = samplesOf(0.1);
  for (let index = 0; index < wood.length; index++) {
    const time = index / SOUND_RATE;
    wood[index] = Math.exp(-time / 0.014) * (Math.sin(5200 * time) + 0.6 * Math.sin(10_900 * time));
  }
  return together(wood, click, 0.7, 0.6);
};

/** Several hands, not quite together, and then the room. */
const clap: Play = (_, chance) => {
  const samples = samplesOf(0.28);
  const hands = [0, 0.009 + 0.003 * chance(), 0.019 + 0.004 * chance()];
  for (let index = 0; index < samples.length; index++) {
    const time = index / SOUND_RATE;
    let loud = time > 0.026 ? 0.8 * Math.exp(-(time - 0.026) / 0.055) : 0;
    for (const hand of hands) if (time >= hand) loud = Math.max(loud, Math.exp(-(time - hand) / 0.004));
    samples[index] = noise(chance) * loud;
  }
  return filter(filter(filter(samples, 'band', 1350, 1.1), 'high', 600), 'low', 8000).map(
    (value) => 1.8 * value,
  );
};

const snap: Play = (_, chance) => {
  const samples = burst(chance, 0.14, 0.016, (plain) => filter(plain, 'band', 2300 + 300 * chance(), 2.2));
  return samples.map((value) => 1.9 * value);
};

const hat = metal(0.09, 0.022, 7500);
const openHat = metal(0.4, 0.12, 7000);
const cymbal = metal(2.2, 0.45, 4200);

const shaker: Play = (_, chance) => {
  const samples = samplesOf(0.11);
  for (let index = 0; index < samples.length; index++) {
    const time = index / SOUND_RATE;
    samples[index] = noise(chance) * Math.min(1, time / 0.012) * Math.exp(-Math.max(0, time - 0.012) / 0.022);
  }
  return filter(filter(samples, 'high', 4800), 'low', 11_000).map((value) => 1.5 * value);
};

const tambourine: Play = (note, chance) =>
  together(shaker(note, chance), metal(0.3, 0.07, 6200)(note, chance), 0.6, 0.8);

const brush: Play = (_, chance) =>
  burst(chance, 0.24, 0.07, (samples) => filter(filter(samples, 'band', 3200, 0.6), 'low', 7500)).map(
    (value, index) => 1.4 * value * Math.min(1, index / 500),
  );

/** Air that rises up to the end of its note. */
const riser: Play = ({ seconds }, chance) => {
  const samples = samplesOf(seconds);
  for (let index = 0; index < samples.length; index++)
    samples[index] = noise(chance) * (index / samples.length) ** 2;
  return filter(samples, 'band', (time) => 500 * 12 ** (time / seconds), 1.6);
};

export const DRUMS = {
  kick,
  punchKick,
  softKick,
  conga,
  snare,
  rim,
  clap,
  snap,
  hat,
  openHat,
  cymbal,
  shaker,
  tambourine,
  brush,
  riser,
};

function drum({ hertz, falls, within, decays, click, drive }: Drum): Play {
  let skin: Float64Array | null = null;
  return ({ strength }, chance) => {
    const samples = samplesOf(decays * 5);
    const beater = burst(chance, 0.012, 0.0025, (plain) => filter(plain, 'low', 5000));
    // Only the beater differs from stroke to stroke.
    skin ??= Float64Array.from(samples, (_, index) => {
      const time = index / SOUND_RATE;
      const phase = 2 * Math.PI * (hertz * time + falls * within * (1 - Math.exp(-time / within)));
      const bent = Math.tanh(drive * Math.sin(phase)) / Math.tanh(drive);
      return bent * Math.exp(-time / decays) * Math.min(1, time / 0.0008);
    });
    for (let index = 0; index < samples.length; index++)
      samples[index] = skin[index]! + click * strength * (beater[index] ?? 0);
    return faded(samples);
  };
}

/** Six squares that do not fit together, as in drum machines, and noise. */
function metal(seconds: number, decays: number, from: number): Play {
  return ({ strength }, chance) => {
    const samples = samplesOf(seconds);
    const steps = [263, 400, 421, 474, 587, 845].map((hertz) => (hertz * 4.1) / SOUND_RATE);
    const phases = steps.map(() => chance());
    const gone = decays * (0.7 + 0.5 * strength);
    for (let index = 0; index < samples.length; index++) {
      let sum = 0;
      for (let bar = 0; bar < 6; bar++) {
        phases[bar]! += steps[bar]!;
        if (phases[bar]! >= 1) phases[bar]! -= 1;
        sum += phases[bar]! < 0.5 ? 0.09 : -0.09;
      }
      samples[index] = (sum + 0.8 * noise(chance)) * Math.exp(-index / SOUND_RATE / gone);
    }
    return faded(filter(filter(samples, 'high', from), 'low', 14_000));
  };
}

function burst(
  chance: Chance,
  seconds: number,
  decays: number,
  colour: (samples: Float32Array) => Float32Array,
): Float32Array {
  const samples = samplesOf(seconds);
  for (let index = 0; index < samples.length; index++)
    samples[index] = noise(chance) * Math.exp(-index / SOUND_RATE / decays);
  return faded(colour(samples));
}

function together(one: Float32Array, other: Float32Array, ofOne: number, ofOther: number): Float32Array {
  const samples = new Float32Array(Math.max(one.length, other.length));
  for (let index = 0; index < samples.length; index++)
    samples[index] = ofOne * (one[index] ?? 0) + ofOther * (other[index] ?? 0);
  return samples;
}

/** What is left at the end must not click. */
function faded(samples: Float32Array): Float32Array {
  const over = Math.min(samples.length, 480);
  for (let index = 1; index <= over; index++) samples[samples.length - index]! *= index / over;
  return samples;
}
