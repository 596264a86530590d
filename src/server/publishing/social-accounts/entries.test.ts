import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { socialAccounts } from '#server/core/db/schema/social-media.ts';
import { startApp } from '#server/testing/start-app.ts';
import { socialAccountEndpoints } from '#shared/publishing/social-accounts.ts';

const teaHouse = { name: 'tea-house', products: [{ title: 'Tea', price: '10.00' }], orders: [] };
const cupHouse = { ...teaHouse, name: 'cup-house' };

async function startEntries() {
  const started = await startApp({ shops: [teaHouse, cupHouse], social: true });
  const owner = await started.signUp();
  const store = await owner.connectShopify('tea-house');
  const telegram = started.telegram!;
  const enter = (fields: Record<string, string> = {}, { storeId = store.id, shared = false } = {}) =>
    owner.call(socialAccountEndpoints.enter, {
      params: { storeId },
      body: {
        way: 'telegram',
        fields: { token: telegram.token, channel: '@yondergifts', ...fields },
        shared,
      },
    });
  const accountsOf = (storeId = store.id) =>
    owner.expectOk(owner.call(socialAccountEndpoints.list, { params: { storeId } }));
  return { ...started, owner, store, telegram, enter, accountsOf };
}

test('a token and a channel that are right are connected at once, and the token is sealed', async () => {
  const { db, telegram, enter, accountsOf } = await startEntries();
  const { ways } = await accountsOf();
  expect(ways).toContain('telegram');
  const reply = await enter();
  expect(reply).toMatchObject({
    status: 200,
    body: {
      network: 'telegram',
      way: 'telegram',
      name: 'Yonder Gifts',
      username: 'yondergifts',
      followers: 1840,
    },
  });
  expect(JSON.stringify([reply.body, await accountsOf()])).not.toContain(telegram.token);
  const [saved] = await db.select().from(socialAccounts);
  expect(saved!.accessToken).not.toContain(telegram.token);
  expect(saved!.refreshToken).toBeNull();
});

test.each([
  [
    { token: '12:wrong' },
    'Telegram does not accept this bot token. Connect the channel with the one that BotFather shows now.',
  ],
  [{ channel: '@nobody' }, 'Telegram shows the bot no channel of this name.'],
  [
    { channel: '@notinvited' },
    'The bot may not post in this channel. Make it an administrator there who may post messages, then connect again.',
  ],
])('%o: nothing is saved, and the owner reads what is wrong', async (fields, message) => {
  const { enter, accountsOf } = await startEntries();
  expect(await enter(fields)).toMatchObject({ status: 400, body: { message } });
  expect((await accountsOf()).accounts).toEqual([]);
});

test('while Telegram is away nothing is said of the token', async () => {
  const { telegram, enter } = await startEntries();
  await telegram.stop();
  expect(await enter()).toMatchObject({ status: 503 });
});

test('a channel of another store is shared only when its owner says so', async () => {
  const { owner, enter } = await startEntries();
  await enter();
  const other = await owner.connectShopify('cup-house');
  expect(await enter({}, { storeId: other.id })).toMatchObject({
    status: 409,
    body: { error: 'account_of_other_store' },
  });
  expect(await enter({}, { storeId: other.id, shared: true })).toMatchObject({ status: 200 });
});

test('a revoked token makes the channel wait; the new one takes its place', async () => {
  const { owner, store, telegram, enter } = await startEntries();
  const { body: account } = await enter();
  const params = { storeId: store.id, accountId: (account as { id: string }).id };
  telegram.revokeToken();
  const check = () => owner.expectOk(owner.call(socialAccountEndpoints.check, { params }));
  expect(await check()).toMatchObject({ status: 'reconnect' });
  telegram.restoreToken();
  expect(await enter()).toMatchObject({ status: 200, body: { id: params.accountId, status: 'active' } });
  expect(await check()).toMatchObject({ status: 'active', problem: null });
});

test('a disconnected channel leaves no token behind', async () => {
  const { db, owner, store, enter, accountsOf } = await startEntries();
  const { body } = await enter();
  const params = { storeId: store.id, accountId: (body as { id: string }).id };
  await owner.expectOk(owner.call(socialAccountEndpoints.disconnect, { params }));
  expect((await accountsOf()).accounts).toEqual([]);
  const [saved] = await db.select().from(socialAccounts).where(eq(socialAccounts.id, params.accountId));
  expect(saved!.accessToken).toBe('');
});
