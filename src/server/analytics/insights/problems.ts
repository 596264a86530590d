import { Problem } from '#server/core/http/problem.ts';

export const insightProblems = {
  notFound: () => new Problem(404, 'insight_not_found', 'This insight no longer exists.'),
};
