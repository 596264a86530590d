import type { Tone } from '#shared/content/content.ts';
import type { Piece, ReelSeconds } from './pieces/piece.ts';
import { PIECES } from './pieces/pieces.ts';

/** The music of a reel: the same for the same seed, another for the next. */
export function choosePiece(tone: Tone, seed: number): Piece {
  const pieces = PIECES.filter((piece) => piece.tone === tone);
  return pieces[Math.abs(seed) % pieces.length]!;
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
