import { Problem } from '#server/core/http/problem.ts';
import { text } from '#shared/core/sentence.ts';

export const actionProblems = {
  notFound: () => new Problem(404, 'action_not_found', text('This advice no longer exists.')),
};
