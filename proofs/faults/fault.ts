import type { SmallDisk } from '#server/testing/small-disk.ts';
import type { Company } from './company.ts';
import type { Fleet } from './fleet.ts';
import type { PostgresPair } from './postgres-pair.ts';
import type { World } from './world.ts';

/** What a fault may lay hands on. */
export interface Surroundings {
  fleet: Fleet;
  postgres: PostgresPair;
  world: World;
  company: Company;
  /** DATA_DIR of all processes. */
  disk: SmallDisk;
}

export interface Fault {
  name: string;
  /** Whether people may meet an error of ours during it. */
  mayFail: boolean;
  /** Breaks something, waits a while and mends it. @returns what happened, in a few words. */
  inject(surroundings: Surroundings): Promise<string>;
}
