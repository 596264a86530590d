import { Problem } from '#server/core/http/problem.ts';

export const cardProblems = {
  notFound: () => new Problem(404, 'card_not_found', 'This card no longer exists.'),
  full: () =>
    new Problem(
      409,
      'too_many_cards',
      'There are 8 cards on the dashboard already. Please remove one first.',
    ),
};
