/** Numbers from 0 (included) to 1 (not). */
export type Chance = () => number;

/** The same numbers for the same seed on every machine: mulberry32 by Tommy Ettinger, in the public domain. */
export function seededChance(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
