import { SOUND_RATE, type Sound } from './instruments/sound.ts';

/**
 * Loudness and true peak as ITU-R BS.1770-4 (annexes 1 and 2) and EBU R 128 define them, at 48 kHz, for which the
 * standard's filters are given.
 */
const SHELF = {
  b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
  a: [-1.69065929318241, 0.73248077421585],
} as const;
/** Its other coefficients are 1, −2 and 1. */
const HIGH_PASS = { a: [-1.99004745483398, 0.99007225036621] } as const;
const BLOCK_SECONDS = 0.4;
const HOPS = 4;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

/** In LUFS; −Infinity for silence. */
export const loudnessOf = (sound: Sound) => loudnessOfWeighted(weighted(sound));

/** The same of a sound that is weighted already, played with these gains. */
export function loudnessOfWeighted({ left, right }: Sound, gains: Float32Array | null = null): number {
  const hop = (BLOCK_SECONDS * SOUND_RATE) / HOPS;
  const energies: number[] = [];
  for (let from = 0; from + hop <= left.length; from += hop) {
    let energy = 0;
    for (let index = from; index < from + hop; index++) {
      const power = left[index]! * left[index]! + right[index]! * right[index]!;
      energy += gains ? power * gains[index]! * gains[index]! : power;
    }
    energies.push(energy);
  }
  const blocks: number[] = [];
  for (let from = 0; from + HOPS <= energies.length; from++) {
    const energy = energies[from]! + energies[from + 1]! + energies[from + 2]! + energies[from + 3]!;
    blocks.push(energy / (HOPS * hop));
  }
  const heard = blocks.filter((power) => inLufs(power) > ABSOLUTE_GATE);
  const gate = inLufs(mean(heard)) + RELATIVE_GATE;
  return inLufs(mean(heard.filter((power) => inLufs(power) > gate)));
}

/** As ears weigh it. */
export function weighted({ left, right }: Sound): Sound {
  return { left: weightedSide(left), right: weightedSide(right) };
}

function weightedSide(samples: Float32Array): Float32Array {
  const [b0, b1, b2] = SHELF.b;
  const [a1, a2] = SHELF.a;
  const [d1, d2] = HIGH_PASS.a;
  const out = new Float32Array(samples.length);
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
  for (let index = 0; index < samples.length; index++) {
    const x = samples[index]!;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    const z = y - 2 * y1 + y2 - d1 * z1 - d2 * z2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    z2 = z1;
    z1 = z;
    out[index] = z;
  }
  return out;
}

/** Four-times oversampling, one row for each place between two samples. */
const OVERSAMPLED = [
  [
    0.001708984375, 0.010986328125, -0.0196533203125, 0.033203125, -0.0594482421875, 0.1373291015625,
    0.97216796875, -0.102294921875, 0.047607421875, -0.026611328125, 0.014892578125, -0.00830078125,
  ],
  [
    -0.0291748046875, 0.029296875, -0.0517578125, 0.089111328125, -0.16650390625, 0.465087890625,
    0.77978515625, -0.2003173828125, 0.1015625, -0.0582275390625, 0.0330810546875, -0.0189208984375,
  ],
];
const ROWS = [...OVERSAMPLED, ...OVERSAMPLED.toReversed().map((row) => row.toReversed())].map((row) =>
  Float64Array.from(row),
);
const TAPS = 12;
/** Between samples lower than this share of the highest no higher peak is looked for. */
const WORTH = 0.25;

/** For each sample how high the wave goes at it or right after it, on the louder side. */
export function truePeaksOf({ left, right }: Sound): Float32Array {
  const peaks = new Float32Array(left.length);
  let highest = 0;
  for (let index = 0; index < left.length; index++) {
    peaks[index] = Math.max(Math.abs(left[index]!), Math.abs(right[index]!));
    highest = Math.max(highest, peaks[index]!);
  }
  for (const side of [left, right])
    for (let index = TAPS; index < side.length; index++) {
      // The filter's middle lies between these two.
      const place = index - TAPS / 2;
      if (Math.abs(side[place]!) < WORTH * highest && Math.abs(side[place + 1]!) < WORTH * highest) continue;
      for (const row of ROWS) {
        let sum = 0;
        for (let tap = 0; tap < TAPS; tap++) sum += row[tap]! * side[index - tap]!;
        const peak = Math.abs(sum);
        if (peak > peaks[place]!) peaks[place] = peak;
      }
    }
  return peaks;
}

const inLufs = (power: number) => -0.691 + 10 * Math.log10(power);
const mean = (values: readonly number[]) =>
  values.reduce((total, value) => total + value, 0) / Math.max(1, values.length);
