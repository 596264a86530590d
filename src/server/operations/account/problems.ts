import { Problem } from '#server/core/http/problem.ts';

export const accountProblems = {
  noSuchExport: () => new Problem(404, 'not_found', 'There is no such file, or it has been cleared.'),
};
