import { expect, test } from 'vitest';
import { type DayFacts, explainNetSales, explainOrders } from './explanations.ts';

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
    'one extraordinary order, and what it held',
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
    [
      { kind: 'order', label: '#7', amount: 400_000 },
      { kind: 'product', label: 'Tea', amount: 390_000 },
    ],
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

test('more orders are told in what they are usually worth', () => {
  expect(explainOrders(facts({ netSales: 130_000, orders: 60 }))).toEqual([
    { kind: 'more_orders', label: null, amount: 200_000 },
  ]);
});
