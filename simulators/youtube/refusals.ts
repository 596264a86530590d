import { Refusal } from '#simulators/meta/social/answer.ts';

function refusal(code: number, reason: string, message: string, domain = 'youtube'): Refusal {
  return new Refusal(message, {
    status: code,
    body: { error: { code, message, errors: [{ message, domain, reason }] } },
  });
}

/** https://developers.google.com/youtube/v3/docs/errors */
export const refusals = {
  badRequest: (message: string) => refusal(400, 'badRequest', message, 'global'),
  invalid: (reason: string, message: string) => refusal(400, reason, message, 'youtube.video'),
  uploadLimitExceeded: () =>
    refusal(
      400,
      'uploadLimitExceeded',
      'The user has exceeded the number of videos they may upload.',
      'youtube.video',
    ),
  unauthorized: () => refusal(401, 'authError', 'Invalid Credentials', 'global'),
  signupRequired: () => refusal(401, 'youtubeSignupRequired', 'Unauthorized', 'youtube.header'),
  scopeMissing: () =>
    refusal(403, 'insufficientPermissions', 'Request had insufficient authentication scopes.', 'global'),
  forbidden: () => refusal(403, 'forbidden', 'Access forbidden. The request may not be properly authorized.'),
  quotaExceeded: () =>
    refusal(
      403,
      'quotaExceeded',
      'The request cannot be completed because you have exceeded your quota.',
      'youtube.quota',
    ),
  rateLimitExceeded: () => refusal(403, 'rateLimitExceeded', 'Rate Limit Exceeded', 'usageLimits'),
  sessionGone: () => refusal(404, 'notFound', 'The upload session was not found.', 'global'),
  notFound: (what: string) => refusal(404, `${what}NotFound`, `The ${what} cannot be found.`),
  backendError: () => refusal(503, 'backendError', 'Backend Error', 'global'),
};
