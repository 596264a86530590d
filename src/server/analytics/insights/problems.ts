import { Problem } from '#server/core/http/problem.ts';
import { text } from '#shared/core/sentence.ts';

export const insightProblems = {
  notFound: () => new Problem(404, 'insight_not_found', text('This insight no longer exists.')),
};
