import { expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { ALL_PROFIT_CSV, allStoresEndpoints } from '#shared/analytics/all-stores.ts';
import { rateEndpoints } from '#shared/analytics/rates.ts';
import { costEndpoints } from '#shared/stores/costs.ts';
import { NO_RULES } from '#shared/stores/profit-rules.ts';
import type { OrderFixture, ShopFixture } from '#simulators/shopify/shop/fixture.ts';

/* What all stores earned, worked out by hand. It is the 21st of November 2026, noon in London. */
const sold = (createdAt: string, unitPrice: string): OrderFixture => ({
  createdAt,
  lines: [{ title: 'Tea', unitPrice }],
});
const shop = (name: string, currency: string, orders: OrderFixture[]): ShopFixture => ({
  name,
  currency,
  ianaTimezone: 'Europe/London',
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
        evidence: 'assumed',
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

test('the file has what each store earned, and nothing where it is not known', async () => {
  const { owner } = await profitOf([london, leeds], { london: 40 });
  const { body } = await owner.send('GET', ALL_PROFIT_CSV);
  const [, first = '', second = ''] = body.replace('\uFEFF', '').split('\r\n');
  expect(first).toMatch(/^london,Shopify,2026-11-01,2026-11-21,20,1,12,/);
  expect(second).toMatch(/^leeds,Shopify,2026-11-01,2026-11-21,40,0,,,/);
});
