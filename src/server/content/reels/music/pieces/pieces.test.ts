import { expect, test } from 'vitest';
import { choosePiece, timesOf } from '#server/content/reels/music/choose-piece.ts';
import { chordOf, isInScale, voicing } from '#server/content/reels/music/harmony.ts';
import { chordAt, strokesOf } from '#server/content/reels/music/score.ts';
import { REEL_SECONDS, TONES } from '#shared/content/content.ts';
import { PIECES } from './pieces.ts';

test('every tone has four pieces, and no two pieces share tempo, key, chords or instruments', () => {
  for (const tone of TONES) expect(PIECES.filter((piece) => piece.tone === tone)).toHaveLength(4);
  const distinct = (of: (piece: (typeof PIECES)[number]) => unknown) =>
    new Set(PIECES.map((piece) => JSON.stringify(of(piece)))).size;

  expect(distinct(({ name }) => name)).toBe(16);
  expect(distinct(({ beatsPerMinute }) => beatsPerMinute)).toBe(16);
  expect(distinct(({ chords }) => chords)).toBe(16);
  expect(distinct(({ parts }) => [...new Set(parts.map(({ instrument }) => instrument))].sort())).toBe(16);
  expect(distinct(({ key }) => key)).toBeGreaterThan(12);
});

test.each(PIECES.map((piece) => [piece.name, piece] as const))(
  '%s keeps to its key, and no held note of a line rubs against its chord',
  (_, piece) => {
    for (const name of [...piece.chords, piece.lastChord])
      for (const note of voicing(chordOf(name), 60))
        expect(isInScale(piece.key, note), `${name} in ${piece.key.tonic}`).toBe(true);
    for (const seconds of REEL_SECONDS)
      for (const part of piece.parts.filter(({ counts }) => counts === 'scale'))
        for (const stroke of strokesOf(part, piece, seconds, () => 0.5)) {
          const chord = chordAt(piece, seconds, stroke.at);
          const long = stroke.seconds * (piece.beatsPerMinute / 60) >= 0.5;
          if (long)
            expect(rubs(stroke.notes[0]!, chord), `${stroke.notes} over ${chord} at ${stroke.at}`).toBe(
              false,
            );
        }
  },
);

test.each(PIECES.map((piece) => [piece.name, piece] as const))(
  '%s has cuts that leave every scene its time, and rings out on the end card',
  (_, piece) => {
    for (const seconds of REEL_SECONDS) {
      const { beatSeconds, accents, bars, end } = timesOf(piece, seconds);
      expect(seconds - end).toBeGreaterThanOrEqual(1.2);
      expect(seconds - end).toBeLessThan(2);
      expect(accents[0]).toBe(0);
      expect(accents.at(-1)).toBe(end);
      for (const at of [...accents, ...bars])
        expect(at / beatSeconds).toBeCloseTo(Math.round(at / beatSeconds), 6);
      const hits = piece.parts.flatMap((part) => strokesOf(part, piece, seconds, () => 0.5));
      expect(hits.filter(({ at }) => Math.abs(at - end) < 0.001).length).toBeGreaterThan(2);
      expect(hits.filter(({ at }) => at > end + 0.001)).toEqual([]);
      expect(hits.filter(({ at }) => at === 0).length).toBeGreaterThan(1);
    }
  },
);

test('a seed always means the same piece, and the next seed another', () => {
  for (const tone of TONES) {
    expect(choosePiece(tone, 12)).toBe(choosePiece(tone, 12));
    expect(new Set([0, 1, 2, 3].map((seed) => choosePiece(tone, seed).name)).size).toBe(4);
    for (const seed of [0, 5, 2 ** 31 - 2])
      expect(choosePiece(tone, seed).name).not.toBe(choosePiece(tone, seed + 1).name);
  }
});

/** A note a semitone above one of a chord's makes it sour; the chord's own notes never are. */
function rubs(note: number, chordName: string): boolean {
  const { root, intervals } = chordOf(chordName);
  const pitches = intervals.map((step) => (root + step) % 12);
  const own = ((note % 12) + 12) % 12;
  return !pitches.includes(own) && pitches.includes((own + 11) % 12);
}
