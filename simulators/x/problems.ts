import { Refusal } from '#simulators/meta/social/answer.ts';

type Problem = { status: number; title: string; detail: string; type?: string; [more: string]: unknown };

/** https://docs.x.com/x-api/fundamentals/response-codes-and-errors */
export function xRefusal(problem: Problem): Refusal {
  const { type = 'about:blank', ...rest } = problem;
  return new Refusal(problem.detail, {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json' },
    body: { type, ...rest },
  });
}

const PROBLEMS = 'https://api.x.com/2/problems';

export const xRefusals = {
  invalidRequest: (message: string) =>
    xRefusal({
      status: 400,
      title: 'Invalid Request',
      detail: 'One or more parameters to your request was invalid.',
      type: `${PROBLEMS}/invalid-request`,
      errors: [{ parameters: {}, message }],
    }),
  unauthorized: () => xRefusal({ status: 401, title: 'Unauthorized', detail: 'Unauthorized' }),
  creditsDepleted: (accountId: string) =>
    xRefusal({
      status: 402,
      title: 'CreditsDepleted',
      detail: 'Your enrolled account does not have any credits to fulfill this request.',
      type: `${PROBLEMS}/credits`,
      account_id: accountId,
    }),
  forbidden: (detail: string) => xRefusal({ status: 403, title: 'Forbidden', detail }),
  duplicate: () => xRefusals.forbidden('You are not allowed to create a Tweet with duplicate content.'),
  notFound: (detail: string) =>
    xRefusal({ status: 404, title: 'Not Found Error', detail, type: `${PROBLEMS}/resource-not-found` }),
  tooMany: () => xRefusal({ status: 429, title: 'Too Many Requests', detail: 'Too Many Requests' }),
  server: () =>
    xRefusal({
      status: 500,
      title: 'Internal Server Error',
      detail: 'Something is broken. This is usually a temporary error.',
      type: `${PROBLEMS}/internal-error`,
    }),
};
