import type { Chance } from '#shared/core/chance.ts';
import { SOUND_RATE } from './sound.ts';

export interface Note {
  hertz: number;
  /** How long it is held; what rings rings on. */
  seconds: number;
  /** From 0 to 1: harder strokes are also brighter. */
  strength: number;
}

/** One note, alone, about as loud as 1 at its peak. */
export type Play = (note: Note, chance: Chance) => Float32Array;

export function samplesOf(seconds: number): Float32Array {
  return new Float32Array(Math.round(seconds * SOUND_RATE));
}

/** Rises within `attack` and falls to nothing after the note is let go. */
export function shape(
  samples: Float32Array,
  { attack, held, release }: { attack: number; held: number; release: number },
): Float32Array {
  const rises = Math.max(1, attack * SOUND_RATE);
  const from = Math.min(samples.length, Math.round(held * SOUND_RATE));
  const falls = Math.max(1, Math.min(release * SOUND_RATE, samples.length - from));
  for (let index = 0; index < Math.min(rises, samples.length); index++)
    samples[index]! *= Math.sin((Math.PI / 2) * (index / rises)) ** 2;
  for (let index = from; index < samples.length; index++)
    samples[index]! *= Math.max(0, 1 - (index - from) / falls) ** 2;
  return samples;
}

export function noise(chance: Chance): number {
  return chance() * 2 - 1;
}
