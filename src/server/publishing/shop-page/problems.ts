import { Problem } from '#server/core/http/problem.ts';
import { say, text } from '#shared/core/sentence.ts';

const TAKEN = text('This name is taken. Please choose another.');

export const shopPageProblems = {
  taken: () => new Problem(409, 'handle_taken', TAKEN, { fields: { handle: TAKEN } }),
  tooManyNames: (most: number) => {
    const said = say('A page can have {most} names in all, as the earlier ones still lead to it.', { most });
    return new Problem(409, 'too_many_handles', said, { fields: { handle: said } });
  },
};
