import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { visits } from '#server/core/db/schema/account-life.ts';
import { scheduledPosts, socialMediaSchedules } from '#server/core/db/schema/social-media.ts';
import { aiInsights, syncStates } from '#server/core/db/schema/stores.ts';
import { startApp } from '#server/testing/start-app.ts';
import { analyticsEndpoints } from '#shared/analytics/analytics.ts';
import type { InsightStatus } from '#shared/analytics/insights.ts';
import { text } from '#shared/core/sentence.ts';
import { visitEndpoints } from '#shared/outreach/visits.ts';
import type { HeldReason, PostStatus } from '#shared/publishing/schedules.ts';
import type { OrderFixture } from '#simulators/shopify/shop/fixture.ts';

const products = [{ id: '11', title: 'Pot', price: '35.00' }];
const customers = ['ada', 'bob', 'cem'].map((name) => ({ email: `${name}@example.com`, firstName: name }));
const order = (createdAt: string, email: string, change: Partial<OrderFixture> = {}): OrderFixture => ({
  createdAt,
  customer: email,
  lines: [{ product: 'Pot' }],
  ...change,
});

/** An owner who connected their store at noon of the 21st, and a way to be there again. */
async function start(orders: OrderFixture[] = [order('2026-11-20T10:00:00Z', 'ada@example.com')]) {
  const shop = { name: 'tea-house', currency: 'GBP', ianaTimezone: 'Europe/London', products, customers };
  const app = await startApp({ shops: [{ ...shop, orders }] });
  const owner = await app.signUp();
  const store = await owner.connectShopify('tea-house');
  const params = { storeId: store.id };
  const look = () => owner.expectOk(owner.call(visitEndpoints.here));
  await look();
  return {
    ...app,
    owner,
    store,
    params,
    shop: app.simulator.shop('tea-house'),
    look,
    async news() {
      await look();
      return owner.expectOk(owner.call(visitEndpoints.news, { params }));
    },
    metrics: () => owner.expectOk(owner.call(analyticsEndpoints.dashboard, { params })),
  };
}

test('on the first visit there is no news', async () => {
  const { news, clock } = await start();
  expect((await news()).since).toBeNull();
  clock.advance({ minutes: 25 });
  expect((await news()).since).toBeNull();
});

test('who comes back the next day hears what was sold in between, by the figures of the cards', async () => {
  const { owner, shop, store, clock, news, metrics } = await start();
  const before = await metrics();
  clock.set('2026-11-21T15:20:00Z');
  shop.addOrder(order('2026-11-21T15:10:00Z', 'ada@example.com', { name: '#2' }));
  clock.set('2026-11-22T06:40:00Z');
  shop.addOrder(
    order('2026-11-22T06:30:00Z', 'bob@example.com', {
      name: '#3',
      lines: [{ product: 'Pot', quantity: 2 }],
    }),
  );
  shop.addOrder(order('2026-11-22T06:35:00Z', 'cem@example.com', { name: '#4', test: true }));
  clock.advance({ minutes: 1 });
  shop.refund('#2', { lines: [{ line: 0, quantity: 1 }] });
  clock.set('2026-11-22T08:00:00Z');
  await owner.refresh(store.id);

  expect(await news()).toEqual({
    since: '2026-11-21T12:00:00.000Z',
    currency: 'GBP',
    orders: 2,
    netSales: 70,
    newCustomers: 1,
    findings: 0,
    posts: { published: 0, failed: 0, waiting: 0 },
    stuckSchedules: [],
  });
  const after = await metrics();
  expect(after.totalOrders! - before.totalOrders!).toBe(2);
});

test('a visit lasts as long as there is no pause of half an hour, and its news with it', async () => {
  const { look, news, clock } = await start();
  clock.set('2026-11-21T20:30:00Z');
  for (const minutes of [5, 25, 25, 25]) {
    await look();
    clock.advance({ minutes });
  }
  const { since } = await news();
  expect(since).toBe('2026-11-21T12:00:00.000Z');

  clock.advance({ minutes: 45 });
  expect((await news()).since).toBeNull();
});

test('the end of a visit is known to ten minutes', async () => {
  const { look, news, clock, db } = await start();
  for (const minutes of [9, 3, 9, 9]) {
    clock.advance({ minutes });
    await look();
  }
  expect((await db.select().from(visits))[0]?.seenAt.toISOString()).toBe('2026-11-21T12:30:00.000Z');
  clock.set('2026-11-21T21:00:00Z');
  expect((await news()).since).toBe('2026-11-21T12:30:00.000Z');
});

test('after seven hours there is nothing new yet', async () => {
  const { look, news, clock } = await start();
  clock.advance({ hours: 7 });
  expect(await look()).toEqual({ awaySince: null });
  expect((await news()).since).toBeNull();
});

test('a page that was left open and reads by itself is nobody', async () => {
  const { metrics, look, clock } = await start();
  for (let hour = 0; hour < 18; hour += 1) {
    clock.advance({ hours: 1 });
    await metrics();
  }
  expect(await look()).toEqual({ awaySince: '2026-11-21T12:00:00.000Z' });
});

test('many requests at once begin one visit', async () => {
  const { look, news, clock } = await start();
  clock.advance({ hours: 10 });
  await Promise.all(Array.from({ length: 8 }, look));
  expect((await news()).since).toBe('2026-11-21T12:00:00.000Z');
});

test('a store that came since the last visit is new as a whole', async () => {
  const { owner, clock, look, params } = await start();
  await owner.send('DELETE', `/api/stores/${params.storeId}`);
  clock.advance({ hours: 12 });
  await look();
  const store = await owner.connectShopify('tea-house');
  const news = owner.call(visitEndpoints.news, { params: { storeId: store.id } });
  expect((await owner.expectOk(news)).since).toBeNull();
});

test('posts that went wrong or wait, new insights and schedules that are stuck are listed', async () => {
  const { news, clock, db, params } = await start();
  clock.set('2026-11-22T08:00:00Z');
  const at = (instant: string) => new Date(instant);
  const post = (status: PostStatus, updatedAt: string, heldReason?: HeldReason) => ({
    ...params,
    platform: 'all' as const,
    contentType: 'product' as const,
    status,
    heldReason,
    scheduledFor: at(updatedAt),
    updatedAt: at(updatedAt),
  });
  const sinceLastVisit = '2026-11-21T18:00:00Z';
  await db
    .insert(scheduledPosts)
    .values([
      post('failed', sinceLastVisit),
      post('failed', '2026-11-21T09:00:00Z'),
      post('missed', sinceLastVisit),
      post('draft', sinceLastVisit),
      post('held', sinceLastVisit, 'sold_out'),
      post('held', sinceLastVisit, 'allowance'),
      post('pending', sinceLastVisit),
    ]);
  await db.insert(socialMediaSchedules).values([
    { ...params, name: 'Daily tea', platform: 'instagram', frequency: 'daily', problem: text('No account.') },
    {
      ...params,
      name: 'Paused tea',
      platform: 'instagram',
      frequency: 'daily',
      problem: text('No account.'),
      isActive: false,
    },
  ]);
  const insight = (createdAt: string, status: InsightStatus = 'open'): typeof aiInsights.$inferInsert => ({
    ...params,
    type: 'trend',
    title: 'Up',
    description: 'Up.',
    subject: createdAt + status,
    category: 'Sales',
    recommendations: [],
    finding: {},
    wording: 'builtin',
    language: 'en',
    score: 1,
    status,
    createdAt: at(createdAt),
  });
  await db
    .insert(aiInsights)
    .values([insight(sinceLastVisit), insight(sinceLastVisit, 'dismissed'), insight('2026-11-21T09:00:00Z')]);

  expect(await news()).toMatchObject({
    findings: 1,
    posts: { published: 0, failed: 2, waiting: 2 },
    stuckSchedules: ['Daily tea'],
  });
});

test('while older orders are missing, nobody says whose first order it was', async () => {
  const { news, clock, db, params } = await start();
  clock.set('2026-11-22T08:00:00Z');

  await db.update(syncStates).set({ historyComplete: false }).where(eq(syncStates.storeId, params.storeId));
  expect(await news()).toMatchObject({ orders: 0, netSales: 0, newCustomers: null });
  await db
    .update(syncStates)
    .set({ historyFrom: new Date('2026-11-22T01:00:00Z') })
    .where(eq(syncStates.storeId, params.storeId));
  expect(await news()).toMatchObject({ orders: null, netSales: null, newCustomers: null });
});

test('another user is not notified', async () => {
  const { signUp, params } = await start();
  const stranger = await signUp();
  expect((await stranger.call(visitEndpoints.news, { params })).status).toBe(404);
});
