import { expect, test } from 'vitest';
import { lossReasons } from './loss-reasons.ts';

test.each([
  ['nothing where it earned', { covered: 1000, costOfGoods: 400 }, []],
  ['a price below cost', { grossSales: 300, covered: 300, costOfGoods: 400 }, ['below_cost']],
  ['a discount', { grossSales: 1000, discounts: -700, covered: 300, costOfGoods: 400 }, ['discount']],
  [
    'shipping that cost more than was left',
    { grossSales: 500, covered: 500, costOfGoods: 400, shippingCost: 300 },
    ['shipping'],
  ],
  [
    'a return whose goods are lost',
    { grossSales: 1000, returns: -1000, costOfGoods: 400, fees: 30 },
    ['returned'],
  ],
  ['a dispute', { grossSales: 1000, covered: 1000, costOfGoods: 400, otherCosts: 1015 }, ['dispute']],
  [
    'all that would have been enough, the largest first',
    { grossSales: 1000, discounts: -300, covered: 700, costOfGoods: 600, shippingCost: 250 },
    ['discount', 'shipping'],
  ],
])('an order lost money for %s', (_, sums, reasons) => {
  expect(lossReasons(sums)).toEqual(reasons);
});
