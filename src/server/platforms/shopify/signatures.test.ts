import { expect, test } from 'vitest';
import { isSignedDelivery, isSignedQuery, signedText } from './signatures.ts';

/** Vectors of reference/shopify.md 1.4 and 4.3. */
const DOCS = 'code=0907a61c0c8d55e99db179b68161bc00&shop=some-shop.myshopify.com';
const queries = [
  [
    'hush',
    `${DOCS}&timestamp=1337178173`,
    '4712bf92ffc2917d15a2f5a273e39f0116667419aa4b6ac0b3baaf26fa3c4d20',
    1_337_178_173,
  ],
  [
    'hush',
    `${DOCS}&state=0.6784241404160823&timestamp=1337178173`,
    '700e2dadb827fcc8609e9d5ce208b2e9cdaab9df07390d2cbca10d7c328fc4bf',
    1_337_178_173,
  ],
  [
    'my super secret key',
    'code=some%20code%20goes%20here&shop=the%20shop%20URL&state=some%20nonce%20passed%20from%20auth&timestamp=1700000000',
    '10207991f5c2c65c114b70a3c3544ce1d00a236ea4ab034793de0d6407be9165',
    1_700_000_000,
  ],
  [
    'shpss_test_secret',
    'host=YWRtaW4uc2hvcGlmeS5jb20vc3RvcmUvdGVzdA%3D%3D&shop=test-shop.myshopify.com&timestamp=1700000000',
    'c3d9a0b78fb6e9a067182a87910b2084e946d1022bcf7ecba6c5890fd41d7a21',
    1_700_000_000,
  ],
] as const;

test.each(queries)('under %s the query %s is signed %s', (secret, text, hmac, seconds) => {
  const query = new URLSearchParams(`hmac=${hmac}&${text}`);
  expect(signedText(query)).toBe(text);
  const at = (offset: number) => new Date((seconds + offset) * 1000);
  expect(isSignedQuery(query, secret, at(0))).toBe(true);
  expect(isSignedQuery(query, secret, at(90))).toBe(true);
  expect(isSignedQuery(query, secret, at(91))).toBe(false);
  expect(isSignedQuery(query, secret, at(-91))).toBe(false);
  expect(isSignedQuery(query, `${secret}?`, at(0))).toBe(false);
  query.append('added', '1');
  expect(isSignedQuery(query, secret, at(0))).toBe(false);
});

test.each(['', 'hmac=', 'hmac=abc&timestamp=soon', `${DOCS}&timestamp=1337178173`])(
  'the query %j is signed by nobody',
  (text) => {
    expect(isSignedQuery(new URLSearchParams(text), 'hush', new Date(1_337_178_173_000))).toBe(false);
  },
);

test.each([
  ['test_secret_key', '{"foo": "bar"}', 'B23tXN681gZ0qIWNRrgtzBE9XSDo5yaUu6wfmhu3a7g='],
  ['secret', 'foo=anything', 'yCGX/RrK4fcuNtr3ztk5tQGsOBjcAzHpGLdMUrbV8yI='],
  ['old_secret', 'foo=anything', 'XqRcjrSv57VACn6apEO9znyu/wkN1VC7QxdSPwK3Hzs='],
  ['hush', '{}', 'UFwgrGBPZilFtmKh8TqcovA78LGYb1BdWu9I4Q2oyRg='],
])('under %s the delivery %s is signed %s', (secret, body, hmac) => {
  expect(isSignedDelivery(Buffer.from(body), hmac, secret)).toBe(true);
  expect(isSignedDelivery(Buffer.from(`${body} `), hmac, secret)).toBe(false);
  expect(isSignedDelivery(Buffer.from(body), hmac, 'another')).toBe(false);
  expect(isSignedDelivery(Buffer.alloc(0), hmac, secret)).toBe(false);
});
