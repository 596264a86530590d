import { asc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  postDeliveries,
  scheduledPosts,
  socialMediaAnalytics,
  socialMediaPerformanceAnalytics,
  socialMediaPosts,
} from '#server/core/db/schema/social-media.ts';
import { connectedStores } from '#server/core/db/schema/stores.ts';
import { xClient } from '#simulators/x/testing/client.ts';
import { startResults } from './testing/start-results.ts';

test('a published post shows its numbers by account, and nothing where a network says nothing', async () => {
  const { publish, clock, readDue, resultsOf } = await startResults();
  const { postId } = await publish(['facebook', 'instagram', 'twitter'], 'New teas are here');
  const before = await resultsOf(postId);
  expect(before.accounts.map(({ network, likes, measuredAt }) => [network, likes, measuredAt])).toEqual([
    ['facebook', null, null],
    ['instagram', null, null],
    ['twitter', null, null],
  ]);

  clock.advance({ hours: 1, minutes: 5 });
  await readDue();

  const { accounts } = await resultsOf(postId);
  const [facebook, instagram, x] = accounts;
  for (const account of accounts) expect(account.measuredAt).toBe(clock.now().toISOString());
  expect(facebook!.reach).toBeGreaterThan(0);
  expect(facebook!.saves).toBeNull();
  expect(instagram!.reach).toBeGreaterThan(0);
  expect(instagram!.clicks).toBeNull();
  expect(x!.impressions).toBeGreaterThan(0);
  expect(x!.reach).toBeNull();
});

test('a post is read six times in four weeks, and then no more', async () => {
  const { publish, clock, readDue, deliveriesOf } = await startResults();
  const { postId } = await publish(['twitter'], 'New teas are here');
  const published = clock.now();
  const readsAfter = async (hours: number) => {
    clock.set(new Date(published.getTime() + hours * 3_600_000).toISOString());
    await readDue();
    return (await deliveriesOf(postId))[0]!.engagementReads;
  };
  let reads = 0;
  for (const hours of [1, 6, 24, 72, 7 * 24, 28 * 24]) {
    expect(await readsAfter(hours - 0.1)).toBe(reads);
    expect(await readsAfter(hours + 0.1)).toBe(reads + 1);
    reads += 1;
  }
  expect(await readsAfter(29 * 24)).toBe(6);
  const [delivery] = await deliveriesOf(postId);
  expect(delivery!.engagementDueAt).toBeNull();
});

test('ten posts on X are read for five cents', async () => {
  const { publish, clock, readDue, x, deliveriesOf } = await startResults();
  const ids: string[] = [];
  for (let post = 0; post < 10; post += 1) ids.push((await publish(['twitter'], `Tea ${post}`)).postId);
  clock.advance({ hours: 2 });
  const before = x.spentUsd();
  await readDue();
  expect(x.spentUsd() - before).toBeCloseTo(0.05, 6);
  for (const id of ids) expect((await deliveriesOf(id))[0]!.engagementReads).toBe(1);
});

test('every reading is saved: by metric, by day, and as the sum of the post', async () => {
  const { publish, clock, readDue, db, storeId, deliveriesOf } = await startResults();
  const { postId, externalIds } = await publish(['facebook', 'twitter'], 'New teas are here');
  clock.advance({ hours: 1 });
  await readDue();
  clock.advance({ hours: 5 });
  await readDue();
  clock.advance({ days: 1 });
  await readDue();

  const rows = await db
    .select()
    .from(socialMediaPerformanceAnalytics)
    .where(eq(socialMediaPerformanceAnalytics.postId, postId));
  const kinds = rows.map(({ platform, metricType }) => `${platform} ${metricType}`);
  expect(kinds.filter((kind) => kind === 'twitter likes')).toHaveLength(3);
  expect(kinds).not.toContain('twitter reach');
  expect(kinds).not.toContain('facebook saves');

  const [post] = await db.select().from(scheduledPosts).where(eq(scheduledPosts.id, postId));
  const measured = (await deliveriesOf(postId)).map(({ engagement }) => engagement as { likes: number });
  expect(post!.engagement).toMatchObject({ likes: measured[0]!.likes + measured[1]!.likes });

  const social = await db.select().from(socialMediaPosts).where(eq(socialMediaPosts.storeId, storeId));
  expect(social.map(({ externalPostId }) => externalPostId).sort()).toEqual(externalIds.toSorted());
  for (const each of social) expect(each).toMatchObject({ status: 'published', inHistory: false });
  const x = social.find(({ platform }) => platform === 'twitter')!;
  const days = await db
    .select()
    .from(socialMediaAnalytics)
    .where(eq(socialMediaAnalytics.postId, x.id))
    .orderBy(asc(socialMediaAnalytics.date));
  expect(days.map(({ date, reach }) => [date, reach])).toEqual([
    ['2026-11-21', null],
    ['2026-11-22', null],
  ]);
});

test('a post that was deleted on X is not asked for again, and keeps its numbers', async () => {
  const { publish, clock, readDue, deliveriesOf, accountAt, accessTo, x } = await startResults();
  const { postId, externalIds } = await publish(['twitter'], 'New teas are here');
  clock.advance({ hours: 1 });
  await readDue();
  const [before] = await deliveriesOf(postId);
  const { accessToken } = accessTo('twitter', (await accountAt('twitter')).externalId);
  await xClient(x.apiOrigin, accessToken).remove(`tweets/${externalIds[0]}`);
  clock.advance({ hours: 5 });
  await readDue();
  const [after] = await deliveriesOf(postId);
  expect(after).toMatchObject({ engagementDueAt: null, engagement: before!.engagement });
});

test('an account that has to be connected again is left alone until it is', async () => {
  const { publish, clock, readDue, deliveriesOf, accountAt, meta } = await startResults();
  const { postId } = await publish(['facebook'], 'New teas are here');
  meta.removeApp();
  clock.advance({ hours: 1 });
  await readDue();
  expect((await accountAt('facebook')).status).toBe('reconnect');
  const [refused] = await deliveriesOf(postId);
  expect(refused).toMatchObject({ engagement: null, engagementReads: 0 });
  clock.advance({ days: 1 });
  await readDue();
  expect((await deliveriesOf(postId))[0]!.engagementDueAt).toEqual(refused!.engagementDueAt);
});

test('without credits at X nothing is lost: it is tried again, later and later', async () => {
  const { publish, clock, readDue, deliveriesOf, x } = await startResults();
  const { postId } = await publish(['twitter'], 'New teas are here');
  x.setCredits(false);
  clock.advance({ hours: 4 });
  await readDue();
  const [failed] = await deliveriesOf(postId);
  expect(failed!.engagementDueAt!.getTime() - clock.now().getTime()).toBe(3_600_000);
  x.setCredits(true);
  clock.advance({ hours: 1 });
  await readDue();
  expect((await deliveriesOf(postId))[0]).toMatchObject({ engagementReads: 1 });
});

test('a post that is not mine is not found', async () => {
  const { publish, results, signUp } = await startResults();
  const { postId } = await publish(['twitter'], 'New teas are here');
  expect((await results(postId, await signUp())).status).toBe(404);
  expect((await results('11111111-1111-4111-8111-111111111111')).status).toBe(404);
});

/** Places an order as at the desk of the shop: by a buyer who followed the link. */
async function orderBy(
  link: string,
  { simulator, owner, storeId }: Awaited<ReturnType<typeof startResults>>,
) {
  const desk = `${simulator.origin.replace('{shop}', 'tea-house')}/desk`;
  await fetch(desk, { method: 'POST', body: new URLSearchParams({ do: 'order', link }) });
  await owner.refresh(storeId);
}

const linkOf = (postId: string) =>
  `https://tea-house.myshopify.com/products/tea?utm_source=twitter&utm_medium=social&utm_campaign=vitrin&utm_content=${postId}`;

test('orders that came by the link of a post are its own, with their net sales, until they are given back', async () => {
  const started = await startResults();
  const { clock, publish, resultsOf, owner, storeId, simulator } = started;
  const { postId } = await publish(['twitter'], 'New teas are here', { withLink: true });
  expect((await resultsOf(postId)).sales).toEqual({
    orders: 0,
    netSales: 0,
    usualOrders: null,
    byCode: null,
    firstTouch: { orders: 0, netSales: 0 },
    currency: 'GBP',
    certainty: 'linked',
    explanation: expect.stringContaining('this post’s own link'),
  });

  clock.advance({ hours: 2 });
  await orderBy(linkOf(postId), started);
  await orderBy(linkOf('22222222-2222-4222-8222-222222222222'), started);
  await orderBy('', started);

  const { sales } = await resultsOf(postId);
  expect(sales).toMatchObject({ orders: 1, certainty: 'linked' });
  // Tea at ten pounds, without the shipping.
  expect(sales.netSales! % 10).toBe(0);
  expect(sales.netSales).toBeGreaterThan(0);

  // The desk gives back the newest order first: the two others, and then the one of the post.
  const desk = `${simulator.origin.replace('{shop}', 'tea-house')}/desk`;
  for (let time = 0; time < 3; time += 1)
    await fetch(desk, { method: 'POST', body: new URLSearchParams({ do: 'refund' }) });
  clock.advance({ minutes: 10 });
  await owner.refresh(storeId);
  expect((await resultsOf(postId)).sales).toMatchObject({ orders: 1, netSales: 0 });
});

test('the first visit and the last are counted side by side, each order once in both', async () => {
  const { clock, publish, resultsOf, owner, storeId, simulator } = await startResults();
  const earlier = (await publish(['twitter'], 'New teas are here', { withLink: true })).postId;
  const later = (await publish(['facebook'], 'Tea is back', { withLink: true })).postId;
  clock.advance({ hours: 2 });
  const byPost = (content: string) => ({
    source: 'social',
    referrerUrl: null,
    landingPage: null,
    utm: { source: 'twitter', medium: 'social', campaign: 'vitrin', content },
  });
  const shop = simulator.shop('tea-house');
  const lines = [{ product: 'Tea' }];
  const both = { firstVisit: byPost(earlier), lastVisit: byPost(later) };
  for (const visits of [both, { firstVisit: byPost(earlier) }, { ...both, test: true }])
    shop.addOrder({ createdAt: clock.now().toISOString(), lines, ...visits });
  clock.advance({ minutes: 5 });
  await owner.refresh(storeId);
  expect((await resultsOf(earlier)).sales).toMatchObject({
    orders: 1,
    netSales: 10,
    firstTouch: { orders: 2, netSales: 20 },
  });
  expect((await resultsOf(later)).sales).toMatchObject({
    orders: 1,
    netSales: 10,
    firstTouch: { orders: 0, netSales: 0 },
  });
});

test('without a link, what a post sold is unknown, and before it goes out it has sold nothing', async () => {
  const { publish, owner, resultsOf, results, db, storeId } = await startResults();
  const { postId } = await publish(['twitter'], 'New teas are here');
  const { sales } = await resultsOf(postId);
  expect(sales).toMatchObject({ orders: null, netSales: null, certainty: 'unknown' });
  expect(sales.explanation).toContain('without a link');

  const [waiting] = await db
    .insert(scheduledPosts)
    .values({
      storeId,
      platform: 'twitter',
      contentType: 'product',
      withLink: true,
      scheduledFor: new Date(),
    })
    .returning();
  const { body } = await results(waiting!.id, owner);
  expect(body).toMatchObject({ accounts: [], sales: { orders: null, certainty: 'unknown' } });
});

test('a platform that says nothing of links leaves the sales unknown, and the reason is given', async () => {
  const { publish, resultsOf, db, storeId } = await startResults();
  const { postId } = await publish(['twitter'], 'New teas are here', { withLink: true });
  // As a store at Shopier is: its platform shares no journeys.
  await db
    .update(connectedStores)
    .set({ capabilities: sql`${connectedStores.capabilities} || '{"journeys": false}'` })
    .where(eq(connectedStores.id, storeId));
  const { sales } = await resultsOf(postId);
  expect(sales).toMatchObject({ orders: null, netSales: null, certainty: 'unknown' });
  expect(sales.explanation).toContain('does not share which link');
});

test('a post that is gone from a Page is asked for until the network must have counted it, and shows nothing', async () => {
  const { publish, clock, readDue, deliveriesOf, resultsOf, db } = await startResults();
  const { postId, externalIds } = await publish(['facebook'], 'New teas are here');
  await db
    .update(postDeliveries)
    .set({ externalId: `${externalIds[0]}0` })
    .where(eq(postDeliveries.postId, postId));
  for (const hours of [1, 5, 18]) {
    clock.advance({ hours });
    await readDue();
  }
  expect((await deliveriesOf(postId))[0]!.engagementDueAt).not.toBeNull();
  clock.advance({ hours: 48 });
  await readDue();
  expect((await deliveriesOf(postId))[0]).toMatchObject({
    engagementReads: 4,
    engagementDueAt: null,
    engagement: null,
  });
  expect((await resultsOf(postId)).accounts).toMatchObject([{ likes: null, reach: null, measuredAt: null }]);
});
