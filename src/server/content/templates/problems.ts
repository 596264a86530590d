import { Problem } from '#server/core/http/problem.ts';
import { say, text } from '#shared/core/sentence.ts';

export const templateProblems = {
  notFound: () => new Problem(404, 'template_not_found', text('This template no longer exists.')),
  notActive: () =>
    new Problem(409, 'template_not_active', text('This template is not in use. Please choose another.')),
  tooMany: (most: number) =>
    new Problem(
      409,
      'too_many_templates',
      say('There are {n} templates already. Please delete one first.', { n: most }),
    ),
  nothingLeft: () =>
    new Problem(
      409,
      'template_empty',
      text('Every line of the template asks for something that this product does not have.'),
    ),
};
