import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlatformSale } from '#server/platforms/ports/store-platform.ts';
import { ledgerOf } from '#server/stores/ledger/ledger.ts';
import { salesOf, shareOut } from './order-sales.ts';
import { translateOrder } from './translate.ts';
import { WireOrder } from './wire.ts';

const placed = '2026-03-01T10:00:00+0300';
const given = '2026-03-09T10:00:00+0300';

function order(change: object): WireOrder {
  return WireOrder.parse({
    id: '784630780',
    status: 'fulfilled',
    paymentStatus: 'paid',
    dateCreated: placed,
    currency: 'TRY',
    totals: { subtotal: '300.00', shipping: '49.90', discount: '0.00', total: '349.90' },
    lineItems: [line('100.00', 1), line('100.00', 2)],
    refunds: [],
    ...change,
  });
}
const line = (price: string, quantity: number, total?: string) => ({
  productId: '50115452',
  title: 'Tişört',
  quantity,
  price,
  ...(total !== undefined && { total }),
});
const refund = (type: string, total: string, change: object = {}) => ({
  id: '1',
  type,
  status: 'succeeded',
  dateCreated: given,
  total,
  ...change,
});

const worth = (rows: PlatformSale[]) => rows.reduce((sum, row) => sum + row.amount + row.discount, 0);
const brief = (rows: PlatformSale[]) =>
  rows.map(({ key, kind, part, quantity, amount, discount }) =>
    [key, kind, part, quantity, amount, discount].join(' '),
  );
const sold = (change: object) => brief(salesOf(order(change), 'TRY').sales);

describe('what was sold', () => {
  test('lines and shipping as they stand', () => {
    expect(sold({})).toEqual([
      'line:0 sale product 1 10000 0',
      'line:1 sale product 2 20000 0',
      'shipping sale shipping 0 4990 0',
    ]);
  });

  test('a discount is shared over the lines to the last kuruş', () => {
    const totals = { shipping: '0.00', discount: '50.01', total: '249.99' };
    expect(sold({ totals })).toEqual([
      'line:0 sale product 1 10000 -1667',
      'line:1 sale product 2 20000 -3334',
    ]);
  });

  test('line totals that are already less the discount are distinguished from those that are not', () => {
    const totals = { shipping: '0.00', discount: '30.00', total: '270.00' };
    const lineItems = [line('100.00', 1, '90.00'), line('100.00', 2, '180.00')];
    expect(sold({ totals, lineItems })).toEqual([
      'line:0 sale product 1 10000 -1000',
      'line:1 sale product 2 20000 -2000',
    ]);
  });

  test('a discount that reaches beyond the goods lowers the shipping', () => {
    const totals = { shipping: '49.90', discount: '349.90', total: '0.00' };
    expect(sold({ totals }).at(-1)).toBe('shipping sale shipping 0 4990 -4990');
  });

  test('what was charged beyond lines and shipping is a fee', () => {
    const totals = { shipping: '49.90', discount: '0.00', total: '360.00' };
    expect(sold({ totals }).at(-1)).toBe('beyond sale fee 0 1010 0');
  });

  test('without any totals the lines say it', () => {
    expect(salesOf(order({ totals: {} }), 'TRY')).toMatchObject({ total: 30_000 });
  });
});

describe('what was given back', () => {
  test('a full refund reverses every line and the shipping, on its day', () => {
    const { sales, reversedAt } = salesOf(order({ refunds: [refund('full', '349.90')] }), 'TRY');
    expect(brief(sales.slice(3))).toEqual([
      'refund:1:product:784630780-0 refund product -1 -10000 0',
      'refund:1:product:784630780-1 refund product -2 -20000 0',
      'refund:1:shipping: refund shipping 0 -4990 0',
    ]);
    expect(reversedAt).toEqual(new Date(given.replace('+0300', '+03:00')));
    expect(sales.at(-1)?.occurredAt).toEqual(reversedAt);
  });

  test('a partial one names no line', () => {
    const { sales, reversedAt } = salesOf(order({ refunds: [refund('partial', '120.00')] }), 'TRY');
    expect(brief(sales.slice(3))).toEqual(['refund:1 refund product 0 -12000 0']);
    expect(reversedAt).toBeNull();
  });

  test('it counts on the day the money went back, where that is known', () => {
    const refunds = [refund('partial', '120.00', { dateRefunded: '2026-03-11T00:00:00+0300' })];
    expect(salesOf(order({ refunds }), 'TRY').sales.at(-1)?.occurredAt).toEqual(
      new Date('2026-03-10T21:00:00Z'),
    );
  });

  test.each(['pending', 'failed', 'something_new'])('a refund that is %s gives nothing back', (status) => {
    const translated = salesOf(order({ refunds: [refund('full', '349.90', { status })] }), 'TRY');
    expect(worth(translated.sales)).toBe(34_990);
    expect(translated.refunds).toEqual([]);
  });

  test('a full refund after a partial one takes the rest', () => {
    const refunds = [
      refund('full', '229.90', { id: '2', dateCreated: '2026-03-10T00:00:00+0300' }),
      refund('partial', '120.00'),
    ];
    const translated = translateOrder(order({ refunds }));
    expect(translated.lines.map(({ currentQuantity }) => currentQuantity)).toEqual([0, 0]);
    expect(worth(ledgerOf(translated))).toBe(0);
    expect(translated.refunds.map(({ id, total }) => [id, total])).toEqual([
      ['1', 12_000],
      ['2', 22_990],
    ]);
  });

  test('more than there is left is not given back', () => {
    const refunds = [refund('partial', '300.00'), refund('partial', '300.00', { id: '2' })];
    const translated = translateOrder(order({ refunds }));
    expect(worth(translated.sales)).toBe(0);
    expect(translated.refunds.map(({ total }) => total)).toEqual([30_000, 4_990]);
  });

  test('all goods without the shipping reverses the lines', () => {
    const { sales } = salesOf(order({ refunds: [refund('full', '300.00')] }), 'TRY');
    expect(brief(sales.slice(3))).toEqual([
      'refund:1:product:784630780-0 refund product -1 -10000 0',
      'refund:1:product:784630780-1 refund product -2 -20000 0',
    ]);
  });
});

const amount = fc.integer({ min: 0, max: 5_000_000 });
const text = (minor: number) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;

test('whatever the order: its rows sum to its total less the refunds that succeeded, and reading it again changes nothing', () => {
  const anyRefund = fc.record({
    type: fc.constantFrom('full', 'partial'),
    status: fc.constantFrom('succeeded', 'failed', 'pending'),
    total: amount,
    day: fc.integer({ min: 1, max: 28 }),
  });
  const anyOrder = fc.record({
    lines: fc.array(fc.record({ price: amount, quantity: fc.integer({ min: 0, max: 9 }) }), { maxLength: 8 }),
    shipping: amount,
    discount: amount,
    total: fc.option(amount),
    refunds: fc.array(anyRefund, { maxLength: 5 }),
  });
  fc.assert(
    fc.property(anyOrder, ({ lines, shipping, discount, total, refunds }) => {
      const sum = lines.reduce((all, { price, quantity }) => all + price * quantity, 0);
      const charged = total ?? Math.max(0, sum + shipping - discount);
      const wire = order({
        lineItems: lines.map(({ price, quantity }) => line(text(price), quantity)),
        totals: { shipping: text(shipping), discount: text(discount), total: text(charged) },
        refunds: refunds.map(({ type, status, total, day }, index) =>
          refund(type, text(total), {
            id: String(index),
            status,
            dateCreated: `2026-04-${String(day).padStart(2, '0')}T00:00:00+0300`,
          }),
        ),
      });
      const translated = translateOrder(wire);
      const ledger = ledgerOf(translated);
      const back = refunds
        .filter(({ status }) => status === 'succeeded')
        .reduce((all, refund) => all + refund.total, 0);

      expect(translated.total).toBe(charged);
      expect(worth(ledger)).toBe(charged - Math.min(charged, back));
      expect(translated.refunds.reduce((all, refund) => all + refund.total, 0)).toBe(Math.min(charged, back));
      expect(new Set(ledger.map(({ key }) => key)).size).toBe(ledger.length);
      for (const row of ledger) {
        expect(Number.isSafeInteger(row.amount) && Number.isSafeInteger(row.discount)).toBe(true);
        if (row.kind === 'sale') expect(row.amount + row.discount).toBeGreaterThanOrEqual(0);
      }
      expect(translateOrder(wire)).toEqual(translated);
    }),
    { numRuns: 500 },
  );
});

test('shares are whole, sum to the amount, and none is larger than its line', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 12 }),
      fc.nat(),
      (weights, part) => {
        const whole = weights.reduce((sum, weight) => sum + weight, 0);
        const given = whole === 0 ? 0 : part % (whole + 1);
        const shares = shareOut(given, weights);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(given);
        expect(shares.every((share, index) => share >= 0 && share <= weights[index]!)).toBe(true);
      },
    ),
  );
});
