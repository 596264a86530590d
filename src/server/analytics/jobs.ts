import { z } from 'zod';
import type { Database } from '#server/core/db/database.ts';
import { defineJob, handle, type Jobs } from '#server/core/jobs/jobs.ts';

const OfStore = z.object({ storeId: z.uuid() });

/** Reads a store's visits. Most of it is waiting for the platform, and nobody waits for the last month of the year before. */
export const readVisits = defineJob('conversion.read-visits', OfStore, { heartbeatSeconds: 30 });

/** Looks through a store's figures, if that is due. */
export const findInsightsOfStore = defineJob('insights.find', OfStore, { attempts: 3 });

/** Works out a report that is out of date. */
export const computeReport = defineJob(
  'reporting.compute',
  z.object({
    storeId: z.uuid(),
    report: z.string(),
    stretch: z.string(),
    query: z.record(z.string(), z.unknown()),
  }),
  { attempts: 3 },
);

/** Asks what a store's pages ask first, so that nobody who opens one is the first. */
export const answerFirstQuestions = defineJob('reporting.answer-first', OfStore, { attempts: 3 });

/** Writes a month's goal to the store's platform as a target of its own. */
export const writeGoalTarget = defineJob(
  'goals.write-target',
  z.object({ storeId: z.uuid(), month: z.string() }),
  { attempts: 8 },
);

interface Work {
  visits: { read: (storeId: string) => Promise<void> };
  insights: { findIfDue: (storeId: string) => Promise<void> };
  targets: { write: (storeId: string, month: string) => Promise<void> };
}

export const analyticsJobs = ({ visits, insights, targets }: Work) => [
  handle(readVisits, ({ storeId }) => visits.read(storeId)),
  handle(findInsightsOfStore, ({ storeId }) => insights.findIfDue(storeId)),
  handle(writeGoalTarget, ({ storeId, month }) => targets.write(storeId, month)),
];

/** Over the reports and first questions of all areas. */
export const reportJobs = (
  compute: (asked: z.infer<typeof computeReport.payload>) => Promise<void>,
  answerFirst: (storeId: string) => Promise<void>,
) => [handle(computeReport, compute), handle(answerFirstQuestions, ({ storeId }) => answerFirst(storeId))];

/** How others ask for a store's visits to be read; one waiting request per store is enough. */
export function createVisitQueue({ jobs }: { jobs: Jobs }) {
  return {
    enqueueRead: (tx: Database, storeId: string) =>
      jobs.enqueue(tx, readVisits, { storeId }, { key: storeId }),
    enqueueReads: (tx: Database, storeIds: string[]) => jobs.enqueueForStores(tx, readVisits, storeIds),
  };
}
export type VisitQueue = ReturnType<typeof createVisitQueue>;
