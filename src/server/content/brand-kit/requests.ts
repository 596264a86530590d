import { z } from 'zod';
import type { Database } from '#server/core/db/database.ts';
import { defineJob, type Jobs } from '#server/core/jobs/jobs.ts';
import { markReading } from './repository.ts';

/** Reads what the pages and photos of a shop say of its brand. */
export const readBrand = defineJob(
  'content.read-brand',
  z.object({ storeId: z.uuid(), waited: z.number().default(0) }),
  { attempts: 3 },
);

/** How others ask for a store's brand to be read; one waiting request per store is enough. */
export function createBrandQueue({ jobs, now }: { jobs: Jobs; now: () => Date }) {
  return {
    async enqueueRead(tx: Database, storeId: string) {
      await markReading(tx, storeId, now());
      await jobs.enqueue(tx, readBrand, { storeId, waited: 0 }, { key: storeId });
    },
    /** Once more, when its products may have been read. */
    async enqueueReadLater(
      tx: Database,
      storeId: string,
      { waited, seconds }: { waited: number; seconds: number },
    ) {
      await jobs.enqueue(tx, readBrand, { storeId, waited }, { key: storeId, startAfterSeconds: seconds });
    },
  };
}
export type BrandQueue = ReturnType<typeof createBrandQueue>;
