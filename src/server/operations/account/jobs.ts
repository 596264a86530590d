import { handle } from '#server/core/jobs/jobs.ts';
import { type AccountDeletion, deleteAccountData } from './deletion.ts';
import { type DataExports, makeExport } from './exports.ts';

export const accountJobs = (deletion: AccountDeletion, exports: DataExports) => [
  handle(deleteAccountData, ({ userId }) => deletion.finish(userId)),
  handle(makeExport, ({ exportId }) => exports.make(exportId)),
];
