import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { count, money } from '#server/analytics/findings/finding.ts';
import { startApp } from '#server/testing/start-app.ts';
import { type AllInsights, insightEndpoints } from '#shared/analytics/insights.ts';
import { pathOf } from '#shared/core/endpoint.ts';
import type { Language } from '#shared/core/languages.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { makeFinding } from './finders/finding.ts';
import { insertInsights, type NewInsight } from './repository.ts';

const shop = (name: string, currency: string) => ({
  name,
  currency,
  products: [{ id: '11', title: 'Teapot', handle: `teapot-of-${name}`, price: '10.00' }],
});

/** An owner of two shops in pounds and one in euros, and somebody else with one. */
async function connectThree() {
  const shops = [shop('tea', 'GBP'), shop('cups', 'GBP'), shop('maison', 'EUR'), shop('foreign', 'GBP')];
  const started = await startApp({ shops });
  const { db } = started;
  const owner = await started.signUp();
  const [tea, cups, maison] = [
    await owner.connectShopify('tea'),
    await owner.connectShopify('cups'),
    await owner.connectShopify('maison'),
  ];
  const other = await started.signUp();
  const foreign = await other.connectShopify('foreign');

  /** One insight for each amount that is missed, out of sales of 1000 a month. */
  async function report(store: { id: string; currency: string }, userId: string, missed: number[]) {
    const scale = { currency: store.currency, monthNet: 1000 };
    const found = missed.map((amount, at) =>
      makeFinding(
        {
          subject: `best_product:${at === 0 ? 11 : 100 + at}`,
          type: 'running_out',
          variant: 'out',
          category: 'products',
          period: { from: '2026-10-22', to: '2026-11-20' },
          names: { product: `Teapot ${amount}` },
          figures: [
            count('inventory', 0),
            count('units', 30),
            count('unitsForMonth', 30),
            money('missed', amount),
          ],
          atStake: amount,
          confidence: 1,
        },
        scale,
      ),
    );
    const words: Pick<NewInsight, 'title' | 'description' | 'recommendations' | 'wording' | 'language'> = {
      title: '',
      description: '',
      recommendations: [],
      wording: 'builtin',
      language: 'en',
    };
    await insertInsights(
      db,
      { ...store, userId },
      found.map((finding) => ({ ...finding, ...words, storeId: store.id, finding, createdAt: new Date() })),
    );
  }
  const userOf = async (storeId: string) =>
    (await db.execute<{ id: string }>(sql`select user_id as id from connected_stores where id = ${storeId}`))
      .rows[0]!.id;
  const userId = await userOf(tea.id);
  await report(tea, userId, [300, 200, 150, 90, 80, 70, 60]);
  await report(cups, userId, [400, 15]);
  await report(maison, userId, [500, 250, 240, 230, 220, 210]);
  await report(foreign, await userOf(foreign.id), [900]);

  async function listAll(language: Language = 'en'): Promise<AllInsights> {
    const path = pathOf(insightEndpoints.listOfAll);
    const reply = await owner.send('GET', path, undefined, { 'accept-language': language });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json();
  }
  return { ...started, owner, tea, cups, maison, foreign, listAll };
}

test('insights of all stores begin with the most important of each, and say how many more there are', async () => {
  const { tea, cups, maison, owner, listAll } = await connectThree();
  const { insights, more, unread } = await listAll();
  const nameOf = new Map([
    [tea.id, 'tea'],
    [cups.id, 'cups'],
    [maison.id, 'maison'],
  ]);
  expect(insights.map(({ storeId, atStake }) => `${nameOf.get(storeId)} ${atStake}`)).toEqual([
    // Pounds before euros, as their stores were connected first.
    ...['cups 400', 'tea 300', 'maison 500'],
    ...['tea 200', 'maison 250', 'cups 15'],
    ...['tea 150', 'maison 240'],
    ...['maison 230', 'tea 90'],
    ...['maison 220', 'tea 80'],
  ]);
  expect(more).toEqual([
    { storeId: tea.id, insights: 2 },
    { storeId: maison.id, insights: 1 },
  ]);
  expect(unread).toBe(15);
  const own = await owner.expectOk(owner.call(insightEndpoints.list, { params: { storeId: tea.id } }));
  expect(insights.find(({ storeId }) => storeId === tea.id)).toEqual({ ...own[0], storeId: tea.id });
  expect(insights.find(({ storeId }) => storeId === maison.id)).toMatchObject({ currency: 'EUR' });
  expect((await listAll('tr')).insights[0]).toMatchObject({ category: 'Ürünler' });
});

test('done insights, disconnected stores, other owners’ stores and half a history are left out', async () => {
  const { owner, tea, cups, maison, foreign, listAll, db } = await connectThree();
  const shownOf = async ({ id }: { id: string }) =>
    (await listAll()).insights.filter(({ storeId }) => storeId === id);
  expect(await shownOf(foreign)).toEqual([]);

  const [best] = await shownOf(tea);
  const params = { storeId: tea.id, insightId: best!.id };
  await owner.expectOk(owner.call(insightEndpoints.mark, { params, body: { isRead: true } }));
  expect((await listAll()).unread).toBe(14);
  await owner.expectOk(owner.call(insightEndpoints.mark, { params, body: { status: 'done' } }));
  expect((await listAll()).unread).toBe(14);
  expect((await shownOf(tea)).map(({ id }) => id)).not.toContain(best!.id);

  await db.execute(sql`
    insert into insight_runs (store_id, ran_at, history_complete, records_version) values (${cups.id}, now(), false, 1)`);
  expect(await shownOf(cups)).toEqual([]);
  await owner.expectOk(owner.call(storeEndpoints.disconnect, { params: { storeId: maison.id } }));
  expect(await shownOf(maison)).toEqual([]);
  expect((await listAll()).more.map(({ storeId }) => storeId)).not.toContain(maison.id);
});
