import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SalesFacts, splitChange } from './change-split.ts';

const effectsOf = (current: SalesFacts, previous: SalesFacts, guests = [0, 0]) => {
  const split = splitChange({ known: current, guests: guests[0]! }, { known: previous, guests: guests[1]! });
  expect(split.guests.effect).toBe(guests[0]! - guests[1]!);
  return [split.buyers.effect, split.ordersPerBuyer.effect, split.netPerOrder.effect];
};

test.each([
  ['twice the buyers', { buyers: 20, orders: 20, netSales: 2000 }, [1000, 0, 0]],
  ['twice the orders of each', { buyers: 10, orders: 20, netSales: 2000 }, [0, 1000, 0]],
  ['twice the value of each', { buyers: 10, orders: 10, netSales: 2000 }, [0, 0, 1000]],
  // (4000 − 1000) ÷ ln 4 × ln 2 = 1500 for each of two doublings.
  ['twice the buyers with twice the value', { buyers: 20, orders: 20, netSales: 4000 }, [1500, 0, 1500]],
  ['nothing else', { buyers: 10, orders: 10, netSales: 1000 }, [0, 0, 0]],
  // More given back than sold. Shapley: buyers (20 − 10) × (−10 + 100) ÷ 2, value (−10 − 100) × (20 + 10) ÷ 2.
  ['twice the buyers and more given back', { buyers: 20, orders: 20, netSales: -200 }, [450, 0, -1650]],
])('%s', (_case, current, effects) => {
  expect(effectsOf(current, { buyers: 10, orders: 10, netSales: 1000 })).toEqual(effects);
});

test('what guests brought is a part of its own and moves no factor', () => {
  const before = { buyers: 10, orders: 10, netSales: 1000 };
  const twice = { buyers: 20, orders: 20, netSales: 2000 };
  expect(effectsOf(twice, before, [50_000, 3])).toEqual([1000, 0, 0]);
});

test('where no known customer ordered on one side, the rest of the change is that', () => {
  const before = { buyers: 10, orders: 12, netSales: 1000 };
  const none = { buyers: 0, orders: 0, netSales: -30 };
  const split = splitChange({ known: none, guests: 500 }, { known: before, guests: 100 });
  expect(split).toEqual({
    buyers: { current: 0, previous: 10, effect: -1030 },
    ordersPerBuyer: { current: null, previous: 1.2, effect: 0 },
    netPerOrder: { current: null, previous: 1000 / 12, effect: 0 },
    guests: { current: 500, previous: 100, effect: 400 },
  });
});

const aSide = fc
  .record({
    buyers: fc.integer({ min: 1, max: 100_000 }),
    more: fc.integer({ min: 0, max: 100_000 }),
    netSales: fc.integer({ min: -1e9, max: 1e11 }),
  })
  .map(({ buyers, more, netSales }) => ({ buyers, orders: buyers + more, netSales }));

test('the effects are whole minor units that add up to the change, and turn round with it', () => {
  fc.assert(
    fc.property(aSide, aSide, (one, other) => {
      const effects = effectsOf(one, other);
      expect(effects.every(Number.isInteger)).toBe(true);
      expect(effects.reduce((sum, each) => sum + each, 0)).toBe(one.netSales - other.netSales);
      effectsOf(other, one).forEach((effect, index) => {
        expect(Math.abs(effect + effects[index]!)).toBeLessThanOrEqual(3);
      });
    }),
    { seed: 20_261_121 },
  );
});

test('a side whose buyers are not counted yet is a side without any', () => {
  const counted = { known: { buyers: 10, orders: 12, netSales: 1_200 }, guests: 300 };
  const uncounted = { known: { buyers: 0, orders: 9, netSales: 900 }, guests: 0 };
  for (const [current, previous] of [
    [counted, uncounted],
    [uncounted, counted],
    [uncounted, uncounted],
  ] as const) {
    const split = splitChange(current, previous);
    const effects = Object.values(split).map(({ effect }) => effect);
    const change = current.known.netSales + current.guests - previous.known.netSales - previous.guests;
    expect(effects.reduce((sum, effect) => sum + effect, 0)).toBe(change);
    for (const { current: now, previous: before } of Object.values(split))
      for (const value of [now, before]) expect(value === null || Number.isFinite(value)).toBe(true);
  }
  expect(splitChange(counted, uncounted).ordersPerBuyer).toEqual({ current: 1.2, previous: null, effect: 0 });
});
