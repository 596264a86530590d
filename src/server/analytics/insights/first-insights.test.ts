import { expect, test } from 'vitest';
import { giftShop } from '#server/testing/gift-shop.ts';
import { startApp } from '#server/testing/start-app.ts';
import { insightEndpoints } from '#shared/analytics/insights.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { FIXTURE_TOKEN } from '#simulators/shopify/shop/shop-building.ts';

test('a new store has its first insights soon after its first figures, and nobody asked for them', async () => {
  const { signUp } = await startApp({ role: 'all', shops: [giftShop()] });
  const owner = await signUp();
  const body = { shop: 'tea-house', apiKey: FIXTURE_TOKEN };
  const { store } = await owner.expectOk(owner.call(storeEndpoints.connectShopify, { body }));
  const params = { storeId: store.id };
  await expect
    .poll(async () => (await owner.expectOk(owner.call(insightEndpoints.list, { params }))).length, {
      timeout: 100_000,
      interval: 200,
    })
    .toBeGreaterThan(0);
}, 120_000);
