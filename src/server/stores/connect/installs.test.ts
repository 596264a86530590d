import { expect, test } from 'vitest';
import { startApp, type TestApp } from '#server/testing/start-app.ts';
import { installEndpoints } from '#shared/stores/installs.ts';

const teaHouse = {
  name: 'tea-house',
  title: 'Tea House',
  products: [{ title: 'Tea', price: '10.00' }],
  orders: [{ createdAt: '2026-11-03T10:00:00Z', lines: [{ product: 'Tea' }] }],
};
const INSTALL = { decision: 'install' };

type Visitor = ReturnType<TestApp['visitor']>;

/** Chooses the shop in the simulated app store. @returns where our entry address leads. */
async function chooseInAppStore({ simulator }: TestApp, person: Visitor, shop = 'tea-house') {
  const reply = await fetch(`${simulator.installUrl}/install?shop=${shop}`, { redirect: 'manual' });
  return person.visit(reply.headers.get('location')!);
}

async function install(started: TestApp, person: Visitor) {
  return person.consent(await chooseInAppStore(started, person), INSTALL);
}

test('installed from the app store before there is an account, then connected to the new one', async () => {
  const started = await startApp({ shops: [teaHouse] });
  const newcomer = started.visitor();
  expect(await install(started, newcomer)).toBe('/?shopify_installed=true&store=tea-house');
  expect(await newcomer.expectOk(newcomer.call(installEndpoints.pending))).toEqual({
    pendingShopifyInstall: { shop: 'tea-house', storeName: 'Tea House' },
    pendingShopierInstall: null,
  });

  await started.signUp(newcomer);
  const { store } = await newcomer.expectOk(newcomer.call(installEndpoints.complete));
  expect(store).toMatchObject({ storeName: 'Tea House', platform: 'shopify', connection: 'oauth' });
  await started.runJobs();
  expect(await newcomer.stores()).toMatchObject([{ id: store.id, sync: { phase: 'ready', orders: 1 } }]);
  expect((await newcomer.call(installEndpoints.pending)).body.pendingShopifyInstall).toBeNull();
});

test('a user who is signed in already is connected at once', async () => {
  const started = await startApp({ shops: [teaHouse] });
  const owner = await started.signUp();
  expect(await install(started, owner)).toBe('/dashboard?connected=shopify&store=Tea+House');
  expect(await owner.stores()).toHaveLength(1);
});

test('an install is completed once', async () => {
  const started = await startApp({ shops: [teaHouse] });
  const newcomer = started.visitor();
  await install(started, newcomer);
  await started.signUp(newcomer);
  await newcomer.expectOk(newcomer.call(installEndpoints.complete));
  const { status, body } = await newcomer.call(installEndpoints.complete);
  expect([status, body.error, body.message]).toEqual([
    400,
    'install_expired',
    'Installation session expired. Please install the app again.',
  ]);
});

test('after half an hour the app has to be installed again', async () => {
  const started = await startApp({ shops: [teaHouse] });
  const newcomer = started.visitor();
  await install(started, newcomer);
  started.clock.advance({ minutes: 31 });
  await started.signUp(newcomer);
  expect((await newcomer.call(installEndpoints.pending)).body.pendingShopifyInstall).toBeNull();
  expect((await newcomer.call(installEndpoints.complete)).body.error).toBe('install_expired');
});

test("another account's shop stays theirs", async () => {
  const started = await startApp({ shops: [teaHouse] });
  const owner = await started.signUp();
  await owner.connectShopify('tea-house');
  const newcomer = started.visitor();
  await install(started, newcomer);
  await started.signUp(newcomer);
  const { status, body } = await newcomer.call(installEndpoints.complete);
  expect([status, body.error]).toEqual([409, 'store_already_connected']);
  expect(await newcomer.stores()).toEqual([]);
});

test('another browser knows nothing of an install', async () => {
  const started = await startApp({ shops: [teaHouse] });
  await install(started, started.visitor());
  const stranger = started.visitor();
  expect((await stranger.call(installEndpoints.pending)).body.pendingShopifyInstall).toBeNull();
  await started.signUp(stranger);
  expect((await stranger.call(installEndpoints.complete)).status).toBe(400);
});

test('only the app store leads to a consent', async () => {
  const started = await startApp({ shops: [teaHouse] });
  const visitor = started.visitor();
  expect(await visitor.visit('/api/install/shopify?shop=tea-house.myshopify.com&timestamp=1&hmac=00')).toBe(
    '/auth?error=install_oauth_invalid&platform=shopify',
  );
  expect(await visitor.visit('/api/install/shopify')).toContain('/auth?error=install_oauth_invalid');
});

test('without an app of ours an install leads back with a reason', async () => {
  const { visitor } = await startApp({ ownApps: false });
  expect(await visitor().visit('/api/install/shopier')).toBe(
    '/auth?error=install_oauth_not_configured&platform=shopier',
  );
});

test('the tokens of an install are saved encrypted until they are claimed', async () => {
  const started = await startApp({ shops: [teaHouse] });
  await install(started, started.visitor());
  const { rows } = await started.db.execute('select sess::text as text from sessions');
  const saved = rows.map(({ text }) => text).join();
  expect(saved).toContain('tea-house');
  expect(saved).not.toContain('shpat_');
  expect(saved).not.toContain('shprt_');
});

test('a Shopier store is installed before there is an account too', async () => {
  const started = await startApp({
    shopierShops: [{ name: 'lumiere', title: 'Lumière', products: [{ title: 'Fincan', price: '249.90' }] }],
  });
  const newcomer = started.visitor();
  const consentPage = await newcomer.visit('/api/install/shopier');
  const back = await newcomer.consent(consentPage, { decision: 'allow', shop: 'lumiere' });
  expect(back).toBe('/?shopier_installed=true&store=lumiere');
  const { pendingShopierInstall } = (await newcomer.call(installEndpoints.pending)).body;
  expect(pendingShopierInstall).toEqual({ shop: 'lumiere', storeName: 'Lumière' });
  await started.signUp(newcomer);
  const { store } = await newcomer.expectOk(newcomer.call(installEndpoints.complete));
  expect(store).toMatchObject({ platform: 'shopier', connection: 'oauth' });
});
