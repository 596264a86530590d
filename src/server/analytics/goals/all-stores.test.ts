import { expect, test } from 'vitest';
import { AGAIN } from '#server/testing/registration.ts';
import { startApp } from '#server/testing/start-app.ts';
import { memberEndpoints } from '#shared/accounts/members.ts';
import { goalEndpoints } from '#shared/analytics/goals.ts';
import { rateEndpoints } from '#shared/analytics/rates.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { costEndpoints } from '#shared/stores/costs.ts';
import type { OrderFixture, ShopFixture } from '#simulators/shopify/shop/fixture.ts';

/* Saturday noon in London: 20 days of November are over, 10 are left with today. */
const NOW = '2026-11-21T12:00:00Z';

/** One order on every morning of so many days up to today, of a cup at 10, 20 or 30 by turns. */
function ordersOf(days: number): OrderFixture[] {
  return Array.from({ length: days }, (_, index) => ({
    createdAt: new Date(Date.parse('2026-11-21T10:00:00Z') - (days - 1 - index) * DAY_MS).toISOString(),
    lines: [{ product: 'Cup', quantity: quantityOf(days - 1 - index) }],
  }));
}

const quantityOf = (daysAgo: number) => 1 + ((daysAgo * 7) % 3);

/** What that sells on so many days up to today. */
const soldOn = (days: number) =>
  Array.from({ length: days }, (_, back) => 10 * quantityOf(back)).reduce((a, b) => a + b, 0);

const shopOf = (name: string, days: number, more: Partial<ShopFixture> = {}): ShopFixture => ({
  name,
  currency: 'GBP',
  ianaTimezone: 'Europe/London',
  products: [{ id: '11', title: 'Cup', sku: 'CUP', price: '10.00' }],
  orders: ordersOf(days),
  ...more,
});

async function ownerOf(...shops: ShopFixture[]) {
  const started = await startApp({ now: NOW, shops, mailServer: false });
  const owner = await started.signUp();
  const storeIds: string[] = [];
  for (const { name } of shops) storeIds.push((await owner.connectShopify(name)).id);
  return {
    ...started,
    owner,
    storeIds,
    goal: () => owner.expectOk(owner.call(goalEndpoints.goalOfAll, { query: {} })),
    profitHint: () => owner.expectOk(owner.call(goalEndpoints.profitHintOfAll, { query: {} })),
    save: (amount: number | null, more: { kind?: 'profit'; month?: string; currency?: string } = {}) =>
      owner.call(goalEndpoints.saveOfAll, {
        body: { month: '2026-11', kind: 'sales', currency: 'GBP', amount, ...more },
      }),
    async saveCost(storeId: string, unitCost: number) {
      const params = { storeId };
      const { rows } = await owner.expectOk(owner.call(costEndpoints.list, { params, query: {} }));
      const { productId, variantId } = rows[0]!;
      const body = { from: 'always', costs: [{ productId, variantId, unitCost }] };
      return owner.expectOk(owner.call(costEndpoints.save, { params, body }));
    },
    async choose(currency: string, rate: number) {
      const body = { day: '2025-01-01', from: 'USD', to: 'GBP', rate };
      await owner.expectOk(owner.call(rateEndpoints.enter, { body }));
      await owner.expectOk(owner.call(rateEndpoints.choose, { body: { currency } }));
    },
  };
}

test('a goal for all stores adds up what each of them brings, and their errors of the same weeks', async () => {
  const { goal, save, storeIds } = await ownerOf(shopOf('tea-house', 420), shopOf('coffee-house', 400));
  expect(await goal()).toMatchObject({
    currency: 'GBP',
    currencies: ['GBP'],
    storeIds,
    withoutStoreIds: [],
    conversion: null,
    month: '2026-11',
    phase: 'running',
    days: { gone: 20, left: 10 },
    goal: null,
    progress: null,
    lastMonth: null,
    // One of them was not there the whole November before.
    hint: { lastMonth: 2 * (soldOn(52) - soldOn(21)), lastYear: 2 * (soldOn(386) - soldOn(356)) },
  });
  expect((await save(1_200)).body).toEqual({ month: '2026-11', goal: { kind: 'sales', amount: 1_200 } });
  const { progress } = await goal();
  expect(progress).toMatchObject({ reached: { value: 2 * soldOn(21) }, paceBy: 'weekdays', coverage: null });
  expect(progress!.pace.value).toBeGreaterThan(800);
  expect(progress!.pace.value).toBeLessThan(880);
  expect(progress!.projected.value).toBeGreaterThan(1_120);
  expect(progress!.projected.value).toBeLessThan(1_280);
  expect(progress!.chance.errors).toBeGreaterThan(40);
  await save(null);
  expect(await goal()).toMatchObject({ goal: null, progress: null });
});

test('where one store has no forecast, none is stated of all', async () => {
  const { goal, save } = await ownerOf(shopOf('tea-house', 400), shopOf('coffee-house', 25));
  await save(1_200);
  expect((await goal()).progress).toMatchObject({
    reached: { value: 2 * soldOn(21) },
    projected: { value: null, reason: 'too_little_data' },
    chance: { value: null, reason: 'too_little_data' },
  });
});

test('profit of all stores says of how much of the sales it is known', async () => {
  const { goal, save, saveCost, profitHint, storeIds } = await ownerOf(
    shopOf('tea-house', 130),
    shopOf('coffee-house', 130),
  );
  await save(500, { kind: 'profit' });
  expect((await goal()).progress).toMatchObject({ reached: { value: null, reason: 'no_costs' } });
  await saveCost(storeIds[0]!, 4);
  expect((await goal()).progress).toMatchObject({
    reached: { value: 0.6 * soldOn(21) },
    coverage: 0.5,
    projected: { value: null, reason: 'few_costs' },
  });
  expect(await profitHint()).toMatchObject({ lastMonth: null });
  await saveCost(storeIds[1]!, 6);
  const { progress } = await goal();
  expect(progress).toMatchObject({ reached: { value: soldOn(21) }, coverage: 1, profitShare: 0.5 });
  expect(progress!.projected.value).toBeGreaterThan(550);
  expect((await profitHint()).lastMonth).toBeCloseTo(soldOn(52) - soldOn(21), 2);
});

test('several currencies have no goal together until one is chosen, and are converted by the rates of the days', async () => {
  const { goal, save, choose, storeIds } = await ownerOf(
    shopOf('tea-house', 130),
    shopOf('coffee-house', 130, { currency: 'USD' }),
  );
  expect(await goal()).toMatchObject({
    currency: null,
    currencies: ['GBP', 'USD'],
    goal: null,
    storeIds: [],
  });
  const refused = await save(1_000);
  expect([refused.status, (refused.body as { error: string }).error]).toEqual([409, 'other_currency']);

  await choose('GBP', 0.5);
  await save(1_000);
  const { currency, progress, conversion } = await goal();
  expect(currency).toBe('GBP');
  expect(progress).toMatchObject({ reached: { value: 1.5 * soldOn(21) } });
  expect(progress!.projected.value).toBeGreaterThan(1.5 * 560);
  expect(progress!.projected.value).toBeLessThan(1.5 * 640);
  expect(conversion).toMatchObject({ into: 'GBP', rates: [{ from: 'USD', to: 'GBP', lowest: 0.5 }] });

  await choose('EUR', 0.5);
  expect(await goal()).toMatchObject({ currency: 'EUR', goal: null, hint: { lastMonth: null } });
  await save(1_000, { currency: 'EUR' });
  // No rate leads to euros.
  expect(await goal()).toMatchObject({ storeIds: [], withoutStoreIds: storeIds, progress: null });
});

test('a member who has some of the stores has no goal of all of them, and cannot set one', async () => {
  const { goal, save, owner, signUp, storeIds } = await ownerOf(
    shopOf('tea-house', 60),
    shopOf('coffee-house', 60),
  );
  await save(1_000);
  async function letIn(ids: string[] | null) {
    const member = await signUp();
    const body = { ...AGAIN, email: member.email, role: 'manager' as const, storeIds: ids };
    const { link } = await owner.expectOk(owner.call(memberEndpoints.invite, { body }));
    const token = new URL(link!).searchParams.get('token')!;
    await member.expectOk(member.call(memberEndpoints.acceptInvitation, { body: { token } }));
    return {
      ...member,
      goal: () => member.expectOk(member.call(goalEndpoints.goalOfAll, { query: {} })),
      hint: () => member.expectOk(member.call(goalEndpoints.profitHintOfAll, { query: {} })),
    };
  }
  const ofOne = await letIn([storeIds[0]!]);
  expect(await ofOne.goal()).toMatchObject({
    isForAll: false,
    storeIds: [],
    goal: null,
    progress: null,
    lastMonth: null,
    hint: { lastMonth: null, lastYear: null },
  });
  expect(await ofOne.hint()).toEqual({ lastMonth: null, lastYear: null });
  const body = { month: '2026-11', kind: 'sales' as const, currency: 'GBP', amount: 5 };
  expect((await ofOne.call(goalEndpoints.saveOfAll, { body })).status).toBe(403);

  const ofAll = await letIn(null);
  expect(await ofAll.goal()).toMatchObject({ isForAll: true, goal: { amount: 1_000 } });
  expect(await goal()).toMatchObject({ isForAll: true, goal: { amount: 1_000 } });
});

test('goals are their owner’s alone, and a month that is over keeps its goal', async () => {
  const { goal, save, signUp, clock } = await ownerOf(shopOf('tea-house', 60), shopOf('coffee-house', 60));
  await save(1_000);
  const stranger = await signUp();
  expect(await stranger.expectOk(stranger.call(goalEndpoints.goalOfAll, { query: {} }))).toMatchObject({
    currency: null,
    currencies: [],
    goal: null,
  });
  clock.advance({ days: 12 });
  expect((await goal()).lastMonth).toEqual({
    month: '2026-11',
    kind: 'sales',
    amount: 1_000,
    reached: 2 * soldOn(21),
  });
  const refused = await save(2_000);
  expect([refused.status, (refused.body as { error: string }).error]).toEqual([409, 'month_is_over']);
});
