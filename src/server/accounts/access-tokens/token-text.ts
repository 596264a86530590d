import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIX = 'vtr_pat_';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_BYTES = 32;
/** As many digits as 32 bytes and a CRC-32 take in base 62. */
const BODY_DIGITS = 43;
const CHECKSUM_DIGITS = 6;
const FORM = new RegExp(`^${PREFIX}([0-9A-Za-z]{${BODY_DIGITS}})([0-9A-Za-z]{${CHECKSUM_DIGITS}})$`);
const SHOWN_CHARACTERS = 4;

/**
 * An access token: what it is, 32 random bytes and their CRC-32 in base 62, so that whoever searches files for secrets
 * tells one without asking us.
 */
export function newTokenText(): string {
  const body = inBase62(BigInt(`0x${randomBytes(RANDOM_BYTES).toString('hex')}`), BODY_DIGITS);
  return `${PREFIX}${body}${checksumOf(body)}`;
}

export function isTokenText(text: string): boolean {
  const [, body, checksum] = FORM.exec(text) ?? [];
  return body !== undefined && checksumOf(body) === checksum;
}

export const hashOfTokenText = (text: string) => createHash('sha256').update(text).digest('hex');

export const endingOf = (text: string) => text.slice(-SHOWN_CHARACTERS);

const checksumOf = (body: string) => inBase62(BigInt(crc32(body)), CHECKSUM_DIGITS);

function inBase62(value: bigint, digits: number): string {
  let text = '';
  for (let rest = value; rest > 0n; rest /= 62n) text = DIGITS[Number(rest % 62n)] + text;
  return text.padStart(digits, '0');
}
