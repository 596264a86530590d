import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createSecrets } from '#server/accounts/connections/secrets.ts';
import { createLive } from '#server/core/live/live.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { AccountGrant, SocialAuthorization } from '#server/platforms/ports/social-network.ts';
import { findStore } from '#server/stores/connect/repository.ts';
import { startApp } from '#server/testing/start-app.ts';
import { text } from '#shared/core/sentence.ts';
import { DEMO_ACCOUNTS } from '#simulators/x/state.ts';
import { findAccountsOf } from './repository.ts';
import { createSocialAccountService } from './service.ts';

const teaHouse = { name: 'tea-house', products: [{ title: 'Tea', price: '10.00' }], orders: [] };
const { id: X_ACCOUNT, username, name } = DEMO_ACCOUNTS[0]!;
const profile = { externalId: X_ACCOUNT, name, username, pictureUrl: null, followers: null };

/** A store with an X account, as seen by any number of processes; what they ask X for in place of tokens is counted. */
async function connectedX() {
  const started = await startApp({ shops: [teaHouse], social: true });
  const owner = await started.signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  const { userId } = (await findStore(started.db, storeId))!.store;
  const store = { id: storeId, userId };
  const refreshes: (string | null)[] = [];
  const { networks, authorizations } = started.social!;
  let fault: PlatformFailure | null = null;
  const counted: SocialAuthorization = {
    ...authorizations.x!,
    async refresh(grant) {
      refreshes.push(grant.refreshToken);
      if (fault) throw fault;
      return authorizations.x!.refresh(grant);
    },
  };
  const live = await createLive({ database: started.database });
  onTestFinished(() => live.stop());
  const events: string[] = [];
  live.onEvent(({ type }) => events.push(type));

  const openProcess = () =>
    createSocialAccountService({
      db: started.db,
      live,
      secrets: createSecrets('a secret that all processes share, long enough'),
      networks,
      entries: {},
      authorizations: { ...authorizations, x: counted },
      now: started.clock.now,
      sleep: () => new Promise((done) => setTimeout(done, 5)),
      log: pino({ level: 'silent' }),
    });

  const accounts = openProcess();
  const { access_token, refresh_token } = started.x!.tokensFor(X_ACCOUNT);
  const grant: AccountGrant = {
    ...profile,
    network: 'twitter',
    via: 'x',
    accessToken: access_token,
    refreshToken: refresh_token!,
    expiresAt: new Date(started.clock.now().getTime() + 7_200_000),
  };
  await accounts.connect(store, [grant]);
  const [account] = await findAccountsOf(started.db, storeId);
  return {
    ...started,
    x: started.x!,
    network: networks.twitter!,
    store,
    grant,
    account: account!,
    accounts,
    openProcess,
    refreshes,
    events,
    failWith(next: PlatformFailure | null) {
      fault = next;
    },
    statusOf: async () => (await accounts.listOf(storeId)).accounts[0]!.status,
  };
}

test('a token that is about to run out is renewed before it is used, each time with the newest refresh token', async () => {
  const { accounts, account, clock, network, refreshes } = await connectedX();
  expect((await network.inspect(await accounts.accessTo(account.id))).externalId).toBe(X_ACCOUNT);
  for (let times = 0; times < 3; times += 1) {
    clock.advance({ hours: 2 });
    expect((await network.inspect(await accounts.accessTo(account.id))).username).toBe(username);
  }
  expect(refreshes).toHaveLength(3);
  expect(new Set(refreshes).size).toBe(3);
});

test('two processes that need a new token at once ask for one', async () => {
  const { openProcess, account, clock, network, refreshes } = await connectedX();
  clock.advance({ hours: 3 });
  const accesses = await Promise.all([1, 2, 3].map(() => openProcess().accessTo(account.id)));
  expect(refreshes).toHaveLength(1);
  expect(new Set(accesses.map(({ accessToken }) => accessToken)).size).toBe(1);
  expect((await network.inspect(accesses[2]!)).externalId).toBe(X_ACCOUNT);
});

test('a token refused although it should still open is renewed, and the call goes through', async () => {
  const { accounts, account, x, network, refreshes } = await connectedX();
  const access = await accounts.accessTo(account.id);
  x.expireTokens();
  expect((await network.inspect(access)).externalId).toBe(X_ACCOUNT);
  expect(refreshes).toHaveLength(1);
});

test('a refresh token that is dead makes the account wait, and its posts are not tried', async () => {
  const { accounts, account, x, clock, statusOf, refreshes, events } = await connectedX();
  await expect.poll(() => events).toContain('accounts-changed');
  expect(await statusOf()).toBe('active');
  events.length = 0;
  x.revokeAccess();
  clock.advance({ hours: 3 });
  const refused = { kind: 'reconnect-needed' };
  await expect(accounts.accessTo(account.id)).rejects.toMatchObject(refused);
  expect(await statusOf()).toBe('reconnect');
  await expect.poll(() => events).toContain('accounts-changed');
  await expect(accounts.accessTo(account.id)).rejects.toMatchObject(refused);
  expect(refreshes).toHaveLength(1);
});

test('while X is away, an account neither waits for its owner nor loses its right to be renewed', async () => {
  const { accounts, account, clock, statusOf, failWith } = await connectedX();
  failWith(
    new PlatformFailure('twitter', 'unavailable', { code: 'twitter_unavailable', message: text('Away.') }),
  );
  clock.advance({ minutes: 117 });
  expect((await accounts.accessTo(account.id)).accessToken).toBeTruthy();
  clock.advance({ hours: 1 });
  await expect(accounts.accessTo(account.id)).rejects.toMatchObject({ kind: 'unavailable' });
  expect(await statusOf()).toBe('active');
  failWith(null);
  expect((await accounts.accessTo(account.id)).accessToken).toBeTruthy();
});

test('a refusal of the token before does not end the one that took its place', async () => {
  const { accounts, account, store, grant, x, statusOf } = await connectedX();
  const failure = new PlatformFailure('twitter', 'reconnect-needed', {
    code: 'token_refused',
    message: text('Dead.'),
  });
  await accounts.needsReconnect(account.id, failure);
  expect(await statusOf()).toBe('reconnect');
  const { access_token, refresh_token } = x.tokensFor(X_ACCOUNT);
  await accounts.connect(store, [{ ...grant, accessToken: access_token, refreshToken: refresh_token! }]);
  expect(await statusOf()).toBe('active');
});

test('tokens of Instagram’s own sign-in are lengthened by themselves, month after month', async () => {
  const { accounts, store, account, clock, meta, social, db } = await connectedX();
  const token = meta!.instagramToken('17841400000000011');
  await accounts.connect(store, [
    {
      ...profile,
      externalId: '17841400000000011',
      network: 'instagram',
      via: 'instagram_login',
      accessToken: token,
      refreshToken: null,
      expiresAt: new Date(clock.now().getTime() + 60 * 86_400_000),
    },
  ]);
  const instagram = (await findAccountsOf(db, store.id)).find(({ id }) => id !== account.id)!;
  for (let day = 0; day < 100; day += 10) {
    await accounts.renewOld();
    clock.advance({ days: 10 });
  }
  const access = await accounts.accessTo(instagram.id);
  expect(access.accessToken).not.toBe(token);
  expect(await social!.networks.instagram!.inspect(access)).toMatchObject({ username: 'corner.candles' });
});

test('an X account that rests for half a year is kept', async () => {
  const { accounts, account, clock, network, refreshes } = await connectedX();
  for (let day = 0; day < 240; day += 20) {
    await accounts.renewOld();
    clock.advance({ days: 20 });
  }
  expect(refreshes.length).toBeGreaterThan(3);
  expect((await network.inspect(await accounts.accessTo(account.id))).externalId).toBe(X_ACCOUNT);
});

test('disconnecting ends what X gave us, and what is left opens nothing', async () => {
  const { accounts, account, store, network, db } = await connectedX();
  const access = await accounts.accessTo(account.id);
  await accounts.disconnect({ ...store, platform: 'shopify', currency: 'USD', timeZone: 'UTC' }, account.id);
  await expect(network.inspect({ ...access, renew: async () => null })).rejects.toMatchObject({
    kind: 'reconnect-needed',
  });
  await expect(accounts.accessTo(account.id)).rejects.toMatchObject({ code: 'account_disconnected' });
  expect(await findAccountsOf(db, store.id)).toEqual([]);
});

test('tokens are saved sealed, each for its own account', async () => {
  const { account, grant } = await connectedX();
  expect(JSON.stringify(account)).not.toContain(grant.accessToken);
  expect(JSON.stringify(account)).not.toContain(grant.refreshToken);
});
