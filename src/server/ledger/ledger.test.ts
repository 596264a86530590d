import { expect, test } from 'vitest';
import type { PlatformSale } from '#server/platforms/store-platform.ts';
import { ledgerOf } from './ledger.ts';
import { localHours } from './local-hours.ts';
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

test.each([
  ['nothing was given back before', []],
  ['a part was refunded before', [row({ key: 'refund:1', kind: 'refund', amount: -400, quantity: 0 })]],
  [
    'money was given back for no line',
    [row({ key: 'refund:1', kind: 'refund', lineId: null, amount: -250, quantity: 0 })],
  ],
])('a cancelled order nets to nothing when %s', (_case, refunds) => {
  const sales = [
    row({ discount: -100 }),
    row({ key: 'shipping', part: 'shipping', lineId: null, amount: 350 }),
    ...refunds,
  ];
  const ledger = ledgerOf({ test: false, cancelledAt: later, sales });
  expect(worth(ledger)).toBe(0);
  expect(ledger.filter(({ kind }) => kind === 'cancel').every(({ occurredAt }) => occurredAt === later)).toBe(
    true,
  );
});

test('an order refunded beyond its price and then cancelled is not sold again', () => {
  const sales = [row({}), row({ key: 'refund:1', kind: 'refund', amount: -1200, quantity: -1 })];
  expect(ledgerOf({ test: false, cancelledAt: later, sales })).toEqual(sales);
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
