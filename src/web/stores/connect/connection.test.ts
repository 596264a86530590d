import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCOPES } from './connect-help.tsx';
import { type ConnectForm, checkConnection, formOf, nothingTyped } from './connection.ts';

const typed = (shop: string) => ({ ...nothingTyped, shop, accessToken: ' shpat_1 ' });

test.each([
  ['mystore', 'mystore'],
  ['  MyStore ', 'mystore'],
  ['mystore.myshopify.com', 'mystore'],
  ['https://mystore.myshopify.com/admin', 'mystore'],
  ['https://admin.shopify.com/store/mystore/products', 'mystore'],
])('%j connects %s, by consent and directly', (shop, name) => {
  expect(checkConnection('shopify-oauth', typed(shop)).request).toEqual({
    form: 'shopify-oauth',
    body: { shop: name },
  });
  expect(checkConnection('shopify-direct', typed(shop)).request).toEqual({
    form: 'shopify-direct',
    body: { shop: name, apiKey: 'shpat_1' },
  });
});

test.each([
  'www.mystore',
  'myshopify',
  'myshopify.com',
  'mystore.com',
  '.myshopify.com',
  'my store',
  'https://',
])('%j is no store name in any form', (shop) => {
  const everything = { ...typed(shop), clientId: 'id', clientSecret: 'secret' };
  for (const form of ['shopify-oauth', 'shopify-direct', 'shopify-app'] as const)
    expect(checkConnection(form, everything)).toEqual({ request: null, refused: 'store-name' });
});

test.each<[ConnectForm, object]>([
  ['shopify-oauth', { shop: ' ' }],
  ['shopify-direct', { shop: 'mystore' }],
  ['shopify-direct', { accessToken: 'shpat_1' }],
  ['shopify-app', { shop: 'mystore', clientId: 'id' }],
  ['shopify-app', { shop: 'mystore', clientSecret: 'secret' }],
  ['shopier-direct', { storeUrl: 'shopier.com/mystore', apiKey: ' ' }],
  ['shopier-direct', { apiKey: 'key' }],
])('%s with %j only is not enough', (form, given) => {
  expect(checkConnection(form, { ...nothingTyped, ...given }).refused).toBe('missing');
});

test('a store password is sent only when there is one', () => {
  const { request } = checkConnection('shopify-direct', { ...typed('mystore'), storePassword: 'tea' });
  expect(request).toEqual({
    form: 'shopify-direct',
    body: { shop: 'mystore', apiKey: 'shpat_1', storePassword: 'tea' },
  });
});

test('a Shopier address is trimmed, lowercased and stripped of its scheme', () => {
  const given = { ...nothingTyped, storeUrl: ' https://www.Shopier.com/MyStore/ ', apiKey: ' key ' };
  expect(checkConnection('shopier-direct', given).request).toEqual({
    form: 'shopier-direct',
    body: { shopDomain: 'www.shopier.com/mystore', apiKey: 'key' },
  });
});

test('an app of the owner is a way to Shopify only', () => {
  expect(formOf('shopify', 'direct', true)).toBe('shopify-app');
  expect(formOf('shopify', 'oauth', true)).toBe('shopify-oauth');
  expect(formOf('shopier', 'direct', true)).toBe('shopier-direct');
});

test('the permissions named to the owner are those the server asks for', () => {
  const server = readFileSync('src/server/platforms/shopify/authorization.ts', 'utf8');
  const asked = /SCOPES = \[([^\]]*)\]/.exec(server)?.[1]?.match(/read_\w+/g);
  expect(asked).toEqual(SCOPES);
});
