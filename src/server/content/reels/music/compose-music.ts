import type { Tone } from '#shared/content/content.ts';
import { type Chance, seededChance } from '#shared/core/chance.ts';
import { filter } from './instruments/filter.ts';
import { INSTRUMENTS, isDrum, isKick, STRUMMED } from './instruments/instruments.ts';
import { add, factorOf, SOUND_RATE, type Sound, silence } from './instruments/sound.ts';
import { mastered } from './master.ts';
import type { Part, Piece, ReelSeconds } from './pieces/piece.ts';
import { roomOf } from './room.ts';
import { type Stroke, strokesOf } from './score.ts';

const ROOM_SECONDS: Record<Tone, number> = { professional: 1.1, casual: 0.9, trendy: 1.2, luxury: 2 };
/** How fast the music comes back after a kick. */
const DUCKED_SECONDS = 0.13;
/** What is left at the end goes, and then nothing is heard. */
const FADE_SECONDS = 0.7;
const SILENT_SECONDS = 0.03;
/** Where the two of a wide part are; farther apart, the sides would have nothing in common. */
const WIDE = 0.52;

/** The music of a reel, made note by note: interleaved 16-bit stereo at 48 kHz. */
export function composeMusic({
  music,
  seconds,
  seed,
}: {
  music: Piece;
  seconds: ReelSeconds;
  seed: number;
}): Int16Array {
  return sixteenBits(playPiece(music, seconds, seed));
}

export function playPiece(piece: Piece, seconds: ReelSeconds, seed: number): Sound {
  const chance = seededChance(seed);
  const mix = silence(seconds * SOUND_RATE);
  const sent = silence(seconds * SOUND_RATE);
  const played = piece.parts.map((part) => ({ part, strokes: strokesOf(part, piece, seconds, chance) }));
  const kicks = played.flatMap(({ part, strokes }) =>
    isKick(part.instrument) ? strokes.map(({ at }) => at) : [],
  );
  const bus = silence(seconds * SOUND_RATE);
  for (const { part, strokes } of played) {
    for (const side of [bus.left, bus.right]) side.fill(0);
    for (const stroke of strokes) addStroke(bus, part, stroke, chance);
    for (const side of [bus.left, bus.right]) {
      if (part.lowCut) filter(side, 'high', part.lowCut);
      if (part.ducks) duck(side, kicks, part.ducks);
    }
    add(mix, bus, 1);
    if (part.room) add(sent, bus, part.room);
  }
  add(mix, roomOf(sent, ROOM_SECONDS[piece.tone]), 1);
  fade(mix);
  return mastered(mix);
}

function addStroke(bus: Sound, part: Part, { at, notes, seconds, strength }: Stroke, chance: Chance) {
  const play = INSTRUMENTS[part.instrument];
  // Softer strokes are softer by more than their strength says: from 0.4 to 1 it is 12 dB.
  const loud = factorOf(part.level) * strength ** 1.4;
  if (isDrum(part.instrument))
    return place(bus, play({ hertz: 0, seconds, strength }, chance), at, part.pan ?? 0, loud);
  const strum = STRUMMED[part.instrument] ?? 0;
  const gain = loud / Math.sqrt(notes.length);
  for (const [index, midi] of notes.entries()) {
    const note = { hertz: 440 * 2 ** ((midi - 69) / 12), seconds, strength };
    const start = at + index * strum;
    if (part.wide) {
      place(bus, play(note, chance), start, -WIDE, gain);
      place(bus, play(note, chance), start, WIDE, gain);
    } else place(bus, play(note, chance), start, part.pan ?? 0, gain);
  }
}

/** The samples are used up. */
function place({ left, right }: Sound, samples: Float32Array, at: number, pan: number, gain: number) {
  const first = Math.round(at * SOUND_RATE);
  const count = Math.min(samples.length, left.length - first);
  const angle = ((1 + pan) * Math.PI) / 4;
  const toLeft = gain * Math.cos(angle) * Math.SQRT2;
  const toRight = gain * Math.sin(angle) * Math.SQRT2;
  for (let index = 0; index < count; index++) {
    left[first + index]! += toLeft * samples[index]!;
    right[first + index]! += toRight * samples[index]!;
  }
  // Thousands of notes; left to garbage collection, they would take a fifth of the time.
  (samples.buffer as ArrayBuffer).transfer(0);
}

function duck(samples: Float32Array, kicks: readonly number[], depth: number) {
  for (const kick of kicks) {
    const first = Math.round(kick * SOUND_RATE);
    const count = Math.min(samples.length - first, Math.round(DUCKED_SECONDS * 3 * SOUND_RATE));
    for (let index = 0; index < count; index++) {
      // It steps back within two milliseconds, not at once, which would click.
      const down = Math.min(1, index / 96);
      samples[first + index]! *= 1 - depth * down * Math.exp(-index / SOUND_RATE / (DUCKED_SECONDS / 2));
    }
  }
}

function fade({ left, right }: Sound) {
  const end = left.length - SILENT_SECONDS * SOUND_RATE;
  const from = end - FADE_SECONDS * SOUND_RATE;
  for (const side of [left, right])
    for (let index = Math.round(from); index < side.length; index++)
      side[index]! *= Math.cos((Math.PI / 2) * Math.min(1, (index - from) / (end - from))) ** 2;
}

export function sixteenBits({ left, right }: Sound): Int16Array {
  const samples = new Int16Array(left.length * 2);
  for (let index = 0; index < left.length; index++) {
    samples[2 * index] = Math.round(left[index]! * 32_767);
    samples[2 * index + 1] = Math.round(right[index]! * 32_767);
  }
  return samples;
}
