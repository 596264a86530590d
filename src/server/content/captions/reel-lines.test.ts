import { expect, test } from 'vitest';
import type { ProductFacts } from '#server/content/products/product-facts.ts';
import { reelLines } from './reel-lines.ts';

const APRON = {
  title: 'Linen Apron',
  description: 'Made of washed linen with two deep pockets. 70 x 85 cm, machine washable at 40 degrees.',
  variants: [],
} as unknown as ProductFacts;

test('a reel says facts of its caption in short lines, and neither its hook, its price nor its call again', () => {
  const caption = 'Two deep pockets.\nMachine washable at 40 degrees.\nOnly $24.90 today.\nLink in bio.';

  const lines = reelLines(caption, { product: APRON, language: 'en', hook: 'Two deep pockets' });

  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every((line) => line.length <= 42 && line.split(' ').length <= 6)).toBe(true);
  expect(lines.join(' ')).not.toMatch(/\$|bio|pockets/i);
});

test('nothing is made up where the shop states nothing', () => {
  const product = { ...APRON, title: 'Nova', description: null };

  expect(reelLines('A small thing. Link in bio.', { product, language: 'en', hook: null })).toEqual([]);
});
