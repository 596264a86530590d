import { Problem } from '#server/core/http/problem.ts';
import { text } from '#shared/core/sentence.ts';

export const accountProblems = {
  noSuchExport: () =>
    new Problem(404, 'not_found', text('This file does not exist, or it has been deleted.')),
  otherExportRunning: () =>
    new Problem(
      409,
      'other_export_running',
      text('Your data of another account is being prepared. Prepare this when that is done.'),
    ),
};
