import { Problem } from '#server/http/problem.ts';

/** The auth screen shows `error` as it is (SPEC section 8), so here it is the sentence. */
export const authProblems = {
  wrongCredentials: () => sentence(401, 'Invalid email or password', { reason: 'Unauthorized' }),
  emailTaken: () => sentence(409, 'An account with this email already exists. Please sign in instead.'),
};

function sentence(status: number, text: string, details = {}) {
  return new Problem(status, text, text, details);
}
