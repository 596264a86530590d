import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { members } from '#server/core/db/schema/members.ts';
import { users } from '#server/core/db/schema/users.ts';
import { ADS_SCOPE, PEOPLE, startAdsAccount, teaHouse } from '#server/testing/start-ads-account.ts';
import { startApp } from '#server/testing/start-app.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { adsAccountEndpoints } from '#shared/ads/ads-account.ts';

test('the only account that a consent reaches is chosen at once and read', async () => {
  const { connect, account } = await startAdsAccount();
  expect(await account()).toBeNull();
  expect(await connect(PEOPLE.NORA)).toBe('/ads-optimization?ads=connected');
  expect(await account()).toEqual({
    customerId: '1001001001',
    name: 'Yonder Gifts',
    currency: 'GBP',
    timeZone: 'Europe/London',
    status: 'active',
    problem: null,
    choices: [],
    readAt: '2026-11-21T12:00:00.000Z',
    from: '2026-08-23',
  });
});

test('of several accounts the owner says which', async () => {
  const { connect, account, owner, params, runJobs, facts } = await startAdsAccount();
  await connect(PEOPLE.BOTH);
  expect(await account()).toMatchObject({
    status: 'choosing',
    customerId: null,
    readAt: null,
    choices: [
      { customerId: '1001001001', name: 'Yonder Gifts', currency: 'GBP', timeZone: 'Europe/London' },
      { customerId: '2002002002', name: 'Atelier Lumière', currency: 'USD', timeZone: 'America/New_York' },
    ],
  });
  const choose = (customerId: string) =>
    owner.call(adsAccountEndpoints.choose, { params, body: { customerId } });
  expect((await choose('3003003003')).status).toBe(404);
  const { account: chosen } = await owner.expectOk(choose('2002002002'));
  expect(chosen).toMatchObject({ status: 'reading', customerId: '2002002002', name: 'Atelier Lumière' });
  await runJobs();
  expect(await account()).toMatchObject({ status: 'active', currency: 'USD' });

  const before = await facts();
  await owner.expectOk(choose('1001001001'));
  expect(await account()).toMatchObject({ status: 'reading', currency: 'GBP', readAt: null, from: null });
  await runJobs();
  expect((await facts()).ads_campaign_list).not.toEqual(before.ads_campaign_list);
  expect(JSON.stringify(await facts())).not.toContain('21001');
});

test('an account behind a manager is read through it', async () => {
  const { connect, account, owner, params, runJobs, google, sums } = await startAdsAccount();
  await connect(PEOPLE.AGENCY);
  const waiting = await account();
  expect([waiting?.status, waiting?.choices.map(({ name }) => name)]).toEqual([
    'choosing',
    ['Çarşı Hediyelik', 'Harbour Candles'],
  ]);
  await owner.expectOk(
    owner.call(adsAccountEndpoints.choose, { params, body: { customerId: '4004004005' } }),
  );
  await runJobs();
  expect(await account()).toMatchObject({ status: 'active', currency: 'TRY', timeZone: 'Europe/Istanbul' });
  expect(google.requests().at(-1)).toMatchObject({ customerId: '4004004005', managerId: '4004004004' });
  expect((await sums()).get('campaign')!.clicks).toBeGreaterThan(300);
});

test('who says no, or leaves the right out, connects nothing', async () => {
  const { owner, begin, account } = await startAdsAccount();
  expect(await owner.consent(await begin(), { decision: 'deny' })).toBe(
    '/ads-optimization?ads_error=oauth_denied',
  );
  const wide = new URL(await begin());
  wide.searchParams.set('scope', `${ADS_SCOPE} openid`);
  const withoutAds = { person: PEOPLE.NORA, granted_scope: 'openid', decision: 'allow' };
  expect(await owner.consent(wide.href, withoutAds)).toBe('/ads-optimization?ads_error=scope_missing');
  expect(await account()).toBeNull();
});

test('without a Google Ads account there is nothing to connect', async () => {
  const { connect, account } = await startAdsAccount();
  expect(await connect(PEOPLE.NOBODY)).toBe('/ads-optimization?ads_error=no_accounts');
  expect(await account()).toBeNull();
});

test('what the consent page sends back counts once, for the browser that left, and for a quarter of an hour', async () => {
  const { begin, agree, signUp, clock, owner } = await startAdsAccount();
  const stranger = await signUp();
  const answer = { person: PEOPLE.NORA, granted_scope: ADS_SCOPE, decision: 'allow' };
  expect(await stranger.consent(await begin(), answer)).toBe('/ads-optimization?ads_error=oauth_invalid');
  const address = await begin();
  expect(await agree(address, PEOPLE.NORA)).toBe('/ads-optimization?ads=connected');
  expect(await agree(address, PEOPLE.NORA)).toBe('/ads-optimization?ads_error=oauth_expired');
  const late = await begin();
  clock.advance({ minutes: 16 });
  expect(await agree(late, PEOPLE.NORA)).toBe('/ads-optimization?ads_error=oauth_expired');
  expect(await owner.visit('/api/ads/google/callback')).toBe('/ads-optimization?ads_error=oauth_expired');
});

test('back from Google, a role that became too small or a missing second factor connects nothing', async () => {
  const { begin, signUp, owner, db, account } = await startAdsAccount();
  const manager = await signUp();
  const idOf = async (person: typeof owner) =>
    (await person.expectOk(person.call(authEndpoints.user))).user.id;
  const [accountId, userId] = [await idOf(owner), await idOf(manager)];
  await db.insert(members).values({ accountId, userId, role: 'manager', storeIds: null });
  const answer = { person: PEOPLE.NORA, granted_scope: ADS_SCOPE, decision: 'allow' };
  const [first, second] = [await begin(manager), await begin(manager)];

  await db.update(users).set({ requiresSecondFactor: true }).where(eq(users.id, accountId));
  expect(await manager.consent(first, answer)).toBe('/ads-optimization?ads_error=second_factor_required');
  await db.update(users).set({ requiresSecondFactor: false }).where(eq(users.id, accountId));
  await db.update(members).set({ role: 'viewer' });
  expect(await manager.consent(second, answer)).toBe('/ads-optimization?ads_error=role_too_small');
  expect(await account()).toBeNull();
});

test('when Google cannot be asked, the owner reads so', async () => {
  const { connect, google, account } = await startAdsAccount();
  google.setFault('unavailable');
  expect(await connect(PEOPLE.NORA)).toBe('/ads-optimization?ads_error=connection_failed');
  expect(await account()).toBeNull();
});

test('when there is no consent page to go to, the owner stays', async () => {
  const { google, owner, params } = await startAdsAccount();
  await google.stop();
  const asked = await owner.call(adsAccountEndpoints.connect, { params });
  expect(asked).toMatchObject({
    status: 503,
    body: {
      error: 'google-ads_unavailable',
      // No job asks again here.
      message: 'Google Ads does not answer right now. Please try again in a few minutes.',
    },
  });
});

test('an installation that Google has not approved says so, and goes on when it is', async () => {
  const { connect, google, account, readAgain } = await startAdsAccount();
  google.setFault('not-approved');
  expect(await connect(PEOPLE.NORA)).toBe('/ads-optimization?ads=connected');
  expect(await account()).toMatchObject({
    status: 'refused',
    customerId: null,
    readAt: null,
    problem: expect.stringContaining('has not yet approved this installation'),
  });
  google.setFault(null);
  await readAgain();
  expect(await account()).toMatchObject({ status: 'active', customerId: '1001001001', problem: null });
});

test('an account of another user is not there', async () => {
  const { connect, signUp, params, account, storeId } = await startAdsAccount();
  await connect(PEOPLE.NORA);
  const stranger = await signUp();
  const body = { customerId: '1001001001' };
  for (const endpoint of [
    adsAccountEndpoints.read,
    adsAccountEndpoints.connect,
    adsAccountEndpoints.choose,
    adsAccountEndpoints.refresh,
    adsAccountEndpoints.disconnect,
  ])
    expect((await stranger.call(endpoint, { params, body })).status).toBe(404);
  expect(await account()).toMatchObject({ status: 'active' });
  expect(storeId).toBe(params.storeId);
});

test('disconnecting ends our access at Google and deletes all that was read', async () => {
  const { connect, owner, params, db, account, facts, google } = await startAdsAccount();
  await connect(PEOPLE.NORA);
  const disconnect = () => owner.call(adsAccountEndpoints.disconnect, { params });
  await owner.expectOk(disconnect());
  expect(await account()).toBeNull();
  expect(Object.values(await facts()).flat()).toEqual([]);
  expect((await db.execute(sql`select * from ads_accounts`)).rows).toEqual([]);
  expect(google.connections()).toBe(0);
  expect((await disconnect()).status).toBe(404);
});

test('a consent that two stores of one owner share outlives the first of them', async () => {
  const bookShop = { ...teaHouse, name: 'book-shop' };
  const started = await startAdsAccount({ shops: [teaHouse, bookShop] });
  const { owner, connect, begin, google, runJobs } = started;
  const { id: otherId } = await owner.connectShopify('book-shop');
  await connect(PEOPLE.NORA);
  const params = { storeId: otherId };
  const { authUrl } = await owner.expectOk(owner.call(adsAccountEndpoints.connect, { params }));
  await started.agree(authUrl, PEOPLE.NORA);
  await runJobs();
  const { params: first } = started;
  await owner.expectOk(owner.call(adsAccountEndpoints.disconnect, { params: first }));
  started.clock.advance({ hours: 2 });
  await owner.expectOk(owner.call(adsAccountEndpoints.refresh, { params }));
  await runJobs();
  const { account } = await owner.expectOk(owner.call(adsAccountEndpoints.read, { params }));
  expect(account).toMatchObject({ status: 'active', problem: null, readAt: '2026-11-21T14:00:00.000Z' });
  expect(await begin()).toContain(google.issuer);
});

test('a token is never saved unsealed', async () => {
  const { connect, db } = await startAdsAccount();
  await connect(PEOPLE.NORA);
  const { rows } = await db.execute(sql`select access_token, refresh_token from ads_accounts`);
  expect(JSON.stringify(rows)).not.toMatch(/ya29\.|1\/\//);
});

test('where we have no app there is no way to connect', async () => {
  const { signUp } = await startApp({ shops: [teaHouse] });
  const owner = await signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  const params = { storeId };
  expect(await owner.expectOk(owner.call(adsAccountEndpoints.read, { params }))).toEqual({
    canConnect: false,
    account: null,
    reports: [],
  });
  const asked = await owner.call(adsAccountEndpoints.connect, { params });
  expect(asked).toMatchObject({ status: 501, body: { error: 'oauth_not_configured' } });
});
