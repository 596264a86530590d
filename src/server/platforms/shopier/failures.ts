import { commonFailures, PlatformFailure } from '#server/platforms/ports/platform-failure.ts';

/** Every way Shopier can refuse or fail us, with the sentence its owner reads. */
export const shopierFailures = {
  ...commonFailures('shopier', 'Shopier'),
  tokenRefused: () =>
    failure(
      'reconnect-needed',
      'token_refused',
      'Shopier no longer accepts the access key of this store. Please connect the store again.',
    ),
  reauthorisationNeeded: () =>
    failure(
      'reconnect-needed',
      'reauthorisation_needed',
      'Our permission to read this Shopier store has run out. Please connect the store again.',
    ),
  appRefused: (reason: string) =>
    failure('rejected', 'app_refused', `Shopier did not accept this app: ${reason.slice(0, 200)}`),
  scopeMissing: (permission: string) =>
    failure(
      'rejected',
      'scope_missing',
      `The access key lacks the permission ${permission}. Please make a key with that permission in Shopier and connect the store again.`,
    ),
  paymentRequired: () =>
    failure(
      'rejected',
      'payment_required',
      'Shopier asks for a payment before it shares this store. Its data can be read again once that is settled in Shopier.',
    ),
  notFound: (path: string) =>
    failure('rejected', 'not_found', `Shopier does not have “${path.slice(0, 80)}” for this store.`),
  requestRefused: (reason: string) =>
    failure(
      'unexpected-reply',
      'request_refused',
      `Shopier did not accept our request: ${reason.slice(0, 300)}`,
    ),
  notShopier: (cause?: unknown) =>
    failure(
      'unexpected-reply',
      'not_shopier',
      'The address of Shopier answered, but not as Shopier does. We have logged it.',
      { cause },
    ),
  addressForbidden: (cause: unknown) =>
    failure('rejected', 'address_forbidden', 'The configured address of Shopier is not a public one.', {
      cause,
    }),
};

function failure(
  kind: PlatformFailure['kind'],
  code: string,
  message: string,
  more: { retryAfterMs?: number; cause?: unknown } = {},
): PlatformFailure {
  return new PlatformFailure('shopier', kind, { code, message, ...more });
}

export function isScopeMissing(error: unknown): boolean {
  return error instanceof PlatformFailure && error.code === 'scope_missing';
}

export function isNotFound(error: unknown): boolean {
  return error instanceof PlatformFailure && error.code === 'not_found';
}

export function isRequestRefused(error: unknown): boolean {
  return error instanceof PlatformFailure && error.code === 'request_refused';
}
