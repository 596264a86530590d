import { Problem } from '#server/core/http/problem.ts';

export const actionProblems = {
  notFound: () => new Problem(404, 'action_not_found', 'This advice no longer exists.'),
};
