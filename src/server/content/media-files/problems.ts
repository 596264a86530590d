import { Problem } from '#server/core/http/problem.ts';

export const mediaProblems = {
  accountGone: () => new Problem(410, 'account_deleted', 'This account was deleted.'),
  full: (limitMegabytes: number) =>
    new Problem(
      507,
      'media_storage_full',
      `Your pictures and videos fill the ${limitMegabytes} MB they may take. Please delete some saved posts first.`,
      { limitMegabytes },
    ),
};
