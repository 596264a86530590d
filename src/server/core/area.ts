import type { FastifyInstance } from 'fastify';
import type { OwnedStore } from './http/serve.ts';
import type { JobHandler } from './jobs/jobs.ts';

/** What an area gives to the application, and its services to the areas after it. */
export interface Area {
  services: object;
  routes?: (http: FastifyInstance) => unknown;
  jobs?: JobHandler[];
  /** By its name in the timetable. */
  recurring?: Record<string, () => Promise<void>>;
  /** What its pages ask when they are opened: asked ahead of a newly read store, and of every store each day. */
  firstQuestions?: ((store: OwnedStore) => Promise<unknown>)[];
  /** Computed by jobs when they are out of date. */
  reports?: object[];
  /** Of a process that does jobs, once its jobs run. */
  start?: () => unknown;
  /** Of a process that alone has the embedded database open, after every area has started. */
  resumeAfterCrash?: () => Promise<unknown>;
  /** No new work is taken up; ends what takes seconds. */
  stop?: () => unknown;
}
