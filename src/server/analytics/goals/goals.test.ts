import { expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { goalEndpoints } from '#shared/analytics/goals.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { costEndpoints } from '#shared/stores/costs.ts';
import type { OrderFixture } from '#simulators/shopify/shop/fixture.ts';

/* Saturday noon in London: 20 days of November are over, 10 are left with today. */
const NOW = '2026-11-21T12:00:00Z';

/** One order on every morning of so many days up to today, of a cup at £10, £20 or £30 by turns. */
function ordersOf(days: number): OrderFixture[] {
  return Array.from({ length: days }, (_, index) => ({
    createdAt: new Date(Date.parse('2026-11-21T10:00:00Z') - (days - 1 - index) * DAY_MS).toISOString(),
    lines: [{ product: 'Cup', quantity: 1 + (((days - 1 - index) * 7) % 3) }],
  }));
}

async function shopWith(orders: OrderFixture[], now = NOW) {
  const started = await startApp({
    now,
    shops: [
      {
        name: 'tea-house',
        currency: 'GBP',
        ianaTimezone: 'Europe/London',
        products: [{ id: '11', title: 'Cup', sku: 'CUP', price: '10.00' }],
        orders,
      },
    ],
  });
  const owner = await started.signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  const params = { storeId };
  return {
    ...started,
    params,
    owner,
    goal: (month?: string) =>
      owner.expectOk(owner.call(goalEndpoints.goal, { params, query: month ? { month } : {} })),
    profitHint: () => owner.expectOk(owner.call(goalEndpoints.profitHint, { params, query: {} })),
    save: (body: { month: string; kind: 'sales' | 'profit'; amount: number | null }) =>
      owner.call(goalEndpoints.save, { params, body }),
    async saveCost(unitCost: number) {
      const { rows } = await owner.expectOk(owner.call(costEndpoints.list, { params, query: {} }));
      const { productId, variantId } = rows[0]!;
      const body = { from: 'always', costs: [{ productId, variantId, unitCost }] };
      return owner.expectOk(owner.call(costEndpoints.save, { params, body }));
    },
  };
}

/** What `ordersOf` sells on so many days up to today. */
function soldOn(days: number): number {
  return Array.from({ length: days }, (_, back) => 10 * (1 + ((back * 7) % 3))).reduce((a, b) => a + b, 0);
}

test('without a goal there is nothing to reach, but what other months brought', async () => {
  const { goal } = await shopWith(ordersOf(420));
  expect(await goal()).toMatchObject({
    month: '2026-11',
    firstDay: '2026-11-01',
    lastDay: '2026-11-30',
    phase: 'running',
    days: { gone: 20, left: 10 },
    goal: null,
    progress: null,
    lastMonth: null,
    hint: { lastMonth: soldOn(52) - soldOn(21), lastYear: soldOn(386) - soldOn(356) },
  });
});

test('a goal says how far it is, where it should be by now, how the month will end and how likely that is', async () => {
  const { goal, save } = await shopWith(ordersOf(400));
  expect((await save({ month: '2026-11', kind: 'sales', amount: 600 })).body).toEqual({
    month: '2026-11',
    goal: { kind: 'sales', amount: 600 },
  });
  const { goal: saved, progress } = await goal();
  expect(saved).toEqual({ kind: 'sales', amount: 600 });
  const { reached, pace, paceBy, projected, chance } = progress!;
  expect(reached).toEqual({ value: soldOn(21), reason: null });
  expect(paceBy).toBe('weekdays');
  // Everything sells at ten in the morning, so that 21 of 30 days are behind.
  expect(pace.value).toBeGreaterThan(400);
  expect(pace.value).toBeLessThan(440);
  expect(projected.value).toBeGreaterThan(560);
  expect(projected.value).toBeLessThan(640);
  expect(chance.errors).toBeGreaterThan(40);
  expect(chance.value).toBeGreaterThan(0);
  expect(chance.value).toBeLessThan(1);

  const chances = [];
  for (const amount of [580, 620, 2_000]) {
    await save({ month: '2026-11', kind: 'sales', amount });
    chances.push((await goal()).progress!.chance.value);
  }
  expect(chances).toEqual(chances.toSorted((one, other) => other! - one!));
  expect(chances[2]).toBe(0);
});

test('a goal is taken away with null, and one that is reached needs no chance', async () => {
  const { goal, save } = await shopWith(ordersOf(60));
  await save({ month: '2026-11', kind: 'sales', amount: 100 });
  expect((await goal()).progress!.chance).toMatchObject({ value: null, reason: 'reached' });
  await save({ month: '2026-11', kind: 'sales', amount: null });
  expect(await goal()).toMatchObject({ goal: null, progress: null });
});

test('a young shop has neither a forecast nor weekdays of its own', async () => {
  const { goal, save } = await shopWith(ordersOf(21));
  await save({ month: '2026-11', kind: 'sales', amount: 600 });
  const { progress, hint } = await goal();
  expect(progress).toMatchObject({
    paceBy: 'days',
    reached: { value: soldOn(21) },
    projected: { value: null, reason: 'too_little_data' },
    chance: { value: null, reason: 'too_little_data' },
  });
  expect(hint).toEqual({ lastMonth: null, lastYear: null });
});

test('the profit of a month is its contribution, and to come what sales left in the last 90 days', async () => {
  const { goal, save, saveCost, profitHint } = await shopWith(ordersOf(130));
  await save({ month: '2026-11', kind: 'profit', amount: 360 });
  const unknown = (await goal()).progress!;
  expect(unknown).toMatchObject({
    reached: { value: null, reason: 'no_costs' },
    projected: { value: null, reason: 'no_costs' },
    chance: { value: null, reason: 'no_costs' },
  });

  await saveCost(4);
  const { progress } = await goal();
  expect(progress).toMatchObject({ reached: { value: 0.6 * soldOn(21) }, coverage: 1, profitShare: 0.6 });
  expect(progress!.projected.value).toBeGreaterThan(330);
  expect(progress!.projected.value).toBeLessThan(390);
  expect(progress!.chance.value).not.toBeNull();
  expect((await profitHint()).lastMonth).toBeCloseTo(0.6 * (soldOn(52) - soldOn(21)), 2);
});

test('where costs are known for too little of the sales, no profit is expected of the rest', async () => {
  const { goal, save, saveCost } = await shopWith(
    ordersOf(130).map((order) => ({
      ...order,
      lines: [...order.lines, { title: 'Tea', unitPrice: '10.00' }],
    })),
  );
  await saveCost(4);
  await save({ month: '2026-11', kind: 'profit', amount: 360 });
  expect((await goal()).progress).toMatchObject({
    reached: { value: 0.6 * soldOn(21) },
    projected: { value: null, reason: 'few_costs' },
    chance: { value: null, reason: 'few_costs' },
  });
});

test('a month that is over keeps its goal and says how it ended', async () => {
  const { goal, save, clock } = await shopWith(ordersOf(400));
  await save({ month: '2026-11', kind: 'sales', amount: 600 });
  const coming = await goal('2026-12');
  expect(coming).toMatchObject({
    phase: 'coming',
    days: { gone: 0, left: 31 },
    lastMonth: { reached: null },
  });

  clock.advance({ days: 12 });
  expect((await goal()).lastMonth).toEqual({
    month: '2026-11',
    kind: 'sales',
    amount: 600,
    reached: soldOn(21),
  });
  expect(await goal('2026-11')).toMatchObject({
    phase: 'over',
    goal: { amount: 600 },
    progress: { reached: { value: soldOn(21) }, chance: { value: null, reason: 'over' } },
  });
  const refused = await save({ month: '2026-11', kind: 'sales', amount: 300 });
  expect([refused.status, (refused.body as { error: string }).error]).toEqual([409, 'month_is_over']);
});

test('on the first of a long month all of its days are expected, the 31st too', async () => {
  const { goal, save, clock } = await shopWith(ordersOf(400));
  await save({ month: '2026-12', kind: 'sales', amount: 600 });
  expect((await goal('2026-12')).progress).toMatchObject({ reached: { value: null, reason: 'coming' } });
  clock.advance({ days: 10 });
  const { month, days, progress } = await goal();
  expect([month, days]).toEqual(['2026-12', { gone: 0, left: 31 }]);
  expect(progress).toMatchObject({ reached: { value: 0 }, chance: { reason: null } });
  expect(progress!.projected.value).toBeGreaterThan(0);
});

test.each([0, -5, 1e12])('%d is no goal', async (amount) => {
  const { save } = await shopWith(ordersOf(1));
  expect((await save({ month: '2026-11', kind: 'sales', amount })).status).toBe(400);
});
