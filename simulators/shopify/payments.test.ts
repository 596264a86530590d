import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OrderFixture, ShopFixture } from './shop/fixture.ts';
import { createShopifySimulator, type ShopifySimulator } from './simulator.ts';
import { clientOf } from './testing/client.ts';

const START = Date.parse('2026-11-20T12:00:00Z');
let clock = START;
let simulator: ShopifySimulator;
beforeAll(async () => {
  simulator = await createShopifySimulator({ now: () => new Date(clock) });
});
beforeEach(() => {
  clock = START;
});
afterAll(() => simulator.close());

type Money = { amount: string };
type Transaction = {
  id: string;
  kind: string;
  status: string;
  gateway: string;
  processedAt: string;
  manualPaymentGateway: boolean;
  amountSet: { shopMoney: Money };
  fees: { amount: Money; flatFee: Money; rate: string; taxAmount: Money; type: string }[];
};
type Movement = {
  id: string;
  type: string;
  transactionDate: string;
  amount: Money;
  fee: Money;
  net: Money;
  test: boolean;
  associatedOrder: { id: string } | null;
  sourceType: string;
  sourceOrderTransactionId: string | null;
  associatedPayout: { id: string | null; status: string };
  adjustmentReason: string | null;
};
type Page = { nodes: Movement[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
type Account = { shopifyPaymentsAccount: { balanceTransactions: Page } | null };

const BALANCE = `query($first: Int = 50, $after: String, $query: String, $hideTransfers: Boolean = true) {
  shopifyPaymentsAccount { balanceTransactions(first: $first, after: $after, query: $query, hideTransfers: $hideTransfers) {
    nodes { id type transactionDate amount { amount } fee { amount } net { amount } test associatedOrder { id }
      sourceType sourceOrderTransactionId associatedPayout { id status } adjustmentReason }
    pageInfo { hasNextPage endCursor } } } }`;

let shops = 0;
function openShop(fixture: Partial<ShopFixture> = {}) {
  shops += 1;
  const control = simulator.addShop({
    name: `paid-shop-${shops}`,
    currency: 'GBP',
    products: [{ id: '1', title: 'Tea', sku: 'TEA', price: '100.00' }],
    ...fixture,
  });
  const { ask, readBulk } = clientOf(simulator, control.name);
  async function transactions(order = '7') {
    type Answer = {
      order: { transactions: Transaction[]; paymentGatewayNames: string[]; displayFinancialStatus: string };
    };
    const { data } = await ask<Answer>(`{ order(id: "gid://shopify/Order/${order}") {
      paymentGatewayNames displayFinancialStatus
      transactions(first: 20) { id kind status gateway processedAt manualPaymentGateway amountSet { shopMoney { amount } }
        fees { amount { amount } flatFee { amount } rate taxAmount { amount } type } } } }`);
    return data.order;
  }
  /** As one line each: kind, gateway, amount, fee. */
  async function payments(order?: string) {
    return (await transactions(order)).transactions.map(({ kind, gateway, amountSet, fees }) =>
      [kind, gateway, amountSet.shopMoney.amount, ...fees.map(({ amount }) => amount.amount)].join(' '),
    );
  }
  async function balance(variables: Record<string, unknown> = {}) {
    const { data } = await ask<Account>(BALANCE, variables);
    return data.shopifyPaymentsAccount?.balanceTransactions.nodes ?? null;
  }
  const movements = async (variables?: Record<string, unknown>) =>
    (await balance(variables))?.map(({ type, amount, fee }) => `${type} ${amount.amount} ${fee.amount}`);
  return { control, ask, readBulk, transactions, payments, balance, movements };
}

const order = (more: Partial<OrderFixture> = {}): OrderFixture => ({
  id: '7',
  createdAt: '2026-11-18T09:00:00Z',
  lines: [{ product: 'Tea' }],
  ...more,
});

describe('transactions', () => {
  test('an order is one payment with the fee of the shop’s gateway, and refunds take none back', async () => {
    const { transactions } = openShop({ orders: [order({ refunds: [{ amount: '20.00' }] })] });
    const [sale, refund] = (await transactions()).transactions;
    expect(sale).toEqual({
      id: 'gid://shopify/OrderTransaction/79001',
      kind: 'SALE',
      status: 'SUCCESS',
      gateway: 'shopify_payments',
      processedAt: '2026-11-18T09:00:00Z',
      manualPaymentGateway: false,
      amountSet: { shopMoney: { amount: '100.00' } },
      fees: [
        {
          amount: { amount: '3.20' },
          flatFee: { amount: '0.30' },
          rate: '0.029',
          taxAmount: { amount: '0.00' },
          type: 'processing_fee',
        },
      ],
    });
    expect(refund).toMatchObject({ kind: 'REFUND', amountSet: { shopMoney: { amount: '20.00' } }, fees: [] });
  });

  test('fees follow the terms of the shop, with a tax on them, and are known later where it says so', async () => {
    const gateway = {
      name: 'shopify_payments',
      shopifyPayments: true,
      percent: '1.5',
      fixed: '0.25',
      taxPercent: '20',
      feeAfterHours: 36,
    };
    const { transactions, control } = openShop({
      gateway,
      orders: [order({ createdAt: '2026-11-20T09:00:00Z' })],
    });
    const { ask } = clientOf(simulator, control.name);
    const reported = async () => {
      type Table = { shopifyqlQuery: { tableData: { rows: Record<string, string>[] } } };
      const { data } = await ask<Table>(
        '{ shopifyqlQuery(query: "FROM fees SHOW shopify_payments_processing_fees, foreign_exchange_fees, managed_markets_fees, international_fees TIMESERIES day") { tableData { rows } } }',
      );
      return data.shopifyqlQuery.tableData.rows;
    };
    expect((await transactions()).transactions[0]?.fees).toEqual([]);
    expect(await reported()).toEqual([]);
    clock += 36 * 3_600_000;
    expect((await transactions()).transactions[0]?.fees).toMatchObject([
      { amount: { amount: '1.75' }, taxAmount: { amount: '0.35' } },
    ]);
    expect(await reported()).toEqual([
      {
        day: '2026-11-20',
        shopify_payments_processing_fees: '1.75',
        foreign_exchange_fees: '0.00',
        managed_markets_fees: '0.00',
        international_fees: '0.00',
      },
    ]);
  });

  test('a gift card pays without a fee, the rest by card', async () => {
    const { payments, transactions } = openShop({
      orders: [order({ payments: [{ gateway: 'gift_card', amount: '40.00' }, { amount: '60.00' }] })],
    });
    expect(await payments()).toEqual(['SALE gift_card 40.00', 'SALE shopify_payments 60.00 2.04']);
    expect(await transactions()).toMatchObject({
      paymentGatewayNames: ['gift_card', 'shopify_payments'],
      displayFinancialStatus: 'PAID',
    });
  });

  test('an order is taken in parts: only what was captured has a fee', async () => {
    const { payments, transactions, control } = openShop({
      orders: [
        order({
          payments: [
            { kind: 'AUTHORIZATION', amount: '100.00' },
            { kind: 'CAPTURE', amount: '30.00', fee: '1.11', feeTax: '0.22' },
            { kind: 'CAPTURE', amount: '20.00', status: 'FAILURE' },
          ],
        }),
      ],
    });
    expect(await payments()).toEqual([
      'AUTHORIZATION shopify_payments 100.00',
      'CAPTURE shopify_payments 30.00 1.11',
      'CAPTURE shopify_payments 20.00',
    ]);
    expect((await transactions()).displayFinancialStatus).toBe('PARTIALLY_PAID');
    control.addPayment('7', { kind: 'CAPTURE', amount: '70.00' });
    expect((await payments()).at(-1)).toBe('CAPTURE shopify_payments 70.00 2.33');
    expect((await transactions()).displayFinancialStatus).toBe('PAID');
    control.refund('7', { amount: '5.00' });
    expect((await payments()).at(-1)).toBe('REFUND shopify_payments 5.00');
  });

  test('cash on delivery and other gateways show no fees, and the account is not there', async () => {
    const { payments, balance, transactions, control } = openShop({
      gateway: { name: 'iyzico', shopifyPayments: false },
      orders: [
        order(),
        order({ id: '8', payments: [{ gateway: 'cash_on_delivery', amount: '100.00', status: 'PENDING' }] }),
      ],
    });
    expect(await payments()).toEqual(['SALE iyzico 100.00']);
    expect(await payments('8')).toEqual(['SALE cash_on_delivery 100.00']);
    expect(await transactions('8')).toMatchObject({
      displayFinancialStatus: 'PENDING',
      transactions: [{ manualPaymentGateway: true, status: 'PENDING' }],
    });
    control.addPayment('8', { gateway: 'cash_on_delivery', amount: '100.00' });
    expect(await transactions('8')).toMatchObject({ displayFinancialStatus: 'PAID' });
    expect(await balance()).toBeNull();
  });

  test('refunds that an order lists as payments stand instead of those of its refunds', async () => {
    const { payments } = openShop({
      orders: [
        order({
          payments: [{ amount: '100.00' }, { kind: 'REFUND', amount: '10.00', gateway: 'gift_card' }],
          refunds: [{ amount: '10.00' }],
        }),
        order({ id: '8', refunds: [{ amount: '10.00', gateway: 'manual' }] }),
      ],
    });
    expect(await payments()).toEqual(['SALE shopify_payments 100.00 3.20', 'REFUND gift_card 10.00']);
    expect(await payments('8')).toEqual(['SALE shopify_payments 100.00 3.20', 'REFUND manual 10.00']);
  });
});

describe('balance transactions', () => {
  test('are every movement of the account, signed as the merchant feels it', async () => {
    const { balance, movements } = openShop({
      orders: [
        order({
          labels: [
            {
              cost: '4.20',
              at: '2026-11-18T11:00:00Z',
              adjustment: '0.80',
              adjustedAt: '2026-11-19T11:00:00Z',
            },
          ],
          refunds: [{ createdAt: '2026-11-18T12:00:00Z', amount: '20.00' }],
          chargeback: { fee: '15.00', at: '2026-11-19T12:00:00Z', wonAt: '2026-11-20T09:00:00Z' },
        }),
        order({ id: '8', label: '5.00', payments: [{ gateway: 'gift_card', amount: '100.00' }] }),
        order({ id: '9', test: true }),
      ],
      balanceEntries: [
        { type: 'TRANSFER', amount: '-50.00', at: '2026-11-19T15:00:00Z' },
        {
          type: 'REFERRAL_FEE',
          amount: '-1.00',
          at: '2026-11-19T16:00:00Z',
          order: '7',
          reason: 'referral_fee',
        },
        { type: 'REFERRAL_FEE', amount: '-9.00', at: '2026-11-30T16:00:00Z' },
      ],
    });
    expect(await movements({ query: 'processed_at:>=2026-11-18' })).toEqual([
      'SHIPPING_LABEL -5.00 0.00',
      'CHARGE 100.00 3.20',
      'CHARGE 100.00 3.20',
      'SHIPPING_LABEL -4.20 0.00',
      'REFUND -20.00 0.00',
      'SHIPPING_LABEL_ADJUSTMENT -0.80 0.00',
      'DISPUTE_WITHDRAWAL -100.00 0.00',
      'CHARGEBACK_FEE -15.00 0.00',
      'REFERRAL_FEE -1.00 0.00',
      'DISPUTE_REVERSAL 100.00 0.00',
      'CHARGEBACK_FEE_REFUND 15.00 0.00',
    ]);
    expect(await movements({ query: 'processed_at:>=2026-11-20T00:00:00Z' })).toHaveLength(2);
    expect(await movements({ query: 'transaction_type:transfer', hideTransfers: false })).toEqual([
      'TRANSFER -50.00 0.00',
    ]);
    const [charge] = (await balance({ query: 'transaction_type:charge' }))?.filter(({ test }) => !test) ?? [];
    expect(charge).toEqual({
      id: expect.stringContaining('gid://shopify/ShopifyPaymentsBalanceTransaction/'),
      type: 'CHARGE',
      transactionDate: '2026-11-18T09:00:00Z',
      amount: { amount: '100.00' },
      fee: { amount: '3.20' },
      net: { amount: '96.80' },
      test: false,
      associatedOrder: { id: 'gid://shopify/Order/7' },
      sourceType: 'CHARGE',
      sourceOrderTransactionId: '79001',
      associatedPayout: { id: expect.stringContaining('ShopifyPaymentsPayout'), status: 'PAID' },
      adjustmentReason: null,
    });
    const [label] = (await balance({ query: 'transaction_type:shipping_label_adjustment' })) ?? [];
    expect(label).toMatchObject({
      sourceType: 'ADJUSTMENT',
      adjustmentReason: 'shipping_label_adjustment',
      associatedOrder: { id: 'gid://shopify/Order/7' },
      associatedPayout: { id: null, status: 'PENDING' },
    });
  });

  test('pages see each of them once, though orders come in between', async () => {
    const { ask, control } = openShop({
      orders: Array.from({ length: 20 }, (_, index) => order({ id: String(100 + index), label: '1.00' })),
    });
    const seen: string[] = [];
    let after: string | null = null;
    for (let page = 0; ; page += 1) {
      const answer: { data: Account } = await ask<Account>(BALANCE, { first: 7, after });
      const list: Page | undefined = answer.data.shopifyPaymentsAccount?.balanceTransactions;
      seen.push(...(list?.nodes.map(({ id }) => id) ?? []));
      if (page === 1) control.addOrder(order({ id: '999', createdAt: '2026-11-20T11:00:00Z' }));
      if (!list?.pageInfo.hasNextPage) break;
      after = list.pageInfo.endCursor;
    }
    expect(seen).toHaveLength(41);
    expect(new Set(seen).size).toBe(41);
  });

  test('need a scope for the account and one for its movements', async () => {
    const { ask, control } = openShop({ orders: [order()] });
    const code = async (...scopes: string[]) => {
      control.setScopes(['read_orders', ...scopes]);
      return (await ask(BALANCE)).errors[0]?.extensions?.code;
    };
    expect(await code()).toBe('ACCESS_DENIED');
    expect(await code('read_shopify_payments_accounts')).toBe('ACCESS_DENIED');
    expect(await code('read_shopify_payments_accounts', 'read_shopify_payments_payouts')).toBeUndefined();
    expect(await code('read_shopify_payments')).toBeUndefined();
  });

  test('come in a bulk file too', async () => {
    const { readBulk } = openShop({ orders: [order({ label: '5.00' })] });
    const lines = await readBulk(
      '{ shopifyPaymentsAccount { balanceTransactions { edges { node { id type } } } } }',
    );
    expect(lines.map(({ type }) => type)).toEqual(['SHIPPING_LABEL', 'CHARGE']);
  });
});

describe('taxes and parcels', () => {
  test('show rates, who pays the tax, and tracking numbers, also in a bulk file', async () => {
    const { ask, readBulk } = openShop({
      taxesIncluded: true,
      orders: [
        order({
          lines: [
            { product: 'Tea', tax: '16.67', taxRate: '0.2' },
            { title: 'Book', unitPrice: '10.00', tax: '0', taxRate: '0' },
            { title: 'Mug', unitPrice: '11.00', tax: '1.00', taxRate: '0.1', channelLiable: true },
            { title: 'Bag', unitPrice: '5.00', tax: '0.50' },
          ],
          shipping: { price: '6.00', tax: '1.00', taxRate: '0.2' },
          refunds: [{ shipping: '2.00' }],
          tracking: ['AB1', 'AB2'],
        }),
        order({ id: '8', fulfillmentStatus: 'UNFULFILLED' }),
      ],
    });
    const TAXES =
      'taxLines { title rate ratePercentage priceSet { shopMoney { amount } } channelLiable source }';
    const { data } = await ask(`{ order(id: "gid://shopify/Order/7") {
      currentShippingPriceSet { shopMoney { amount } }
      shippingLines(first: 5) { nodes { currentDiscountedPriceSet { shopMoney { amount } } ${TAXES} } }
      lineItems(first: 5) { nodes { ${TAXES} } } } }`);
    const tax = (rate: number | null, amount: string, channelLiable = false) => ({
      title: 'Tax',
      rate,
      ratePercentage: rate === null ? null : rate * 100,
      priceSet: { shopMoney: { amount } },
      channelLiable,
      source: 'Shopify',
    });
    expect(data).toEqual({
      order: {
        currentShippingPriceSet: { shopMoney: { amount: '4.00' } },
        shippingLines: {
          nodes: [
            { currentDiscountedPriceSet: { shopMoney: { amount: '4.00' } }, taxLines: [tax(0.2, '1.00')] },
          ],
        },
        lineItems: {
          nodes: [
            { taxLines: [tax(0.2, '16.67')] },
            { taxLines: [tax(0, '0.00')] },
            { taxLines: [tax(0.1, '1.00', true)] },
            { taxLines: [tax(null, '0.50')] },
          ],
        },
      },
    });
    const lines = await readBulk(`{ orders(sortKey: CREATED_AT) { edges { node { id
      fulfillments { id createdAt trackingInfo { number company } }
      transactions { gateway amountSet { shopMoney { amount } } fees { amount { amount } } }
      shippingLines { edges { node { id ${TAXES} } } } } } } }`);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatchObject({
      fulfillments: [
        {
          id: 'gid://shopify/Fulfillment/78001',
          createdAt: '2026-11-18T09:00:00Z',
          trackingInfo: [
            { number: 'AB1', company: null },
            { number: 'AB2', company: null },
          ],
        },
      ],
      transactions: [
        { gateway: 'shopify_payments', fees: [{ amount: { amount: '4.13' } }] },
        { gateway: 'shopify_payments', fees: [] },
      ],
    });
    expect(lines.find(({ id }) => id === 'gid://shopify/Order/8')).toMatchObject({ fulfillments: [] });
  });
});
