import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What apps take for granted (RFC 6238): HMAC-SHA-1, six digits, 30 seconds. */
const STEP_MS = 30_000;
const DIGITS = 6;
const SECRET_BYTES = 20;
const CODE = /^\d{6}$/;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const newSecret = () => randomBytes(SECRET_BYTES);

export const stepAt = (moment: Date) => Math.floor(moment.getTime() / STEP_MS);

export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.at(-1)! & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step whose code it is, of those a clock may be away from ours; null where it is none of them. */
export function stepOf(code: string, secret: Buffer, moment: Date): number | null {
  if (!CODE.test(code)) return null;
  const matches = (step: number) => timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(code));
  const here = stepAt(moment);
  return [here, here - 1, here + 1].find(matches) ?? null;
}

/** What apps read from a QR code (Google Authenticator's Key Uri Format). */
export function appAddress(secret: Buffer, email: string): string {
  const query = new URLSearchParams({ secret: base32(secret), issuer: 'Vitrin' });
  return `otpauth://totp/Vitrin:${encodeURIComponent(email)}?${query}`;
}

/** RFC 4648, of whole groups of five bytes. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('');
}
