import { expect, test } from 'vitest';
import { connectAccounts } from '#server/testing/connect-accounts.ts';
import { startApp } from '#server/testing/start-app.ts';
import { calendarEndpoints, type NewPost, scheduleEndpoints } from '#shared/publishing/schedules.ts';
import { socialAccountEndpoints } from '#shared/publishing/social-accounts.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';

const DAYS = { from: '2026-11-24', to: '2026-11-24' };

function shopIn(name: string, ianaTimezone: string) {
  return { name, ianaTimezone, products: [{ title: 'Tea', price: '10.00' }], orders: [] };
}

/** Two owners: one with a shop in Istanbul and one in New York, the other with a shop in Istanbul. */
async function startStores() {
  const app = await startApp({
    shops: [
      shopIn('tea-house', 'Europe/Istanbul'),
      shopIn('coffee-house', 'America/New_York'),
      shopIn('other-house', 'Europe/Istanbul'),
    ],
    social: true,
  });
  const [owner, stranger] = [await app.signUp(), await app.signUp()];
  const tea = await owner.connectShopify('tea-house');
  const coffee = await owner.connectShopify('coffee-house');
  const other = await stranger.connectShopify('other-house');
  const plan = (user: typeof owner, { id: storeId }: { id: string }, post: Partial<NewPost>) =>
    user.expectOk(
      user.call(calendarEndpoints.create, {
        params: { storeId },
        body: {
          caption: 'Fresh tea for the weekend.',
          accountIds: [],
          approved: false,
          scheduledFor: '2026-11-24T12:00:00Z',
          ...post,
        },
      }),
    );
  /** An account of X that its posts go out to. */
  const connect = async ({ id: storeId }: { id: string }) => {
    await connectAccounts(owner, storeId, 'x');
    const params = { storeId };
    const { accounts } = await owner.expectOk(owner.call(socialAccountEndpoints.list, { params }));
    return accounts[0]!.id;
  };
  const range = async (user = owner) =>
    (await user.expectOk(user.call(calendarEndpoints.rangeOfAll, { query: DAYS }))).posts;
  return { ...app, owner, stranger, tea, coffee, other, plan, connect, range };
}

test('the calendar of all stores has the posts of each, soonest first, and nobody else’s', async () => {
  const { owner, stranger, tea, coffee, other, plan, range } = await startStores();
  const late = await plan(owner, coffee, { scheduledFor: '2026-11-24T18:00:00Z' });
  const early = await plan(owner, tea, {});
  const theirs = await plan(stranger, other, {});

  expect(await range()).toEqual([early, late]);
  expect((await range()).map(({ storeId }) => storeId)).toEqual([tea.id, coffee.id]);
  expect(await range(stranger)).toEqual([theirs]);
});

test('each store has the days on its own clock', async () => {
  const { owner, tea, coffee, plan, range } = await startStores();
  // Two hours before midnight in UTC: the next day has begun in Istanbul, in New York it is the evening.
  const evening = '2026-11-24T22:00:00Z';
  await plan(owner, tea, { scheduledFor: evening });
  const there = await plan(owner, coffee, { scheduledFor: evening });
  expect(await range()).toEqual([there]);
});

test('posts of two stores do not collide, those of one do', async () => {
  const { owner, tea, coffee, plan, connect, range } = await startStores();
  const ofTea = [await connect(tea)];
  await plan(owner, tea, { accountIds: ofTea });
  await plan(owner, tea, { accountIds: ofTea, scheduledFor: '2026-11-24T14:00:00Z' });
  await plan(owner, coffee, { accountIds: [await connect(coffee)], scheduledFor: '2026-11-24T13:00:00Z' });
  const kinds = (await range()).map(({ warnings }) => warnings.map(({ kind }) => kind));
  expect(kinds).toEqual([['same_text'], [], ['same_text']]);
});

test('what waits, schedules and accounts are those of all stores', async () => {
  const { clock, owner, stranger, tea, coffee, plan, connect } = await startStores();
  const accountId = await connect(coffee);
  const waiting = await plan(owner, coffee, { accountIds: [accountId], approved: true });
  for (const { id: storeId } of [tea, coffee]) {
    clock.advance({ seconds: 1 });
    await owner.expectOk(
      owner.call(scheduleEndpoints.create, {
        params: { storeId },
        body: { name: `Of ${storeId}`, postTimes: [{ day: 1, hour: 12, minute: 0 }], autoGenerate: false },
      }),
    );
  }

  const schedules = await owner.expectOk(owner.call(scheduleEndpoints.listAll));
  expect(schedules.map(({ storeId, name }) => [storeId, name])).toEqual([
    [tea.id, `Of ${tea.id}`],
    [coffee.id, `Of ${coffee.id}`],
  ]);
  expect(schedules).toEqual([
    ...(await owner.expectOk(owner.call(scheduleEndpoints.list, { params: { storeId: tea.id } }))),
    ...(await owner.expectOk(owner.call(scheduleEndpoints.list, { params: { storeId: coffee.id } }))),
  ]);
  expect(await owner.expectOk(owner.call(calendarEndpoints.waitingOfAll))).toEqual([waiting]);
  const accounts = await owner.expectOk(owner.call(socialAccountEndpoints.listAll));
  expect(accounts.map(({ storeId, id }) => [storeId, id])).toEqual([[coffee.id, accountId]]);
  for (const endpoint of [calendarEndpoints.waitingOfAll, scheduleEndpoints.listAll])
    expect(await stranger.expectOk(stranger.call(endpoint))).toEqual([]);
  expect(await stranger.expectOk(stranger.call(socialAccountEndpoints.listAll))).toEqual([]);
});

test('a store that was disconnected is left out', async () => {
  const { owner, tea, coffee, plan, range } = await startStores();
  await plan(owner, tea, {});
  const kept = await plan(owner, coffee, {});
  await owner.expectOk(owner.call(storeEndpoints.disconnect, { params: { storeId: tea.id } }));
  expect(await range()).toEqual([kept]);
});

test('without a store everything is empty', async () => {
  const { signUp, range } = await startStores();
  const beginner = await signUp();
  expect(await range(beginner)).toEqual([]);
  expect(await beginner.expectOk(beginner.call(scheduleEndpoints.listAll))).toEqual([]);
});
