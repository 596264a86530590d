import { commonFailures, failureOf } from '#server/platforms/ports/platform-failure.ts';
import { say, text } from '#shared/core/sentence.ts';

const failure = failureOf('shopify');

/** Every way Shopify can refuse or fail us, with the sentence its owner reads. */
export const shopifyFailures = {
  ...commonFailures('shopify', 'Shopify'),
  tokenRefused: (shop: string) =>
    failure(
      'reconnect-needed',
      'token_refused',
      say('Shopify no longer accepts the access token of “{shop}”. Please connect the store again.', {
        shop,
      }),
    ),
  reauthorisationNeeded: (shop: string) =>
    failure(
      'reconnect-needed',
      'reauthorisation_needed',
      say('Our permission to read “{shop}” has run out. Please connect the store again.', { shop }),
    ),
  appRefused: (shop: string, reason: string) =>
    failure(
      'rejected',
      'app_refused',
      say('Shopify did not accept this app for “{shop}”: {reason}', { shop, reason: reason.slice(0, 200) }),
    ),
  shopFrozen: (shop: string) =>
    failure(
      'rejected',
      'shop_frozen',
      say(
        '“{shop}” is frozen by Shopify, usually over an unpaid invoice. Its data can be read again once Shopify reopens it.',
        { shop },
      ),
    ),
  accessForbidden: (shop: string) =>
    failure(
      'rejected',
      'access_forbidden',
      say(
        'Shopify does not let this access token open “{shop}”. Please check that the app is installed in that store.',
        { shop },
      ),
    ),
  shopNotFound: (shop: string) =>
    failure(
      'rejected',
      'shop_not_found',
      say('There is no Shopify store named “{shop}”. Please check the name.', { shop }),
    ),
  shopLocked: (shop: string) =>
    failure(
      'rejected',
      'shop_locked',
      say(
        '“{shop}” is locked by Shopify, for example after a move or a merge. Please contact Shopify support.',
        { shop },
      ),
    ),
  scopeMissing: (scope: string) =>
    failure(
      'rejected',
      'scope_missing',
      say(
        'The access token lacks the permission {scope}. Please add it to the app in Shopify and connect the store again.',
        { scope },
      ),
    ),
  protectedData: () =>
    failure(
      'rejected',
      'protected_data',
      text('Shopify has not approved this app for protected customer data, which this needs.'),
    ),
  reportRefused: (reason: string) =>
    failure(
      'rejected',
      'report_refused',
      say('Shopify does not give this report: {reason}', { reason: reason.slice(0, 300) }),
    ),
  notShopify: (shop: string) =>
    failure(
      'unexpected-reply',
      'not_shopify',
      say('The address of “{shop}” answered, but not as Shopify does. Please check the store name.', {
        shop,
      }),
    ),
  queryRefused: (reason: string) =>
    failure(
      'unexpected-reply',
      'query_refused',
      say('Shopify did not accept our request: {reason}', { reason: reason.slice(0, 300) }),
    ),
  currencyMismatch: (order: string, orderCurrency: string, shopCurrency: string) =>
    failure(
      'unexpected-reply',
      'currency_mismatch',
      say(
        'Order {order} is in {orderCurrency}, but the store is now in {shopCurrency}. We cannot add the two without a rate.',
        { order, orderCurrency, shopCurrency },
      ),
    ),
  addressForbidden: (cause: unknown) =>
    failure(
      'rejected',
      'address_forbidden',
      text('The address of this store is not a public Shopify address.'),
      {
        cause,
      },
    ),
  fileUnreadable: (cause: unknown) =>
    failure(
      'unavailable',
      'file_unreadable',
      text('The file Shopify prepared could not be read to its end. We will try again automatically.'),
      { cause },
    ),
};
