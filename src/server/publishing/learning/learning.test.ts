import { expect, test } from 'vitest';
import { orders } from '#server/core/db/schema/commerce.ts';
import {
  contentGenerations,
  postDeliveries,
  scheduledPosts,
  socialAccounts,
} from '#server/core/db/schema/social-media.ts';
import { users } from '#server/core/db/schema/users.ts';
import { startResults } from '#server/publishing/results/testing/start-results.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { learningEndpoints } from '#shared/publishing/learning.ts';
import { scheduleEndpoints } from '#shared/publishing/schedules.ts';
import { costEndpoints } from '#shared/stores/costs.ts';

const WEDNESDAY_AT_SEVEN = Date.parse('2026-11-11T19:00:00Z');
const SATURDAY_AT_NINE = Date.parse('2026-11-07T09:00:00Z');

/** A store whose casual posts of Wednesday evenings sell, and whose luxurious ones of Saturday mornings do not. */
async function startLearnt({ pairs = 18 } = {}) {
  const started = await startResults();
  const { db, owner, storeId, simulator, clock, readCosts } = started;
  const params = { storeId };
  const shop = simulator.shop('tea-house');
  const accounts = await db.select().from(socialAccounts);
  const [user] = await db.select().from(users);
  const [account] = accounts.filter(({ network }) => network === 'facebook');

  async function publish(at: number, tone: string, contentType: 'product' | 'lifestyle') {
    const [generation] = await db
      .insert(contentGenerations)
      .values({ userId: user!.id, storeId, request: { tone }, spent: [], status: 'done' })
      .returning();
    const publishedAt = new Date(at);
    const [post] = await db
      .insert(scheduledPosts)
      .values({
        storeId,
        platform: 'facebook',
        contentType,
        withLink: true,
        scheduledFor: publishedAt,
        status: 'published',
        generationId: generation!.id,
      })
      .returning();
    await db.insert(postDeliveries).values({
      postId: post!.id,
      storeId,
      accountId: account!.id,
      network: 'facebook',
      status: 'published',
      dueAt: publishedAt,
      publishedAt,
      externalId: post!.id,
    });
    return post!.id;
  }
  for (let pair = 0; pair < pairs; pair++) {
    const weeks = pair * 7 * DAY_MS;
    const sells = await publish(WEDNESDAY_AT_SEVEN - weeks, 'casual', 'lifestyle');
    await publish(SATURDAY_AT_NINE - weeks, 'luxury', 'product');
    const visit = {
      source: 'facebook',
      referrerUrl: null,
      landingPage: null,
      utm: { source: 'facebook', medium: 'social', campaign: 'vitrin', content: sells },
    };
    const createdAt = new Date(clock.now().getTime() - pair * 60_000).toISOString();
    shop.addOrder({ createdAt, lines: [{ product: 'Tea' }], firstVisit: visit });
  }
  clock.advance({ minutes: 5 });
  await owner.refresh(storeId);
  await readCosts();
  const { rows } = await owner.expectOk(owner.call(costEndpoints.list, { params, query: {} }));
  const { productId, variantId } = rows[0]!;
  const costs = [{ productId, variantId, unitCost: 4 }];
  await owner.expectOk(owner.call(costEndpoints.save, { params, body: { from: 'always', costs } }));
  return {
    ...started,
    learning: () => owner.expectOk(owner.call(learningEndpoints.get, { params })),
    choose: (isOn: boolean) =>
      owner.expectOk(owner.call(learningEndpoints.change, { params, body: { isOn } })),
    analyze: () => owner.expectOk(owner.call(scheduleEndpoints.analyze, { params })),
  };
}

test('times and kinds of posts follow what posts earned, say so, and stop when their owner says no', async () => {
  const { learning, choose, analyze, db } = await startLearnt();
  expect(await db.$count(orders)).toBe(18);
  expect(await learning()).toEqual({ isOn: true, isActive: true, posts: 36, selling: 18 });

  const learnt = await analyze();
  expect(learnt.bestTimes[0]).toMatchObject({ day: 3, basis: 'account' });
  expect(learnt.bestTimes[0]!.reasoning).toContain('earned 2 times as much as a post of yours usually does');
  expect(learnt.summary).toContain('Posts are judged by what they earned');
  const share = ({ contentMix }: typeof learnt, type: string) =>
    contentMix.find((part) => part.type === type)!.percentage;
  expect(share(learnt, 'lifestyle')).toBeGreaterThan(share(learnt, 'product'));

  expect(await choose(false)).toMatchObject({ isOn: false, isActive: false, posts: 36 });
  const unlearnt = await analyze();
  expect(unlearnt.summary).not.toContain('earned');
  expect(share(unlearnt, 'product')).toBe(40);
  expect(await choose(true)).toMatchObject({ isActive: true });
});

test('with too few posts nothing is learnt', async () => {
  const { learning, analyze } = await startLearnt({ pairs: 14 });
  expect(await learning()).toEqual({ isOn: true, isActive: false, posts: 28, selling: 14 });
  expect((await analyze()).summary).not.toContain('earned');
});
