import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createSecrets } from '#server/accounts/connections/secrets.ts';
import { createLive } from '#server/core/live/live.ts';
import type { AdsAuthorization } from '#server/platforms/ports/ads-platform.ts';
import { findStore } from '#server/stores/connect/repository.ts';
import { PEOPLE, startAdsAccount } from '#server/testing/start-ads-account.ts';
import { createDeadTokenNote } from './dead-token.ts';
import { findAccount, saveAccount } from './repository.ts';
import { createAdsTokens } from './tokens.ts';

/** A connected account as seen by any number of processes; what they ask Google for in place of tokens is counted. */
async function connected() {
  const started = await startAdsAccount();
  const { db, database, clock, google, storeId, googleAds } = started;
  const authorization = googleAds!.authorization!;
  let refreshes = 0;
  const counted: AdsAuthorization = {
    ...authorization,
    refresh: (refreshToken) => {
      refreshes += 1;
      return authorization.refresh(refreshToken);
    },
  };
  const live = await createLive({ database });
  onTestFinished(() => live.stop());
  const events: string[] = [];
  live.onEvent(({ type }) => events.push(type));
  const log = pino({ level: 'silent' });
  const openProcess = () =>
    createAdsTokens({
      db,
      authorization: counted,
      now: clock.now,
      secrets: createSecrets('a secret that all processes share, long enough'),
      noteDeadToken: createDeadTokenNote({ db, live, log }),
      sleep: () => new Promise((done) => setTimeout(done, 5)),
    });
  const tokens = openProcess();
  const { access_token, refresh_token } = google.tokensFor(PEOPLE.NORA);
  const expiresAt = new Date(clock.now().getTime() + 3_599_000);
  const granted = { accessToken: access_token, refreshToken: refresh_token!, expiresAt };
  await saveAccount(db, {
    storeId,
    status: 'active',
    customerId: '1001001001',
    ...tokens.sealed(storeId, granted),
  });
  const record = async () => (await findAccount(db, storeId))!;
  const { userId } = (await findStore(db, storeId))!.store;
  const opens = async (accessToken: string) =>
    (await googleAds!.platform.account({ accessToken, managerId: null }, '1001001001')).name;
  return { ...started, openProcess, tokens, record, userId, opens, events, refreshes: () => refreshes };
}

test('a token that still opens is used as it is, and one that is about to run out is renewed before', async () => {
  const { tokens, record, clock, opens, refreshes } = await connected();
  expect(await opens((await tokens.accessOf(await record())).accessToken)).toBe('Yonder Gifts');
  expect(refreshes()).toBe(0);
  for (let times = 1; times <= 3; times += 1) {
    clock.advance({ minutes: 56 });
    expect(await opens((await tokens.accessOf(await record())).accessToken)).toBe('Yonder Gifts');
    expect(refreshes()).toBe(times);
  }
});

test('processes that need a new token at once ask for one', async () => {
  const { openProcess, record, clock, opens, refreshes } = await connected();
  clock.advance({ hours: 3 });
  const account = await record();
  const accesses = await Promise.all([1, 2, 3].map(() => openProcess().accessOf(account)));
  expect(refreshes()).toBe(1);
  expect(new Set(accesses.map(({ accessToken }) => accessToken)).size).toBe(1);
  expect(await opens(accesses[2]!.accessToken)).toBe('Yonder Gifts');
});

test('a process that was killed while it renewed is waited for a minute', async () => {
  const { openProcess, record, clock, refreshes, db, storeId } = await connected();
  clock.advance({ hours: 3 });
  const until = new Date(clock.now().getTime() + 60_000);
  await saveAccount(db, { ...(await record()), storeId, tokenRefreshUntil: until });
  const asking = openProcess().accessOf(await record());
  await new Promise((done) => setTimeout(done, 50));
  expect(refreshes()).toBe(0);
  clock.advance({ seconds: 61 });
  await asking;
  expect(refreshes()).toBe(1);
});

test('a refresh token that is refused makes the account wait for its owner, and is announced once', async () => {
  const { tokens, record, clock, google, events } = await connected();
  google.revokeAccess();
  clock.advance({ hours: 3 });
  for (let times = 0; times < 2; times += 1)
    await expect(tokens.accessOf(await record())).rejects.toMatchObject({ kind: 'reconnect-needed' });
  expect(await record()).toMatchObject({ status: 'reconnect', tokenRefreshUntil: null });
  await expect.poll(() => events.filter((type) => type === 'ads-changed')).toHaveLength(1);
});

test('Google being away for a moment is no dead token', async () => {
  const { tokens, record, clock, google } = await connected();
  await google.stop();
  clock.advance({ hours: 3 });
  await expect(tokens.accessOf(await record())).rejects.toMatchObject({ kind: 'unavailable' });
  expect(await record()).toMatchObject({ status: 'active', tokenRefreshUntil: null });
});

test('what was copied to another store opens nothing', async () => {
  const { tokens, record } = await connected();
  const stolen = { ...(await record()), storeId: crypto.randomUUID() };
  await expect(tokens.accessOf(stolen)).rejects.toThrow();
});
