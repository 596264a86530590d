import { Problem } from '#server/core/http/problem.ts';

export const accountProblems = {
  noSuchExport: () => new Problem(404, 'not_found', 'This file does not exist, or it has been deleted.'),
};
