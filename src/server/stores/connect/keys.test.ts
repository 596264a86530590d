import { expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';

const shop = { name: 'tea-house', orders: [] };
const STRANGE = 'There is an invisible or foreign character in it. Please copy it again, or type it.';

test.each([
  ['a zero-width space', 'shpat_ab\u200bc'],
  ['a letter of another alphabet', 'shpat_аbc'],
  ['a space within', 'shpat_ab c'],
  ['a typographic dash', 'shpat–abc'],
])('a key with %s is refused at once, at its field, in every form', async (_what, key) => {
  const { signUp } = await startApp({ shops: [shop] });
  const owner = await signUp();
  const forms = [
    [storeEndpoints.connectShopify, { shop: 'tea-house', apiKey: key }, 'apiKey'],
    [storeEndpoints.connectShopier, { shopDomain: 'tea.shopier.com', apiKey: key }, 'apiKey'],
    [storeEndpoints.connectShopifyApp, { shop: 'tea-house', clientId: key, clientSecret: 'x' }, 'clientId'],
    [
      storeEndpoints.connectShopifyApp,
      { shop: 'tea-house', clientId: 'x', clientSecret: key },
      'clientSecret',
    ],
  ] as const;
  for (const [endpoint, body, field] of forms) {
    const answer = await owner.call(endpoint, { body });
    expect([answer.status, answer.body.fields]).toEqual([400, { [field]: STRANGE }]);
  }
});

test('what surrounds a copied key is no part of it', async () => {
  const { signUp } = await startApp({ shops: [shop] });
  const owner = await signUp();
  const answer = await owner.call(storeEndpoints.connectShopify, {
    body: { shop: 'tea-house', apiKey: ' \ufeffshpat_wrong\n' },
  });
  expect(answer.body.fields).toBeUndefined();
});

test('of a first token that is wrong nobody says that it is accepted no longer', async () => {
  const { signUp } = await startApp({ shops: [shop] });
  const owner = await signUp();
  const refused = await owner.call(storeEndpoints.connectShopify, {
    body: { shop: 'tea-house', apiKey: 'shpat_wrong' },
  });
  expect([refused.status, refused.body.error, refused.body.message]).toEqual([
    400,
    'token_refused',
    'Shopify does not know this token. Please check that it was copied completely and belongs to this store.',
  ]);
});
