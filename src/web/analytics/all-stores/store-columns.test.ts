import { expect, test } from 'vitest';
import { exampleAllStores, exampleStores } from '#web/testing/example-all-stores.ts';
import { figureOf, partOf, repeatShare, sortStores } from './store-columns.tsx';
import { storesIn } from './store-groups.ts';

const rows = storesIn(exampleAllStores(), exampleStores);
const namesBy = (...sorted: Parameters<typeof sortStores> extends [unknown, ...infer Rest] ? Rest : never) =>
  sortStores(rows, ...sorted).map(({ store }) => store.storeName);

test.each([
  ['customers', 'desc', ['Tea House', 'Lale', 'Garden Shed']],
  ['customers', 'asc', ['Tea House', 'Lale', 'Garden Shed']],
  ['growth', 'desc', ['Tea House', 'Lale', 'Garden Shed']],
  ['sales', 'asc', ['Garden Shed', 'Tea House', 'Lale']],
  ['name', 'asc', ['Garden Shed', 'Lale', 'Tea House']],
] as const)('by %s, %s, what is missing stands last', (sort, direction, names) => {
  expect(namesBy(sort, direction, 'en')).toEqual(names);
});

test('what a platform does not share is missing, not nought', () => {
  const shed = rows[1]!;
  expect(figureOf(shed, 'totalCustomers')).toBeNull();
  expect(partOf(shed, 'totalCustomers', 'guest_orders')).toBeNull();
  expect(repeatShare(shed)).toBeNull();
  expect(figureOf(shed, 'totalOrders')).toBe(3_418);
});
