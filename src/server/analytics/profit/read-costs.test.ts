import { expect, test } from 'vitest';
import { type KnownVariant, readCosts } from './read-costs.ts';

const variant = (more: Partial<KnownVariant>): KnownVariant => ({
  productId: 'p1',
  variantId: 'v1',
  title: 'Mug',
  variantTitle: null,
  sku: 'MUG',
  unitCost: null,
  ...more,
});
const variants = [
  variant({}),
  variant({ productId: 'p2', variantId: 'v2', title: 'Shirt', variantTitle: 'Red', sku: 'S-1', unitCost: 5 }),
  variant({ productId: 'p2', variantId: 'v3', title: 'Shirt', variantTitle: 'Blue', sku: 'S-2' }),
];

const found = (text: string) =>
  readCosts(text, variants).costs.map((each) => [each.variantId, each.unitCost]);

test('a variant is known by its SKU, its id, its title, or its title and its own', () => {
  expect(found('mug\t4\nS-2\t6,50')).toEqual([
    ['v1', 4],
    ['v3', 6.5],
  ]);
  expect(found('v2;7')).toEqual([['v2', 7]]);
  expect(found('Mug,3.20')).toEqual([['v1', 3.2]]);
  expect(found('Shirt\tBlue\t9')).toEqual([['v3', 9]]);
});

test('the column that is called a cost goes before the last amount', () => {
  expect(found('SKU,Cost,Price\nMUG,4,12')).toEqual([['v1', 4]]);
  expect(found('Stok kodu;Maliyet;Fiyat\nMUG;4,25;12')).toEqual([['v1', 4.25]]);
});

test('what cannot be taken is said with its line and why, and nothing of it is guessed', () => {
  expect(readCosts('SKU,Cost\nLAMP,4\nShirt,5\nMUG,\nS-1,abc', variants)).toEqual({
    costs: [],
    unmatched: [
      { line: 2, text: 'LAMP,4', reason: 'unknown' },
      { line: 3, text: 'Shirt,5', reason: 'ambiguous' },
      { line: 4, text: 'MUG,', reason: 'no_cost' },
      { line: 5, text: 'S-1,abc', reason: 'not_a_number' },
    ],
  });
});

test('the file that costs are exported to is read again as it is', () => {
  const file = 'Variant id,SKU,Name,Variant,Price,Cost,Currency\r\nv2,S-1,Shirt,Red,20,5,TRY\r\n';
  expect(readCosts(file, variants)).toMatchObject({
    costs: [{ variantId: 'v2', before: 5, unitCost: 5 }],
    unmatched: [],
  });
});
