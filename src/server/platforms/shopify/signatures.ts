import { createHmac, timingSafeEqual } from 'node:crypto';

/** A request older or newer than this is refused, so that a copied address is soon worth nothing. */
const MAX_AGE_SECONDS = 90;

/**
 * Whether Shopify signed this query (install entry and OAuth callback; reference/shopify.md 1.4): hex HMAC-SHA256 of
 * all parameters but `hmac` and `signature`, sorted by name, under the app's secret.
 */
export function isSignedQuery(query: URLSearchParams, secret: string, now: Date): boolean {
  const given = query.get('hmac') ?? '';
  const timestamp = query.get('timestamp') ?? '';
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > MAX_AGE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(signedText(query)).digest('hex');
  return isSame(given, expected);
}

export function signedText(query: URLSearchParams): string {
  const signed = new URLSearchParams(query);
  signed.delete('hmac');
  signed.delete('signature');
  signed.sort();
  return signed.toString().replaceAll('+', '%20');
}

/** Whether Shopify signed this delivery (reference/shopify.md 4.3): base64 HMAC-SHA256 of the bytes as they came. */
export function isSignedDelivery(body: Buffer, given: string, secret: string): boolean {
  if (body.length === 0) return false;
  return isSame(given, createHmac('sha256', secret).update(body).digest('base64'));
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
