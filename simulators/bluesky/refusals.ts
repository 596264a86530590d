import { jsonAnswer, Refusal } from '#simulators/meta/social/answer.ts';

/** https://atproto.com/specs/xrpc#error-responses */
export function refusal(status: number, error: string, message: string, headers = {}): Refusal {
  return new Refusal(message, jsonAnswer({ error, message }, status, headers));
}

export const refusals = {
  wrongPassword: () => refusal(401, 'AuthenticationRequired', 'Invalid identifier or password'),
  noSession: () => refusal(401, 'AuthMissing', 'Authentication Required'),
  expired: () => refusal(400, 'ExpiredToken', 'Token has expired'),
  invalid: (message: string) => refusal(400, 'InvalidRequest', message),
  noRecord: (uri: string) => refusal(400, 'RecordNotFound', `Could not locate record: ${uri}`),
  blobTooLarge: () => refusal(400, 'BlobTooLarge', 'This file is too large.'),
  unknownMethod: () => refusal(501, 'MethodNotImplemented', 'Method Not Implemented'),
  tooMany: (resetsAt: number) =>
    refusal(429, 'RateLimitExceeded', 'Rate Limit Exceeded', { 'ratelimit-reset': String(resetsAt) }),
  server: () => refusal(500, 'InternalServerError', 'Internal Server Error'),
};
