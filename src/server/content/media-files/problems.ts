import { Problem } from '#server/core/http/problem.ts';
import { say, text } from '#shared/core/sentence.ts';

export const mediaProblems = {
  accountGone: () => new Problem(410, 'account_deleted', text('This account was deleted.')),
  full: (limitMegabytes: number) =>
    new Problem(
      507,
      'media_storage_full',
      say(
        'Your pictures and videos fill the {limit} MB they may take. Please delete some saved posts first.',
        { limit: limitMegabytes },
      ),
      { limitMegabytes },
    ),
};
