import { SOUND_RATE, type Sound, silence } from './instruments/sound.ts';

/** Primes, so that no echo meets another: 26 to 63 ms. */
const LINES = [1249, 1481, 1699, 1931, 2203, 2467, 2741, 3023];
/** The first reflections blur before they enter. */
const BLURS = [142, 379];
const BLUR = 0.6;
const BEFORE_SECONDS = 0.014;
/** What the walls swallow, of each round. */
const DARK = 0.32;

/**
 * A room as a network of delays that feed each other. Jean-Marc Jot, "Digital delay networks for designing artificial
 * reverberators", AES 90, 1991; the Householder matrix keeps its energy, all-passes after Schroeder, JAES 10(3), 1962.
 */
export function roomOf(sent: Sound, seconds: number): Sound {
  const length = sent.left.length;
  const out = silence(length);
  const left = blurred(sent.left, 0);
  const right = blurred(sent.right, 23);
  const lines = LINES.map((samples) => new Float32Array(samples));
  const gains = LINES.map((samples) => 10 ** ((-3 * samples) / (SOUND_RATE * seconds)));
  const places = new Int32Array(LINES.length);
  const dark = new Float32Array(LINES.length);
  const before = Math.round(BEFORE_SECONDS * SOUND_RATE);
  for (let index = before; index < length; index++) {
    let sum = 0;
    let [toLeft, toRight] = [0, 0];
    for (let line = 0; line < 8; line++) {
      const value = lines[line]![places[line]!]!;
      dark[line]! += (1 - DARK) * (value - dark[line]!);
      const kept = dark[line]! * gains[line]!;
      sum += kept;
      if (line & 1) toRight += line & 2 ? -kept : kept;
      else toLeft += line & 2 ? -kept : kept;
    }
    out.left[index] = toLeft;
    out.right[index] = toRight;
    const mixed = sum / 4;
    for (let line = 0; line < 8; line++) {
      const input = line & 1 ? right[index - before]! : left[index - before]!;
      lines[line]![places[line]!] = dark[line]! * gains[line]! - mixed + 0.35 * input;
      if (++places[line]! === LINES[line]) places[line] = 0;
    }
  }
  return out;
}

function blurred(input: Float32Array, shift: number): Float32Array {
  let samples = input;
  for (const length of BLURS) {
    const line = new Float32Array(length + shift);
    const out = new Float32Array(samples.length);
    for (let index = 0, place = 0; index < samples.length; index++) {
      const delayed = line[place]!;
      const value = samples[index]! - BLUR * delayed;
      line[place] = value;
      out[index] = delayed + BLUR * value;
      if (++place === line.length) place = 0;
    }
    samples = out;
  }
  return samples;
}
