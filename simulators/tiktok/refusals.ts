import { type Answer, jsonAnswer, Refusal } from '#simulators/meta/social/answer.ts';

const LOG_ID = '20261121120000DEMO0000000000000000';

/** https://developers.tiktok.com/doc/tiktok-api-v2-error-handling */
export function refusal(status: number, code: string, message: string): Refusal {
  return new Refusal(message, jsonAnswer({ data: {}, error: { code, message, log_id: LOG_ID } }, status));
}

export function succeeded(data: object): Answer {
  return jsonAnswer({ data, error: { code: 'ok', message: '', log_id: LOG_ID } });
}

/** https://developers.tiktok.com/doc/oauth-error-handling */
export function oauthRefusal(error: string, description: string): Refusal {
  const body = { error, error_description: description, log_id: LOG_ID };
  return new Refusal(description, jsonAnswer(body, 400));
}

export const refusals = {
  invalidParams: (message: string) => refusal(400, 'invalid_params', message),
  unknownPublishId: () => refusal(400, 'invalid_publish_id', 'The publish_id is not valid.'),
  otherPublishId: () =>
    refusal(400, 'token_not_authorized_for_specified_publish_id', 'The publish_id is not of this account.'),
  tokenInvalid: () => refusal(401, 'access_token_invalid', 'The access token is invalid or expired.'),
  scopeMissing: (scope: string) =>
    refusal(401, 'scope_not_authorized', `The user did not authorize the scope ${scope}.`),
  pendingShares: () =>
    refusal(403, 'spam_risk_too_many_pending_share', 'There are too many pending shares in 24 hours.'),
  unaudited: () =>
    refusal(
      403,
      'unaudited_client_can_only_post_to_private_accounts',
      'Please review our integration guidelines at https://developers.tiktok.com/doc/content-sharing-guidelines/',
    ),
  privacyMismatch: () =>
    refusal(403, 'privacy_level_option_mismatch', 'The privacy level is none of the options of the creator.'),
  tooMany: () => refusal(429, 'rate_limit_exceeded', 'The API rate limit was exceeded. Try again later.'),
  server: () => refusal(500, 'internal_error', 'Something went wrong. Try again later.'),
  unknownPath: () => refusal(404, 'unsupported_path', 'The path is not supported.'),
};
