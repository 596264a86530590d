import { expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { environmentEndpoints } from '#shared/stores/environment.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { FIXTURE_TOKEN } from '#simulators/shopify/shop/shop-building.ts';
import { copyFor } from './demo-stores.ts';

const demo = {
  platform: 'shopify' as const,
  shop: 'tea-house',
  accessToken: FIXTURE_TOKEN,
  copyShop: 'tea-house-again',
  copyToken: FIXTURE_TOKEN,
  title: 'Tea House',
  description: 'A shop of teas.',
};
const body = { platform: 'shopify', shop: 'tea-house' };

test('a later account gets a store with the same goods, without a call that fails', async () => {
  const shops = ['tea-house', 'tea-house-again'].map((name) => ({ name, orders: [] }));
  const { signUp, visitor } = await startApp({ shops, demoStores: [demo] });
  const connect = async (owner: Awaited<ReturnType<typeof signUp>>) =>
    (await owner.expectOk(owner.call(storeEndpoints.connectDemo, { body }))).store.handle;
  const [first, second] = [await signUp(), await signUp()];
  expect(await connect(first)).toBe('tea-house');
  expect(await connect(second)).toBe('tea-house-again');
  expect(await connect(first)).toBe('tea-house');

  const { demoStores } = await first.expectOk(visitor().call(environmentEndpoints.read));
  expect(demoStores[0]).not.toHaveProperty('copyShop');
});

test('no other shop is opened that way', async () => {
  const { signUp } = await startApp({ shops: [{ name: 'calm', orders: [] }], demoStores: [demo] });
  const owner = await signUp();
  for (const other of [
    { ...body, shop: 'calm' },
    { ...body, platform: 'shopier' },
  ])
    expect(await owner.call(storeEndpoints.connectDemo, { body: other })).toMatchObject({ status: 404 });
});

test('the copy has the name of its owner', () => {
  const copied = { ...demo, copyShop: 'tea-house-for-{account}', copyToken: 'key-for-{account}' };
  expect(copyFor({ id: '5b0f6f9c-6f0e-4c7a-9a51-0d9ad2b3a001' }, copied)).toEqual({
    platform: 'shopify',
    shop: 'tea-house-for-5b0f6f9c',
    accessToken: 'key-for-5b0f6f9c',
  });
});
