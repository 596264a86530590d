import { commonFailures, failureOf, PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { say, text } from '#shared/core/sentence.ts';

const failure = failureOf('shopier');

/** Every way Shopier can refuse or fail us, with the sentence its owner reads. */
export const shopierFailures = {
  ...commonFailures('shopier', 'Shopier'),
  tokenRefused: () =>
    failure(
      'reconnect-needed',
      'token_refused',
      text('Shopier no longer accepts the access key of this store. Please connect the store again.'),
    ),
  reauthorisationNeeded: () =>
    failure(
      'reconnect-needed',
      'reauthorisation_needed',
      text('Our permission to read this Shopier store has run out. Please connect the store again.'),
    ),
  appRefused: (reason: string) =>
    failure(
      'rejected',
      'app_refused',
      say('Shopier did not accept this app: {reason}', { reason: reason.slice(0, 200) }),
    ),
  scopeMissing: (permission: string) =>
    failure(
      'rejected',
      'scope_missing',
      say(
        'The access key lacks the permission {permission}. Please make a key with that permission in Shopier and connect the store again.',
        { permission },
      ),
    ),
  paymentRequired: () =>
    failure(
      'rejected',
      'payment_required',
      text(
        'Shopier asks for a payment before it shares this store. Its data can be read again once that is settled in Shopier.',
      ),
    ),
  notFound: (path: string) =>
    failure(
      'rejected',
      'not_found',
      say('Shopier does not have “{path}” for this store.', { path: path.slice(0, 80) }),
    ),
  requestRefused: (reason: string) =>
    failure(
      'unexpected-reply',
      'request_refused',
      say('Shopier did not accept our request: {reason}', { reason: reason.slice(0, 300) }),
    ),
  notShopier: (cause?: unknown) =>
    failure(
      'unexpected-reply',
      'not_shopier',
      text('The address of Shopier answered, but not as Shopier does. We have logged it.'),
      { cause },
    ),
  addressForbidden: (cause: unknown) =>
    failure('rejected', 'address_forbidden', text('The configured address of Shopier is not a public one.'), {
      cause,
    }),
};

export function isScopeMissing(error: unknown): boolean {
  return error instanceof PlatformFailure && error.code === 'scope_missing';
}

export function isNotFound(error: unknown): boolean {
  return error instanceof PlatformFailure && error.code === 'not_found';
}

export function isRequestRefused(error: unknown): boolean {
  return error instanceof PlatformFailure && error.code === 'request_refused';
}
