import { seededChance } from '#shared/core/chance.ts';

/** A count of which `mean` are expected: Knuth, The Art of Computer Programming 2, § 3.4.1. */
export function poisson(mean: number, chance: () => number): number {
  let count = 0;
  for (let left = chance(); left > Math.exp(-mean); left *= chance()) count += 1;
  return count;
}

/** Of `shops`, in how large a share something is found. */
export function shareFound(shops: number, find: (chance: () => number) => boolean): number {
  let found = 0;
  for (let seed = 1; seed <= shops; seed += 1) if (find(seededChance(seed))) found += 1;
  return found / shops;
}
