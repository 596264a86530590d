import { expect, test } from 'vitest';
import { verifyShopierSignature } from './signatures.ts';

/** Vector of reference/shopier.md 5.4. */
const body = Buffer.from('{"id":"order-1","status":"fulfilled"}');
const hex = '617770d9c07f4010e1d9dc18ae7e928c9fa9f4bda81a33bcf49649b0e52e895a';
const base64 = 'YXdw2cB/QBDh2dwYrn6SjJ+p9L2oGjO89JZJsOUuiVo=';

test.each([hex, hex.toUpperCase(), base64, `sha256=${hex}`, `sha256=${base64}`, ` ${hex} `])(
  'what Shopier signed is believed: %s',
  (header) => {
    expect(verifyShopierSignature(body, header, ['webhook-token'])).toBe(true);
    expect(verifyShopierSignature(body, header, ['another', 'webhook-token'])).toBe(true);
  },
);

test('nothing else is', () => {
  const forged = Buffer.from('{"id":"order-2","status":"fulfilled"}');
  expect(verifyShopierSignature(forged, hex, ['webhook-token'])).toBe(false);
  expect(verifyShopierSignature(body, hex, ['another'])).toBe(false);
  expect(verifyShopierSignature(body, hex, [])).toBe(false);
  expect(verifyShopierSignature(Buffer.alloc(0), hex, ['webhook-token'])).toBe(false);
  for (const header of ['', 'sha256=', hex.slice(1), `${hex}00`, `sha1=${hex}`, 'é'.repeat(64)])
    expect(verifyShopierSignature(body, header, ['webhook-token'])).toBe(false);
});
