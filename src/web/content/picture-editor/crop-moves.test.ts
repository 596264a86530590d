import { describe, expect, test } from 'vitest';
import { CORNERS, cropOf, LEAST, largest, moved, resized, WHOLE } from './crop-moves.ts';

const middle = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

test.each([
  ['to the right', 0.1, 0, { ...middle, x: 0.35 }],
  ['beyond the right edge', 0.9, 0, { ...middle, x: 0.5 }],
  ['beyond the top', 0, -0.9, { ...middle, y: 0 }],
])('a part that is moved %s stays within the photo', (_, dx, dy, expected) => {
  expect(moved(middle, dx, dy)).toEqual(expected);
});

describe('a corner that is dragged', () => {
  test.each([
    ['bottom-right', 0.1, 0.2, { x: 0.25, y: 0.25, width: 0.6, height: 0.7 }],
    ['top-left', 0.1, 0.2, { x: 0.35, y: 0.45, width: 0.4, height: 0.3 }],
    ['top-right', 0.9, -0.9, { x: 0.25, y: 0, width: 0.75, height: 0.75 }],
    ['bottom-left', 0.9, -0.9, { x: 0.65, y: 0.25, width: LEAST, height: LEAST }],
  ] as const)('%s leaves the one across where it is', (corner, dx, dy, expected) => {
    const part = resized(middle, corner, [dx, dy], null);
    for (const [name, value] of Object.entries(expected))
      expect(part[name as keyof typeof part]).toBeCloseTo(value, 10);
  });

  test.each(CORNERS)('%s keeps a ratio that must stay, at any distance and within the photo', (corner) => {
    for (const ratio of [0.5, 0.8, 1, 1.6])
      for (const dx of [-2, -0.3, 0.05, 0.2, 2])
        for (const dy of [-2, 0, 0.1, 2]) {
          const part = resized(largest(ratio), corner, [dx, dy], ratio);
          expect(part.width / part.height).toBeCloseTo(ratio, 10);
          expect(part.x).toBeGreaterThanOrEqual(-1e-9);
          expect(part.y).toBeGreaterThanOrEqual(-1e-9);
          expect(part.x + part.width).toBeLessThanOrEqual(1 + 1e-9);
          expect(part.y + part.height).toBeLessThanOrEqual(1 + 1e-9);
          expect(part.width).toBeGreaterThan(0);
        }
  });
});

test('the whole photo is no part of it', () => {
  expect(cropOf(WHOLE)).toBeNull();
  expect(cropOf({ x: 0, y: 0.1234, width: 1, height: 0.5 })).toEqual({
    x: 0,
    y: 0.123,
    width: 1,
    height: 0.5,
  });
});
