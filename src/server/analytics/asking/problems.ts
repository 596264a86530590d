import { Problem } from '#server/core/http/problem.ts';
import { text } from '#shared/core/sentence.ts';

export const cardProblems = {
  notFound: () => new Problem(404, 'card_not_found', text('This card no longer exists.')),
  full: () =>
    new Problem(
      409,
      'too_many_cards',
      text('There are 8 cards on the dashboard already. Please remove one first.'),
    ),
};
