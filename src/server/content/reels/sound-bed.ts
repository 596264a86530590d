import type { Tone } from '#shared/content/content.ts';
import { seededChance } from '#shared/core/chance.ts';
import { addKick, addPad, addPluck, addTick, type Sound } from './instruments.ts';

/**
 * Music under a reel, made here note by note, so nobody has rights in it. Quiet enough to talk over: about
 * −20 dB in the mean, never over −6 dB.
 */
export const SOUND_RATE = 48_000;
const MEAN = 10 ** (-20 / 20);
/** A decibel under the promise, because AAC overshoots a little. */
const PEAK = 10 ** (-7.2 / 20);
const FADE_IN_SECONDS = 0.12;
const FADE_OUT_SECONDS = 0.7;

interface Mood {
  /** Whole beats fit into 5 seconds, so the film can cut on them. */
  beatsPerMinute: number;
  /** Each a list of chords, a beat pattern long; notes as MIDI numbers. */
  progressions: Chord[][];
  padBrightness: number;
  pad: number;
  pluck: number;
  /** Which eighths of a bar are plucked. */
  pattern: string;
  kick: number;
  tick: number;
}
type Chord = readonly number[];

const MOODS: Record<Tone, Mood> = {
  professional: {
    beatsPerMinute: 96,
    progressions: [
      [
        [50, 57, 61, 66],
        [47, 54, 57, 62],
        [43, 50, 54, 59],
        [45, 52, 57, 59],
      ],
      [
        [48, 55, 59, 64],
        [45, 52, 55, 60],
        [41, 48, 52, 57],
        [43, 50, 55, 57],
      ],
    ],
    padBrightness: 0.35,
    pad: 0.8,
    pluck: 0.75,
    pattern: 'x..x..x.',
    kick: 0.5,
    tick: 0.1,
  },
  casual: {
    beatsPerMinute: 108,
    progressions: [
      [
        [48, 55, 60, 64],
        [43, 50, 55, 59],
        [45, 52, 57, 60],
        [41, 48, 53, 57],
      ],
      [
        [53, 57, 60, 65],
        [48, 55, 60, 64],
        [50, 57, 62, 65],
        [46, 53, 58, 62],
      ],
    ],
    padBrightness: 0.25,
    pad: 0.45,
    pluck: 1.1,
    pattern: 'x.xx.xx.',
    kick: 0.6,
    tick: 0.2,
  },
  trendy: {
    beatsPerMinute: 120,
    progressions: [
      [
        [45, 52, 57, 60],
        [41, 48, 53, 57],
        [48, 55, 60, 64],
        [43, 50, 55, 59],
      ],
      [
        [50, 57, 62, 65],
        [46, 53, 58, 62],
        [41, 48, 53, 57],
        [48, 55, 60, 64],
      ],
    ],
    padBrightness: 0.7,
    pad: 0.55,
    pluck: 0.9,
    pattern: 'x.xx.x.x',
    kick: 1,
    tick: 0.45,
  },
  luxury: {
    beatsPerMinute: 72,
    progressions: [
      [
        [45, 52, 59, 60, 64],
        [41, 48, 55, 57, 64],
        [38, 45, 52, 53, 60],
      ],
      [
        [40, 47, 54, 55, 59],
        [36, 43, 50, 52, 59],
        [45, 52, 55, 59, 64],
      ],
    ],
    padBrightness: 0.2,
    pad: 1.1,
    pluck: 0.5,
    pattern: 'x....x..',
    kick: 0.3,
    tick: 0,
  },
};

export function beatSeconds(tone: Tone): number {
  return 60 / MOODS[tone].beatsPerMinute;
}

/** Interleaved 16-bit stereo at 48 kHz. */
export function composeSoundBed({
  tone,
  seconds,
  seed,
}: {
  tone: Tone;
  seconds: number;
  seed: number;
}): Int16Array {
  const mood = MOODS[tone];
  const random = seededChance(seed);
  const chords = mood.progressions[Math.floor(random() * mood.progressions.length)]!;
  const beat = beatSeconds(tone);
  const length = Math.round(seconds * SOUND_RATE);
  const music: Sound = { left: new Float32Array(length), right: new Float32Array(length), rate: SOUND_RATE };

  const beats = Math.round(seconds / beat);
  const chordBeats = beats % 4 === 0 || beats > 12 ? 2 : Math.max(2, Math.round(beats / chords.length));
  for (let at = 0, turn = 0; at < beats; at += chordBeats, turn++) {
    const chord = chords[turn % chords.length]!;
    addPad(music, {
      at: at * beat,
      seconds: chordBeats * beat,
      notes: chord,
      gain: 0.11 * mood.pad,
      brightness: mood.padBrightness,
    });
    for (let eighth = 0; eighth < chordBeats * 2; eighth++) {
      if (mood.pattern[(turn * chordBeats * 2 + eighth) % mood.pattern.length] !== 'x') continue;
      const note = chord[Math.floor(random() * chord.length)]! + 12 * (1 + Math.round(random()));
      addPluck(music, {
        at: (at + eighth / 2) * beat,
        note,
        gain: 0.2 * mood.pluck,
        pan: random() * 1.2 - 0.6,
      });
    }
  }
  duck(music, beat, 0.35 * Math.min(1, mood.kick * 1.4));
  for (let at = 0; at < beats; at++) {
    addKick(music, { at: at * beat, gain: 0.55 * mood.kick });
    if (mood.tick > 0) addTick(music, { at: (at + 0.5) * beat, gain: 0.12 * mood.tick, random });
  }
  return toSixteenBits(levelled(faded(music, seconds)));
}

/** The music steps back at each beat, so a soft kick is still felt. */
function duck({ left, right, rate }: Sound, beat: number, depth: number) {
  for (let index = 0; index < left.length; index++) {
    const sinceBeat = (index / rate) % beat;
    const gain = 1 - depth * Math.exp(-sinceBeat / 0.11);
    left[index]! *= gain;
    right[index]! *= gain;
  }
}

function faded(music: Sound, seconds: number): Sound {
  for (const side of [music.left, music.right])
    for (let index = 0; index < side.length; index++) {
      const at = index / music.rate;
      const gain = Math.min(1, at / FADE_IN_SECONDS) * Math.min(1, (seconds - at) / FADE_OUT_SECONDS);
      side[index]! *= gain * gain * (3 - 2 * gain);
    }
  return music;
}

/** Bends peaks instead of cutting them; bending costs loudness, so the gain is found in a few rounds. */
function levelled(music: Sound): Sound {
  let gain = MEAN / meanOf(music);
  const bent = (value: number) => PEAK * Math.tanh((value * gain) / PEAK);
  for (let round = 0; round < 4; round++) {
    let sum = 0;
    for (let index = 0; index < music.left.length; index += 8)
      sum += bent(music.left[index]!) ** 2 + bent(music.right[index]!) ** 2;
    gain *= MEAN / Math.sqrt(sum / (music.left.length / 4));
  }
  return { ...music, left: music.left.map(bent), right: music.right.map(bent) };
}

function meanOf({ left, right }: Sound): number {
  let sum = 0;
  for (let index = 0; index < left.length; index++) sum += left[index]! ** 2 + right[index]! ** 2;
  return Math.sqrt(sum / (2 * left.length)) || 1;
}

function toSixteenBits({ left, right }: Sound): Int16Array {
  const samples = new Int16Array(left.length * 2);
  for (let index = 0; index < left.length; index++) {
    samples[2 * index] = Math.round(left[index]! * 32_767);
    samples[2 * index + 1] = Math.round(right[index]! * 32_767);
  }
  return samples;
}
