import { expect, test } from 'vitest';
import { createMediaAddresses } from './addresses.ts';
import { rangeOf } from './send-media.ts';

test.each([
  [undefined, null],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  // Several parts, or another unit, may be answered with the whole (RFC 9110).
  ['bytes=0-1,5-6', null],
  ['lines=1-2', null],
  ['bytes=-', null],
])('of 100 bytes, %s asks for %o', (header, expected) => {
  expect(rangeOf(header, 100)).toEqual(expected);
});

test('an address for a network opens its file for a day, and only as it was made', () => {
  let now = new Date('2026-11-21T10:00:00Z');
  const addresses = createMediaAddresses({
    appSecret: 'a secret for tests, long enough for them',
    publicUrl: 'https://vitrin.example',
    now: () => now,
  });
  const id = crypto.randomUUID();
  const address = addresses.addressOf(id, 'jpg');
  expect(address).toMatch(/^https:\/\/vitrin\.example\/api\/media\/shared\/[\w.-]+\.jpg$/);
  const token = address.split('/').at(-1)!;
  expect(addresses.read(token)).toBe(id);
  expect(addresses.read(token.replace(id, crypto.randomUUID()))).toBeNull();
  const [media, expires, ...rest] = token.split('.');
  const later = (Number.parseInt(expires!, 36) + 60_000).toString(36);
  expect(addresses.read([media, later, ...rest].join('.'))).toBeNull();
  expect(addresses.read('')).toBeNull();
  now = new Date('2026-11-22T10:00:01Z');
  expect(addresses.read(token)).toBeNull();
});

test('an address that was given out before the secret was changed opens its file until it expires', () => {
  const [old, fresh] = ['the secret of last year, long enough', 'the secret of this year, long enough'];
  const world = { publicUrl: 'https://vitrin.example', now: () => new Date('2026-11-21T10:00:00Z') };
  const id = crypto.randomUUID();
  const token = createMediaAddresses({ appSecret: old, ...world })
    .addressOf(id, 'jpg')
    .split('/')
    .at(-1)!;
  expect(createMediaAddresses({ appSecret: fresh, earlierSecrets: [old], ...world }).read(token)).toBe(id);
  expect(createMediaAddresses({ appSecret: fresh, ...world }).read(token)).toBeNull();
});
