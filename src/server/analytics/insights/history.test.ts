import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aiInsightsHistory } from '#server/core/db/schema/stores.ts';
import { insightHistoryEndpoints, type PastInsight } from '#shared/analytics/insight-history.ts';
import { pathOf } from '#shared/core/endpoint.ts';
import type { Language } from '#shared/core/languages.ts';
import { HOUR_MS } from '#shared/core/time.ts';
import { connectGiftShop } from './testing/connect-gift-shop.ts';

interface Page {
  insights: PastInsight[];
  total: number;
  types: string[];
}

async function start() {
  const started = await connectGiftShop();
  async function history(query = '', language: Language = 'en'): Promise<Page> {
    const path = `${pathOf(insightHistoryEndpoints.list, started.params)}${query}`;
    const response = await started.owner.send('GET', path, undefined, { 'accept-language': language });
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  }
  return { ...started, history };
}

test('nothing was reported yet: the history is empty', async () => {
  const { history, db } = await start();
  await db.delete(aiInsightsHistory);
  expect(await history()).toEqual({ insights: [], total: 0, types: [] });
});

test('what was reported stands with its day and what became of it, in the language of the reader', async () => {
  const { generate, mark, history, clock } = await start();
  const insights = await generate();
  const teapot = insights.find(({ type }) => type === 'running_out')!;
  const trend = insights.find(({ type }) => type === 'trend')!;
  clock.advance({ hours: 1 });
  await mark(teapot.id, { status: 'done' });
  await mark(trend.id, { status: 'dismissed' });

  const { insights: past, total, types } = await history();
  expect(total).toBe(past.length);
  expect(new Set(past.map(({ type }) => type))).toEqual(new Set(types));
  expect(past.find(({ type }) => type === 'running_out')).toMatchObject({
    title: '“Teapot” will last about 6 more days',
    category: 'Products',
    priority: 'high',
    reportedAt: teapot.createdAt,
    state: 'done',
    endedAt: clock.now().toISOString(),
    withdrawnBecause: null,
    outcome: { verdict: 'too_little' },
  });
  expect(past.find(({ type }) => type === 'trend')).toMatchObject({ state: 'dismissed', outcome: null });

  const turkish = (await history('?type=running_out', 'tr')).insights;
  expect(turkish).toMatchObject([
    { title: '“Teapot” stoğu yaklaşık 6 gün daha yeter', category: 'Ürünler', state: 'done' },
  ]);
});

test('what is no longer so was withdrawn for that, what was reported again for that', async () => {
  const { generate, history, clock, owner, store, simulator, db } = await start();
  await generate();
  // Twenty are sold: the same is reported again, and worse.
  for (let order = 0; order < 20; order += 1)
    simulator.shop('tea-house').addOrder({ lines: [{ product: 'Teapot' }] });
  await owner.refresh(store.id);
  clock.advance({ days: 1 });
  await generate();
  const ofTeapot = async () =>
    (await history('?type=running_out')).insights.map(({ state, withdrawnBecause, endedAt }) => [
      state,
      withdrawnBecause,
      endedAt !== null,
    ]);
  expect(await ofTeapot()).toEqual([
    ['open', null, false],
    ['withdrawn', 'reported_anew', true],
  ]);

  await db.execute(sql`update product_variants set inventory = 900`);
  await owner.refresh(store.id);
  await db.execute(sql`update product_variants set inventory = 900`);
  await db.execute(sql`delete from analytics_cache`);
  clock.advance({ days: 1 });
  await generate();
  expect((await ofTeapot())[0]).toEqual(['withdrawn', 'no_longer_so', true]);

  // Before reasons were recorded.
  await db.execute(
    sql`update ai_insights_history set metadata = metadata - 'withdrawnBecause' - 'withdrawnAt'`,
  );
  expect((await ofTeapot())[0]).toEqual(['withdrawn', null, false]);
});

test('twenty stand on a page, the newest first', async () => {
  const { generate, history, db } = await start();
  await generate();
  const [first] = await db.select().from(aiInsightsHistory).limit(1);
  const { id: _, ...row } = first!;
  await db.delete(aiInsightsHistory);
  await db.insert(aiInsightsHistory).values(
    Array.from({ length: 25 }, (_each, index) => ({
      ...row,
      createdAt: new Date(Date.parse('2026-11-01T00:00:00Z') + index * HOUR_MS),
    })),
  );
  const [one, two, three] = [await history(), await history('?page=2'), await history('?page=3')];
  expect([one, two, three].map(({ insights, total }) => [insights.length, total])).toEqual([
    [20, 25],
    [5, 25],
    [0, 25],
  ]);
  expect(one.insights[0]!.reportedAt).toBe('2026-11-02T00:00:00.000Z');
  expect(two.insights.at(-1)!.reportedAt).toBe('2026-11-01T00:00:00.000Z');
});

test('a finding of an earlier version that today’s sentences cannot be made of is shown as it was stored', async () => {
  const { generate, history, db } = await start();
  await generate();
  await db
    .update(aiInsightsHistory)
    .set({
      title: 'As it was',
      metadata: sql`jsonb_set(metadata, '{finding,type}', '"of_an_earlier_version"')`,
    })
    .where(eq(aiInsightsHistory.insightType, 'trend'));
  expect((await history('?type=trend')).insights).toMatchObject([{ type: 'trend', title: 'As it was' }]);
});

test('nobody else reads the history of my store', async () => {
  const { params, signUp } = await start();
  const stranger = await signUp();
  expect((await stranger.call(insightHistoryEndpoints.list, { params, query: { page: 1 } })).status).toBe(
    404,
  );
});
