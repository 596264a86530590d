import { expect, test } from 'vitest';
import { checkConnection } from './connection.ts';

const typed = (shopDomain: string) => ({ shopDomain, accessToken: ' shpat_1 ', storePassword: '' });

test.each([
  ['mystore', 'mystore'],
  ['  MyStore ', 'mystore'],
  ['mystore.myshopify.com', 'mystore'],
  ['https://mystore.myshopify.com/admin', 'mystore'],
  ['https://admin.shopify.com/store/mystore/products', 'mystore'],
])('%j connects %s', (shopDomain, shop) => {
  expect(checkConnection(typed(shopDomain)).connection).toEqual({ shop, apiKey: 'shpat_1' });
});

test.each(['www.mystore', 'myshopify', 'myshopify.com', 'mystore.com', '.myshopify.com', 'my store'])(
  '%j is no store name',
  (shopDomain) => {
    expect(checkConnection(typed(shopDomain))).toEqual({ connection: null, refused: 'store-name' });
  },
);

test('both the domain and the token are required', () => {
  expect(checkConnection(typed(' ')).refused).toBe('missing');
  expect(checkConnection({ ...typed('mystore'), accessToken: ' ' }).refused).toBe('missing');
});

test('a store password is sent only when there is one', () => {
  expect(checkConnection({ ...typed('mystore'), storePassword: 'tea' }).connection).toEqual({
    shop: 'mystore',
    apiKey: 'shpat_1',
    storePassword: 'tea',
  });
});
