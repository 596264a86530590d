import { afterEach, expect, test } from 'vitest';
import { DAY_MS } from '#simulators/core/time.ts';
import type { OrderFixture, ShopFixture } from './shop/fixture.ts';
import { createShopierSimulator, type ShopierSimulator } from './simulator.ts';
import { clientOf } from './testing/client.ts';

let simulator: ShopierSimulator;
let at: number;
afterEach(() => simulator.stop());

async function openShop(orders: OrderFixture[], shop: Partial<ShopFixture> = {}) {
  at = Date.parse('2026-11-20T12:00:00Z');
  simulator = await createShopierSimulator({
    now: () => new Date(at),
    shops: [
      {
        name: 'cay-evi',
        fees: { percent: '2.99', fixed: '0.49', taxPercent: '20' },
        products: [{ id: '501', title: 'Semaver', price: '1000.00' }],
        orders,
        ...shop,
      },
    ],
  });
  return clientOf(simulator, 'pat_cay-evi');
}

const samovar: OrderFixture = { id: '7001', createdAt: '2026-11-10T09:00:00Z', lines: [{ product: '501' }] };

test('a transaction shows gross, every fee with its tax, and what is left', async () => {
  const { get } = await openShop([samovar]);
  expect((await get('/orders/transactions/7001')).body).toEqual({
    orderId: '7001',
    type: 'charge',
    description: 'Satış',
    dateCreated: '2026-11-10T12:00:00+0300',
    gross: {
      originCurrency: 'TRY',
      originAmount: '1000.00',
      payoutCurrency: 'TRY',
      payoutAmount: '1000.00',
      exchangeRate: '1.0000',
    },
    fee: [{ currency: 'TRY', amount: '36.47' }],
    feeDetails: [
      { type: 'serviceFee', currency: 'TRY', amount: '30.39' },
      { type: 'vat', currency: 'TRY', amount: '6.08' },
    ],
    installments: null,
    net: [{ payoutCurrency: 'TRY', payoutAmount: '963.53' }],
  });
});

test('in the other shape fee and net are objects, and no detail says which part is which', async () => {
  const { get } = await openShop(
    [{ ...samovar, installments: { term: 3, interest: '54.00', costBearer: 'seller' } }],
    { transactions: { shape: 'objects' } },
  );
  expect((await get('/orders/transactions/7001')).body).toEqual({
    orderId: '7001',
    type: 'charge',
    description: 'Satış',
    dateCreated: '2026-11-10T12:00:00+0300',
    gross: { originCurrency: 'TRY', originAmount: '1000.00', currency: 'TRY', amount: '1000.00' },
    fee: { currency: 'TRY', amount: '36.47' },
    net: { currency: 'TRY', amount: '909.53' },
  });
});

test.each([
  { costBearer: 'buyer' as const, net: '963.53' },
  { costBearer: 'seller' as const, net: '909.53' },
])('interest that the $costBearer bears leaves $net', async ({ costBearer, net }) => {
  const { get } = await openShop([{ ...samovar, installments: { term: 3, interest: '54.00', costBearer } }]);
  expect((await get('/orders/transactions/7001')).body).toMatchObject({
    gross: { payoutAmount: '1000.00' },
    fee: [{ amount: '36.47' }],
    installments: { term: 3, currency: 'TRY', interestCost: '54.00', costBearer },
    net: [{ payoutAmount: net }],
  });
  expect((await get('/orders/7001')).body.installments).toBe(true);
});

test("Shopier's carrier is paid once the parcel is sent", async () => {
  const { get } = await openShop([
    { ...samovar, shippingFee: '64.90' },
    { ...samovar, id: '7002', fulfilled: true },
  ]);
  expect((await get('/orders/transactions/7001')).body.fee).toEqual([{ currency: 'TRY', amount: '36.47' }]);
  simulator.shop('cay-evi').fulfil('7001');
  expect((await get('/orders/transactions/7001')).body).toMatchObject({
    fee: [{ amount: '101.37' }],
    feeDetails: [
      { type: 'serviceFee' },
      { type: 'vat' },
      { type: 'shippingFee', currency: 'TRY', amount: '64.90' },
    ],
    net: [{ payoutAmount: '898.63' }],
  });
  expect((await get('/orders/7001')).body.fulfillments).toMatchObject([
    { method: 'contracted', cost: '64.90', currency: 'TRY' },
  ]);
  const [ownCarrier] = (await get('/orders/7002')).body.fulfillments;
  expect([ownCarrier.method, ownCarrier.cost]).toEqual(['standard', undefined]);
});

test('income tax that is withheld stands among the fees', async () => {
  const { get } = await openShop([samovar], { transactions: { withholdingPercent: '1' } });
  const { fee, feeDetails, net } = (await get('/orders/transactions/7001')).body;
  expect(feeDetails.at(-1)).toEqual({ type: 'stopaj', currency: 'TRY', amount: '10.00' });
  expect([fee[0].amount, net[0].payoutAmount]).toEqual(['46.47', '953.53']);
});

test('a transaction is not found until it is settled, nor for an order that was not paid or is not there', async () => {
  const { get } = await openShop(
    [
      { ...samovar, createdAt: '2026-11-19T12:00:01Z' },
      { ...samovar, id: '7002', paid: false },
    ],
    { transactions: { settledAfterDays: 2 } },
  );
  expect((await get('/orders/transactions/7001')).body).toMatchObject({ status: 404, error: 'not_found' });
  expect((await get('/balance/transactions')).body).toEqual([]);
  at += 2 * DAY_MS;
  expect((await get('/orders/transactions/7001')).body.dateCreated).toBe('2026-11-21T15:00:01+0300');
  expect((await get('/balance/transactions/7001')).status).toBe(200);
  expect((await get('/orders/transactions/7002')).status).toBe(404);
  expect((await get('/orders/transactions/99')).status).toBe(404);
  expect((await get('/orders/transactions')).status).toBe(404);
  expect((await get('/orders/transactions/first')).status).toBe(400);
  expect((await get('/products/transactions/501')).status).toBe(404);
});

test('an order in dollars is paid out in lira at a rate, or in dollars where there is none', async () => {
  const { get } = await openShop(
    [
      { ...samovar, currency: 'USD' },
      { ...samovar, id: '7002', currency: 'EUR' },
    ],
    { transactions: { liraRates: { USD: '42.1234' } } },
  );
  expect((await get('/orders/transactions/7001')).body).toMatchObject({
    gross: {
      originCurrency: 'USD',
      originAmount: '1000.00',
      payoutCurrency: 'TRY',
      payoutAmount: '42123.40',
      exchangeRate: '42.1234',
    },
    feeDetails: [
      { currency: 'TRY', amount: '1259.98' },
      { currency: 'TRY', amount: '252.00' },
    ],
    net: [{ payoutCurrency: 'TRY', payoutAmount: '40611.42' }],
  });
  expect((await get('/orders/transactions/7002')).body).toMatchObject({
    gross: { originCurrency: 'EUR', payoutCurrency: 'EUR', exchangeRate: '1.0000' },
    net: [{ payoutCurrency: 'EUR', payoutAmount: '963.53' }],
  });
});

test('the balance lists charges, and refunds that succeeded, which give no fee back', async () => {
  const { get } = await openShop([
    {
      ...samovar,
      refunds: [
        { amount: '80.00', createdAt: '2026-11-12T09:00:00Z' },
        { amount: '20.00', status: 'pending' },
      ],
    },
    { ...samovar, id: '7002', createdAt: '2026-11-11T09:00:00Z' },
  ]);
  const { body, headers } = await get('/balance/transactions', { sort: 'dateAsc' });
  expect(headers.get('Shopier-Pagination-Total-Items')).toBe('3');
  expect(body).toMatchObject([
    { orderId: '7001', type: 'charge' },
    { orderId: '7002', type: 'charge' },
    {
      orderId: '7001',
      type: 'adjustment',
      dateCreated: '2026-11-12T12:00:00+0300',
      gross: { originAmount: '-80.00', payoutAmount: '-80.00' },
      fee: [],
      feeDetails: [],
      net: [{ payoutAmount: '-80.00' }],
    },
  ]);
  const window = { dateStart: '2026-11-11T00:00:00+0300', dateEnd: '2026-11-11T23:59:59+0300' };
  expect((await get('/balance/transactions', window)).body).toMatchObject([{ orderId: '7002' }]);
  expect((await get('/orders/transactions/7001')).body.type).toBe('charge');
});

test('every week what is left is paid out, by currency', async () => {
  const { get } = await openShop([
    samovar,
    { ...samovar, id: '7002', currency: 'EUR' },
    { ...samovar, id: '7003', createdAt: '2026-11-18T20:59:59Z' },
    { ...samovar, id: '7004', createdAt: '2026-11-18T21:00:00Z' },
  ]);
  const { body } = await get('/payouts', { sort: 'dateAsc' });
  expect(body).toMatchObject([
    {
      status: 'paid',
      dateCreated: '2026-11-12T00:00:00+0300',
      amount: '963.53',
      currency: 'TRY',
      destination: { type: 'bankAccount' },
    },
    { status: 'paid', amount: '963.53', currency: 'EUR' },
    { status: 'paid', dateCreated: '2026-11-19T00:00:00+0300', amount: '963.53', currency: 'TRY' },
  ]);
  expect((await get(`/payouts/${body[0].id}`)).body).toEqual(body[0]);
  at = Date.parse('2026-11-25T21:00:00Z');
  expect((await get('/payouts', { limit: '1' })).body).toMatchObject([{ status: 'pending' }]);
});
