import { randomBytes } from 'node:crypto';
import { Refusal } from '#simulators/meta/social/answer.ts';

type Status =
  | 'INVALID_ARGUMENT'
  | 'UNAUTHENTICATED'
  | 'PERMISSION_DENIED'
  | 'RESOURCE_EXHAUSTED'
  | 'UNAVAILABLE';

const CODES: Record<Status, number> = {
  INVALID_ARGUMENT: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  RESOURCE_EXHAUSTED: 429,
  UNAVAILABLE: 503,
};

/** As Google Ads refuses; `kind` and `code` are one of its error enums. */
export function adsRefusal(
  status: Status,
  { kind, code, message }: { kind: string; code: string; message: string },
): Refusal {
  const requestId = newRequestId();
  const errors = [{ errorCode: { [kind]: code }, message }];
  const failure = { '@type': 'type.googleapis.com/google.ads.googleads.v26.errors.GoogleAdsFailure' };
  return refusalOf(status, message, requestId, [{ ...failure, errors, requestId }]);
}

export const queryRefusal = (code: string, message: string) =>
  adsRefusal('INVALID_ARGUMENT', { kind: 'queryError', code, message });

export const refusals = {
  /** Before the call reaches Google Ads at all, so without its details. */
  badToken: () =>
    refusalOf(
      'UNAUTHENTICATED',
      'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.',
      newRequestId(),
      [],
    ),
  scopeMissing: () =>
    refusalOf('PERMISSION_DENIED', 'Request had insufficient authentication scopes.', newRequestId(), [
      { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' },
    ]),
  notAdsUser: () =>
    adsRefusal('UNAUTHENTICATED', {
      kind: 'authenticationError',
      code: 'NOT_ADS_USER',
      message: 'The Google account is not associated with any Ads accounts.',
    }),
  permissionDenied: () =>
    adsRefusal('PERMISSION_DENIED', {
      kind: 'authorizationError',
      code: 'USER_PERMISSION_DENIED',
      message:
        "User doesn't have permission to access customer. Note: If you're accessing a client customer, the manager's customer id must be set in the 'login-customer-id' header.",
    }),
  notEnabled: () =>
    adsRefusal('PERMISSION_DENIED', {
      kind: 'authorizationError',
      code: 'CUSTOMER_NOT_ENABLED',
      message: "The customer can't be used because it isn't enabled.",
    }),
  projectNotApproved: () =>
    adsRefusal('PERMISSION_DENIED', {
      kind: 'authorizationError',
      code: 'CLOUD_PROJECT_NOT_APPROVED_FOR_PRODUCTION',
      message: 'The Google Cloud project is only approved for use with test accounts.',
    }),
  exhausted: () =>
    adsRefusal('RESOURCE_EXHAUSTED', {
      kind: 'quotaError',
      code: 'RESOURCE_EXHAUSTED',
      message: 'Too many requests. Retry in 5 seconds.',
    }),
  unavailable: () => refusalOf('UNAVAILABLE', 'The service is currently unavailable.', newRequestId(), []),
};

export function newRequestId(): string {
  return randomBytes(12).toString('base64url');
}

function refusalOf(status: Status, message: string, requestId: string, details: object[]): Refusal {
  const code = CODES[status];
  return new Refusal(message, {
    status: code,
    headers: { 'request-id': requestId },
    body: { error: { code, message, status, ...(details.length > 0 ? { details } : {}) } },
  });
}
