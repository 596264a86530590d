import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { members } from '#server/core/db/schema/members.ts';
import { users } from '#server/core/db/schema/users.ts';
import { startApp, type TestApp } from '#server/testing/start-app.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { memberEndpoints } from '#shared/accounts/members.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { MERCHANT_APP, PUBLIC_APP } from '#simulators/shopify/apps/apps.ts';
import { FIXTURE_TOKEN } from '#simulators/shopify/shop/shop-building.ts';

const teaHouse = {
  name: 'tea-house',
  title: 'Tea House',
  products: [{ title: 'Tea', price: '10.00' }],
  orders: [{ createdAt: '2026-11-03T10:00:00Z', lines: [{ product: 'Tea' }] }],
};
const INSTALL = { decision: 'install' };

type Person = Awaited<ReturnType<TestApp['signUp']>>;

const idOf = async (person: Person) => (await person.expectOk(person.call(authEndpoints.user))).user.id;

async function consentAddress(person: Person, shop = 'tea-house') {
  const { authUrl } = await person.expectOk(
    person.call(storeEndpoints.initiateShopifyOauth, { body: { shop } }),
  );
  return authUrl;
}

/** The address with which Shopify sends the browser back, which the browser does not follow yet. */
async function comeBack(address: string): Promise<URL> {
  const page = new URL(address);
  const form = new URLSearchParams([...page.searchParams, ['decision', 'install']]);
  const reply = await fetch(page.origin + page.pathname, { method: 'POST', body: form, redirect: 'manual' });
  return new URL(reply.headers.get('location')!);
}

function signed(url: URL): string {
  url.searchParams.delete('hmac');
  const message = [...url.searchParams]
    .map((pair) => pair.join('='))
    .sort()
    .join('&');
  url.searchParams.set('hmac', createHmac('sha256', PUBLIC_APP.clientSecret).update(message).digest('hex'));
  return url.href;
}

test('a store is connected through the consent page and read', async () => {
  const { signUp, runJobs, simulator } = await startApp({ shops: [teaHouse] });
  const owner = await signUp();

  const address = await consentAddress(owner);
  expect(new URL(address).pathname).toBe('/shopify/tea-house/admin/oauth/authorize');
  expect(await owner.consent(address, INSTALL)).toBe('/dashboard?connected=shopify&store=Tea+House');

  await runJobs();
  const [store] = await owner.stores();
  expect(store).toMatchObject({
    storeName: 'Tea House',
    connection: 'oauth',
    isActive: true,
    notifiedOfChanges: true,
    sync: { phase: 'ready', orders: 1 },
  });
  expect(simulator.shop('tea-house').isInstalled).toBe(true);
});

test('an owner who says no sees that, and nothing is connected', async () => {
  const { signUp } = await startApp({ shops: [teaHouse] });
  const owner = await signUp();
  const back = await owner.consent(await consentAddress(owner), { decision: 'cancel' });
  expect(back).toBe('/stores?error=oauth_denied&platform=shopify&store=tea-house');
  expect(await owner.stores()).toEqual([]);
});

test('what Shopify sends back counts once', async () => {
  const { signUp } = await startApp({ shops: [teaHouse] });
  const owner = await signUp();
  const back = await comeBack(await consentAddress(owner));
  expect(await owner.visit(back.href)).toContain('/dashboard?connected=shopify');
  expect(await owner.visit(back.href)).toBe('/stores?error=oauth_expired&platform=shopify');
});

test('a store belongs to the account in which it was begun to be connected, whichever is chosen by then', async () => {
  const { signUp, db } = await startApp({ shops: [teaHouse] });
  const [agency, client] = [await signUp(), await signUp()];
  const [ownId, clientId] = [await idOf(agency), await idOf(client)];
  await db.insert(members).values({ accountId: clientId, userId: ownId, role: 'manager', storeIds: null });
  const actIn = (accountId: string) =>
    agency.expectOk(agency.call(memberEndpoints.switchAccount, { body: { accountId } }));

  await actIn(clientId);
  const address = await consentAddress(agency);
  await actIn(ownId);
  expect(await agency.consent(address, INSTALL)).toBe('/dashboard?connected=shopify&store=Tea+House');
  expect(await agency.stores()).toEqual([]);
  expect(await client.stores()).toMatchObject([{ storeName: 'Tea House' }]);
});

test('who may not connect stores any more when they are back reads why, and nothing is connected', async () => {
  const { signUp, db, simulator } = await startApp({ shops: [teaHouse] });
  const [manager, client] = [await signUp(), await signUp()];
  const [userId, accountId] = [await idOf(manager), await idOf(client)];
  await db.insert(members).values({ accountId, userId, role: 'manager', storeIds: null });
  await manager.expectOk(manager.call(memberEndpoints.switchAccount, { body: { accountId } }));
  const refused = (error: string) => `/stores?error=${error}&platform=shopify&store=tea-house`;
  const addresses = [
    await consentAddress(manager),
    await consentAddress(manager),
    await consentAddress(manager),
  ];
  const install = await fetch(`${simulator.installUrl}/install?shop=tea-house`, { redirect: 'manual' });
  const entry = install.headers.get('location')!;

  await db.update(users).set({ requiresSecondFactor: true }).where(eq(users.id, accountId));
  expect(await manager.consent(addresses[0]!, INSTALL)).toBe(refused('second_factor_required'));
  expect(await manager.visit(entry)).toBe('/stores?error=second_factor_required&platform=shopify');
  await db.update(users).set({ requiresSecondFactor: false }).where(eq(users.id, accountId));
  await db.update(members).set({ role: 'editor' });
  expect(await manager.consent(addresses[1]!, INSTALL)).toBe(refused('role_too_small'));
  expect(await manager.visit(entry)).toBe('/stores?error=role_too_small&platform=shopify');
  await db.delete(members);
  expect(await manager.consent(addresses[2]!, INSTALL)).toBe(refused('role_too_small'));
  expect([...(await manager.stores()), ...(await client.stores())]).toEqual([]);
});

test('a consent begun by one person is worth nothing to another', async () => {
  const { signUp, visitor } = await startApp({ shops: [teaHouse] });
  const owner = await signUp();
  const other = await signUp();
  expect(await other.visit((await comeBack(await consentAddress(owner))).href)).toBe(
    '/stores?error=oauth_invalid&platform=shopify&store=tea-house',
  );
  expect(await visitor().visit((await comeBack(await consentAddress(owner))).href)).toContain(
    '/auth?error=install_oauth_invalid',
  );
  expect(await other.stores()).toEqual([]);
  expect(await owner.stores()).toEqual([]);
});

test('a consent that took longer than a quarter of an hour has to begin again', async () => {
  const { signUp, clock } = await startApp({ shops: [teaHouse] });
  const owner = await signUp();
  const address = await consentAddress(owner);
  clock.advance({ minutes: 16 });
  expect(await owner.consent(address, INSTALL)).toBe('/stores?error=oauth_expired&platform=shopify');
});

const changed = (url: URL, name: string, value: string) => {
  url.searchParams.set(name, value);
  return url;
};

test.each([
  ['a forged signature', (url: URL) => changed(url, 'hmac', '0'.repeat(64)).href],
  ['no signature', (url: URL) => changed(url, 'hmac', '').href],
  ['a code exchanged on the way', (url: URL) => changed(url, 'code', 'other').href],
  ['another shop, rightly signed', (url: URL) => signed(changed(url, 'shop', 'other.myshopify.com'))],
  ['a shop elsewhere', (url: URL) => signed(changed(url, 'shop', 'tea-house.example.com'))],
  ['a moment long past', (url: URL) => signed(changed(url, 'timestamp', '1700000000'))],
])('%s is not believed', async (_, forge) => {
  const { signUp } = await startApp({ shops: [teaHouse] });
  const owner = await signUp();
  const back = await comeBack(await consentAddress(owner));
  expect(await owner.visit(forge(back))).toBe('/stores?error=oauth_invalid&platform=shopify&store=tea-house');
  expect(await owner.stores()).toEqual([]);
});

test('a code that Shopify does not know ends in a clear failure', async () => {
  const { signUp } = await startApp({ shops: [teaHouse] });
  const owner = await signUp();
  const back = await comeBack(await consentAddress(owner));
  back.searchParams.set('code', 'unknown');
  expect(await owner.visit(signed(back))).toBe(
    '/stores?error=connection_failed&platform=shopify&store=tea-house',
  );
});

test('a consent without the permission to read orders connects nothing', async () => {
  const { signUp, simulator } = await startApp({ shops: [teaHouse] });
  const owner = await signUp();
  simulator.shop('tea-house').refuseScopes(['read_orders']);
  expect(await owner.consent(await consentAddress(owner), INSTALL)).toBe(
    '/stores?error=scope_missing&platform=shopify&store=tea-house',
  );
});

test('a permission left out shows in what is shared', async () => {
  const { signUp, simulator } = await startApp({ shops: [teaHouse] });
  const owner = await signUp();
  simulator.shop('tea-house').refuseScopes(['read_customers', 'read_all_orders']);
  await owner.consent(await consentAddress(owner), INSTALL);
  expect((await owner.stores())[0]).toMatchObject({ shares: { customers: false }, historyDays: 60 });
});

test("another account's shop is refused after the consent too", async () => {
  const { signUp } = await startApp({ shops: [teaHouse] });
  await (await signUp()).connectShopify('tea-house');
  const other = await signUp();
  expect(await other.consent(await consentAddress(other), INSTALL)).toBe(
    '/stores?error=store_already_connected&platform=shopify&store=tea-house',
  );
});

test('a token connection becomes one by consent, with the same records', async () => {
  const { signUp, runJobs } = await startApp({ shops: [teaHouse] });
  const owner = await signUp();
  const { id } = await owner.connectShopify('tea-house');
  await owner.consent(await consentAddress(owner), INSTALL);
  await runJobs();
  expect(await owner.stores()).toMatchObject([{ id, connection: 'oauth', sync: { orders: 1 } }]);
});

test('without an app of ours, the consent page is said not to be set up', async () => {
  const { signUp } = await startApp({ shops: [teaHouse], ownApps: false });
  const owner = await signUp();
  for (const [endpoint, platform] of [
    [storeEndpoints.initiateShopifyOauth, 'Shopify'],
    [storeEndpoints.initiateShopierOauth, 'Shopier'],
  ] as const) {
    const { status, body } = await owner.call(endpoint, { body: { shop: 'tea-house' } });
    expect([status, body.error]).toEqual([501, 'oauth_not_configured']);
    expect(body.message).toBe(`${platform} OAuth is not configured. Please use direct connection instead.`);
  }
});

test.each(['tea house', '127.0.0.1:4571', 'evil.example.com', '../admin', 'tea-house@evil.example'])(
  'no consent leads to %s',
  async (shop) => {
    const { signUp } = await startApp({ shops: [teaHouse] });
    const owner = await signUp();
    const { status, body } = await owner.call(storeEndpoints.initiateShopifyOauth, { body: { shop } });
    expect([status, body.error]).toEqual([400, 'invalid_store_name']);
  },
);

// ——— an owner's own app

test("a store is connected with the client id and secret of its owner's app", async () => {
  const { signUp, runJobs } = await startApp({ shops: [{ ...teaHouse, ownsMerchantApp: true }] });
  const owner = await signUp();
  const { store } = await owner.expectOk(
    owner.call(storeEndpoints.connectShopifyApp, { body: { shop: 'tea-house', ...MERCHANT_APP } }),
  );
  await runJobs();
  expect(await owner.stores()).toMatchObject([
    { id: store.id, connection: 'app', notifiedOfChanges: true, sync: { phase: 'ready', orders: 1 } },
  ]);
});

test.each([
  ['a wrong secret', { ...MERCHANT_APP, clientSecret: 'wrong' }, true],
  ['an app of another organisation', MERCHANT_APP, false],
])('%s is refused with the reason Shopify gives', async (_, app, ownsMerchantApp) => {
  const { signUp } = await startApp({ shops: [{ ...teaHouse, ownsMerchantApp }] });
  const owner = await signUp();
  const { status, body } = await owner.call(storeEndpoints.connectShopifyApp, {
    body: { shop: 'tea-house', ...app },
  });
  expect([status, body.error]).toEqual([400, 'app_refused']);
  expect(await owner.stores()).toEqual([]);
});

// ——— Shopier

const lumiere = {
  name: 'lumiere',
  title: 'Lumière',
  products: [{ title: 'Fincan', price: '249.90' }],
  orders: [{ createdAt: '2026-11-03T10:00:00+03:00', lines: [{ product: 'Fincan' }] }],
};

async function shopierConsent(person: Person) {
  const { authUrl } = await person.expectOk(person.call(storeEndpoints.initiateShopierOauth));
  return authUrl;
}

test('a Shopier store is connected through its consent page and read', async () => {
  const { signUp, runJobs } = await startApp({ shopierShops: [lumiere] });
  const owner = await signUp();
  const back = await owner.consent(await shopierConsent(owner), { decision: 'allow', shop: 'lumiere' });
  expect(back).toBe('/dashboard?connected=shopier&store=Lumi%C3%A8re');
  await runJobs();
  expect(await owner.stores()).toMatchObject([
    {
      storeName: 'Lumière',
      platform: 'shopier',
      connection: 'oauth',
      notifiedOfChanges: true,
      sync: { orders: 1 },
    },
  ]);
});

test('saying no at Shopier connects nothing', async () => {
  const { signUp } = await startApp({ shopierShops: [lumiere] });
  const owner = await signUp();
  const back = await owner.consent(await shopierConsent(owner), { decision: 'deny', shop: 'lumiere' });
  expect(back).toBe('/stores?error=oauth_denied&platform=shopier');
  expect(await owner.stores()).toEqual([]);
});

test('a consent begun for one platform does not end at the other', async () => {
  const { signUp } = await startApp({ shops: [teaHouse], shopierShops: [lumiere] });
  const owner = await signUp();
  const state = new URL(await consentAddress(owner)).searchParams.get('state');
  expect(await owner.visit(`/api/stores/shopier/oauth/callback?code=x&state=${state}`)).toBe(
    '/stores?error=oauth_expired&platform=shopier&store=tea-house',
  );
});

test('a pasted token still opens a store', async () => {
  const { signUp } = await startApp({ shops: [teaHouse], shopierShops: [lumiere], ownApps: false });
  const owner = await signUp();
  await owner.connectShopify('tea-house', FIXTURE_TOKEN);
  await owner.expectOk(
    owner.call(storeEndpoints.connectShopier, { body: { shopDomain: 'lumiere', apiKey: 'pat_lumiere' } }),
  );
  expect((await owner.stores()).map(({ platform, connection }) => [platform, connection])).toEqual([
    ['shopify', 'token'],
    ['shopier', 'token'],
  ]);
});
