import { expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { profitEndpoints } from '#shared/analytics/profit.ts';
import { COSTS_CSV, costEndpoints } from '#shared/stores/costs.ts';
import { NO_RULES, type ProfitRules } from '#shared/stores/profit-rules.ts';
import type { ShopFixture } from '#simulators/shopify/shop/fixture.ts';

const NOW = '2026-11-21T12:00:00Z';

async function connected(shop: Partial<ShopFixture> = {}) {
  const started = await startApp({
    now: NOW,
    shops: [
      {
        name: 'tea-house',
        currency: 'GBP',
        ianaTimezone: 'Europe/London',
        products: [
          { id: '11', title: 'Mug', sku: 'MUG', price: '10.00' },
          { id: '12', title: 'Bowl', sku: 'BOWL', price: '20.00' },
        ],
        orders: [
          // Long before every month compared here, so that none reaches before the first record.
          { createdAt: '2026-01-05T10:00:00Z', lines: [{ title: 'Tea', unitPrice: '5.00' }] },
          { createdAt: '2026-10-05T10:00:00Z', lines: [{ product: 'Mug' }] },
          { createdAt: '2026-11-03T10:00:00Z', lines: [{ product: 'Mug', quantity: 2 }] },
          { createdAt: '2026-11-10T10:00:00Z', lines: [{ product: 'Bowl' }] },
        ],
        ...shop,
      },
    ],
  });
  const owner = await started.signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  const params = { storeId };
  const { expectOk, call } = owner;
  const list = (query = {}) => expectOk(call(costEndpoints.list, { params, query }));
  await started.readCosts();
  return {
    ...started,
    owner,
    storeId,
    list,
    params,
    /** A unit's cost by SKU, from a day on. */
    async save(from: string, costs: Record<string, number | null>) {
      const { rows } = await list();
      const variants = Object.entries(costs).map(([sku, unitCost]) => {
        const { productId, variantId } = rows.find((row) => row.sku === sku)!;
        return { productId, variantId, unitCost };
      });
      return expectOk(call(costEndpoints.save, { params, body: { from, costs: variants } }));
    },
    report: (query = {}) => expectOk(call(profitEndpoints.report, { params, query })),
    rules: (rules: Partial<ProfitRules>) =>
      expectOk(call(costEndpoints.saveRules, { params, body: { ...NO_RULES, ...rules } })),
  };
}

test('without a cost nothing is said of profit but why, and the way to it', async () => {
  const { report } = await connected();
  const { figures, gaps, waterfall } = await report();
  expect(figures.grossProfit).toMatchObject({ value: null, reason: 'no_costs', coverage: 0 });
  expect(figures.netSales).toMatchObject({ value: 40, coverage: 1 });
  expect(gaps[0]).toEqual({ kind: 'costs', netSales: 40, variants: 2 });
  expect(waterfall.map(({ name, amount }) => [name, amount])).toEqual([
    ['grossSales', 40],
    ['netSales', 40],
    ['withoutCost', -40],
  ]);
});

test('a cost from today leaves the past as it was; one for the past corrects it', async () => {
  const { save, report, list } = await connected();
  await save('today', { MUG: 4 });
  expect((await report()).figures.costOfGoods.value).toBeNull();
  await save('always', { MUG: 3 });
  expect((await report()).figures).toMatchObject({
    costOfGoods: { value: 6, coverage: 0.5, evidence: 'measured' },
    grossProfit: { value: 14, previous: 7 },
    grossMargin: { value: 0.7 },
  });
  await save('2026-11-01', { MUG: 5 });
  expect((await report()).figures.costOfGoods.value).toBe(10);
  const [mug] = (await list()).rows.filter(({ sku }) => sku === 'MUG');
  expect(mug!.history).toEqual([
    { from: '1970-01-01', to: '2026-10-31', unitCost: 3, source: 'owner' },
    { from: '2026-11-01', to: null, unitCost: 5, source: 'owner' },
  ]);
});

test('what was sold before a product had a cost stays missing, until the cost is said to hold for it', async () => {
  const { save, rules, list } = await connected();
  await save('always', { BOWL: 5 });
  await save('today', { MUG: 4 });
  const missing = () => list({ filter: 'missing' });
  expect(await missing()).toMatchObject({
    rows: [{ sku: 'MUG', unitCost: 4, netSales: 30, uncosted: 30 }],
    missing: 1,
    earlier: { variants: 1, netSales: 30 },
    coverage: 0.4,
  });
  // A rule assumes, and knows no more than before.
  await rules({ costs: [{ scope: { kind: 'everything' }, percentOfPrice: 50 }] });
  expect(await missing()).toMatchObject({ missing: 1, coverage: 0.4 });
  await rules({ firstCostBefore: true });
  expect(await missing()).toMatchObject({ missing: 0, earlier: { variants: 0, netSales: 0 }, coverage: 1 });
  await rules({});
  await save('always', { MUG: 4 });
  expect(await missing()).toMatchObject({ missing: 0, coverage: 1 });
});

test('goods that came back of a sale long before their cost was known make no product miss a cost', async () => {
  const back = { createdAt: '2026-11-05T10:00:00Z', lines: [{ line: 0, quantity: 1 }] };
  const { save, list } = await connected({
    orders: [{ createdAt: '2026-01-05T10:00:00Z', lines: [{ product: 'Mug' }], refunds: [back] }],
  });
  await save('today', { MUG: 4, BOWL: 5 });
  const { rows, missing, earlier } = await list();
  expect(rows.find(({ sku }) => sku === 'MUG')).toMatchObject({ netSales: -10, uncosted: -10 });
  expect({ missing, earlier }).toEqual({ missing: 0, earlier: { variants: 0, netSales: 0 } });
});

test('a cost that is taken away is not known from then on, and 0 is a cost', async () => {
  const { save, report, list } = await connected();
  await save('always', { MUG: 3, BOWL: 0 });
  await save('2026-11-01', { MUG: null });
  const { figures } = await report();
  expect(figures.costOfGoods).toMatchObject({ value: 0, coverage: 0.5 });
  expect(await list({ filter: 'missing' })).toMatchObject({ total: 1, missing: 1, rows: [{ sku: 'MUG' }] });
});

test('the waterfall adds up to each of its totals to the cent', async () => {
  const { save, rules, report } = await connected({
    orders: [
      {
        createdAt: '2026-11-03T10:00:00Z',
        lines: [{ product: 'Mug', quantity: 3, discount: '3.33' }],
        shipping: '4.99',
      },
      { createdAt: '2026-11-10T10:00:00Z', lines: [{ product: 'Bowl' }], tip: '1.01' },
    ],
  });
  await save('always', { MUG: 3.33 });
  await rules({
    shipping: [{ countryCode: null, from: null, perOrder: 5.55, perReturn: 0 }],
    handlingPerOrder: 0.77,
    fixedCosts: [{ name: 'Rent', amount: 100, every: 'month', from: null, to: null }],
  });
  const { waterfall, figures } = await report();
  let reached = 0;
  for (const step of waterfall) {
    if (step.kind === 'part') reached += Math.round(step.amount * 100);
    else expect(Math.round(step.amount * 100)).toBe(reached);
  }
  expect(waterfall.filter(({ kind }) => kind === 'total').map(({ name }) => name)).toEqual([
    'netSales',
    'grossProfit',
    'contribution',
    'netProfit',
  ]);
  expect(figures.netProfit.value).toBe(reached / 100);
});

test('a rule is previewed without being saved, and saying so changes what it said', async () => {
  const { params, owner, report, rules } = await connected();
  const half: Partial<ProfitRules> = { costs: [{ scope: { kind: 'everything' }, percentOfPrice: 50 }] };
  const preview = await owner.expectOk(
    owner.call(costEndpoints.preview, { params, body: { rules: { ...NO_RULES, ...half } } }),
  );
  expect(preview).toMatchObject({
    from: '2026-10-22',
    to: '2026-11-20',
    // Two payments of 20.00 at 2.9 % + 0.30.
    before: { coverage: 0, contribution: 0 },
    after: { coverage: 1, costOfGoods: 20, contribution: 18.24 },
  });
  expect((await report()).figures.costOfGoods.value).toBeNull();
  await rules(half);
  expect((await report()).figures.costOfGoods).toMatchObject({ value: 20, evidence: 'rule' });
});

test('products come with the largest loss first, and orders that lost money with why', async () => {
  const { save, owner, params } = await connected();
  await save('always', { MUG: 12, BOWL: 5 });
  const { rows } = await owner.expectOk(owner.call(profitEndpoints.parts, { params, query: {} }));
  expect(rows.map(({ title, contribution }) => [title, contribution])).toEqual([
    ['Mug', -4.88],
    ['Bowl', 14.12],
  ]);
  const orders = await owner.expectOk(owner.call(profitEndpoints.orders, { params, query: {} }));
  expect(orders).toMatchObject({ total: 1, contribution: -4.88 });
  expect(orders.rows[0]).toMatchObject({ placedOn: '2026-11-03', reasons: ['below_cost'], complete: false });
});

test('an order that changes changes its profit, and a product that costs more from now on only what is sold from now on', async () => {
  const { save, report, simulator, owner, storeId } = await connected();
  await save('always', { MUG: 3, BOWL: 5 });
  expect((await report()).figures.grossProfit.value).toBe(29);
  simulator.shop('tea-house').addOrder({ createdAt: '2026-11-21T10:00:00Z', lines: [{ product: 'Bowl' }] });
  await owner.refresh(storeId);
  expect((await report()).figures.grossProfit.value).toBe(44);
});

test('costs go out as a file that is read again as it is', async () => {
  const { save, owner, params, storeId } = await connected();
  await save('always', { MUG: 3.5 });
  const { body: text } = await owner.send('GET', COSTS_CSV.replace(':storeId', storeId));
  expect(text).toContain('MUG,Mug,,10,3.5,GBP');
  const read = await owner.expectOk(owner.call(costEndpoints.read, { params, body: { text } }));
  expect(read).toMatchObject({ costs: [{ title: 'Mug', before: 3.5, unitCost: 3.5 }] });
  expect(read.unmatched).toMatchObject([{ reason: 'no_cost' }]);
});

test('an order whose goods have no known cost is not said to have lost money', async () => {
  const { save, owner, params } = await connected();
  await save('always', { BOWL: 25 });
  const { rows } = await owner.expectOk(owner.call(profitEndpoints.orders, { params, query: {} }));
  expect(rows.map(({ placedOn, reasons }) => [placedOn, reasons])).toEqual([['2026-11-10', ['below_cost']]]);
});

test('an invoice is taken by order and amount, its other lines with why not, and a second time it changes nothing', async () => {
  const { owner, params, report } = await connected();
  const all = { only: 'all', range: 'all', direction: 'desc' } as const;
  const { rows } = await owner.expectOk(owner.call(profitEndpoints.orders, { params, query: all }));
  const [first, second] = rows.map(({ name }) => name.replace('#', ''));
  const lines = [
    'order;cost',
    `#${first};4,95`,
    `${second};1.250,00`,
    '999999;3.00',
    `${first};late`,
    'X1;Y2',
  ];
  const body = { text: lines.join('\n') };
  const read = await owner.expectOk(owner.call(costEndpoints.readInvoice, { params, body }));
  expect(read.parcels.map(({ amount }) => amount)).toEqual([4.95, 1250]);
  expect(read.total).toBe(1254.95);
  expect(read.unmatched.map(({ line, reason }) => [line, reason])).toEqual([
    [4, 'unknown'],
    [5, 'no_cost'],
    [6, 'unknown'],
  ]);
  const shippingResult = async () => (await report({ range: 'all' })).figures.shippingResult.value;
  expect(await shippingResult()).toBeNull();
  for (let twice = 0; twice < 2; twice += 1) {
    await owner.expectOk(owner.call(costEndpoints.saveInvoice, { params, body }));
    expect(await shippingResult()).toBe(-1254.95);
  }
});
