import { expect, test } from 'vitest';
import { postDeliveries, scheduledPosts, socialAccounts } from '#server/core/db/schema/social-media.ts';
import { startApp } from '#server/testing/start-app.ts';
import { pathOf } from '#shared/core/endpoint.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/time.ts';
import { type NewPost, scheduleEndpoints } from '#shared/publishing/schedules.ts';
import type { OrderFixture } from '#simulators/shopify/shop/fixture.ts';

const TUESDAY = 2;

async function storeWith(orders: OrderFixture[] = [], products = 8) {
  const started = await startApp({
    shops: [
      {
        name: 'tea-house',
        ianaTimezone: 'America/New_York',
        products: Array.from({ length: products }, (_, number) => ({
          title: `Tea ${number}`,
          price: '10.00',
        })),
        orders,
      },
    ],
  });
  const owner = await started.signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  const params = { storeId };
  const { db } = started;
  const [account] = await db
    .insert(socialAccounts)
    .values({
      storeId,
      network: 'instagram',
      externalId: '1',
      name: 'Tea House',
      via: 'facebook_login',
      accessToken: '',
      followers: 1_000,
    })
    .returning();

  /** A post that is out, measured so long after. */
  async function published(
    at: string,
    likes: number,
    {
      contentType = 'product',
      afterHours = 72,
    }: { contentType?: NewPost['contentType']; afterHours?: number } = {},
  ) {
    const publishedAt = new Date(at);
    const [post] = await db
      .insert(scheduledPosts)
      .values({ storeId, platform: 'instagram', contentType, scheduledFor: publishedAt, status: 'published' })
      .returning();
    const measuredAt = new Date(publishedAt.getTime() + afterHours * HOUR_MS).toISOString();
    await db.insert(postDeliveries).values({
      postId: post!.id,
      storeId,
      accountId: account!.id,
      network: 'instagram',
      status: 'published',
      dueAt: publishedAt,
      publishedAt,
      externalId: at,
      engagement: {
        likes,
        comments: 2,
        shares: null,
        saves: 5,
        reach: 500,
        impressions: null,
        clicks: null,
        measuredAt,
      },
    });
  }

  return {
    ...started,
    owner,
    storeId,
    published,
    analyze: () => owner.expectOk(owner.call(scheduleEndpoints.analyze, { params })),
  };
}

/** At that UTC time of the last so many Tuesdays before Saturday, 21 November 2026. */
const tuesdays = (count: number, time: string) =>
  Array.from({ length: count }, (_, week) =>
    new Date(Date.parse(`2026-11-17T${time}Z`) - week * 7 * DAY_MS).toISOString(),
  );

test('a new store gets a general habit, called one', async () => {
  const { analyze } = await storeWith();
  const { bestTimes, summary, evidence, frequency, contentMix, timeZone, timeMatters } = await analyze();
  expect(bestTimes).toHaveLength(3);
  for (const time of bestTimes) {
    expect(time).toMatchObject({ basis: 'benchmark', posts: 0, orders: 0 });
    expect(time.reasoning).toContain('not your data');
    expect(time.hour >= 7 && time.hour <= 22).toBe(true);
  }
  expect(bestTimes[0]!.engagement).toBe(1);
  expect(summary).toContain('a general habit, not your data');
  expect(evidence).toMatchObject({ posts: 0, orders: 0, ownShare: 0, ordersShare: 0 });
  expect(evidence.habitSource).toContain('General habit, not your data');
  expect(frequency).toMatchObject({ recommended: '3x_week', postsPerWeek: 3 });
  expect(contentMix.reduce((sum, { percentage }) => sum + percentage, 0)).toBe(100);
  for (const { reasoning } of contentMix) expect(reasoning).toContain('assumption');
  expect(timeZone).toBe('America/New_York');
  expect(timeMatters).toBe(true);
});

test('the hours in which the store sells count, in its own time', async () => {
  // 18:30 UTC is 13:30 in New York in winter.
  const orders = tuesdays(3, '18:30:00').flatMap((createdAt) =>
    Array.from({ length: 10 }, () => ({ createdAt, lines: [{ title: 'Tea', unitPrice: '10.00' }] })),
  );
  const { analyze } = await storeWith(orders);
  const { bestTimes, summary, evidence } = await analyze();
  expect(bestTimes[0]).toMatchObject({ day: TUESDAY, hour: 13, orders: 30, posts: 0, basis: 'store' });
  expect(bestTimes[0]!.reasoning).toContain(
    '30 of your 30 orders were placed on Tuesday between 12:00 and 14:00',
  );
  expect(evidence).toMatchObject({ orders: 30, ordersShare: 30, ownShare: 0 });
  expect(summary).toContain('judged by 30 orders');
});

test('own posts that were answered well move the best time, and the evidence is counted', async () => {
  const { analyze, published } = await storeWith();
  // Tuesdays at 9 in New York, and half as many answers on the days after at 15.
  const [winter, summer] = [tuesdays(2, '14:00:00'), tuesdays(12, '13:00:00').slice(4)];
  for (const at of [...winter, ...summer]) {
    await published(at, 98);
    await published(new Date(Date.parse(at) + 30 * HOUR_MS).toISOString(), 48, { contentType: 'lifestyle' });
    await published(new Date(Date.parse(at) + 54 * HOUR_MS).toISOString(), 48);
  }
  const { bestTimes, evidence, summary, contentMix } = await analyze();
  expect(bestTimes[0]).toMatchObject({ day: TUESDAY, hour: 9, posts: 10, basis: 'account' });
  expect(bestTimes[0]!.reasoning).toContain('10 measured posts of yours on Tuesday between 08:00 and 10:00');
  expect(bestTimes[0]!.reasoning).toContain('2 times your usual response');
  expect(evidence).toMatchObject({ posts: 30, ownShare: 100 });
  expect(evidence.habitSource).toContain('Not used');
  expect(summary).toContain('judged by 30 measured posts');
  expect(summary).toContain('per person reached');
  const shares = Object.fromEntries(contentMix.map(({ type, percentage }) => [type, percentage]));
  expect(shares.product).toBeGreaterThan(shares.lifestyle! + 10);
});

test('what was measured within its first day does not count yet', async () => {
  const { analyze, published } = await storeWith();
  for (const at of tuesdays(8, '14:00:00')) await published(at, 50, { afterHours: 6 });
  expect((await analyze()).evidence.posts).toBe(0);
});

test('a shop of few products is advised to post less often, with the reason', async () => {
  const { analyze } = await storeWith([], 3);
  const { frequency } = await analyze();
  expect(frequency).toMatchObject({ recommended: 'weekly', postsPerWeek: 1 });
  expect(frequency.reasoning).toBe(
    'With 3 active products, more than one post a week would show the same product twice within two weeks.',
  );
});

test('the analysis is written in Turkish for readers of Turkish', async () => {
  const { owner, storeId } = await storeWith();
  const url = pathOf(scheduleEndpoints.analyze, { storeId });
  const reply = await owner.send('POST', url, {}, { 'accept-language': 'tr' });
  const { summary, bestTimes, frequency, contentMix, evidence } = reply.json();
  expect(summary).toContain('genel alışkanlıktır, sizin veriniz değil');
  expect(bestTimes[0].reasoning).toBe('Genel alışkanlık, sizin veriniz değil.');
  expect(frequency.reasoning).toContain('haftada üç gönderi');
  expect(contentMix[0].reasoning).toContain('varsayım');
  expect(evidence.habitSource).toContain('Genel alışkanlık');
});

test('another user cannot have it', async () => {
  const { signUp, storeId } = await storeWith();
  const stranger = await signUp();
  const answer = await stranger.call(scheduleEndpoints.analyze, { params: { storeId } });
  expect(answer.status).toBe(404);
});
