import { filter } from './filter.ts';
import { noise, type Play, samplesOf, shape } from './note.ts';
import { SOUND_RATE } from './sound.ts';

interface PluckedString {
  /** Until it is 60 dB softer, were nothing to damp its overtones. */
  rings: number;
  /** How much of the overtones goes in each round, from 0 to 0.5. */
  damping: number;
  /** Of the pluck, in hertz; softer plucks are darker. */
  brightness: number;
  /** Where it is plucked, as a share of its length. */
  pickedAt: number;
  /** After the hand has left it. */
  release: number;
  /** The hollow of the body. */
  body?: { hertz: number; share: number };
}

const guitar = plucked({
  rings: 4,
  damping: 0.22,
  brightness: 5200,
  pickedAt: 0.18,
  release: 0.5,
  body: { hertz: 205, share: 0.35 },
});
const mutedGuitar = plucked({ rings: 0.75, damping: 0.33, brightness: 4600, pickedAt: 0.1, release: 0.12 });
const ukulele = plucked({
  rings: 1.5,
  damping: 0.34,
  brightness: 6000,
  pickedAt: 0.25,
  release: 0.25,
  body: { hertz: 420, share: 0.3 },
});
const harp = plucked({ rings: 5, damping: 0.3, brightness: 4200, pickedAt: 0.42, release: 1.4 });
const pizzicato = plucked({
  rings: 0.65,
  damping: 0.42,
  brightness: 2600,
  pickedAt: 0.3,
  release: 0.3,
  body: { hertz: 280, share: 0.4 },
});
const fingerBass = plucked({ rings: 2.4, damping: 0.3, brightness: 1500, pickedAt: 0.22, release: 0.09 });
const uprightBass = plucked({
  rings: 1.3,
  damping: 0.4,
  brightness: 1300,
  pickedAt: 0.35,
  release: 0.16,
  body: { hertz: 105, share: 0.5 },
});
export const PLUCKED = { guitar, mutedGuitar, ukulele, harp, pizzicato, fingerBass, uprightBass };

/**
 * A string as a delay line that a burst of noise runs through again and again. Karplus and Strong, "Digital synthesis
 * of plucked-string and drum timbres"; tuning and pick position after Jaffe and Smith (both Computer Music Journal
 * 7(2), 1983).
 */
function plucked({ rings, damping, brightness, pickedAt, release, body }: PluckedString): Play {
  return ({ hertz, seconds, strength }, chance) => {
    const period = SOUND_RATE / hertz;
    const held = Math.min(seconds, rings);
    const samples = samplesOf(held + release);
    // The averaging below is late by `damping` of a sample, and the all-pass by what is left.
    const whole = Math.floor(period - damping - 0.3);
    const rest = period - damping - whole;
    const allPass = (1 - rest) / (1 + rest);
    const line = filter(
      Float32Array.from({ length: whole }, () => noise(chance)),
      'low',
      brightness * (0.45 + 0.75 * strength),
    );
    comb(line, Math.max(1, Math.round(whole * pickedAt)));
    level(line);
    const gain = 10 ** ((-3 * period) / (SOUND_RATE * rings));
    let [before, passedIn, passedOut, place] = [0, 0, 0, 0];
    for (let index = 0; index < samples.length; index++) {
      const value = line[place]!;
      samples[index] = value;
      const softer = gain * ((1 - damping) * value + damping * before);
      before = value;
      passedOut = allPass * (softer - passedOut) + passedIn;
      passedIn = softer;
      line[place] = passedOut;
      if (++place === whole) place = 0;
    }
    if (body) {
      const hollow = filter(samples.slice(), 'band', body.hertz, 2.5);
      for (let index = 0; index < samples.length; index++) samples[index]! += body.share * hollow[index]!;
    }
    return shape(samples, { attack: 0.0015, held, release });
  };
}

/** What a pluck at that place cannot excite. */
function comb(line: Float32Array, distance: number) {
  const plain = line.slice();
  for (let index = 0; index < line.length; index++)
    line[index] = plain[index]! - plain[(index + line.length - distance) % line.length]!;
}

function level(line: Float32Array) {
  let [mean, square] = [0, 0];
  for (const value of line) mean += value / line.length;
  for (const value of line) square += (value - mean) ** 2 / line.length;
  const gain = 0.4 / Math.sqrt(square || 1);
  for (let index = 0; index < line.length; index++) line[index] = (line[index]! - mean) * gain;
}
