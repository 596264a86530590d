import { filter } from './instruments/filter.ts';
import { add, factorOf, SOUND_RATE, type Sound } from './instruments/sound.ts';
import { loudnessOf, loudnessOfWeighted, truePeaksOf, weighted } from './loudness.ts';

/** What Reels, TikTok and music services play at. */
const LUFS = -14;
/** Far enough below the promised −1 for what AAC overshoots. */
const HIGHEST = factorOf(-4);
const DC_HERTZ = 26;
const COMPRESSOR = { above: factorOf(-19), ratio: 2.5, attack: 0.015, release: 0.16 };
const LIMITER = { ahead: 0.003, release: 0.07 };
/** How much of a mix lies above `from`, as a share of its power, and how much of it is added at most. */
const AIR = { from: 2400, share: 0.06, most: 1.2 };
const MOST_ROUNDS = 5;
const NEAR_ENOUGH = 0.05;

/** As loud as others, without a peak that would be cut. */
export function mastered(mix: Sound): Sound {
  for (const side of [mix.left, mix.right]) withoutDc(side);
  brighten(mix);
  scale(mix, factorOf(LUFS - 3 - loudnessOf(mix)));
  compress(mix);
  const peaks = truePeaksOf(mix);
  const reach = reachOf(peaks);
  // What a limiter takes changes so slowly that it can be taken from what ears weigh as well.
  const heard = weighted(mix);
  let gain = factorOf(LUFS - loudnessOfWeighted(heard));
  let gains = gainsFor(reach, gain);
  // Limiting costs loudness, so the gain is found in a few rounds.
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const missing = LUFS - loudnessOfWeighted(heard, gains);
    if (Math.abs(missing) < NEAR_ENOUGH) break;
    gain *= factorOf(missing * 1.2);
    gains = gainsFor(reach, gain);
  }
  multiply(mix, gains);
  // A gain that moves within a wave bends it a little, and what it bends may rise again.
  multiply(mix, gainsFor(reachOf(truePeaksOf(mix)), 1));
  return mix;
}

function withoutDc(samples: Float32Array) {
  const pole = Math.exp((-2 * Math.PI * DC_HERTZ) / SOUND_RATE);
  let [before, out] = [0, 0];
  for (let index = 0; index < samples.length; index++) {
    const value = samples[index]!;
    out = value - before + pole * out;
    before = value;
    samples[index] = out;
  }
}

/** A shelf as high as it takes: phones have no bass to weigh the upper half against. */
function brighten(mix: Sound) {
  const { from, share, most } = AIR;
  const air = {
    left: filter(mix.left.slice(), 'high', from),
    right: filter(mix.right.slice(), 'high', from),
  };
  const has = (powerOf(air) / powerOf(mix)) ** 0.5;
  const gain = Math.min(most, Math.max(0, share ** 0.5 / has - 1));
  add(mix, air, gain);
}

function powerOf({ left, right }: Sound): number {
  let power = 0;
  for (let index = 0; index < left.length; index++) power += left[index]! ** 2 + right[index]! ** 2;
  return power;
}

/** Both sides together, so that nothing moves between them. */
function compress({ left, right }: Sound) {
  const { above, ratio, attack, release } = COMPRESSOR;
  const up = 1 - Math.exp(-1 / (attack * SOUND_RATE));
  const down = 1 - Math.exp(-1 / (release * SOUND_RATE));
  let power = 0;
  for (let index = 0; index < left.length; index++) {
    const now = (left[index]! ** 2 + right[index]! ** 2) / 2;
    power += (now > power ? up : down) * (now - power);
    const over = Math.sqrt(power) / above;
    if (over <= 1) continue;
    const gain = over ** (1 / ratio - 1);
    left[index]! *= gain;
    right[index]! *= gain;
  }
}

const AHEAD = Math.round(LIMITER.ahead * SOUND_RATE);

/** For each sample the highest peak from the one before it to `AHEAD` after it. */
function reachOf(peaks: Float32Array): Float32Array {
  const reach = new Float32Array(peaks.length + AHEAD);
  // Places of peaks that are the highest from there on, so they fall.
  const falling = new Int32Array(peaks.length);
  let [first, end] = [0, 0];
  for (let next = 0; next < reach.length + AHEAD; next++) {
    if (next < peaks.length) {
      while (end > first && peaks[falling[end - 1]!]! <= peaks[next]!) end--;
      falling[end++] = next;
    }
    const at = next - AHEAD;
    if (at < 0) continue;
    while (end > first && falling[first]! < at - 1) first++;
    reach[at] = end > first ? peaks[falling[first]!]! : 0;
  }
  return reach;
}

/** Sees a peak before it comes, is down when it comes, and recovers gently. */
function gainsFor(reach: Float32Array, gain: number): Float32Array {
  const recovers = 1 - Math.exp(-1 / (LIMITER.release * SOUND_RATE));
  const gains = new Float32Array(reach.length);
  let held = 1;
  for (let index = 0; index < gains.length; index++) {
    const peak = reach[index]! * gain;
    held = Math.min(peak > HIGHEST ? HIGHEST / peak : 1, held + recovers * (1 - held));
    gains[index] = held;
  }
  // A mean over the same reach rounds the corners and is still down in time.
  const smooth = new Float32Array(reach.length - AHEAD);
  let sum = (AHEAD + 1) * gains[0]!;
  for (let index = 0; index < smooth.length; index++) {
    smooth[index] = (gain * sum) / (AHEAD + 1);
    sum += gains[index + 1]! - gains[Math.max(0, index - AHEAD)]!;
  }
  return smooth;
}

function multiply({ left, right }: Sound, gains: Float32Array) {
  for (const side of [left, right])
    for (let index = 0; index < side.length; index++) side[index]! *= gains[index]!;
}

function scale({ left, right }: Sound, factor: number) {
  for (const side of [left, right]) for (let index = 0; index < side.length; index++) side[index]! *= factor;
}
