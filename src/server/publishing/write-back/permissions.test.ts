import { expect, test } from 'vitest';
import { AGAIN } from '#server/testing/registration.ts';
import { startApp } from '#server/testing/start-app.ts';
import { accountEndpoints } from '#shared/operations/account.ts';
import { writeBackEndpoints } from '#shared/publishing/write-back.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { startWriteBack } from './testing/start-write-back.ts';

const teaHouse = { name: 'tea-house', title: 'Tea House', products: [{ title: 'Tea', price: '10.00' }] };
const SCREEN = '/social-media-scheduler/shopify';

async function connectedByConsent() {
  const started = await startApp({ shops: [teaHouse] });
  const owner = await started.signUp();
  const consentUrl = async (from?: 'write-back') => {
    const body = { shop: 'tea-house', ...(from ? { from } : {}) };
    return (await owner.expectOk(owner.call(storeEndpoints.initiateShopifyOauth, { body }))).authUrl;
  };
  await owner.consent(await consentUrl(), { decision: 'install' });
  await started.runJobs();
  const [store] = await owner.stores();
  const params = { storeId: store!.id };
  return {
    ...started,
    owner,
    consentUrl,
    shop: started.simulator.shop('tea-house'),
    get: () => owner.expectOk(owner.call(writeBackEndpoints.get, { params })),
    change: (body: object) => owner.expectOk(owner.call(writeBackEndpoints.change, { params, body })),
  };
}

const scopesIn = (address: string) => new URL(address).searchParams.get('scope')!.split(',');

test('a permission is asked for when it is needed and not before, and the owner is led back', async () => {
  const { owner, consentUrl, change, get } = await connectedByConsent();
  expect(scopesIn(await consentUrl())).not.toContain('write_orders');
  const switched = await change({ annotations: true });
  expect(switched.way).toBe('consent');
  expect(switched.switches.map(({ isOn, isAllowed }) => [isOn, isAllowed])).toEqual([
    [true, false],
    [false, false],
    [false, false],
    [false, false],
  ]);
  const address = await consentUrl('write-back');
  expect(scopesIn(address)).toContain('write_analytics_annotations');
  expect(scopesIn(address)).not.toContain('write_orders');
  expect(await owner.consent(address, { decision: 'install' })).toBe(
    `${SCREEN}?connected=shopify&store=Tea+House`,
  );
  expect((await get()).switches[0]).toMatchObject({ isOn: true, isAllowed: true });
  // An owner who connects again for another reason does not lose it.
  expect(scopesIn(await consentUrl())).toContain('write_analytics_annotations');
});

test('who declines is led back with the reason, and is asked for nothing more', async () => {
  const { owner, consentUrl, change, get } = await connectedByConsent();
  await change({ order_marks: true });
  const answer = await owner.consent(await consentUrl('write-back'), { decision: 'cancel' });
  expect(answer).toBe(`${SCREEN}?error=oauth_denied&platform=shopify&store=tea-house`);
  expect((await get()).switches[2]).toMatchObject({ isOn: true, isAllowed: false });
});

test('at a shop that grants something else, the switch stays without its permission', async () => {
  const { owner, consentUrl, change, get, shop, runJobs } = await connectedByConsent();
  shop.refuseScopes(['write_orders']);
  await change({ order_marks: true });
  await owner.consent(await consentUrl('write-back'), { decision: 'install' });
  await runJobs();
  expect((await get()).switches[2]).toMatchObject({ isOn: true, isAllowed: false });
});

test('when the store is disconnected, nothing that was written stays at Shopify', async () => {
  const { owner, params, shop, publish, buy, switchOn } = await startWriteBack();
  const { id } = await publish();
  await buy(id);
  await switchOn({ annotations: true, activities: true, order_marks: true });
  const written = () => [
    shop.annotations.length,
    shop.activities.length,
    Object.keys(shop.orderMarks).length,
  ];
  expect(written()).toEqual([1, 1, 1]);
  await owner.expectOk(owner.call(storeEndpoints.disconnect, { params }));
  expect(written()).toEqual([0, 0, 0]);
});

test('when the account is deleted, what was written goes before the access does', async () => {
  const { owner, db, shop, publish, buy, switchOn, runJobs } = await startWriteBack();
  const { id } = await publish();
  await buy(id);
  await switchOn({ annotations: true, activities: true, order_marks: true });
  await owner.expectOk(owner.call(accountEndpoints.delete, { body: AGAIN }));
  await runJobs();
  expect([shop.annotations, shop.activities, shop.orderMarks]).toEqual([[], [], {}]);
  const { rows } = await db.execute<{ count: number }>('select count(*)::int as count from written_marks');
  expect(rows).toEqual([{ count: 0 }]);
});

test('a platform that is away does not keep an account from being deleted', async () => {
  let away = false;
  const started = await startWriteBack({ faultOf: () => (away ? { status: 503 } : null) });
  const { owner, db, publish, switchOn, runJobs } = started;
  await publish();
  await switchOn({ annotations: true });
  away = true;
  await owner.expectOk(owner.call(accountEndpoints.delete, { body: AGAIN }));
  await runJobs();
  const { rows } = await db.execute<{ count: number }>('select count(*)::int as count from written_marks');
  expect(rows).toEqual([{ count: 0 }]);
});

test('from a Shopier store nothing is taken, and nothing can be switched on', async () => {
  const lumiere = { name: 'lumiere', title: 'Lumière', token: 'pat_lumiere', products: [] };
  const { signUp } = await startApp({ shopierShops: [lumiere] });
  const owner = await signUp();
  const body = { shopDomain: 'lumiere', apiKey: 'pat_lumiere' };
  const { store } = await owner.expectOk(owner.call(storeEndpoints.connectShopier, { body }));
  const params = { storeId: store.id };
  const state = await owner.expectOk(owner.call(writeBackEndpoints.get, { params }));
  expect(state).toMatchObject({ isTaken: false, switches: [] });
  const refused = await owner.call(writeBackEndpoints.change, { params, body: { annotations: true } });
  expect(refused.status).toBe(404);
});
