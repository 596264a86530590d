import { Problem } from '#server/core/http/problem.ts';
import { text } from '#shared/core/sentence.ts';

export const experimentProblems = {
  notOffered: () =>
    new Problem(
      409,
      'experiment_not_offered',
      text(
        'With your sales as they are now, this experiment could not find that out. Please look at the figures again.',
      ),
    ),
};
