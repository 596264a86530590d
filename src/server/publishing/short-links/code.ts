import { randomInt } from 'node:crypto';
import { HOUR_MS } from '#shared/core/time.ts';

/** Base58: without 0, O, I and l, which are read for one another. */
const LETTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const LENGTH = 7;
/** Enough for the hours until 2048. */
const OF_HOUR = 3;
const FIRST_HOUR_MS = Date.UTC(2026, 0, 1);

/**
 * A code that was never given before: it begins with its hour, so that one whose post was deleted long ago, or whose
 * record a restored backup does not have, is not drawn again.
 */
export function newCode(now: Date): string {
  const hour = Math.floor((now.getTime() - FIRST_HOUR_MS) / HOUR_MS);
  const ofHour = Array.from({ length: OF_HOUR }, (_, place) =>
    letterAt(hour / LETTERS.length ** (OF_HOUR - 1 - place)),
  );
  const drawn = Array.from({ length: LENGTH - OF_HOUR }, () => letterAt(randomInt(LETTERS.length)));
  return [...ofHour, ...drawn].join('');
}

const letterAt = (number: number) => LETTERS[Math.floor(number) % LETTERS.length]!;

export function isCode(text: string): boolean {
  return text.length === LENGTH && [...text].every((letter) => LETTERS.includes(letter));
}
