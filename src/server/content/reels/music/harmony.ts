import type { Key } from './pieces/piece.ts';

const STEPS: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const SCALES: Record<Key['scale'], number[]> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
};
/** In semitones above the root, in the order in which a player would name them. */
const QUALITIES: Record<string, number[]> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  6: [0, 4, 7, 9],
  69: [0, 4, 9, 14],
  7: [0, 4, 7, 10],
  13: [0, 4, 10, 21],
  m7: [0, 3, 7, 10],
  m9: [0, 3, 7, 10, 14],
  maj7: [0, 4, 7, 11],
  maj9: [0, 4, 7, 11, 14],
  add9: [0, 4, 7, 14],
  sus4: [0, 5, 7],
  '9sus4': [0, 5, 7, 10, 14],
};

export interface Chord {
  /** Semitones of the bass note and of the root, C being 0. */
  bass: number;
  root: number;
  intervals: readonly number[];
}

/** Reads `F#m7` or `E/G#`. */
export function chordOf(name: string): Chord {
  const [, letter, quality, below] = /^([A-G][#b]?)([^/]*)(?:\/([A-G][#b]?))?$/.exec(name) ?? [];
  const intervals = QUALITIES[quality ?? '?'];
  if (!letter || !intervals) throw new Error(`There is no chord ${name}.`);
  const root = pitchClass(letter);
  return { bass: below ? pitchClass(below) : root, root, intervals };
}

export function pitchClass(name: string): number {
  const shift = name[1] === '#' ? 1 : name[1] === 'b' ? -1 : 0;
  return (STEPS[name[0]!]! + shift + 12) % 12;
}

/** A note of the chord counted up from its bass; above the last the next octave begins. */
export function rootNote({ bass, root, intervals }: Chord, count: number, around: number): number {
  const plain = intervals.slice(0, 3);
  const octave = Math.floor(count / plain.length);
  const lowest = nearest(bass, around);
  const step = plain[count - octave * plain.length]!;
  if (step === 0) return lowest + 12 * octave;
  return above(root + step, lowest) + 12 * octave;
}

/** The chord as two hands would hold it: every note as near to the middle as can be, lowest first. */
export function voicing({ root, intervals }: Chord, around: number): number[] {
  // The root of a rich chord is the bass player's.
  const upper = intervals.length > 4 ? intervals.slice(1) : intervals;
  return upper.map((step) => nearest(root + step, around)).sort((one, other) => one - other);
}

/** Counted through the voicing and on into the next octaves. */
export function voicedNote(chord: Chord, count: number, around: number): number {
  const notes = voicing(chord, around);
  const octave = Math.floor(count / notes.length);
  return notes[count - octave * notes.length]! + 12 * octave;
}

/** Counted from the tonic next to `around`; 7 is its octave. */
export function scaleNote({ tonic, scale }: Key, count: number, around: number): number {
  const steps = SCALES[scale];
  const octave = Math.floor(count / steps.length);
  return nearest(pitchClass(tonic), around) + steps[count - octave * steps.length]! + 12 * octave;
}

export function isInScale({ tonic, scale }: Key, note: number): boolean {
  return SCALES[scale].includes((((note - pitchClass(tonic)) % 12) + 12) % 12);
}

function nearest(pitch: number, around: number): number {
  return pitch + 12 * Math.round((around - pitch) / 12);
}

function above(pitch: number, lowest: number): number {
  return lowest + ((((pitch - lowest) % 12) + 12) % 12 || 12);
}
