import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { profitEndpoints } from '#shared/analytics/profit.ts';
import { costEndpoints } from '#shared/stores/costs.ts';
import { NO_RULES, type ProfitRules } from '#shared/stores/profit-rules.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import type { ShopFixture as ShopierFixture } from '#simulators/shopier/shop/fixture.ts';
import type { OrderFixture, ShopFixture } from '#simulators/shopify/shop/fixture.ts';

/*
 * Golden shops for every pitfall of profit (reference/profit.md 4): a few orders, read through the whole product, with
 * answers computed by hand. It is the 21st of November 2026, noon in London. Payments cost 2 % and £0.20.
 */
const NOW = '2026-11-21T12:00:00Z';
const products: ShopFixture['products'] = [
  { id: '11', title: 'Mug', sku: 'MUG', price: '10.00', cost: '4.00' },
  { id: '12', title: 'Bowl', sku: 'BOWL', price: '20.00', cost: '0.00' },
  { id: '13', title: 'Vase', sku: 'VASE', price: '30.00' },
  { id: '14', title: 'Tea set', sku: 'SET', price: '25.00', cost: '11.00' },
  { id: '15', title: 'Card', sku: 'CARD', price: '50.00', isGiftCard: true },
];
const on = (day: string) => `2026-11-${day}T10:00:00Z`;
const mug = { product: 'Mug' };

async function shopWith(orders: OrderFixture[], shop: Partial<ShopFixture> = {}) {
  const started = await startApp({
    now: NOW,
    shops: [
      {
        name: 'tea-house',
        currency: 'GBP',
        ianaTimezone: 'Europe/London',
        gateway: { name: 'shopify_payments', shopifyPayments: true, percent: '2', fixed: '0.20' },
        products,
        orders,
        ...shop,
      },
    ],
  });
  const owner = await started.signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  return asked({ ...started, owner }, storeId);
}

type Started = Awaited<ReturnType<typeof startApp>>;
type Owner = Awaited<ReturnType<Started['signUp']>>;

async function asked(started: Started & { owner: Owner }, storeId: string) {
  const { expectOk, call } = started.owner;
  const params = { storeId };
  await started.readCosts();
  const report = (query: object = { range: 'mtd' }) =>
    expectOk(call(profitEndpoints.report, { params, query }));
  return {
    ...started,
    shop: started.simulator.shop('tea-house'),
    storeId,
    report,
    /** The figures of a stretch, this month's by default. */
    async figures(query?: object) {
      const { figures } = await report(query);
      return Object.fromEntries(Object.entries(figures).map(([name, { value }]) => [name, value]));
    },
    parts: async (by: string, query: object = { range: 'mtd' }) =>
      (await expectOk(call(profitEndpoints.parts, { params, query: { by, ...query } }))).rows,
    async product(id: string) {
      const { rows } = await expectOk(call(costEndpoints.list, { params, query: {} }));
      const productId = rows.find((row) => row.productId.endsWith(id))!.productId;
      return expectOk(call(profitEndpoints.product, { params: { storeId, productId } }));
    },
    vat: async () => (await expectOk(call(profitEndpoints.vat, { params, query: { range: 'mtd' } }))).rows,
    say: (rules: Partial<ProfitRules>) =>
      expectOk(call(costEndpoints.saveRules, { params, body: { ...NO_RULES, ...rules } })),
    saveCost: (from: string, productId: string, unitCost: number) =>
      expectOk(call(costEndpoints.list, { params, query: {} })).then(({ rows }) => {
        const { variantId } = rows.find((row) => row.productId === productId)!;
        return expectOk(
          call(costEndpoints.save, { params, body: { from, costs: [{ productId, variantId, unitCost }] } }),
        );
      }),
  };
}

const days = (from: string, to = from) => ({ range: 'custom', from, to });

test('a set of goods has a cost of its own', async () => {
  const { figures } = await shopWith([{ createdAt: on('03'), lines: [{ product: 'Tea set', quantity: 2 }] }]);
  expect(await figures()).toMatchObject({
    netSales: 50,
    costOfGoods: 22,
    grossProfit: 28,
    fees: 1.2,
    contribution: 26.8,
  });
});

test('a gift card is owed and not sold; paying with it costs nothing', async () => {
  const { figures, report } = await shopWith([
    { createdAt: on('03'), lines: [{ product: 'Card' }] },
    { createdAt: on('05'), lines: [mug], payments: [{ gateway: 'gift_card', amount: '10.00' }] },
  ]);
  expect(await figures()).toMatchObject({ netSales: 10, costOfGoods: 4, fees: 1.2, contribution: 4.8 });
  expect((await report()).figures.grossProfit).toMatchObject({ coverage: 1, evidence: 'measured' });
});

test('goods given away for nothing cost what they cost', async () => {
  const { figures, report } = await shopWith([
    { createdAt: on('03'), lines: [{ ...mug, discount: '10.00' }] },
  ]);
  expect(await figures()).toMatchObject({
    netSales: 0,
    costOfGoods: 4,
    grossProfit: -4,
    fees: 0,
    contribution: -4,
  });
  expect((await report()).figures.grossMargin).toMatchObject({ value: null, reason: 'no_orders' });
});

test('a cost of nothing is a cost; no cost is none', async () => {
  const { figures, report } = await shopWith([
    { createdAt: on('03'), lines: [{ product: 'Bowl' }, { product: 'Vase' }] },
  ]);
  expect(await figures()).toMatchObject({ netSales: 50, costOfGoods: 0, grossProfit: 20, grossMargin: 1 });
  const { figures: of, gaps } = await report();
  expect(of.grossProfit.coverage).toBe(0.4);
  expect(gaps[0]).toEqual({ kind: 'costs', netSales: 30, variants: 1 });
});

test('a variant that was deleted keeps its costs, and one known by its SKU alone has those of the SKU', async () => {
  const { figures, shop, owner, storeId, readCosts, say } = await shopWith([
    { createdAt: on('03'), lines: [mug] },
    { createdAt: '2026-11-21T09:00:00Z', lines: [{ title: 'Mug, old', sku: 'MUG', unitPrice: '8.00' }] },
  ]);
  const before = await figures();
  expect(before).toMatchObject({ netSales: 18, costOfGoods: 8, grossProfit: 10 });
  shop.deleteProduct('12');
  shop.deleteProduct('11');
  await owner.refresh(storeId);
  await readCosts();
  // Every day is worked out again.
  await say({});
  expect(await figures(days('2026-11-03'))).toMatchObject({ costOfGoods: 4, grossProfit: 6 });
});

test('a sale keeps the cost of its day; the owner corrects the past or only what comes', async () => {
  const { figures, saveCost } = await shopWith(
    [
      { createdAt: on('03'), lines: [mug] },
      { createdAt: on('15'), lines: [mug] },
    ],
    {
      products: [
        {
          id: '11',
          title: 'Mug',
          sku: 'MUG',
          price: '10.00',
          cost: '4.00',
          costs: [{ from: '2026-11-10', cost: '6.00' }],
        },
      ],
    },
  );
  expect((await figures()).costOfGoods).toBe(10);
  await saveCost('today', '11', 1);
  expect((await figures()).costOfGoods).toBe(10);
  await saveCost('2026-11-12', '11', 5);
  expect((await figures()).costOfGoods).toBe(9);
  await saveCost('always', '11', 3);
  expect((await figures()).costOfGoods).toBe(6);
});

test('only what was captured costs a fee, and each of several payments costs its own', async () => {
  const { figures } = await shopWith([
    {
      createdAt: on('03'),
      lines: [{ ...mug, quantity: 2 }],
      payments: [
        { kind: 'AUTHORIZATION', amount: '20.00' },
        { kind: 'CAPTURE', amount: '12.00', processedAt: on('04') },
      ],
    },
    {
      createdAt: on('05'),
      lines: [{ ...mug, quantity: 2 }],
      payments: [{ amount: '6.00' }, { amount: '14.00' }],
    },
  ]);
  expect(await figures(days('2026-11-03'))).toMatchObject({ netSales: 20, fees: 0 });
  expect((await figures(days('2026-11-03', '2026-11-04'))).fees).toBe(0.44);
  expect((await figures(days('2026-11-05'))).fees).toBe(0.8);
});

test('cash on delivery costs by its rule, and a refused parcel costs both ways', async () => {
  const cash = { gateway: 'cash_on_delivery', amount: '10.00' };
  const { figures, say, report } = await shopWith([
    { createdAt: on('03'), lines: [mug], payments: [cash], country: 'TR' },
    {
      createdAt: on('05'),
      lines: [mug],
      payments: [{ ...cash, status: 'PENDING' }],
      financialStatus: 'PENDING',
      country: 'TR',
      refunds: [{ createdAt: on('09'), lines: [{ line: 0, quantity: 1 }], restock: 'RETURN' }],
    },
  ]);
  expect((await report()).figures.fees).toMatchObject({ value: null, reason: 'fees_unknown' });
  expect((await report()).gaps).toContainEqual({ kind: 'fees', amount: 10, gateways: ['cash_on_delivery'] });
  await say({
    fees: [{ gateway: 'cash_on_delivery', from: null, percent: 0, fixed: 1.5, taxPercent: 20 }],
    shipping: [{ countryCode: 'TR', from: null, perOrder: 3, perReturn: 2.5 }],
  });
  expect(await figures()).toMatchObject({
    netSales: 10,
    costOfGoods: 4,
    fees: 1.8,
    shippingResult: -8.5,
    contribution: -4.3,
  });
  expect((await figures(days('2026-11-09'))).shippingResult).toBe(-2.5);
  await say({
    reclaimsVat: true,
    fees: [{ gateway: 'cash_on_delivery', from: null, percent: 0, fixed: 1.5, taxPercent: 20 }],
  });
  expect((await figures()).fees).toBe(1.5);
});

test('what an edit adds is sold, and what it takes out was never sent', async () => {
  const { figures } = await shopWith([
    {
      createdAt: on('03'),
      lines: [{ ...mug, quantity: 2 }],
      edits: [{ createdAt: on('05'), add: [{ product: 'Tea set' }], change: [{ line: 0, quantity: 1 }] }],
    },
  ]);
  expect(await figures(days('2026-11-03'))).toMatchObject({ netSales: 20, costOfGoods: 8 });
  expect(await figures(days('2026-11-05'))).toMatchObject({ netSales: 15, costOfGoods: 7 });
});

test('what a buyer pays in another currency counts in the shop’s own', async () => {
  const { figures } = await shopWith([
    { createdAt: on('03'), lines: [mug], presentment: { currency: 'USD', rate: 1.25 } },
  ]);
  expect(await figures()).toMatchObject({ netSales: 10, costOfGoods: 4, fees: 0.4, contribution: 5.6 });
});

test('ads that no account tells of count by what the owner entered', async () => {
  const { figures, say, report } = await shopWith([
    { createdAt: on('03'), lines: [{ ...mug, quantity: 5 }] },
  ]);
  expect((await report()).figures.adSpend).toMatchObject({ value: null, reason: 'no_ads' });
  const meta = { name: 'Meta', amount: 2, every: 'day' as const, from: '2026-11-02', to: '2026-11-03' };
  const rent = { name: 'Rent', amount: 30, every: 'month' as const, from: null, to: null };
  await say({ adCosts: [meta], fixedCosts: [rent] });
  expect(await figures(days('2026-11-03'))).toMatchObject({
    adSpend: 2,
    contributionAfterAds: 26.8,
    netProfit: 25.8,
  });
  expect(await figures(days('2026-11-04'))).toMatchObject({ adSpend: 0 });
  const { figures: said, waterfall } = await report();
  expect(said.adSpend).toMatchObject({
    value: 4,
    evidence: 'rule',
    parts: [
      { name: 'adsMeasured', value: 0, evidence: 'measured' },
      { name: 'adsEntered', value: 4, evidence: 'rule' },
    ],
  });
  expect(waterfall).toContainEqual({ kind: 'part', name: 'adSpend', amount: -4, evidence: 'rule' });
});

test('what is sold over the counter is not sent', async () => {
  const { figures, say, report } = await shopWith([
    { createdAt: on('03'), lines: [mug], sourceName: 'pos' },
    { createdAt: on('05'), lines: [mug] },
  ]);
  await say({
    shipping: [{ countryCode: null, from: null, perOrder: 3, perReturn: 0 }],
    handlingPerOrder: 0.5,
  });
  expect(await figures(days('2026-11-03'))).toMatchObject({ shippingResult: 0, contribution: 5.6 });
  expect(await figures()).toMatchObject({ shippingResult: -3, handling: 0.5, contribution: 7.7 });
  expect((await report()).figures.shippingResult.coverage).toBe(1);
});

test('what came back costs nothing when it can be sold again, and stays a cost when it cannot', async () => {
  const back = { createdAt: on('09'), lines: [{ line: 0, quantity: 1 }] };
  const { figures } = await shopWith([
    { createdAt: on('03'), lines: [{ ...mug, quantity: 2 }], refunds: [{ ...back, restock: 'RETURN' }] },
    {
      createdAt: on('05'),
      lines: [{ product: 'Tea set', quantity: 2 }],
      refunds: [{ ...back, restock: 'NO_RESTOCK' }],
    },
  ]);
  expect(await figures(days('2026-11-03', '2026-11-08'))).toMatchObject({ netSales: 70, costOfGoods: 30 });
  expect(await figures(days('2026-11-09'))).toMatchObject({
    netSales: -35,
    costOfGoods: -4,
    grossProfit: -31,
  });
  // The gateway keeps its fees: 20 and 50 were paid.
  expect(await figures()).toMatchObject({ netSales: 35, costOfGoods: 26, fees: 1.8, contribution: 7.2 });
});

test('test orders count nowhere', async () => {
  const { figures } = await shopWith([
    { createdAt: on('03'), lines: [mug] },
    { createdAt: on('05'), lines: [mug], test: true },
  ]);
  expect(await figures()).toMatchObject({ netSales: 10, costOfGoods: 4, fees: 0.4 });
});

test('a fee that is known later is awaited, and then measured', async () => {
  const { report, parts, clock, readCosts } = await shopWith(
    [{ createdAt: '2026-11-21T09:00:00Z', lines: [mug] }],
    {
      gateway: {
        name: 'shopify_payments',
        shopifyPayments: true,
        percent: '2',
        fixed: '0.20',
        feeAfterHours: 30,
      },
    },
  );
  const pending = await report();
  expect(pending.figures.fees).toMatchObject({ value: null, reason: 'fees_unknown', coverage: 0 });
  expect(pending.figures.contribution).toMatchObject({ value: 6, coverage: 1, evidence: 'assumed' });
  expect(await parts('product')).toMatchObject([{ fees: null, unknown: ['fees', 'shipping'] }]);
  expect(pending.gaps).toContainEqual({ kind: 'fees_expected', payments: 1 });
  clock.advance({ days: 2 });
  await readCosts();
  const known = await report();
  expect(known.figures.fees).toMatchObject({ value: 0.4, coverage: 1, evidence: 'measured' });
  expect(known.gaps.map(({ kind }) => kind)).not.toContain('fees_expected');
});

test('the first order of a buyer and the next are told apart, and guests from both', async () => {
  const { parts } = await shopWith(
    [
      { createdAt: on('03'), customer: 'a@example.com', lines: [mug] },
      { createdAt: on('05'), customer: 'a@example.com', lines: [{ product: 'Tea set' }] },
      { createdAt: on('07'), lines: [{ product: 'Bowl' }] },
    ],
    { customers: [{ email: 'a@example.com' }] },
  );
  expect(
    (await parts('buyer')).map(({ id, orders, netSales, contribution }) => [
      id,
      orders,
      netSales,
      contribution,
    ]),
  ).toEqual([
    ['first', 1, 10, 5.6],
    ['repeat', 1, 25, 13.3],
    ['guest', 1, 20, 19.4],
  ]);
});

test('profit by the groups that buyers are in today adds up to that of all of them', async () => {
  const { parts, figures } = await shopWith(
    [
      { createdAt: on('03'), customer: 'ada@example.com', lines: [mug] },
      { createdAt: on('05'), customer: 'ada@example.com', lines: [{ ...mug, quantity: 2 }] },
      { createdAt: on('06'), lines: [mug] },
    ],
    { customers: [{ email: 'ada@example.com' }] },
  );
  const groups = await parts('customer_group');
  expect(groups.map(({ id, orders, netSales }) => [id === null, orders, netSales]).sort()).toEqual([
    [false, 2, 30],
    [true, 1, 10],
  ]);
  const { contribution } = await figures();
  const cents = groups.map((group) => Math.round(group.contribution! * 100));
  expect(cents.reduce((sum, each) => sum + each)).toBe(Math.round(contribution! * 100));
});

test('a day is split by groups again when its costs change, and all days when customers have moved on', async () => {
  const { parts, saveCost, clock, database } = await shopWith(
    [
      { createdAt: '2026-08-01T10:00:00Z', customer: 'ada@example.com', lines: [mug] },
      { createdAt: on('06'), lines: [mug] },
    ],
    { customers: [{ email: 'ada@example.com' }] },
  );
  const autumn = days('2026-08-01', '2026-11-20');
  const ofAda = async () => (await parts('customer_group', autumn)).find(({ id }) => id !== null);
  const before = await ofAda();
  expect(before).toMatchObject({ orders: 1, costOfGoods: 4 });
  await saveCost('2026-08-01', '11', 5);
  expect(await ofAda()).toMatchObject({ id: before!.id, costOfGoods: 5 });

  clock.set('2026-12-20T12:00:00Z');
  const later = await ofAda();
  expect(later).toMatchObject({ orders: 1, costOfGoods: 5 });
  expect(later!.id).not.toBe(before!.id);
  const { rows } = await database.db.execute(
    sql`select distinct dimension from profit_groups where dimension like 'customers %'`,
  );
  expect(rows).toEqual([{ dimension: 'customers 2026-12-20' }]);
});

test('money given back as goodwill is lost, and brings no goods back', async () => {
  const { figures, report } = await shopWith([
    { createdAt: on('03'), lines: [mug], refunds: [{ createdAt: on('09'), amount: '3.00' }] },
  ]);
  expect(await figures()).toMatchObject({ netSales: 7, costOfGoods: 4, grossProfit: 3, contribution: 2.6 });
  expect((await report()).figures.grossProfit.coverage).toBe(1);
});

test('a chargeback and its fee are lost on their own day, and come back when they are won', async () => {
  const { figures, report } = await shopWith([
    {
      createdAt: on('03'),
      lines: [mug],
      chargeback: { fee: '15.00', at: on('12'), wonAt: on('18') },
    },
  ]);
  expect((await figures(days('2026-11-03', '2026-11-11'))).contribution).toBe(5.6);
  expect((await figures(days('2026-11-03', '2026-11-12'))).contribution).toBe(-19.4);
  expect((await figures()).contribution).toBe(5.6);
  const { waterfall } = await report(days('2026-11-12'));
  expect(waterfall).toContainEqual({ kind: 'part', name: 'otherCosts', amount: -25, evidence: 'measured' });
});

test('what comes back in another month is taken from that month', async () => {
  const { figures } = await shopWith([
    {
      createdAt: '2026-10-30T10:00:00Z',
      lines: [mug],
      refunds: [{ createdAt: on('02'), lines: [{ line: 0, quantity: 1 }], restock: 'RETURN' }],
    },
  ]);
  expect(await figures(days('2026-10-01', '2026-10-31'))).toMatchObject({
    netSales: 10,
    costOfGoods: 4,
    fees: 0.4,
  });
  expect(await figures()).toMatchObject({ netSales: -10, costOfGoods: -4, grossProfit: -6, fees: 0 });
});

test('tax that a marketplace pays stands apart, and no tax is in what was sold', async () => {
  const { figures, vat } = await shopWith([
    {
      createdAt: on('03'),
      country: 'DE',
      taxesIncluded: true,
      lines: [{ ...mug, unitPrice: '11.90', tax: '1.90', taxRate: '0.19' }],
    },
    {
      createdAt: on('05'),
      country: 'DE',
      taxesIncluded: true,
      lines: [{ ...mug, unitPrice: '11.90', tax: '1.90', taxRate: '0.19', channelLiable: true }],
    },
  ]);
  expect(await figures()).toMatchObject({ netSales: 20, costOfGoods: 8 });
  expect(await vat()).toEqual([
    { countryCode: 'DE', percent: 19, channelLiable: false, base: 10, tax: 1.9 },
    { countryCode: 'DE', percent: 19, channelLiable: true, base: 10, tax: 1.9 },
  ]);
});

test('several taxes on one line stand by their rates, in prices or beside them, and go back by them', async () => {
  const { figures, vat } = await shopWith([
    {
      createdAt: on('03'),
      country: 'US',
      lines: [
        {
          ...mug,
          quantity: 2,
          taxes: [
            { tax: '1.20', rate: '0.06' },
            { tax: '0.40', rate: '0.02' },
          ],
        },
      ],
      refunds: [{ createdAt: on('09'), lines: [{ line: 0, quantity: 1 }], restock: 'RETURN' }],
    },
    {
      createdAt: on('05'),
      country: 'TR',
      taxesIncluded: true,
      lines: [
        {
          ...mug,
          unitPrice: '12.20',
          taxes: [
            { tax: '2.00', rate: '0.2' },
            { tax: '0.20', rate: '0.02' },
          ],
        },
      ],
    },
  ]);
  expect(await figures()).toMatchObject({ netSales: 20, costOfGoods: 8 });
  expect(await figures(days('2026-11-05'))).toMatchObject({ netSales: 10 });
  const rates = (await vat()).map(({ countryCode, percent, base, tax }) => [countryCode, percent, base, tax]);
  expect(rates.toSorted()).toEqual([
    ['TR', 2, 10, 0.2],
    ['TR', 20, 10, 2],
    ['US', 2, 10, 0.2],
    ['US', 6, 10, 0.6],
  ]);
});

test('the label and its correction are what sending cost, each on its day', async () => {
  const { figures } = await shopWith([
    {
      createdAt: on('03'),
      lines: [mug],
      shipping: '4.00',
      labels: [{ cost: '3.10', at: on('04'), adjustment: '0.60', adjustedAt: on('08') }],
    },
  ]);
  expect((await figures(days('2026-11-03'))).shippingResult).toBe(4);
  expect((await figures(days('2026-11-03', '2026-11-04'))).shippingResult).toBe(0.9);
  expect(await figures()).toMatchObject({ shippingResult: 0.3, fees: 0.48, contribution: 5.82 });
});

test('a sale earns less the packaging of its order, and less what sending costs where that is known', async () => {
  const orders = ['03', '04', '05', '06'].map((day) => ({ createdAt: on(day), lines: [mug] }));
  const unknown = await shopWith(orders);
  await unknown.say({ handlingPerOrder: 0.5 });
  await unknown.figures();
  expect(await unknown.product('11')).toMatchObject({ shipping: null, handling: 0.5, feeShare: 0.04 });
  const [first, ...others] = orders;
  const known = await shopWith([{ ...first!, labels: [{ cost: '3.00', at: on('03') }] }, ...others]);
  await known.say({ handlingPerOrder: 0.5 });
  await known.figures();
  expect(await known.product('11')).toMatchObject({ shipping: 3, handling: 0.5 });
});

// ——— where the platform says no tax

async function shopierWith(shop: Partial<ShopierFixture>) {
  const started = await startApp({
    now: NOW,
    shopierShops: [{ name: 'lumiere', token: 'pat_lumiere', ...shop }],
  });
  const owner = await started.signUp();
  const body = { shopDomain: 'lumiere', apiKey: 'pat_lumiere' };
  const { store } = await owner.expectOk(owner.call(storeEndpoints.connectShopier, { body }));
  await started.runJobs();
  const { expectOk, call } = owner;
  const params = { storeId: store.id };
  await started.readCosts();
  return {
    report: () => expectOk(call(profitEndpoints.report, { params, query: { range: 'mtd' } })),
    parts: async (by: string) =>
      (await expectOk(call(profitEndpoints.parts, { params, query: { by, range: 'mtd' } }))).rows,
    vat: () => expectOk(call(profitEndpoints.vat, { params, query: { range: 'mtd' } })),
    say: (rules: Partial<ProfitRules>) =>
      expectOk(call(costEndpoints.saveRules, { params, body: { ...NO_RULES, ...rules } })),
  };
}

test('tax inside prices is taken out line by line, by the owner’s rates, and adds up to what was paid', async () => {
  const { report, vat, say } = await shopierWith({
    products: [
      { id: '21', title: 'Kitap', price: '9.99', currency: 'TRY' },
      { id: '22', title: 'Kupa', price: '0.05', currency: 'TRY' },
    ],
    orders: [
      { createdAt: on('03'), lines: [{ product: 'Kitap', quantity: 3 }, { product: 'Kupa' }] },
      { createdAt: on('05'), lines: [{ product: 'Kitap' }, { product: 'Kupa' }] },
    ],
  });
  const unknown = await report();
  expect(unknown.figures.netSales).toMatchObject({ value: 40.06, coverage: 0 });
  expect(unknown.gaps).toContainEqual({ kind: 'vat', netSales: 40.06, shipping: 0 });
  await say({
    vat: [
      { scope: { kind: 'everything' }, percent: 10 },
      { scope: { kind: 'product', productId: '21' }, percent: 1 },
    ],
  });
  // 29.97 → 29.67 + 0.30 · 9.99 → 9.89 + 0.10 · 0.05 → 0.05 + 0.00, twice
  expect((await report()).figures.netSales).toMatchObject({ value: 39.66, coverage: 1, evidence: 'rule' });
  expect((await vat()).rows.map(({ percent, base, tax }) => [percent, base, tax])).toEqual([
    [10, 0.1, 0],
    [1, 39.56, 0.4],
  ]);
});

test('what is not known is assumed and never measured: VAT in goods and in shipping, and what sending costs', async () => {
  const { report, parts, say } = await shopierWith({
    products: [
      { id: '21', title: 'Kitap', price: '120.00', currency: 'TRY' },
      { id: '22', title: 'Kupa', price: '60.00', currency: 'TRY' },
    ],
    orders: [{ createdAt: on('03'), lines: [{ product: 'Kitap' }], shipping: '12.00' }],
  });
  const costs = [{ scope: { kind: 'everything' as const }, percentOfPrice: 50 }];
  await say({ costs });
  const { figures, gaps } = await report();
  expect(figures.netSales).toMatchObject({ value: 120, coverage: 0, evidence: 'assumed' });
  for (const name of ['grossProfit', 'grossMargin', 'contribution', 'contributionMargin'] as const)
    expect(figures[name]).toMatchObject({ coverage: 1, evidence: 'assumed' });
  expect(figures.fees).toMatchObject({ value: 6.91, coverage: 1, evidence: 'measured' });
  expect(figures.shippingResult).toMatchObject({ value: null, coverage: 0 });
  expect(gaps.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['vat', 'shipping']));
  for (const by of ['product', 'country', 'channel'])
    expect(await parts(by)).toMatchObject([
      { fees: 6.91, shippingResult: null, evidence: 'assumed', unknown: ['vat', 'shipping'] },
    ]);

  const vat = [{ scope: { kind: 'product' as const, productId: '21' }, percent: 20 }];
  const shipping = [{ countryCode: null, from: null, perOrder: 5, perReturn: 0 }];
  await say({ costs, vat, shipping });
  const known = await report();
  expect(known.figures.netSales).toMatchObject({ value: 100, coverage: 1, evidence: 'rule' });
  expect(known.figures.grossProfit).toMatchObject({ value: 50, evidence: 'rule' });
  // What buyers paid for shipping has a rate of its own, which nobody said.
  expect(known.figures.shippingResult).toMatchObject({ value: 7, coverage: 1, evidence: 'assumed' });
  expect(known.gaps).toContainEqual({ kind: 'vat', netSales: 0, shipping: 12 });
});

test('returned goods count as lost only until the owner says that they are sold again', async () => {
  const { report, say } = await shopierWith({
    products: [{ id: '21', title: 'Kitap', price: '120.00', currency: 'TRY' }],
    orders: [
      { createdAt: on('04'), lines: [{ product: 'Kitap' }] },
      {
        createdAt: on('03'),
        lines: [{ product: 'Kitap' }],
        fulfilled: true,
        refunds: [{ createdAt: on('09') }],
      },
    ],
  });
  const costs = [{ scope: { kind: 'everything' as const }, percentOfPrice: 50 }];
  await say({ costs });
  const { figures, gaps } = await report();
  expect(figures.costOfGoods).toMatchObject({ value: 120, evidence: 'assumed' });
  expect(gaps).toContainEqual({ kind: 'returns', amount: 60 });
  for (const [returnsRestocked, value] of [
    [true, 60],
    [false, 120],
  ] as const) {
    await say({ costs, returnsRestocked });
    const said = await report();
    expect(said.figures.costOfGoods).toMatchObject({ value, evidence: 'rule' });
    expect(said.gaps.map(({ kind }) => kind)).not.toContain('returns');
  }
});

test('contribution and the ratios made of it are of the sales that have a cost', async () => {
  const { report, parts } = await shopWith([
    {
      createdAt: on('03'),
      lines: [
        { product: 'Tea set', quantity: 4 },
        { product: 'Vase', quantity: 5 },
      ],
      labels: [{ cost: '10.00', at: on('03') }],
    },
    { createdAt: on('05'), lines: [{ product: 'Vase' }], labels: [{ cost: '10.00', at: on('05') }] },
  ]);
  const { figures, waterfall } = await report();
  // Of the first order 100 of 250 has a cost, and so 2.08 of its 5.20 of fees and 4.00 of its label.
  expect(figures.grossProfit.value).toBe(56);
  expect(figures.fees.value).toBe(6);
  expect(figures.contribution.value).toBe(49.92);
  expect(figures.contributionMargin.value).toBeCloseTo(0.4992);
  expect(figures.breakEvenRoas.value).toBeCloseTo(100 / 49.92);
  expect(waterfall).toContainEqual({
    kind: 'part',
    name: 'uncostedCharges',
    amount: 19.92,
    evidence: null,
  });
  const rows = await parts('product');
  expect(rows.map(({ title, contribution }) => [title, contribution])).toEqual([
    ['Tea set', 49.92],
    ['Vase', null],
  ]);
});

test('tax inside shipping is taken out and listed like that of goods', async () => {
  const { report, vat, say } = await shopierWith({
    products: [{ id: '21', title: 'Kitap', price: '10.00', currency: 'TRY' }],
    orders: [{ createdAt: on('03'), lines: [{ product: 'Kitap' }], shipping: '12.00' }],
  });
  await say({
    vat: [
      { scope: { kind: 'everything' }, percent: 1 },
      { scope: { kind: 'shipping' }, percent: 20 },
    ],
    shipping: [{ countryCode: null, from: null, perOrder: 5, perReturn: 0 }],
  });
  expect((await report()).figures.shippingResult.value).toBe(5);
  expect((await vat()).rows.map(({ percent, base, tax }) => [percent, base, tax])).toEqual([
    [20, 10, 2],
    [1, 9.9, 0.1],
  ]);
});

test('the first cost known, taken for the time before, is taken for days that were written before it', async () => {
  const { figures, saveCost, say } = await shopWith([
    { createdAt: on('03'), lines: [{ product: 'Vase' }] },
    { createdAt: on('20'), lines: [mug] },
  ]);
  await say({ firstCostBefore: true });
  expect((await figures()).costOfGoods).toBe(4);
  await saveCost('2026-11-12', '13', 9);
  expect((await figures()).costOfGoods).toBe(13);
});
test('a day on which only a dispute was lost lost that much', async () => {
  const { figures } = await shopWith([
    { createdAt: on('03'), lines: [mug], chargeback: { fee: '15.00', at: on('12') } },
  ]);
  expect((await figures(days('2026-11-12'))).contribution).toBe(-25);
});
