import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOutside, type Outside } from '#server/platforms/ports/outside.ts';
import type { Checkpoint, FinanceBatch } from '#server/platforms/ports/store-platform.ts';
import { DAY_MS } from '#shared/core/time.ts';
import type { OrderFixture, ShopFixture } from '#simulators/shopify/shop/fixture.ts';
import { ALL_READ_SCOPES } from '#simulators/shopify/shop/shop-building.ts';
import { createShopifySimulator, type ShopifySimulator } from '#simulators/shopify/simulator.ts';
import type { Bulk } from './bulk.ts';
import type { ShopifyClient } from './client.ts';
import { createShopifyConnector } from './connector.ts';
import { readSoldCosts } from './cost-reports.ts';
import { createFinanceHistory } from './finance-history.ts';
import { paymentOf, type TaxedOrder } from './finances.ts';
import type { BulkState } from './wire.ts';

/* What orders cost, read from the simulator, which knows nothing of our code. */
const TOKEN = 'shpat_test';
const START = Date.parse('2026-11-20T12:00:00Z');
let clock = START;
let simulator: ShopifySimulator;
let outside: Outside;
const { signal } = new AbortController();

beforeAll(async () => {
  simulator = await createShopifySimulator({ now: () => new Date(clock) });
  outside = createOutside({ allowedOrigins: [new URL(simulator.origin.replace('{shop}', 'shop')).origin] });
});
afterAll(async () => {
  outside.close();
  await simulator.close();
});

let shops = 0;
async function openShop(fixture: Partial<ShopFixture> = {}) {
  shops += 1;
  clock = START;
  const name = `costs-${shops}`;
  const control = simulator.addShop({
    name,
    accessTokens: [TOKEN],
    currency: 'GBP',
    ianaTimezone: 'Europe/London',
    products: [
      { id: '1', title: 'Tea', sku: 'TEA', price: '10.00' },
      { id: '2', title: 'Pot', sku: 'POT', price: '30.00' },
    ],
    ...fixture,
  });
  const access = { storeName: name, accessToken: TOKEN };
  const connector = createShopifyConnector({
    shopOrigin: simulator.origin,
    apiVersion: '2026-10',
    outside,
    clock: { now: () => new Date(clock) },
    sleep: async (ms) => {
      clock += ms;
    },
  });
  const identity = await connector.inspect(access);
  return {
    control,
    identity,
    async finances(...orderIds: string[]) {
      const read = await connector.finances(access, { identity, orderIds, signal });
      return new Map(read.map((each) => [each.orderId, each]));
    },
    async history(checkpoint: Checkpoint | null = null) {
      const batches: FinanceBatch[] = [];
      const asked = { identity, checkpoint, signal };
      for await (const batch of connector.financeHistory(access, asked)) batches.push(batch);
      return batches;
    },
    charges: () => connector.charges(access, { identity, since: new Date(START - 90 * DAY_MS), signal }),
    soldCosts: (firstDay: string, lastDay: string) =>
      connector.soldCosts(access, { identity, firstDay, lastDay, signal }),
    ownProfit: (firstDay: string, lastDay: string) =>
      connector.ownProfit(access, { identity, firstDay, lastDay }),
  };
}

const order = (more: Partial<OrderFixture> = {}): OrderFixture => ({
  id: '7',
  createdAt: '2026-11-18T09:00:00Z',
  lines: [{ id: '71', product: 'Tea', quantity: 10 }],
  ...more,
});

describe('payments', () => {
  test('come with what the gateway kept of them, and a refund takes nothing back', async () => {
    const { finances } = await openShop({
      orders: [order({ refunds: [{ amount: '20.00', createdAt: '2026-11-19T09:00:00Z' }] })],
    });
    const [payment, refund] = (await finances('7')).get('7')!.payments;
    expect(payment).toMatchObject({
      kind: 'payment',
      gateway: 'shopify_payments',
      amount: 10000,
      fee: 320,
      feeTax: 0,
      feeExpected: false,
      processedAt: new Date('2026-11-18T09:00:00Z'),
    });
    expect(refund).toMatchObject({ kind: 'refund', amount: 2000, fee: null, feeExpected: false });
  });

  test('of a buyer who paid in another currency say how much of it that was', async () => {
    const { finances } = await openShop({
      orders: [order({ presentment: { currency: 'EUR', rate: 1.15 } }), order({ id: '8', name: '#8' })],
    });
    const read = await finances('7', '8');
    const presented = (id: string) => read.get(id)!.payments.map((payment) => payment.presented);
    expect(presented('7')).toEqual([{ currency: 'EUR', amount: 11_500 }]);
    expect(presented('8')).toEqual([null]);
  });

  test('whose fee comes later are waited for', async () => {
    const shop = await openShop({
      gateway: {
        name: 'shopify_payments',
        shopifyPayments: true,
        percent: '2',
        fixed: '0',
        taxPercent: '20',
        feeAfterHours: 72,
      },
      orders: [order()],
    });
    const payment = async (id: string) => (await shop.finances(id)).get(id)!.payments[0]!;
    expect(await payment('7')).toMatchObject({ fee: null, feeExpected: true });
    clock += 2 * DAY_MS;
    expect(await payment('7')).toMatchObject({ fee: 200, feeTax: 40, feeExpected: false });
  });

  test.each([
    [6, true],
    [8, false],
  ])('without a fee after %d days: one is still expected is %s', (days, feeExpected) => {
    const processedAt = new Date(START - days * DAY_MS).toISOString();
    const transaction = {
      id: 'gid://shopify/OrderTransaction/1',
      kind: 'SALE',
      status: 'SUCCESS',
      test: false,
      gateway: 'shopify_payments',
      createdAt: processedAt,
      processedAt,
      amountSet: {
        shopMoney: { amount: '10.00' },
        presentmentMoney: { amount: '10.00', currencyCode: 'GBP' },
      },
      fees: [],
    };
    expect(paymentOf(transaction, { currency: 'GBP', now: new Date(START) })).toMatchObject({
      fee: null,
      feeExpected,
    });
  });

  test('are those that were received: parts, gift cards and cash each with their gateway, no promise and no failure', async () => {
    const { finances } = await openShop({
      orders: [
        order({
          payments: [
            { amount: '100.00', kind: 'AUTHORIZATION' },
            { amount: '60.00', kind: 'CAPTURE', fee: '2.04' },
            { amount: '15.00', gateway: 'gift_card' },
            { amount: '20.00', gateway: 'cash_on_delivery' },
            { amount: '5.00', status: 'FAILURE' },
          ],
        }),
      ],
    });
    const { payments } = (await finances('7')).get('7')!;
    expect(
      payments.map(({ gateway, amount, fee, feeExpected }) => [gateway, amount, fee, feeExpected]),
    ).toEqual([
      ['shopify_payments', 6000, 204, false],
      ['gift_card', 1500, null, false],
      ['cash_on_delivery', 2000, null, false],
    ]);
  });
});

test('what came back is told apart by whether it can be sold again, of however many lines', async () => {
  const lines = Array.from({ length: 30 }, (_, index) => ({
    id: `7${index + 100}`,
    product: 'Tea',
    quantity: 2,
  }));
  const { finances } = await openShop({
    orders: [
      order({
        lines,
        refunds: [
          {
            createdAt: '2026-11-19T09:00:00Z',
            restock: 'RETURN',
            lines: lines.map((line) => ({ line: line.id, quantity: 1 })),
          },
          {
            createdAt: '2026-11-19T10:00:00Z',
            restock: 'NO_RESTOCK',
            lines: [{ line: '7100', quantity: 1 }],
          },
        ],
      }),
    ],
  });
  const { restocks } = (await finances('7')).get('7')!;
  expect(restocks).toHaveLength(30);
  expect(restocks).toContainEqual({ lineId: '7100', quantity: 1, at: new Date('2026-11-19T09:00:00Z') });
});

test('taxes come by line and rate, those of shipping and of a marketplace too, of however many lines', async () => {
  const lines = Array.from({ length: 25 }, (_, index) => ({
    id: `7${index + 100}`,
    product: 'Tea',
    tax: '2.00',
    taxRate: '0.2',
    ...(index === 24 ? { channelLiable: true } : {}),
  }));
  const { finances } = await openShop({
    orders: [
      order({ lines, shipping: { price: '5.00', tax: '0.50', taxRate: '0.1' }, tracking: ['TR1', 'TR2'] }),
    ],
  });
  const { taxes, trackingNumbers } = (await finances('7')).get('7')!;
  expect(taxes).toHaveLength(26);
  expect(taxes[0]).toEqual({ lineId: '7100', rate: 0.2, amount: 200, channelLiable: false });
  expect(taxes[24]).toMatchObject({ channelLiable: true });
  expect(taxes[25]).toEqual({ lineId: null, rate: 0.1, amount: 50, channelLiable: false });
  expect(trackingNumbers).toEqual(['TR1', 'TR2']);
});

test('many orders are read in parts, and one that is gone is missing', async () => {
  const orders = Array.from({ length: 60 }, (_, index) =>
    order({ id: `${index + 500}`, lines: [{ product: 'Tea' }] }),
  );
  const { finances } = await openShop({ orders });
  const read = await finances('999', ...orders.map(({ id }) => id!));
  expect(read.size).toBe(60);
  expect(read.has('999')).toBe(false);
});

test('an order with more payments and refunds than come with it has all of them', async () => {
  const payments = Array.from({ length: 55 }, () => ({ amount: '10.00' }));
  const refunds = Array.from({ length: 25 }, (_, index) => ({
    createdAt: `2026-11-19T${String(9 + (index % 10)).padStart(2, '0')}:${10 + index}:00Z`,
    restock: 'RETURN' as const,
    lines: [{ line: '71', quantity: 1 }],
  }));
  const { finances } = await openShop({
    orders: [order({ lines: [{ id: '71', product: 'Tea', quantity: 55 }], payments, refunds })],
  });
  const read = (await finances('7')).get('7')!;
  expect(read.payments.filter(({ kind }) => kind === 'payment')).toHaveLength(55);
  expect(read.restocks).toHaveLength(25);
});

describe('a whole history', () => {
  const orders = Array.from({ length: 450 }, (_, index) =>
    order({
      id: `${index + 500}`,
      createdAt: new Date(START - index * 3_600_000 - DAY_MS).toISOString(),
      lines: [
        { id: `${index + 10_000}`, product: 'Tea', quantity: 2, tax: '2.00', taxRate: '0.2' },
        {
          id: `${index + 20_000}`,
          product: 'Pot',
          ...(index % 2 === 1 ? { tax: '1.00', taxRate: '0.1' } : {}),
        },
      ],
      ...(index % 3 === 0 ? { shipping: { price: '5.00', tax: '0.50', taxRate: '0.1' } } : {}),
      ...(index % 5 === 0 ? { tracking: [`TR${index}`] } : {}),
      ...(index % 7 === 0
        ? {
            refunds: [
              {
                createdAt: '2026-11-20T09:00:00Z',
                restock: 'RETURN',
                lines: [{ line: `${index + 10_000}`, quantity: 1 }],
              },
            ],
          }
        : {}),
    }),
  );

  test('comes from one file and says the same as reading each order', async () => {
    const { history, finances } = await openShop({ orders });
    const read = (await history()).flatMap((batch) => batch.finances);
    expect(read).toHaveLength(450);
    expect(new Map(read.map((each) => [each.orderId, each]))).toEqual(
      await finances(...orders.map(({ id }) => id!)),
    );
  });

  test('goes on from every checkpoint without an order lost', async () => {
    const { history } = await openShop({ orders });
    const batches = await history();
    const ids = (from: FinanceBatch[]) =>
      from.flatMap(({ finances }) => finances.map(({ orderId }) => orderId));
    for (const [at, { checkpoint }] of batches.entries()) {
      const all = new Set([...ids(batches.slice(0, at + 1)), ...ids(await history(checkpoint))]);
      expect(all.size).toBe(450);
    }
  });

  test('has empty batches while the file is written', async () => {
    const { history, control } = await openShop({ orders });
    control.setBulkDelay(60_000);
    const batches = await history();
    expect(batches.filter(({ finances }) => finances.length === 0).length).toBeGreaterThan(2);
    expect(batches.flatMap(({ finances }) => finances)).toHaveLength(450);
  });

  test.each(['bulk-refused', 'bulk-failed'] as const)(
    'is empty where Shopify answers with %s',
    async (fault) => {
      const { history } = await openShop({ orders, fault });
      expect((await history()).flatMap(({ finances }) => finances)).toEqual([]);
    },
  );

  test('leaves out an order whose lines do not have all of its tax', async () => {
    const file = [
      finance('1', '3.00'),
      taxed('LineItem/11', '1', '1.00'),
      taxed('ShippingLine/12', '1', '2.00'),
      finance('2', '3.00'),
      taxed('LineItem/21', '2', '1.00'),
      '{"id":"gid://shopify/LineItem/22","taxLi',
      finance('3', '0.00'),
      taxed('LineItem/31', '3', '0.00'),
      '',
    ].join('\n');
    const read = createFinanceHistory(bulkOf(file), { withRestocks: async (_, all) => all.map(idOnly) });
    const found: string[] = [];
    const asked = { identity: { currency: 'GBP' }, checkpoint: null, signal };
    for await (const { finances } of read({ storeName: 'x', accessToken: '' }, asked))
      found.push(...finances.map(({ orderId }) => orderId));
    expect(found).toEqual(['1', '3']);
  });

  const money = (amount: string) => ({ shopMoney: { amount } });
  const finance = (id: string, tax: string) =>
    JSON.stringify({
      id: `gid://shopify/Order/${id}`,
      currencyCode: 'GBP',
      totalTaxSet: money(tax),
      transactions: [],
      refunds: [],
      fulfillments: [],
    });
  const taxed = (id: string, parent: string, amount: string) =>
    JSON.stringify({
      id: `gid://shopify/${id}`,
      taxLines: [{ rate: 0.2, channelLiable: null, priceSet: money(amount) }],
      __parentId: `gid://shopify/Order/${parent}`,
    });
  const idOnly = ({ order: { id } }: TaxedOrder) => ({
    orderId: id.split('/').at(-1)!,
    payments: [],
    restocks: [],
    taxes: [],
    trackingNumbers: [],
    charges: [],
  });
  function bulkOf(file: string): Bulk {
    const state = { status: 'COMPLETED', url: 'https://shop.example/file', fileSize: `${file.length}` };
    const bulk: Partial<Bulk> = {
      start: async () => ({ operation: 'gid://shopify/BulkOperation/1' }),
      // biome-ignore lint/correctness/useYield: it has ended already
      untilEnded: async function* () {
        return state as BulkState;
      },
      async *open(_url, { from = 0 } = {}) {
        const texts = file.slice(from).split('\n').slice(0, -1);
        let end = from;
        yield { texts, ends: texts.map((text) => (end += text.length + 1)) };
      },
    };
    return bulk as Bulk;
  }
});

describe('charges', () => {
  test('are labels and disputes with their orders; payments and their fees stand elsewhere', async () => {
    const { charges } = await openShop({
      orders: [
        order({ label: '4.20' }),
        order({
          id: '8',
          chargeback: {
            amount: '100.00',
            fee: '15.00',
            at: '2026-11-19T09:00:00Z',
            wonAt: '2026-11-20T09:00:00Z',
          },
        }),
      ],
      balanceEntries: [{ type: 'REFERRAL_FEE', amount: '-3.00', at: '2026-11-19T09:00:00Z' }],
    });
    const read = await charges();
    const rows = read!.map(({ kind, orderId, amount }) => `${kind} ${orderId} ${amount}`);
    expect(rows.sort()).toEqual([
      'chargeback 8 -10000',
      'chargeback 8 10000',
      'chargeback_fee 8 -1500',
      'chargeback_fee 8 1500',
      'shipping 7 420',
    ]);
  });

  test('are not asked for without the permission, and there are none without Shopify Payments', async () => {
    const scopes = ALL_READ_SCOPES.filter((scope) => !scope.includes('payments'));
    expect(await (await openShop({ scopes })).charges()).toBeNull();
    const gateway = { name: 'iyzico', shopifyPayments: false };
    expect(await (await openShop({ gateway, orders: [order()] })).charges()).toBeNull();
  });
});

describe('reports', () => {
  const costs = [
    { from: '2026-01-01', cost: '4.00' },
    { from: '2026-11-10', cost: '6.00' },
  ];
  const products = [
    { id: '1', title: 'Tea', sku: 'TEA', price: '10.00', costs },
    { id: '2', title: 'Pot', sku: 'POT', price: '30.00' },
  ];

  test('tell what a unit cost when it was sold, of days on which nothing came back', async () => {
    const { soldCosts } = await openShop({
      products,
      orders: [
        order({
          id: '7',
          createdAt: '2026-11-05T09:00:00Z',
          lines: [{ product: 'Tea', quantity: 3 }, { product: 'Pot' }],
        }),
        order({ id: '8', createdAt: '2026-11-12T09:00:00Z', lines: [{ product: 'Tea' }] }),
        order({
          id: '9',
          createdAt: '2026-11-13T09:00:00Z',
          lines: [{ id: '91', product: 'Tea', quantity: 2 }],
          refunds: [
            { createdAt: '2026-11-13T15:00:00Z', lines: [{ line: '91', quantity: 1 }], restock: 'RETURN' },
          ],
        }),
      ],
    });
    expect(
      (await soldCosts('2026-11-01', '2026-11-20'))!.map(({ day, productId, unitCost }) => [
        day,
        productId,
        unitCost,
      ]),
    ).toEqual([
      ['2026-11-05', '1', 400],
      ['2026-11-12', '1', 600],
    ]);
  });

  test('are asked for in parts where one answer would not hold all rows, and no row is lost or said twice', async () => {
    const asked: string[] = [];
    const row = (day: string, variant: number) => ({
      day,
      product_id: '1',
      product_variant_id: `${variant}`,
      quantity_ordered: '3',
      net_items_sold: '3',
      cost_of_goods_sold: '10.00',
      net_sales_with_cost_recorded: '30.00',
    });
    const ask = async (_: unknown, { variables }: { variables: { query: string } }) => {
      const [, from, to] = /SINCE (\S+) UNTIL (\S+)/.exec(variables.query)!;
      asked.push(`${from} ${to}`);
      const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'];
      const rows = days
        .filter((day) => day >= from! && day <= to!)
        .flatMap((day) => Array.from({ length: 4_000 }, (_, variant) => row(day, variant)))
        .slice(0, 10_000);
      return { data: { shopifyqlQuery: { parseErrors: [], tableData: { rows } } }, requestedCost: null };
    };
    const { identity } = await openShop();
    const costs = await readSoldCosts(
      { ask } as unknown as ShopifyClient,
      { storeName: 'x', accessToken: '' },
      {
        identity,
        firstDay: '2026-11-01',
        lastDay: '2026-11-05',
      },
    );
    expect(asked).toEqual(['2026-11-01 2026-11-05', '2026-11-03 2026-11-04', '2026-11-05 2026-11-05']);
    expect(costs).toHaveLength(20_000);
    expect(new Set(costs!.map(({ day, variantId }) => `${day} ${variantId}`)).size).toBe(20_000);
    expect(costs![0]).toEqual({ day: '2026-11-01', productId: '1', variantId: '0', unitCost: 333 });
  });

  test('tell the platform’s own profit and fees by day', async () => {
    const { ownProfit } = await openShop({
      products,
      orders: [
        order({
          createdAt: '2026-11-12T09:00:00Z',
          lines: [{ product: 'Tea', quantity: 2 }, { product: 'Pot' }],
        }),
      ],
    });
    expect(await ownProfit('2026-11-01', '2026-11-19')).toEqual([
      { day: '2026-11-12', netSalesWithCost: 2000, costOfGoods: 1200, fees: 175 },
    ]);
  });

  test('are null where they are refused', async () => {
    const scopes = ALL_READ_SCOPES.filter((scope) => scope !== 'read_reports');
    const { soldCosts, ownProfit } = await openShop({ scopes });
    expect(await soldCosts('2026-11-01', '2026-11-19')).toBeNull();
    expect(await ownProfit('2026-11-01', '2026-11-19')).toBeNull();
  });
});
