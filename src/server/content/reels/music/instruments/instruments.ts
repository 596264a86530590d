import { ANALOGUE } from './analogue.ts';
import { DRUMS } from './drums.ts';
import { FM } from './fm.ts';
import type { Play } from './note.ts';
import { PLUCKED } from './plucked.ts';
import { SINES } from './sines.ts';
import { STRUCK } from './struck.ts';

export const INSTRUMENTS = {
  ...PLUCKED,
  strummedGuitar: PLUCKED.guitar,
  ...STRUCK,
  ...FM,
  ...ANALOGUE,
  ...SINES,
  ...DRUMS,
} satisfies Record<string, Play>;
export type InstrumentName = keyof typeof INSTRUMENTS;

/** Seconds between the strings of a chord. */
export const STRUMMED: Partial<Record<InstrumentName, number>> = {
  strummedGuitar: 0.013,
  ukulele: 0.011,
  feltPiano: 0.006,
};

export function isDrum(name: InstrumentName): boolean {
  return name in DRUMS;
}

export function isKick(name: InstrumentName): boolean {
  return name === 'kick' || name === 'punchKick' || name === 'softKick';
}
