import { expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { brandEndpoints } from '#shared/content/brand-kit.ts';

test('a shop whose page says nothing has no brand, and its owner reads why', async () => {
  const { signUp } = await startApp({ shops: [{ name: 'tea-house' }] });
  const owner = await signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');

  const brand = await owner.expectOk(owner.call(brandEndpoints.get, { params: { storeId } }));

  expect(brand).toMatchObject({
    choice: { logo: 'found', colours: null, font: null, priceStyle: null },
    from: { logo: null, colours: null, font: null, priceStyle: null },
    isReading: false,
    notes: ['The home page of your shop could not be opened, so nothing was read from it.'],
  });
  expect(brand.readAt).not.toBeNull();
});
