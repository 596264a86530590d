/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A count of which `mean` are expected: Knuth, The Art of Computer Programming 2, § 3.4.1. */
export function poisson(mean: number, chance: () => number): number {
  let count = 0;
  for (let left = chance(); left > Math.exp(-mean); left *= chance()) count += 1;
  return count;
}

/** Of `shops`, in how large a share something is found. */
export function shareFound(shops: number, find: (chance: () => number) => boolean): number {
  let found = 0;
  for (let seed = 1; seed <= shops; seed += 1) if (find(chanceFrom(seed))) found += 1;
  return found / shops;
}
