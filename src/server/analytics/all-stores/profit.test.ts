import { expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { ALL_PROFIT_CSV, allStoresEndpoints } from '#shared/analytics/all-stores.ts';
import { profitEndpoints } from '#shared/analytics/profit.ts';
import { rateEndpoints } from '#shared/analytics/rates.ts';
import { costEndpoints } from '#shared/stores/costs.ts';
import { NO_RULES, type ProfitRules } from '#shared/stores/profit-rules.ts';
import type { OrderFixture, ShopFixture } from '#simulators/shopify/shop/fixture.ts';
import { EARNED_NAMES } from './earned.ts';

/* What all stores earned, worked out by hand. It is the 21st of November 2026, noon in London. */
const sold = (createdAt: string, unitPrice: string): OrderFixture => ({
  createdAt,
  lines: [{ title: 'Tea', unitPrice }],
});
const WITHOUT_FEES = { name: 'manual', shopifyPayments: false };
const shop = (name: string, currency: string, orders: OrderFixture[]): ShopFixture => ({
  name,
  currency,
  ianaTimezone: 'Europe/London',
  gateway: WITHOUT_FEES,
  orders,
});
const london = shop('london', 'GBP', [sold('2026-11-03T10:00:00Z', '20.00')]);
const leeds = shop('leeds', 'GBP', [sold('2026-11-05T10:00:00Z', '40.00')]);
const berlin = shop('berlin', 'EUR', [
  sold('2026-11-02T10:00:00Z', '100.00'),
  sold('2026-11-10T10:00:00Z', '50.00'),
]);

async function profitOf(shops: ShopFixture[], percents: Record<string, number>) {
  const started = await startApp({ now: '2026-11-21T12:00:00Z', shops });
  const owner = await started.signUp();
  const ids: Record<string, string> = {};
  for (const { name } of shops) ids[name] = (await owner.connectShopify(name)).id;
  const read = () => owner.expectOk(owner.call(allStoresEndpoints.profit, { query: {} }));
  const beforeCosts = await read();
  await started.readCosts();
  for (const [name, percentOfPrice] of Object.entries(percents))
    await owner.expectOk(
      owner.call(costEndpoints.saveRules, {
        params: { storeId: ids[name]! },
        body: { ...NO_RULES, costs: [{ scope: { kind: 'everything' }, percentOfPrice }] },
      }),
    );
  const enter = (day: string, rate: number) =>
    owner.expectOk(owner.call(rateEndpoints.enter, { body: { day, from: 'EUR', to: 'GBP', rate } }));
  const choose = (currency: string | null) =>
    owner.expectOk(owner.call(rateEndpoints.choose, { body: { currency } }));
  return { ...started, owner, ids, read, beforeCosts, enter, choose };
}

test('what stores of one currency earned is added up, and says how much of the sales it is of', async () => {
  const { ids, read, beforeCosts } = await profitOf([london, leeds], { london: 40 });
  expect(beforeCosts.groups).toMatchObject([{ earningStoreIds: [], earned: null }]);
  expect(beforeCosts.stores.map(({ own, reason }) => [own, reason])).toEqual([
    [null, 'being_read'],
    [null, 'being_read'],
  ]);
  const { groups, stores } = await read();
  expect(groups).toMatchObject([
    {
      currency: 'GBP',
      earningStoreIds: [ids.london, ids.leeds],
      earned: {
        netSales: 60,
        coverage: 20 / 60,
        grossProfit: 12,
        grossMargin: 0.6,
        evidence: { contribution: 'assumed', netProfit: 'assumed' },
      },
    },
  ]);
  expect(groups[0]!.earned!.unknown).toContain('costs');
  expect(stores).toMatchObject([
    {
      storeId: ids.london,
      own: { netSales: 20, coverage: 1, grossProfit: 12 },
      converted: null,
      reason: null,
    },
    { storeId: ids.leeds, own: { netSales: 40, coverage: 0, grossProfit: null, contribution: null } },
  ]);
});

test('another currency stands apart, and is converted day by day where there are rates', async () => {
  const { ids, read, enter, choose } = await profitOf([london, berlin], { london: 40, berlin: 50 });
  expect((await read()).groups.map(({ currency, earned }) => [currency, earned!.grossProfit])).toEqual([
    ['GBP', 12],
    ['EUR', 75],
  ]);
  await choose('GBP');
  expect((await read()).groups.map(({ currency }) => currency)).toEqual(['GBP', 'EUR']);
  await enter('2026-11-01', 0.8);
  await enter('2026-11-09', 0.9);
  const { groups, stores } = await read();
  // 100 EUR at 0.8 and 50 EUR at 0.9, half of each was its cost.
  expect(groups).toMatchObject([
    {
      currency: 'GBP',
      converted: true,
      earningStoreIds: [ids.london, ids.berlin],
      earned: { netSales: 145, grossProfit: 74.5, coverage: 1 },
    },
  ]);
  expect(stores[1]).toMatchObject({
    currency: 'EUR',
    group: 'GBP',
    own: { netSales: 150, grossProfit: 75 },
    converted: { netSales: 125, grossProfit: 62.5 },
  });
});

test('net profit is of all stores or of none, and the stores that lack something are named', async () => {
  const { owner, ids, read } = await profitOf([london, leeds], {});
  const ads = [{ name: 'Flyers', amount: 2, every: 'day', from: '2026-11-10', to: '2026-11-11' }] as const;
  const rent = [{ name: 'Rent', amount: 30, every: 'month', from: null, to: null }] as const;
  const halfOfPrice = { costs: [{ scope: { kind: 'everything' }, percentOfPrice: 50 }] } as const;
  const save = (name: string, rules: Partial<ProfitRules>) =>
    owner.expectOk(
      owner.call(costEndpoints.saveRules, {
        params: { storeId: ids[name]! },
        body: { ...NO_RULES, ...rules } as ProfitRules,
      }),
    );
  await save('london', { costs: [...halfOfPrice.costs], adCosts: [...ads], fixedCosts: [...rent] });
  const [lacksCosts] = (await read()).groups;
  expect(lacksCosts).toMatchObject({
    earned: { contribution: 10, adSpend: 4, contributionAfterAds: null, fixedCosts: null, netProfit: null },
    lacking: [
      { storeId: ids.leeds, lacks: 'no_costs' },
      { storeId: ids.leeds, lacks: 'no_ads' },
      { storeId: ids.leeds, lacks: 'no_fixed_costs' },
    ],
  });
  await save('leeds', { costs: [...halfOfPrice.costs] });
  const [lacksFixed] = (await read()).groups;
  expect(lacksFixed).toMatchObject({
    earned: { contribution: 30, adSpend: 4, contributionAfterAds: 26, fixedCosts: null, netProfit: null },
    lacking: [
      { storeId: ids.leeds, lacks: 'no_ads' },
      { storeId: ids.leeds, lacks: 'no_fixed_costs' },
    ],
  });
  await save('leeds', { costs: [...halfOfPrice.costs], fixedCosts: [...rent] });
  const { groups, stores } = await read();
  // 21 of 30 days of two rents.
  expect(groups).toMatchObject([
    {
      earned: { contribution: 30, adSpend: 4, contributionAfterAds: 26, fixedCosts: 42, netProfit: -16 },
      lacking: [{ storeId: ids.leeds, lacks: 'no_ads' }],
    },
  ]);
  expect(stores.map(({ own }) => [own!.adSpend, own!.netProfit])).toEqual([
    [4, -15],
    [null, -1],
  ]);
  const { body } = await owner.send('GET', ALL_PROFIT_CSV);
  const [head = '', first = '', second = ''] = body.split('\r\n');
  expect(head).toContain('Contribution,Ad spend,Contribution after ads,Fixed costs,Net profit,');
  expect(first).toContain(',10,4,6,21,-15,');
  expect(second).toContain(',20,,20,21,-1,');
});

const RUNNING = {
  costs: [{ scope: { kind: 'everything' }, percentOfPrice: 50 }],
  adCosts: [{ name: 'Flyers', amount: 1, every: 'day', from: null, to: null }],
  fixedCosts: [{ name: 'Rent', amount: 31, every: 'month', from: null, to: null }],
} satisfies Partial<ProfitRules>;
/** Sold in both months, and since September. */
const lyon = shop('lyon', 'EUR', [
  sold('2026-09-01T10:00:00Z', '10.00'),
  sold('2026-10-05T10:00:00Z', '60.00'),
  sold('2026-10-30T10:00:00Z', '70.00'),
  sold('2026-11-05T10:00:00Z', '100.00'),
]);

test('one store alone has the same figures here as in its own report, and before', async () => {
  const { owner, ids, read } = await profitOf([lyon], {});
  const params = { storeId: ids.lyon! };
  await owner.expectOk(owner.call(costEndpoints.saveRules, { params, body: { ...NO_RULES, ...RUNNING } }));
  const [group] = (await read()).groups;
  const { figures } = await owner.expectOk(owner.call(profitEndpoints.report, { params, query: {} }));
  for (const name of EARNED_NAMES) {
    expect(group!.earned![name], name).toBe(figures[name].value);
    expect(group!.compared!.before[name], `${name} before`).toBe(figures[name].previous);
    expect(group!.earned!.evidence[name], `evidence of ${name}`).toBe(figures[name].evidence);
  }
  expect(group).toMatchObject({
    comparedStoreIds: [ids.lyon],
    notCompared: null,
    compared: { now: { contribution: 50 }, before: { contribution: 30 } },
    lacking: [],
  });
});

test('growth is of stores that have a fair comparison, each day by its own rate', async () => {
  const { owner, ids, read, enter, choose } = await profitOf([london, lyon], { london: 50 });
  const params = { storeId: ids.lyon! };
  await owner.expectOk(owner.call(costEndpoints.saveRules, { params, body: { ...NO_RULES, ...RUNNING } }));
  await choose('GBP');
  await enter('2026-11-01', 0.8);
  const [withoutBefore] = (await read()).groups;
  expect(withoutBefore).toMatchObject({ comparedStoreIds: [], compared: null, earned: { netSales: 100 } });
  await enter('2026-10-01', 0.5);
  await enter('2026-11-11', 0.9);
  const [group] = (await read()).groups;
  // Ads of 10 days at 0.8 and 11 at 0.9, before them 21 at 0.5.
  expect(group).toMatchObject({
    currency: 'GBP',
    comparedStoreIds: [ids.lyon],
    earned: { netSales: 100, adSpend: 17.9 },
    compared: {
      now: { netSales: 80, contribution: 40, adSpend: 17.9, contributionAfterAds: 22.1 },
      before: { netSales: 30, contribution: 15, adSpend: 10.5, contributionAfterAds: 4.5 },
    },
  });
});

test('a day of costs without a rate leaves what orders brought as it is', async () => {
  const { owner, ids, read, enter, choose } = await profitOf([london, lyon], { london: 50 });
  const params = { storeId: ids.lyon! };
  await owner.expectOk(owner.call(costEndpoints.saveRules, { params, body: { ...NO_RULES, ...RUNNING } }));
  await choose('GBP');
  await enter('2026-11-05', 0.8);
  const [group] = (await read()).groups;
  expect(group).toMatchObject({
    earned: { netSales: 100, contribution: 50, adSpend: null, netProfit: null },
    lacking: [
      { storeId: ids.london, lacks: 'no_ads' },
      { storeId: ids.london, lacks: 'no_fixed_costs' },
      { storeId: ids.lyon, lacks: 'no_ads_rate' },
      { storeId: ids.lyon, lacks: 'no_fixed_costs_rate' },
    ],
  });
});

test('the file has what each store earned, and nothing where it is not known', async () => {
  const { owner } = await profitOf([london, leeds], { london: 40 });
  const { body } = await owner.send('GET', ALL_PROFIT_CSV);
  const [, first = '', second = ''] = body.replace('\uFEFF', '').split('\r\n');
  expect(first).toMatch(/^london,Shopify,2026-11-01,2026-11-21,20,1,12,/);
  expect(second).toMatch(/^leeds,Shopify,2026-11-01,2026-11-21,40,0,,,/);
});
