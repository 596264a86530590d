import { createHash } from 'node:crypto';

/*
 * What has to look arbitrary and still be the same at every start comes from a hash of its name.
 */
export function numberFrom(seed: string, below: number): number {
  return createHash('sha256').update(seed).digest().readUInt32LE(0) % below;
}

export function hexFrom(seed: string, length: number): string {
  return createHash('sha256').update(seed).digest('hex').slice(0, length);
}

/** mulberry32 */
export function seededChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
