import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether Shopier signed this body under one of these secrets (reference/shopier.md 5.4): HMAC-SHA256 of the bytes as
 * they came. Seen in use is lower-case hex; the documents do not say, so base64 and a `sha256=` before it are taken too.
 */
export function verifyShopierSignature(rawBody: Buffer, header: string, secrets: string[]): boolean {
  const given = signatureIn(header);
  if (given === null || rawBody.length === 0) return false;
  return secrets.some((secret) =>
    timingSafeEqual(given, createHmac('sha256', secret).update(rawBody).digest()),
  );
}

function signatureIn(header: string): Buffer | null {
  const text = header.trim().replace(/^sha256=/i, '');
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  if (/^[A-Za-z0-9+/]{43}=?$/.test(text)) return Buffer.from(text, 'base64');
  return null;
}
