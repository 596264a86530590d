import { expect, test } from 'vitest';
import { TONES } from '#shared/content/content.ts';
import { choosePiece } from './choose-piece.ts';

test.each(TONES)('the next four reels of a %s store have four pieces, whatever their seeds', (tone) => {
  const latest: string[] = [];
  for (const seed of [5, 5, 9, 2_147_483_647]) latest.unshift(choosePiece(tone, seed, latest).name);

  expect(new Set(latest).size).toBe(4);
  // After that, the one that was heard longest ago.
  expect(choosePiece(tone, 7, latest).name).toBe(latest.at(-1));
});

test('without a memory the seed chooses; what was heard in another tone changes nothing', () => {
  const names = [0, 1, 2, 3].map((seed) => choosePiece('luxury', seed).name);

  expect(new Set(names).size).toBe(4);
  expect(choosePiece('luxury', 6, [choosePiece('trendy', 6).name]).name).toBe(names[2]);
});
