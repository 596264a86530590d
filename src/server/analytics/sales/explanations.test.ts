import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DayFacts, explainNetSales, explainOrders, explainSold } from './explanations.ts';

/** Usually twenty orders of 50.00 each; money in hundredths. */
const usual = { netSales: 100_000, orders: 20 };
const facts = (change: Partial<DayFacts>): DayFacts => ({
  netSales: 100_000,
  orders: 20,
  usual,
  orderEffects: [],
  products: [],
  ...change,
});

test.each<[string, Partial<DayFacts>, ReturnType<typeof explainNetSales>]>([
  [
    'one extraordinary order; what it held is not named next to it',
    {
      netSales: 500_000,
      orders: 21,
      orderEffects: [
        { name: '#7', netSales: 400_000, placed: true },
        { name: '#8', netSales: 6_000, placed: true },
      ],
      products: [
        { title: 'Tea', netSales: 390_000, usual: 10_000 },
        { title: 'Cup', netSales: 40_000, usual: 38_000 },
      ],
    },
    [{ kind: 'order', label: '#7', amount: 400_000 }],
  ],
  [
    'one order that is more than the whole difference',
    {
      netSales: 190_000,
      orders: 12,
      orderEffects: [{ name: '#7', netSales: 152_900, placed: true }],
    },
    [{ kind: 'order', label: '#7', amount: 90_000 }],
  ],
  [
    'a product that sold for most of the difference',
    {
      netSales: 300_000,
      orders: 45,
      products: [
        { title: 'Tea', netSales: 160_000, usual: 10_000 },
        { title: 'Cup', netSales: 40_000, usual: 38_000 },
      ],
    },
    [{ kind: 'product', label: 'Tea', amount: 150_000 }],
  ],
  [
    'one large order given back',
    { netSales: -200_000, orderEffects: [{ name: '#7', netSales: -300_000, placed: false }] },
    [{ kind: 'refund', label: '#7', amount: -300_000 }],
  ],
  [
    'twice the orders',
    { netSales: 200_000, orders: 40 },
    [{ kind: 'more_orders', label: null, amount: 100_000 }],
  ],
  [
    'half as many orders',
    { netSales: 50_000, orders: 10 },
    [{ kind: 'fewer_orders', label: null, amount: -50_000 }],
  ],
  ['larger orders', { netSales: 300_000 }, [{ kind: 'larger_orders', label: null, amount: 200_000 }]],
  ['smaller orders', { netSales: 40_000 }, [{ kind: 'smaller_orders', label: null, amount: -60_000 }]],
  ['no orders', { netSales: 0, orders: 0 }, [{ kind: 'fewer_orders', label: null, amount: -100_000 }]],
  [
    'sales on a closing day',
    { netSales: 30_000, orders: 6, usual: { netSales: 0, orders: 0 } },
    [{ kind: 'more_orders', label: null, amount: 30_000 }],
  ],
])('%s', (_case, change, causes) => {
  expect(explainNetSales(facts(change))).toEqual(causes);
});

test('more orders are said in what they are usually worth', () => {
  expect(explainOrders(facts({ netSales: 130_000, orders: 60 }))).toEqual([
    { kind: 'more_orders', label: null, amount: 200_000 },
  ]);
});

test('an order that was undone the same day is named where it is most of what was sold', () => {
  const day = { sold: 17_000_000, usual: 100_000 };
  expect(explainSold(day, { name: '#9', sold: 16_847_000 })).toEqual([
    { kind: 'cancelled_order', label: '#9', amount: 16_847_000 },
  ]);
  expect(explainSold(day, { name: '#9', sold: 90_000 })).toEqual([]);
  expect(explainSold(day, null)).toEqual([]);
});

test('causes never come to more than the difference', () => {
  const amount = fc.integer({ min: -500_000, max: 500_000 });
  const anyDay = fc.record({
    netSales: amount,
    orders: fc.nat(60),
    usual: fc.record({ netSales: fc.nat(300_000), orders: fc.nat(40) }),
    orderEffects: fc.array(fc.record({ name: fc.constant('#1'), netSales: amount, placed: fc.boolean() }), {
      maxLength: 3,
    }),
    products: fc.array(
      fc.record({ title: fc.constant('Tea'), netSales: fc.nat(500_000), usual: fc.nat(50_000) }),
      { maxLength: 5 },
    ),
  });
  fc.assert(
    fc.property(anyDay, (day) => {
      const effect = day.netSales - day.usual.netSales;
      const causes = explainNetSales(day);
      expect(causes.every(({ amount: part }) => part * effect > 0)).toBe(true);
      const whole = causes.reduce((sum, { amount: part }) => sum + part, 0);
      expect(Math.abs(whole)).toBeLessThanOrEqual(Math.abs(effect) + 0.5);
    }),
    { seed: 20_261_122 },
  );
});
