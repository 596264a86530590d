import { type CONNECT_ERRORS, PLATFORM_NAMES, PLATFORMS, type Platform } from '#shared/stores/stores.ts';
import type { Translate } from '#web/core/app/i18n.ts';
import { refusalSentence } from '#web/core/session/refusal-sentence.ts';

export interface Failure {
  title: string;
  message: string;
}

/** What a consent that did not end in a connected store brings back in the address. */
export interface ConnectError {
  code: string;
  platform: Platform | null;
  storeName: string | null;
}

export function readConnectError(query: URLSearchParams): ConnectError | null {
  const code = query.get('error');
  if (!code) return null;
  return {
    code,
    platform: PLATFORMS.find((platform) => platform === query.get('platform')) ?? null,
    storeName: query.get('store') || null,
  };
}

export function connectErrorSentence(t: Translate, { code, platform, storeName }: ConnectError): Failure {
  const title = t('Connection Failed');
  const refused = refusalSentence(t, code);
  if (refused) return { title, message: refused };
  const at = { platform: platform ? PLATFORM_NAMES[platform] : t('the platform') };
  switch (code as (typeof CONNECT_ERRORS)[number]) {
    case 'oauth_not_configured':
      if (platform) return oauthNotAvailable(t, platform);
      break;
    case 'oauth_denied':
      return {
        title,
        message: t('No consent was given at {platform}, so nothing was connected.', at),
      };
    case 'oauth_expired':
      return {
        title,
        message: t(
          'The consent at {platform} took too long or was already completed. Please start again.',
          at,
        ),
      };
    case 'oauth_invalid':
      return {
        title,
        message: t(
          'The reply did not come from {platform}, or belongs to another browser. Please start again.',
          at,
        ),
      };
    case 'scope_missing':
      return {
        title,
        message: t(
          '{platform} did not grant all permissions that Vitrin needs to read. Please connect again.',
          at,
        ),
      };
    case 'store_already_connected':
      return {
        title,
        message: t('{storeName} is already connected to another account.', {
          storeName: storeName ?? t('This store'),
        }),
      };
    case 'connection_failed':
      return {
        title,
        message: t(
          '{platform} gave consent, but then the store could not be read. Please try again in a few minutes.',
          at,
        ),
      };
  }
  return { title, message: t('Failed to initiate store connection. Please try again.') };
}

export function oauthNotAvailable(t: Translate, platform: Platform): Failure {
  return {
    title: t('OAuth Not Available'),
    message: t('{platform} OAuth is not configured. Please use direct connection instead.', {
      platform: PLATFORM_NAMES[platform],
    }),
  };
}
