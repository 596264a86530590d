import type { FastifyBaseLogger } from 'fastify';
import type { Database, OpenDatabase } from './db/database.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import { createLive, type Live } from './live/live.ts';

export interface CoreOptions {
  database: OpenDatabase;
  log: FastifyBaseLogger;
  appSecret: string;
  /** What they sealed or signed still opens. */
  earlierSecrets?: string[] | undefined;
  publicUrl: string;
  /** Serves HTTP, does jobs, or both. */
  role: 'all' | 'web' | 'worker';
  now: () => Date;
  sleep: (ms: number) => Promise<void>;
}

/** What every area stands on. */
export interface Core extends Omit<CoreOptions, 'role' | 'earlierSecrets'> {
  db: Database;
  jobs: Jobs;
  live: Live;
  earlierSecrets: string[];
  /** Whether this process does jobs. */
  works: boolean;
}

export async function openCore({ role, earlierSecrets = [], ...options }: CoreOptions): Promise<Core> {
  const { database, log } = options;
  const works = role !== 'web';
  return {
    ...options,
    db: database.db,
    jobs: createJobs({ database, log, work: works }),
    live: await createLive({ database }),
    earlierSecrets,
    works,
  };
}
