import { expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { salesEndpoints } from '#shared/analytics/sales-reports.ts';
import type { OrderFixture, ShopFixture } from '#simulators/shopify/shop/fixture.ts';

/* Answers are computed by hand. It is the 21st of November 2026, noon in London. */

async function affinityOf(orders: OrderFixture[], shop: Partial<ShopFixture> = {}) {
  const started = await startApp({
    shops: [
      {
        name: 'tea-house',
        ianaTimezone: 'Europe/London',
        products: [
          {
            id: '11',
            title: 'Tea',
            handle: 'tea',
            price: '10.00',
            images: [{ url: 'https://cdn.example/tea.jpg' }],
          },
          { id: '12', title: 'Pot', handle: 'pot', price: '35.00' },
          { id: '13', title: 'Cup', handle: 'cup', price: '5.00' },
        ],
        customers: Array.from({ length: 40 }, (_, index) => ({ email: `c${index}@example.com` })),
        orders,
        ...shop,
      },
    ],
  });
  const owner = await started.signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  return owner.expectOk(owner.call(salesEndpoints.affinity, { params: { storeId } }));
}

const times = <T>(count: number, each: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => each(index));
const at = (day: number, hour = 10) => new Date(Date.UTC(2026, 10, 1 + day, hour)).toISOString();
const order = (products: string[], more: Partial<OrderFixture> = {}): OrderFixture => ({
  createdAt: at(5),
  lines: products.map((product) => ({ product })),
  ...more,
});

test('products bought together are listed with what the claim rests on', async () => {
  const { orders, from, pairs, next } = await affinityOf([
    ...times(10, () => order(['tea', 'pot'])),
    ...times(5, () => order(['pot', 'pot'])), // two lines of one product
    ...times(25, () => order(['cup'])),
    // None of these count.
    ...times(9, () => order(['tea', 'cup'], { cancelledAt: at(6) })),
    ...times(9, () => order(['tea', 'cup'], { test: true })),
    ...times(9, () => order(['tea', 'cup'], { createdAt: '2025-11-20T10:00:00Z' })),
  ]);
  expect([orders, from]).toEqual([40, '2025-11-21']);
  // 10 of 15 with a pot, 10 of 10 with tea; 1 ÷ (15 ÷ 40) = 2.67. Wilson 10 of 10: 0.787055 ÷ 0.375 = 2.098814,
  // and the other way 10 of 15: 0.452 ÷ 0.25 = 1.81, so tea is named first.
  expect(pairs).toEqual([
    {
      first: { id: '11', title: 'Tea', imageUrl: 'https://cdn.example/tea.jpg' },
      second: { id: '12', title: 'Pot', imageUrl: null },
      together: 10,
      withFirst: 10,
      withSecond: 15,
      support: 0.25,
      confidence: 1,
      lift: expect.closeTo(8 / 3, 10),
      cautiousLift: expect.closeTo(2.0988, 3),
    },
  ]);
  expect(next).toEqual([]);
});

test('gift cards and lines without a product make no pair', async () => {
  const { orders, pairs } = await affinityOf(
    [
      ...times(10, () => ({
        createdAt: at(5),
        lines: [{ product: 'tea' }, { title: 'Engraving', unitPrice: '3.00' }, { product: 'card' }],
      })),
      ...times(30, () => order(['cup'])),
    ],
    {
      products: [
        { title: 'Tea', handle: 'tea', price: '10.00' },
        { title: 'Cup', handle: 'cup', price: '5.00' },
        { title: 'Gift card', handle: 'card', price: '50.00', isGiftCard: true },
      ],
    },
  );
  expect(orders).toBe(40);
  expect(pairs).toEqual([]);
});

test('what customers order next is counted for those who came back within 90 days', async () => {
  const { pairs, next } = await affinityOf([
    ...times(10, (index) => order(['tea'], { customer: `c${index}@example.com`, createdAt: at(-60) })),
    ...times(8, (index) => order(['pot'], { customer: `c${index}@example.com`, createdAt: at(10) })),
    ...times(2, (index) => order(['cup'], { customer: `c${8 + index}@example.com`, createdAt: at(10) })),
    ...times(15, (index) => order(['cup'], { customer: `c${20 + index}@example.com`, createdAt: at(-60) })),
    ...times(14, (index) => order(['cup'], { customer: `c${20 + index}@example.com`, createdAt: at(10) })),
    order(['pot'], { customer: 'c34@example.com', createdAt: at(10) }),
    // Too late to follow.
    ...times(5, (index) => order(['tea'], { customer: `c${35 + index}@example.com`, createdAt: at(-200) })),
    ...times(5, (index) => order(['pot'], { customer: `c${35 + index}@example.com`, createdAt: at(10) })),
  ]);
  expect(pairs).toEqual([]);
  // 25 came back; 10 had tea before, 9 took a pot after, 8 both: 0.8 ÷ (9 ÷ 25) = 2.22.
  expect(next).toMatchObject([
    {
      first: { title: 'Tea' },
      second: { title: 'Pot' },
      together: 8,
      withFirst: 10,
      withSecond: 9,
      confidence: 0.8,
      lift: expect.closeTo(20 / 9, 10),
    },
  ]);
});

test('a store without orders has no pairs', async () => {
  expect(await affinityOf([])).toMatchObject({ orders: 0, from: null, pairs: [], next: [] });
});
