import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localHours } from '#server/core/time/local-hours.ts';
import type { PlatformSale, SalePart } from '#server/platforms/ports/store-platform.ts';
import { ledgerOf } from './ledger.ts';
import { worthOf } from './order-worth.ts';
import { createHourChanges } from './sales-hours.ts';

const placed = new Date('2026-11-01T10:00:00Z');
const later = new Date('2026-11-05T10:00:00Z');

function row(change: Partial<PlatformSale>): PlatformSale {
  return {
    key: 'line:1',
    kind: 'sale',
    part: 'product',
    lineId: '1',
    productId: null,
    quantity: 1,
    amount: 1000,
    discount: 0,
    occurredAt: placed,
    ...change,
  };
}
const worth = (rows: PlatformSale[]) =>
  rows.reduce((sum, { amount, discount }) => sum + amount + discount, 0);

const shipping = row({ key: 'shipping', part: 'shipping', lineId: null, amount: 350 });
const refund = (change: Partial<PlatformSale>) =>
  row({ key: 'refund:1', kind: 'refund', quantity: 0, occurredAt: later, ...change });
const refundOfAmount = (amount: number, occurredAt = later) =>
  refund({ lineId: null, amount: -amount, occurredAt });
const refundOfShipping = (amount: number) =>
  refund({ key: 'refund:2', part: 'shipping', lineId: null, amount: -amount });
const muchLater = new Date('2026-11-08T10:00:00Z');

test.each([
  ['nothing was given back before', []],
  ['a part was refunded before', [refund({ amount: -400 })]],
  ['money was given back for no line', [refundOfAmount(250)]],
  ['everything was given back as one amount, shipping included', [refundOfAmount(1250)]],
  ['goods and a part of the shipping were given back as one amount', [refundOfAmount(1000)]],
  ['everything was given back as one amount after the cancellation', [refundOfAmount(1250, muchLater)]],
  ['a part was given back as an amount after the cancellation', [refundOfAmount(300, muchLater)]],
  ['only shipping was given back', [refundOfShipping(350)]],
  ['more than the shipping was given back as shipping', [refundOfShipping(500)]],
  [
    'shipping was given back by itself and once more within an amount',
    [refundOfShipping(350), refundOfAmount(900)],
  ],
  [
    'the line was given back and the shipping as an amount',
    [
      refund({ amount: -1000, discount: 100, quantity: -1 }),
      refund({ key: 'refund:3', lineId: null, amount: -350 }),
    ],
  ],
])('a cancelled order nets to nothing in every part when %s', (_case, refunds) => {
  const sales = [row({ discount: -100 }), shipping, ...refunds];
  const ledger = ledgerOf({ test: false, cancelledAt: later, sales });
  for (const part of ['product', 'shipping']) {
    expect({ part, worth: worth(ledger.filter((each) => each.part === part)) }).toEqual({ part, worth: 0 });
  }
  expect(ledger.filter(({ kind }) => kind === 'cancel').every(({ occurredAt }) => occurredAt === later)).toBe(
    true,
  );
});

test.each([
  ['as one amount', [refundOfAmount(1300)]],
  ['partly as shipping', [refundOfAmount(900), refundOfShipping(400)]],
  ['all as shipping', [refundOfShipping(1300)]],
])(
  'of a cancelled order only what was given back beyond its price stays, given back %s',
  (_case, refunds) => {
    const sales = [row({ discount: -100 }), shipping, ...refunds];
    expect(worth(ledgerOf({ test: false, cancelledAt: later, sales }))).toBe(-50);
  },
);

const anAmount = fc.integer({ min: 0, max: 2_000 });
const aSale = fc.record({
  part: fc.constantFrom<SalePart>('product', 'product', 'gift_card', 'shipping', 'tax', 'tip', 'duty', 'fee'),
  lineId: fc.constantFrom('1', '2', null),
  amount: anAmount,
  discounted: fc.integer({ min: 0, max: 100 }),
});
const aRefund = fc.record({
  part: fc.constantFrom<SalePart>('product', 'product', 'shipping', 'tax'),
  lineId: fc.constantFrom('1', null),
  amount: anAmount,
  occurredAt: fc.constantFrom(placed, later, muchLater),
});

test('whatever was sold and given back in whatever order, a cancelled order nets to nothing or to what was given back beyond its price', () => {
  fc.assert(
    fc.property(
      fc.array(aSale, { maxLength: 5 }),
      fc.array(aRefund, { maxLength: 4 }),
      fc.infiniteStream(fc.nat()),
      (sold, refunded, chance) => {
        const rows = [
          ...sold.map(({ amount, discounted, ...sale }, at) =>
            row({ ...sale, key: `sale:${at}`, amount, discount: 0 - Math.min(discounted, amount) }),
          ),
          ...refunded.map(({ amount, ...back }, at) =>
            row({ ...back, key: `refund:${at}`, kind: 'refund', quantity: 0, amount: 0 - amount }),
          ),
        ];
        const sales = rows
          .map((each) => ({ each, turn: chance.next().value }))
          .sort((one, other) => one.turn - other.turn)
          .map(({ each }) => each);
        const ledger = ledgerOf({ test: false, cancelledAt: later, sales });
        expect(worth(ledger)).toBe(Math.min(0, worth(sales)));
        expect(new Set(ledger.map(({ key }) => key)).size).toBe(ledger.length);
        const reversed = ledger.filter(({ kind }) => kind === 'cancel');
        expect(worth(reversed)).toBeLessThanOrEqual(0);
      },
    ),
    { seed: 20_261_122, numRuns: 500 },
  );
});

test('an order refunded beyond its price and then cancelled is not sold again', () => {
  const sales = [row({}), row({ key: 'refund:1', kind: 'refund', amount: -1200, quantity: -1 })];
  expect(ledgerOf({ test: false, cancelledAt: later, sales })).toEqual(sales);
});

test.each<[string, PlatformSale[], boolean]>([
  ['nothing happened', [], true],
  ['a part of the goods was given back', [refund({ amount: -400 })], true],
  ['all of the goods were given back and the shop keeps the shipping', [refund({ amount: -1000 })], false],
  ['goods and shipping were given back as one amount', [refundOfAmount(1350)], false],
  ['everything was given back, most of it as shipping', [refundOfShipping(1350)], false],
  ['the shipping was given back', [refundOfShipping(350)], true],
])(
  'whether an order is fully refunded is decided by its goods, or by all of its money: %s',
  (_case, refunds, kept) => {
    const sales = [row({}), shipping, ...refunds];
    expect(worthOf({ cancelledAt: null }, sales).kept).toBe(kept);
  },
);

test.each<[string, PlatformSale[], boolean]>([
  ['postage alone', [shipping], true],
  ['postage alone, given back', [shipping, refundOfShipping(350)], false],
  ['a free gift', [row({ amount: 0 })], true],
  ['a cancelled order', [row({})], false],
])('%s is an order like any other', (what, sales, kept) => {
  const cancelledAt = what === 'a cancelled order' ? later : null;
  expect(worthOf({ cancelledAt }, sales).kept).toBe(kept);
});

test('test orders have no ledger', () => {
  expect(ledgerOf({ test: true, cancelledAt: null, sales: [row({})] })).toEqual([]);
});

test('gift cards count nowhere; what is given back is a reversal on its own day', () => {
  const hours = createHourChanges(localHours('Europe/London'));
  const order = {
    placedAt: placed,
    test: false,
    paid: false,
    cancelledAt: null,
    deletedAt: null,
    buyer: null,
  };
  const events = [
    row({ quantity: 2, amount: 2000, discount: -200 }),
    row({ key: 'line:2', part: 'gift_card', amount: 5000 }),
    row({ key: 'refund:1', kind: 'refund', quantity: -1, amount: -1000, discount: 100, occurredAt: later }),
  ];
  hours.add(order, events, 1);
  expect(hours.list()).toMatchObject([
    {
      day: '2026-11-01',
      hour: 10,
      orders: 1,
      guestOrders: 1,
      unpaidOrders: 1,
      units: 2,
      gross: 2000,
      discounts: -200,
      placed: 1800,
      reversals: 0,
    },
    { day: '2026-11-05', hour: 10, orders: 0, gross: 0, reversals: -900 },
  ]);
  hours.add(order, events, -1);
  expect(hours.list()).toEqual([]);
});

test.each([
  ['Europe/London', '2026-10-25T00:30:00Z', '2026-10-25', 1], // still summer time
  ['Europe/London', '2026-10-25T01:30:00Z', '2026-10-25', 1], // the hour comes twice
  ['Europe/London', '2026-06-30T23:30:00Z', '2026-07-01', 0],
  ['Europe/Istanbul', '2026-11-20T21:00:00Z', '2026-11-21', 0],
  ['Asia/Kathmandu', '2026-11-20T18:15:00Z', '2026-11-21', 0],
  ['Australia/Lord_Howe', '2026-11-20T13:00:00Z', '2026-11-21', 0],
  ['America/New_York', '2028-03-01T04:59:00Z', '2028-02-29', 23],
])('in %s it is at %s the %s, hour %i', (zone, instant, day, hour) => {
  expect(localHours(zone)(new Date(instant))).toEqual({ day, hour });
});
