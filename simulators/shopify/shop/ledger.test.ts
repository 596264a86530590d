import { describe, expect, test } from 'vitest';
import type { OrderFixture } from './fixture.ts';
import { buildLedger, sumTotals } from './ledger.ts';
import { buildShop } from './shop-building.ts';
import { financialStatusOf, totalsOf } from './totals.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

function orderOf(order: Partial<OrderFixture>) {
  const lines = order.lines ?? [{ title: 'Tea', sku: 'TEA', quantity: 3, unitPrice: '10.00' }];
  const shop = buildShop({ name: 'tea', currency: 'GBP', orders: [{ id: '1', ...order, lines }] }, NOW);
  const built = shop.orders.get('1');
  if (!built) throw new Error('The order was not built.');
  return built;
}

function salesOf(order: Partial<OrderFixture>) {
  return buildLedger(orderOf(order)).agreements.map(({ reason, sales }) => ({
    reason,
    sales: sales.map(({ lineType, actionType, quantity, total, tax, discountBeforeTaxes }) => [
      lineType,
      actionType,
      quantity,
      total,
      tax,
      discountBeforeTaxes,
    ]),
  }));
}

describe('sales agreements', () => {
  test('a sale lists goods, tip and shipping with their own taxes and discounts', () => {
    expect(
      salesOf({
        lines: [{ title: 'Tea', quantity: 3, unitPrice: '10.00', discount: '1.00', tax: '5.80' }],
        shipping: '4.00',
        tip: '2.00',
      }),
    ).toEqual([
      {
        reason: 'ORDER',
        sales: [
          ['PRODUCT', 'ORDER', 3, 3480, 580, 100],
          ['TIP', 'ORDER', 1, 200, 0, 0],
          ['SHIPPING', 'ORDER', 1, 400, 0, 0],
        ],
      },
    ]);
  });

  test('with taxes included the tax stays inside the total', () => {
    const [placed] = salesOf({
      taxesIncluded: true,
      lines: [{ title: 'Tea', quantity: 1, unitPrice: '12.00', tax: '2.00' }],
    });
    expect(placed?.sales).toEqual([['PRODUCT', 'ORDER', 1, 1200, 200, 0]]);
  });

  test('returning a line unit by unit ends at exactly zero', () => {
    const order = orderOf({
      lines: [{ title: 'Tea', quantity: 3, unitPrice: '3.33', discount: '0.50', tax: '1.00' }],
      refunds: [0, 1, 2].map((day) => ({
        createdAt: `2026-11-0${day + 1}T00:00:00Z`,
        lines: [{ line: 0, quantity: 1 }],
      })),
      createdAt: '2026-10-01T00:00:00Z',
    });
    const { agreements } = buildLedger(order);
    expect(agreements.reduce((sum, { sales }) => sum + sumTotals(sales), 0)).toBe(0);
    expect(totalsOf(order)).toMatchObject({
      currentTotal: 0,
      currentTax: 0,
      currentDiscounts: 0,
      refunded: 1049,
    });
    expect(financialStatusOf(order)).toBe('REFUNDED');
  });

  test('money beyond the returned goods is an adjustment', () => {
    const refund = salesOf({ refunds: [{ lines: [{ line: 0, quantity: 1 }], amount: '8.00' }] }).at(-1);
    expect(refund).toEqual({
      reason: 'REFUND',
      sales: [
        ['PRODUCT', 'RETURN', -1, -1000, 0, 0],
        ['ADJUSTMENT', 'RETURN', null, 200, 0, 0],
      ],
    });
  });

  test('a refund of shipping alone touches no goods', () => {
    const order = orderOf({ shipping: '4.00', refunds: [{ shipping: true }] });
    expect(totalsOf(order)).toMatchObject({ refunded: 400, shippingRefunded: 400, currentSubtotal: 3000 });
    expect(financialStatusOf(order)).toBe('PARTIALLY_REFUNDED');
  });

  test('refunding an unpaid order reverses the sale and pays nothing', () => {
    const order = orderOf({ financialStatus: 'PENDING', refunds: [{ lines: [{ line: 0, quantity: 3 }] }] });
    expect(totalsOf(order)).toMatchObject({ received: 0, refunded: 0, currentTotal: 0, total: 3000 });
    expect(financialStatusOf(order)).toBe('PENDING');
  });

  test('an edit sells what it adds and takes back what it removes, on its own day', () => {
    const edited = orderOf({
      createdAt: '2026-11-01T00:00:00Z',
      edits: [
        {
          createdAt: '2026-11-02T00:00:00Z',
          add: [{ title: 'Mug', unitPrice: '7.00' }],
          change: [{ line: 'TEA', quantity: 1 }],
        },
      ],
    });
    const [, edit] = buildLedger(edited).agreements;
    expect(edit?.reason).toBe('ORDER_EDIT');
    expect(edit?.at).toBe(Date.parse('2026-11-02T00:00:00Z'));
    expect(edit?.sales.map(({ actionType, total }) => [actionType, total])).toEqual([
      ['ORDER', 700],
      ['RETURN', -2000],
    ]);
    expect(totalsOf(edited)).toMatchObject({ total: 3700, originalTotal: 3000, currentTotal: 1700 });
  });

  test('an order discount is shared out over the lines to the penny, gift cards left out', () => {
    const order = orderOf({
      orderDiscount: '1.00',
      lines: [
        { title: 'Tea', unitPrice: '10.00' },
        { title: 'Mug', unitPrice: '20.00' },
        { title: 'Card', unitPrice: '50.00', isGiftCard: true },
      ],
    });
    expect(order.lines.map(({ orderDiscount }) => orderDiscount)).toEqual([33, 67, 0]);
    expect(totalsOf(order)).toMatchObject({ discounts: 100, total: 7900 });
  });
});
