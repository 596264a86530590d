import type { Tone } from '#shared/content/content.ts';
import type { Piece, ReelSeconds } from './pieces/piece.ts';
import { PIECES } from './pieces/pieces.ts';

/**
 * The music of a reel: by its seed, and of those heard in the latest reels (names, newest first) none while there is
 * another of its tone, then the one heard longest ago.
 */
export function choosePiece(tone: Tone, seed: number, latest: readonly string[] = []): Piece {
  const pieces = PIECES.filter((piece) => piece.tone === tone);
  const first = Math.abs(seed) % pieces.length;
  const wanted = [...pieces.slice(first), ...pieces.slice(0, first)];
  const age = ({ name }: Piece) => (latest.includes(name) ? latest.indexOf(name) : latest.length);
  return wanted.toSorted((one, other) => age(other) - age(one))[0]!;
}

export interface PieceTimes {
  beatSeconds: number;
  /** Where a bar begins, in seconds. */
  bars: number[];
  /** Where cuts fall well, strongest places of the music: beginnings and middles of bars, the lift, the end. */
  accents: number[];
  /** The last hit, for the cut to the end card; from there on the music rings out. */
  end: number;
}

export function timesOf({ beatsPerMinute, beatsPerBar, forms }: Piece, seconds: ReelSeconds): PieceTimes {
  const beatSeconds = 60 / beatsPerMinute;
  const { pickup, lift, end } = forms[seconds];
  const half = beatsPerBar % 2 === 0 ? beatsPerBar / 2 : beatsPerBar;
  const every = (beats: number) =>
    Array.from({ length: Math.ceil((end - pickup) / beats) }, (_, index) => pickup + index * beats);
  const accents = [...new Set([0, ...every(half), lift, end])].sort((one, other) => one - other);
  return {
    beatSeconds,
    bars: every(beatsPerBar).map((beat) => beat * beatSeconds),
    accents: accents.map((beat) => beat * beatSeconds),
    end: end * beatSeconds,
  };
}
