import { expect, test } from 'vitest';
import { type GoodsMarks, sameGoods } from './same-goods.ts';

const store = (storeId: string, marks: Partial<GoodsMarks>) => ({
  storeId,
  marks: { skus: [], titles: [], ...marks },
});

test('products with a SKU in common are the same goods, in as many stores as have it', () => {
  const partners = sameGoods([
    store('a', { skus: [['1', 'cup-01']] }),
    store('b', { skus: [['9', 'cup-01']] }),
    store('c', { skus: [['5', 'cup-01']] }),
  ]);
  expect(new Set(['a/1', 'b/9', 'c/5'].map((key) => partners.get(key)))).toEqual(new Set(['a/1']));
});

test('a SKU that two products of a store have says nothing of either', () => {
  const partners = sameGoods([
    store('a', {
      skus: [
        ['1', 'cup-01'],
        ['2', 'cup-01'],
      ],
    }),
    store('b', { skus: [['9', 'cup-01']] }),
  ]);
  expect(partners.size).toBe(0);
});

test('where a store has no SKUs, the same title joins; where both have, they decide', () => {
  const titles: GoodsMarks['titles'] = [['1', 'ceylon tea cup']];
  const shopify = store('a', { skus: [['1', 'cup-01']], titles });
  expect(sameGoods([shopify, store('b', { titles })]).get('b/1')).toBe('a/1');
  expect(sameGoods([shopify, store('b', { skus: [['1', 'cup-02']], titles })]).size).toBe(0);
});
