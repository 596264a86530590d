import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { scheduledPosts } from '#server/core/db/schema/social-media.ts';
import { generatedContent, users } from '#server/core/db/schema/users.ts';
import { startResults } from '#server/publishing/results/testing/start-results.ts';
import { type PostPart, postReportEndpoints } from '#shared/publishing/post-report.ts';
import { costEndpoints } from '#shared/stores/costs.ts';

/** A store with twelve posts on Facebook, eight of which sold, and ten on X, of which two did. */
async function startReport() {
  const started = await startResults({ ianaTimezone: 'Europe/Istanbul' });
  const { publish, simulator, clock, owner, storeId, db } = started;
  const params = { storeId };
  const shop = simulator.shop('tea-house');
  const made: Record<'facebook' | 'twitter', string[]> = { facebook: [], twitter: [] };
  for (let at = 0; at < 12; at++)
    made.facebook.push((await publish(['facebook'], `Tea ${at}`, { withLink: true })).postId);
  clock.advance({ hours: 6 });
  for (let at = 0; at < 10; at++)
    made.twitter.push(
      (await publish(['twitter'], `Cup ${at}`, { withLink: true, contentType: 'lifestyle' })).postId,
    );

  function order(content: string, first = content) {
    const visit = (mark: string) => ({
      source: 'social',
      referrerUrl: null,
      landingPage: null,
      utm: { source: 'social', medium: 'social', campaign: 'vitrin', content: mark },
    });
    const visits = { firstVisit: visit(first), lastVisit: visit(content) };
    shop.addOrder({ createdAt: clock.now().toISOString(), lines: [{ product: 'Tea' }], ...visits });
  }
  clock.advance({ hours: 1 });
  for (const postId of made.facebook.slice(0, 8)) order(postId, made.facebook[0]);
  for (const postId of made.twitter.slice(0, 2)) order(postId);
  order('summer-sale');
  clock.advance({ minutes: 5 });
  await owner.refresh(storeId);

  return {
    ...started,
    params,
    made,
    report: (by: PostPart) =>
      owner.expectOk(owner.call(postReportEndpoints.report, { params, query: { by, span: '90d' } })),
    work: (postId: string, seconds: number, person = owner) =>
      person.call(postReportEndpoints.work, { params: { ...params, postId }, body: { seconds } }),
    change: (postId: string, values: Partial<typeof scheduledPosts.$inferInsert>) =>
      db.update(scheduledPosts).set(values).where(eq(scheduledPosts.id, postId)),
  };
}

test('posts are put together by network, with what they sold, and of too few that sold nothing is claimed', async () => {
  const { report } = await startReport();
  const { groups, ...whole } = await report('network');
  expect(whole).toMatchObject({
    measure: 'net_sales',
    posts: 22,
    known: 22,
    byLastTouch: { orders: 10, netSales: 100 },
    byFirstTouch: { orders: 10, netSales: 100 },
    likelyOrders: 0,
    earned: null,
    differs: null,
    currency: 'GBP',
  });
  expect(groups).toMatchObject([
    { key: 'facebook', posts: 12, orders: 8, brought: 80, perPost: { mean: expect.closeTo(80 / 12, 6) } },
    { key: 'twitter', posts: 10, orders: 2, brought: 20, perPost: null, perMinute: null },
  ]);
  const { low, high } = groups[0]!.perPost!;
  expect(low).toBeGreaterThan(0);
  expect(high).toBeLessThan(10);
});

test('with costs it is what posts earned, less what X charges where that is known', async () => {
  const { report, owner, params, readCosts, made } = await startReport();
  await readCosts();
  const { rows } = await owner.expectOk(owner.call(costEndpoints.list, { params, query: {} }));
  const { productId, variantId } = rows[0]!;
  const costs = [{ productId, variantId, unitCost: 4 }];
  await owner.expectOk(owner.call(costEndpoints.save, { params, body: { from: 'always', costs } }));
  const { measure, earned, coverage, unknownSpending, list, groups } = await report('type');
  expect({ measure, coverage, unknownSpending }).toEqual({
    measure: 'earned',
    coverage: 1,
    unknownSpending: 10,
  });
  expect(earned).toBeGreaterThan(0);
  expect(earned).toBeLessThanOrEqual(60);
  expect(groups.map(({ key, brought }) => [key, brought > 0])).toEqual([
    ['product', true],
    ['lifestyle', true],
  ]);
  expect(earned).toBeCloseTo(groups[0]!.brought + groups[1]!.brought, 6);
  expect(list).toHaveLength(22);
  expect(list[0]!.earned).toBeGreaterThan(0);
  expect(list.filter(({ orders }) => orders === 1)).toHaveLength(10);
  expect(list.find(({ postId }) => postId === made.facebook[11])).toMatchObject({ orders: 0, earned: 0 });
});

test('work is added up, counts for a minute’s worth, and is nobody else’s to add', async () => {
  const { report, work, made, signUp, owner } = await startReport();
  const postId = made.facebook[0]!;
  expect((await owner.expectOk(work(postId, 90))).success).toBe(true);
  await owner.expectOk(work(postId, 30));
  expect((await work(postId, 0)).status).toBe(400);
  expect((await work('11111111-1111-4111-8111-111111111111', 5)).status).toBe(404);
  expect((await work(postId, 5, await signUp())).status).toBe(404);
  const { perMinute, list } = await report('network');
  expect(perMinute).toBe(5);
  expect(list.find((post) => post.postId === postId)).toMatchObject({ minutes: 2 });
  expect(list.find((post) => post.postId === made.twitter[9])).toMatchObject({ minutes: null });
});

test('hours are the store’s, lengths those of captions, and what is not known is in no group', async () => {
  const { report, made, change, db } = await startReport();
  const [user] = await db.select().from(users);
  const file = {
    contentType: 'image',
    fileName: 'a.jpg',
    fileSize: 1,
    filePath: 'a.jpg',
    mimeType: 'image/jpeg',
  };
  const [media] = await db
    .insert(generatedContent)
    .values({ userId: user!.id, ...file, metadata: { look: 'noir' } })
    .returning();
  const mediaId = media!.id;
  await change(made.facebook[0]!, { caption: 'x'.repeat(126), productId: '1', productTitle: 'Tea' });
  await change(made.facebook[1]!, { caption: 'x'.repeat(401), contentType: 'promotional' });
  await change(made.facebook[2]!, { contentType: 'promotion' });
  await change(made.facebook[3]!, { mediaId });
  const keysOf = async (by: PostPart) =>
    Object.fromEntries((await report(by)).groups.map(({ key, label, posts }) => [label ?? key, posts]));
  // Published at noon and at six in the evening UTC.
  expect(await keysOf('hour')).toEqual({ 12: 12, 20: 10 });
  expect(await keysOf('length')).toEqual({ short: 20, medium: 1, long: 1 });
  expect(await keysOf('type')).toEqual({ product: 10, promotion: 2, lifestyle: 10 });
  expect(await keysOf('product')).toEqual({ Tea: 1 });
  expect(await keysOf('tone')).toEqual({});
  expect(await keysOf('look')).toEqual({ noir: 1 });
  const pictures = (await report('look')).list.flatMap(({ imageUrl }) => imageUrl ?? []);
  expect(pictures).toEqual([`/api/media/${mediaId}`]);
});
