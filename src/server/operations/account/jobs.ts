import { z } from 'zod';
import { defineJob, handle } from '#server/core/jobs/jobs.ts';
import type { AccountDeletion } from './deletion.ts';
import type { DataExports } from './exports.ts';

export const deleteAccountData = defineJob('account.delete-data', z.object({ userId: z.uuid() }), {
  attempts: 8,
  retryDelaySeconds: 30,
  heartbeatSeconds: 60,
});

export const makeExport = defineJob('account.make-export', z.object({ exportId: z.uuid() }), {
  attempts: 2,
  atOnce: 1,
  heartbeatSeconds: 60,
});

export const operationsJobs = (deletion: AccountDeletion, exports: DataExports) => [
  handle(deleteAccountData, ({ userId }) => deletion.finish(userId)),
  handle(makeExport, ({ exportId }) => exports.make(exportId)),
];
