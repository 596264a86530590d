import { describe, expect, test } from 'vitest';
import { translateTransaction } from './translate-transaction.ts';
import { WireTransactions } from './wire.ts';

/* What no simulator tells of a transaction, and Shopier might. */
const at = new Date('2026-11-19T12:00:00Z');
const now = new Date('2026-11-20T12:00:00Z');

const plain = {
  type: 'charge',
  gross: { originCurrency: 'TRY', originAmount: '1000.00', payoutCurrency: 'TRY', payoutAmount: '1000.00' },
  fee: [{ currency: 'TRY', amount: '36.47' }],
};

function translated(transaction: object, currency = 'TRY') {
  const [read] = WireTransactions.parse({ ...plain, ...transaction });
  return translateTransaction(read!, { orderId: '7001', at, currency, now });
}

const detail = (type: string, amount: string | number = '10.00', currency?: string) => ({
  type,
  amount,
  currency,
});

test.each([
  ['an array', [plain], 1],
  ['alone', plain, 1],
  ['nothing', null, 0],
])('transactions come as %s', (_, reply, count) => {
  expect(WireTransactions.parse(reply)).toHaveLength(count);
});

test.each([
  ['serviceFee', { fee: 1_000 }],
  ['vat', { fee: 0, feeTax: 1_000 }],
  ['stopaj', { fee: 0, withheld: 1_000 }],
  ['incomeTaxWithholding', { fee: 0, withheld: 1_000 }],
])('a detail named %s is of the payment', (type, expected) => {
  const finances = translated({ feeDetails: [detail(type)] });
  expect(finances?.payments).toMatchObject([{ feeTax: 0, withheld: 0, ...expected }]);
  expect(finances?.charges).toEqual([]);
});

test('details of one kind add up, and those that are not known are one charge', () => {
  const feeDetails = [
    detail('serviceFee', '30.00'),
    detail('serviceFee', 0.39),
    detail('smsFee', '1.50'),
    detail('listing', '0.50'),
    detail('shippingFee', '0.00'),
  ];
  const finances = translated({ feeDetails });
  expect(finances?.payments).toMatchObject([{ fee: 3_039, feeTax: 0 }]);
  expect(finances?.charges).toEqual([{ id: '7001:other', orderId: '7001', kind: 'other', amount: 200, at }]);
});

describe('a fee', () => {
  test('that is not said is not known, and no 0', () => {
    expect(translated({ fee: [] })?.payments).toMatchObject([{ fee: null, feeExpected: true }]);
    expect(translated({ fee: null })?.payments).toMatchObject([{ fee: null, feeExpected: true }]);
  });

  test('of 0 is known', () => {
    expect(translated({ fee: { currency: 'TRY', amount: '0.00' } })?.payments).toMatchObject([
      { fee: 0, feeExpected: false },
    ]);
  });

  test('without a currency is in the one that is paid out', () => {
    const gross = { originCurrency: 'USD', originAmount: '100.00', currency: 'TRY', amount: '4000.00' };
    expect(translated({ gross, fee: { amount: '120.00' } }, 'USD')?.payments).toMatchObject([
      { amount: 10_000, fee: 300 },
    ]);
    expect(translated({ gross, fee: { amount: '120.00' } })?.payments).toMatchObject([
      { amount: 400_000, fee: 12_000 },
    ]);
  });

  test('in a third currency leaves the whole order out', () => {
    expect(translated({ fee: [{ currency: 'EUR', amount: '1.00' }] })).toBeNull();
  });
});

test.each([
  ['true', true],
  ['null', null],
  ['without a bearer', { interestCost: '54.00' }],
  ['without interest', { costBearer: 'seller' }],
])('instalments that say %s cost nothing', (_, installments) => {
  expect(translated({ installments })?.charges).toEqual([]);
});

test('a transaction without its gross is refused with the name of its field', () => {
  const read = WireTransactions.safeParse({ ...plain, gross: { originCurrency: 'TRY' } });
  expect(read.error?.issues[0]?.path).toEqual([0, 'gross', 'originAmount']);
});
