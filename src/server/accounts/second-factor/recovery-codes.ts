import { createHash, randomBytes } from 'node:crypto';

/** Crockford's base32: nothing in it is taken for something else when it is read from paper. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 25;

/** 125 random bits in groups of five characters. */
export function newRecoveryCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return letters.join('').replace(/(.{5})(?=.)/g, '$1-');
}

/** The same however it is typed. Of so many random bits a plain hash can't be turned back. */
export function hashOfCode(typed: string): string {
  const read = typed
    .toLowerCase()
    .replace(/[^\da-z]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');
  return createHash('sha256').update(read).digest('hex');
}
