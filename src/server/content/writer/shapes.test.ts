import { expect, test } from 'vitest';
import { CONTENT_PLATFORMS, CONTENT_TYPES } from '#shared/content/content.ts';
import { possibleShapes } from './possible-shapes.ts';
import { shapesFor } from './shapes.ts';
import type { ProductFact } from './voice/product-fact.ts';

const fact = (text: string): ProductFact => ({
  kind: 'material',
  text,
  concept: text,
  said: { in: 'title', from: 0, to: 1 },
});
const AVAILABLE = [0, 1, 2, 4].flatMap((count) =>
  [0, 2].flatMap((sentences) =>
    [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ].map(([variants = false, whole = false]) => ({
      facts: ['oak', 'brass', 'glass', 'cork'].slice(0, count).map(fact),
      sentences,
      price: true,
      variants,
      whole,
    })),
  ),
);

test.each(AVAILABLE)('%j: ten posts of any type on any network find ten shapes', (available) => {
  for (const platform of CONTENT_PLATFORMS)
    for (const type of CONTENT_TYPES)
      expect(
        possibleShapes(shapesFor(platform, type, null), available).length,
        `${platform} ${type}`,
      ).toBeGreaterThanOrEqual(10);
});

test.each(AVAILABLE)('%j: no shape belongs to two types, or to X and another network', (available) => {
  const owners = new Map<string, string>();
  for (const platform of ['instagram', 'twitter'] as const)
    for (const type of CONTENT_TYPES)
      for (const shape of possibleShapes(shapesFor(platform, type, null), available)) {
        const name = shape.map((paragraph) => paragraph.join(' ')).join(' / ');
        expect(`${name}: ${owners.get(name) ?? 'nobody'}`).toBe(`${name}: nobody`);
        owners.set(name, `${platform} ${type}`);
      }
});

test('each type has twelve shapes and more, long and short', () => {
  for (const platform of CONTENT_PLATFORMS)
    for (const type of CONTENT_TYPES)
      expect(shapesFor(platform, type, null).length).toBeGreaterThanOrEqual(12);
});
