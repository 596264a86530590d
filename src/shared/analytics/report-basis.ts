import * as z from 'zod/mini';

/** What a report was made of; part of every reply that holds figures. */
export const reportBasis = {
  /** When it was computed from the ledger. */
  computedAt: z.string(),
  /** Grows with every change of the store's records: replies of one version rest on the same records. */
  recordsVersion: z.number(),
  /** The whole history was read and counted by then. */
  historyComplete: z.boolean(),
  /** The records have changed since: it is being counted again, and `metrics-changed` is sent when that is done. */
  stale: z.boolean(),
};

const ReportBasis = z.object(reportBasis);
export type ReportBasis = z.infer<typeof ReportBasis>;

/** The code of the answer when a report takes longer than anybody waits: ask again after `metrics-changed`. */
export const BEING_COUNTED = 'being_counted';
