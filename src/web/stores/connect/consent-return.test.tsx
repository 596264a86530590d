import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CONNECT_ERRORS, storeEndpoints } from '#shared/stores/stores.ts';
import { connectErrorSentence } from '#web/accounts/connections/connect-error.ts';
import { createTranslate } from '#web/core/app/i18n.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer } from '#web/testing/replies.ts';
import { StoresPage } from './stores-page.tsx';

const sentences: Record<(typeof CONNECT_ERRORS)[number], string> = {
  oauth_not_configured: 'Shopify OAuth is not configured. Please use direct connection instead.',
  oauth_denied: 'No consent was given at Shopify, so nothing was connected.',
  oauth_expired: 'The consent at Shopify took too long or was already completed. Please start again.',
  oauth_invalid: 'The reply did not come from Shopify, or belongs to another browser. Please start again.',
  scope_missing: 'Shopify did not grant all permissions that Vitrin needs to read. Please connect again.',
  store_already_connected: 'tea-house is already connected to another account.',
  connection_failed:
    'Shopify gave consent, but then the store could not be read. Please try again in a few minutes.',
  second_factor_required:
    'This account asks its members to sign in with a code. Please set one up in the settings first.',
  role_too_small: 'Your role does not include this. A manager or an owner of the account can do it.',
};

test.each(Object.entries(sentences))(
  'back from the consent page with %s, a toast says what happened and the address is cleaned',
  async (code, sentence) => {
    openPart(
      <StoresPage />,
      [answer(storeEndpoints.list, [])],
      `/stores?error=${code}&platform=shopify&store=tea-house`,
    );
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(window.location.pathname + window.location.search).toBe('/stores');
  },
);

test('a code of tomorrow is a connection that failed', async () => {
  openPart(<StoresPage />, [answer(storeEndpoints.list, [])], '/stores?error=new_code');
  expect(await screen.findByText('Connection Failed')).toBeTruthy();
  expect(screen.getByText('Failed to initiate store connection. Please try again.')).toBeTruthy();
});

test('without platform and store in the address there is still a sentence for every code', () => {
  const t = createTranslate('en', {});
  for (const code of CONNECT_ERRORS) {
    const { message } = connectErrorSentence(t, { code, platform: null, storeName: null });
    expect(message).toMatch(/^[^{}]{20,}\.$/);
  }
});
