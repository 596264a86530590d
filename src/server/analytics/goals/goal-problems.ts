import { Problem } from '#server/core/http/problem.ts';
import { text } from '#shared/core/sentence.ts';

export const goalProblems = {
  over: () => new Problem(409, 'month_is_over', text('This month is over, so its goal stays as it was.')),
  otherCurrency: () =>
    new Problem(
      409,
      'other_currency',
      text('All stores are now added up in another currency. Please look at the goal again.'),
    ),
};
