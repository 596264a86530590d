import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { members } from '#server/core/db/schema/members.ts';
import { scheduledPosts } from '#server/core/db/schema/social-media.ts';
import { aiInsights, connectedStores, insightRuns } from '#server/core/db/schema/stores.ts';
import { startApp } from '#server/testing/start-app.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { memberEndpoints } from '#shared/accounts/members.ts';
import type { InsightStatus } from '#shared/analytics/insights.ts';
import { contentEndpoints } from '#shared/content/content.ts';
import { type StartChange, visitEndpoints } from '#shared/outreach/visits.ts';
import { scheduleEndpoints } from '#shared/publishing/schedules.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';

type Mark = { isRead?: boolean; status?: InsightStatus };

async function startNew() {
  const app = await startApp({
    shops: ['tea-house', 'coffee-house'].map((name) => ({
      name,
      products: [{ id: '11', title: 'Pot', price: '35.00' }],
      orders: [],
    })),
  });
  const owner = await app.signUp();
  const start = () => owner.expectOk(owner.call(visitEndpoints.start));
  return {
    ...app,
    owner,
    start,
    change: (body: StartChange) => owner.expectOk(owner.call(visitEndpoints.changeStart, { body })),
    done: async () => (await start()).steps.filter((step) => step.done).map(({ name }) => name),
    async savePost(storeId: string) {
      const body = {
        productId: '11',
        productTitle: 'Pot',
        caption: 'A pot.',
        platform: 'instagram' as const,
      };
      return owner.expectOk(owner.call(contentEndpoints.save, { params: { storeId }, body }));
    },
    async createSchedule(storeId: string) {
      const body = { name: 'My first week', autoGenerate: false };
      return owner.expectOk(owner.call(scheduleEndpoints.create, { params: { storeId }, body }));
    },
    /** Insights of which some were opened and some were marked. */
    async readInsights(storeId: string, marks: Mark[]) {
      await app.db.insert(aiInsights).values(
        marks.map((mark, index) => ({
          storeId,
          type: 'trend' as const,
          title: 'Up',
          description: 'Up.',
          subject: `${index}`,
          category: 'Sales',
          recommendations: [],
          finding: {},
          wording: 'builtin' as const,
          language: 'en' as const,
          score: 1,
          ...mark,
        })),
      );
    },
  };
}

const threeRead: Mark[] = [{ isRead: true }, { status: 'done' }, { isRead: true, status: 'dismissed' }, {}];

test('a new user has all steps before them', async () => {
  const { start } = await startNew();
  expect(await start()).toEqual({
    state: 'open',
    steps: ['store', 'numbers', 'findings', 'post', 'week'].map((name) => ({
      name,
      done: false,
      made: null,
    })),
    findingsRead: 0,
    findingsToRead: 0,
  });
});

test('each step is done by what is really there, and says what was made', async () => {
  const { owner, start, change, done, ...does } = await startNew();
  const { id: storeId, storeName } = await owner.connectShopify('tea-house');
  expect(await done()).toEqual(['store']);
  await change({ numbersSeen: true });
  expect(await done()).toEqual(['store', 'numbers']);
  await does.readInsights(storeId, [...threeRead.slice(0, 2), {}]);
  expect(await start()).toMatchObject({ findingsRead: 2, findingsToRead: 3 });
  expect(await done()).toEqual(['store', 'numbers']);
  await does.readInsights(storeId, threeRead.slice(2));
  expect(await done()).toEqual(['store', 'numbers', 'findings']);
  await does.savePost(storeId);
  await does.createSchedule(storeId);

  expect(await start()).toEqual({
    state: 'open',
    steps: [
      { name: 'store', done: true, made: storeName },
      { name: 'numbers', done: true, made: null },
      { name: 'findings', done: true, made: null },
      { name: 'post', done: true, made: 'Pot' },
      { name: 'week', done: true, made: 'My first week' },
    ],
    findingsRead: 3,
    findingsToRead: 3,
  });
  expect((await change({ finished: true })).state).toBe('finished');
});

test('a shop that gives fewer than three insights has them all read by the last of them', async () => {
  const { owner, start, done, readInsights } = await startNew();
  const { id: storeId } = await owner.connectShopify('tea-house');
  expect(await done()).toEqual(['store']);
  await readInsights(storeId, [{ isRead: true }]);
  expect(await done()).toEqual(['store', 'findings']);
  expect(await start()).toMatchObject({ findingsRead: 1, findingsToRead: 1 });
});

test('a shop in whose whole history nothing stands out has nothing to read', async () => {
  const { owner, db, done } = await startNew();
  const { id: storeId } = await owner.connectShopify('tea-house');
  const run = { ranAt: new Date('2026-11-21T12:00:00Z'), recordsVersion: 1 };
  await db.insert(insightRuns).values({ storeId, ...run, historyComplete: false });
  expect(await done()).toEqual(['store']);
  await db.update(insightRuns).set({ historyComplete: true });
  expect(await done()).toEqual(['store', 'findings']);
});

test('a post that is planned for a day plans the week too, one that was cancelled does not', async () => {
  const { owner, db, done } = await startNew();
  const { id: storeId } = await owner.connectShopify('tea-house');
  const [post] = await db
    .insert(scheduledPosts)
    .values({
      storeId,
      platform: 'all',
      contentType: 'product',
      status: 'cancelled',
      scheduledFor: new Date('2026-11-23T09:00:00Z'),
    })
    .returning();
  expect(await done()).toEqual(['store']);
  await db.update(scheduledPosts).set({ status: 'draft' }).where(eq(scheduledPosts.id, post!.id));
  expect(await done()).toEqual(['store', 'week']);
});

test('what was done stays done when its insights are replaced and its history is cleared', async () => {
  const { owner, db, done, savePost, readInsights } = await startNew();
  const { id: storeId } = await owner.connectShopify('tea-house');
  await readInsights(storeId, threeRead);
  await savePost(storeId);
  expect(await done()).toEqual(['store', 'findings', 'post']);

  await db.delete(aiInsights);
  await owner.expectOk(owner.call(contentEndpoints.clearHistory, { params: { storeId } }));
  expect(await done()).toEqual(['store', 'findings', 'post']);
});

test('without a store it begins again, and goes on with the next one', async () => {
  const { owner, change, done } = await startNew();
  const { id: storeId } = await owner.connectShopify('tea-house');
  await change({ numbersSeen: true });
  await owner.expectOk(owner.call(storeEndpoints.disconnect, { params: { storeId } }));
  expect(await done()).toEqual([]);
  await owner.connectShopify('tea-house');
  expect(await done()).toEqual(['store', 'numbers']);
});

test('a store that is not active is connected all the same', async () => {
  const { owner, db, done } = await startNew();
  await owner.connectShopify('tea-house');
  await db.update(connectedStores).set({ isActive: false });
  expect(await done()).toEqual(['store']);
});

test('it can be hidden and brought back', async () => {
  const { start, change } = await startNew();
  expect((await change({ hidden: true })).state).toBe('hidden');
  expect((await start()).state).toBe('hidden');
  expect((await change({ hidden: false })).state).toBe('open');
});

test('it does not end before all is done', async () => {
  const { owner, change } = await startNew();
  await owner.connectShopify('tea-house');
  expect((await change({ finished: true })).state).toBe('open');
});

test('a user who had done it all before is not led through the steps', async () => {
  const { owner, start, savePost, createSchedule, readInsights } = await startNew();
  const { id: storeId } = await owner.connectShopify('tea-house');
  await readInsights(storeId, threeRead);
  await savePost(storeId);
  await createSchedule(storeId);
  expect((await start()).state).toBe('finished');
});

test('everybody has their own', async () => {
  const { owner, signUp } = await startNew();
  await owner.connectShopify('tea-house');
  const other = await signUp();
  const { steps } = await other.expectOk(other.call(visitEndpoints.start));
  expect(steps.some(({ done }) => done)).toBe(false);
});

test('each member hides the steps for themselves, and is led through the stores that they see', async () => {
  const { owner, db, signUp, start, savePost } = await startNew();
  const { id: tea } = await owner.connectShopify('tea-house');
  const { id: coffee, storeName } = await owner.connectShopify('coffee-house');
  await savePost(tea);
  const viewer = await signUp();
  const idOf = async (person: typeof owner) =>
    (await person.expectOk(person.call(authEndpoints.user))).user.id;
  const member = { accountId: await idOf(owner), userId: await idOf(viewer) };
  await db.insert(members).values({ ...member, role: 'viewer', storeIds: [coffee] });
  await viewer.expectOk(
    viewer.call(memberEndpoints.switchAccount, { body: { accountId: member.accountId } }),
  );

  const body = { hidden: true, numbersSeen: true };
  const hidden = await viewer.expectOk(viewer.call(visitEndpoints.changeStart, { body }));
  expect(hidden.state).toBe('hidden');
  expect(hidden.steps.map(({ done }) => done)).toEqual([true, true, false, false, false]);
  expect(hidden.steps.map(({ made }) => made)).toEqual([storeName, null, null, null, null]);
  const ofOwner = await start();
  expect(ofOwner.state).toBe('open');
  expect(ofOwner.steps.map(({ done }) => done)).toEqual([true, false, false, true, false]);
});
