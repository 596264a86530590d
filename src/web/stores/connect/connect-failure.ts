import { text } from '#shared/core/sentence.ts';
import type { Platform } from '#shared/stores/stores.ts';
import { type Failure, oauthNotAvailable } from '#web/accounts/connections/connect-error.ts';
import { ApiError, reasonOf } from '#web/core/api/api-error.ts';
import type { Translate } from '#web/core/app/i18n.ts';
import type { ConnectForm } from './connection.ts';

/** A reply without an error that is neither a connected store nor the way to a consent page. */
export class UnexpectedReply extends Error {}

/** What to say when a form did not lead to a store, in the words of the specification's section 8. */
export function connectFailure(t: Translate, form: ConnectForm, error: Error): Failure {
  const title = t('Connection Failed');
  if (error instanceof UnexpectedReply) return { title, message: t('Unexpected response received.') };
  if (form === 'shopify-oauth') return consentFailure(t, 'shopify', error);
  if (form === 'shopier-oauth') return consentFailure(t, 'shopier', error);
  return {
    title,
    message: t.message(
      reasonOf(error, text('Failed to connect store. Please check your credentials and try again.')),
    ),
  };
}

function consentFailure(t: Translate, platform: Platform, error: Error): Failure {
  if (!(error instanceof ApiError))
    return {
      title: t('Connection Failed'),
      message: t.message(reasonOf(error, text('Failed to initiate store connection. Please try again.'))),
    };
  if (error.problem?.error === 'oauth_not_configured') return oauthNotAvailable(t, platform);
  return {
    title: t('Connection Failed'),
    message: t.message(reasonOf(error, text('Failed to initiate OAuth connection. Please try again.'))),
  };
}

/** What to say when a form was sent without all it needs. */
export function missingInformation(t: Translate, form: ConnectForm): Failure {
  const title = t('Missing Information');
  switch (form) {
    case 'shopify-oauth':
      return { title: t('Missing Store Information'), message: t('Please enter your store name.') };
    case 'shopify-app':
      return { title, message: t('Please enter shop domain, client ID and client secret.') };
    case 'shopier-direct':
      return { title, message: t('Please enter both store URL and API key.') };
    default:
      return { title, message: t('Please enter both shop domain and access token.') };
  }
}
