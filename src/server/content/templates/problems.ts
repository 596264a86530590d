import { Problem } from '#server/core/http/problem.ts';

export const templateProblems = {
  notFound: () => new Problem(404, 'template_not_found', 'This template no longer exists.'),
  notActive: () =>
    new Problem(409, 'template_not_active', 'This template is not in use. Please choose another.'),
  tooMany: (most: number) =>
    new Problem(409, 'too_many_templates', `There are ${most} templates already. Please delete one first.`),
  nothingLeft: () =>
    new Problem(
      409,
      'template_empty',
      'Every line of the template asks for something that this product does not have.',
    ),
};
