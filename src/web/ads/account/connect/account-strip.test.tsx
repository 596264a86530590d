import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { texts as turkish } from '#languages/tr/interface/texts.ts';
import { ADS_CONSENT_ERRORS, type AdsAccount, adsAccountEndpoints } from '#shared/ads/ads-account.ts';
import { text } from '#shared/core/sentence.ts';
import { connectedAccount, exampleAccount, exampleReport } from '#web/ads/testing/example-account.ts';
import { openAds } from '#web/ads/testing/open-ads.tsx';
import { createTranslate, switchLanguage } from '#web/core/app/i18n.ts';
import { whyBlocked } from '#web/testing/blocked.ts';
import { answer, once, refuse } from '#web/testing/replies.ts';
import { consentErrorSentence } from './account-strip.tsx';

const known = (change: Partial<AdsAccount>) => answer(adsAccountEndpoints.read, exampleAccount(change));
const strip = async () => within(await screen.findByRole('region', { name: 'Google Ads' }));

test('without an account there are two ways: connecting, and importing a report', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { user } = openAds([
    answer(adsAccountEndpoints.connect, { success: true, authUrl: 'https://accounts.google.com/o/oauth2' }),
  ]);
  const account = await strip();
  expect(account.getByText('Google Ads is not connected')).toBeTruthy();
  expect(account.getByRole('button', { name: 'Import a report' })).toBeTruthy();
  await user.click(account.getByRole('button', { name: 'Connect Google Ads' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://accounts.google.com/o/oauth2'));
});

test('where nothing is set up to connect, only reports can be imported', async () => {
  openAds([known({ canConnect: false })]);
  const account = await strip();
  expect(account.queryByRole('button', { name: 'Connect Google Ads' })).toBeNull();
  expect(account.getByText(/Connecting is not set up in this installation/)).toBeTruthy();
});

test('a consent page that cannot be opened says why', async () => {
  const { user } = openAds([
    refuse(adsAccountEndpoints.connect, 503, { error: 'platform_unavailable', message: 'Google is away.' }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Connect Google Ads' }));
  expect(await screen.findByText('Google is away.')).toBeTruthy();
});

test('of several accounts one is chosen', async () => {
  const choices = [
    { customerId: '1234567890', name: 'Tea House Ads', currency: 'GBP', timeZone: 'Europe/London' },
    { customerId: '9876543210', name: '', currency: 'EUR', timeZone: 'Europe/Berlin' },
  ];
  const { user, posts } = openAds([
    once(known({ account: connectedAccount({ status: 'choosing', customerId: null, choices }) })),
    known({ account: connectedAccount({ status: 'reading', readAt: null }) }),
    answer(adsAccountEndpoints.choose, exampleAccount()),
  ]);
  const account = await strip();
  const use = account.getByRole('button', { name: 'Use this account' });
  expect(whyBlocked(use)).toBe('Choose an account first.');
  await user.click(account.getByRole('radio', { name: /Account without a name.*987-654-3210 · EUR/ }));
  await user.click(use);
  expect(await screen.findByText('Being read')).toBeTruthy();
  expect(posts('/choose')).toEqual([{ customerId: '9876543210' }]);
});

test('a connected account says which it is and since when it is known, and can be read again', async () => {
  const { user, posts } = openAds([
    known({ account: connectedAccount(), reports: [exampleReport()] }),
    answer(adsAccountEndpoints.refresh, exampleAccount()),
  ]);
  const account = await strip();
  expect(account.getByText('Tea House Ads')).toBeTruthy();
  expect(
    account.getByText(/^123-456-7890 · GBP · read .* · known from Aug 22, 2026 · 1 imported report$/),
  ).toBeTruthy();
  await user.click(account.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('Reading Google Ads')).toBeTruthy();
  expect(posts('/refresh')).toHaveLength(1);
});

test('disconnecting says what is deleted, and leads back to the beginning', async () => {
  const { user, calls } = openAds([
    once(known({ account: connectedAccount() })),
    answer(adsAccountEndpoints.disconnect, { success: true }),
  ]);
  await user.click((await strip()).getByRole('button', { name: 'Disconnect' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect Tea House Ads?' }));
  expect(dialog.getByText(/campaigns, search terms and figures/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByText('Google Ads is not connected')).toBeTruthy();
  expect(calls.some(({ method, path }) => method === 'DELETE' && path.endsWith('/account'))).toBe(true);
});

test('an account that Google no longer lets be read says why, with the way on', async () => {
  const problem = text('Google no longer accepts our access to this account. Please connect it again.');
  openAds([known({ account: connectedAccount({ status: 'reconnect', problem }) })]);
  const account = await strip();
  expect(account.getByText(problem)).toBeTruthy();
  expect(account.getByRole('button', { name: 'Reconnect' })).toBeTruthy();
  expect(account.queryByRole('button', { name: 'Refresh' })).toBeNull();
});

test('an account that could not be loaded can be asked for again', async () => {
  const { user } = openAds([once(refuse(adsAccountEndpoints.read, 500, { error: 'internal', message: '' }))]);
  expect(await screen.findByText('The Google Ads account could not be loaded.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Google Ads is not connected')).toBeTruthy();
});

test('back from the consent, what came of it is said once and the address is clean', async () => {
  openAds([known({ account: connectedAccount({ status: 'reading' }) })], {
    search: '?ads=connected&tab=timing',
  });
  expect(await screen.findByText('Google Ads Connected')).toBeTruthy();
  expect(window.location.search).toBe('?tab=timing');
});

test('back without a connection, the reason is said and the address is clean', async () => {
  openAds([], { search: '?ads_error=scope_missing' });
  expect(
    await screen.findByText(/^The permission to see your Google Ads campaigns was left out/),
  ).toBeTruthy();
  expect(window.location.search).toBe('');
});

test('every reason has a sentence in both languages, an unknown one too', () => {
  for (const [language, catalogue] of [
    ['en', {}],
    ['tr', turkish],
  ] as const) {
    const t = createTranslate(language, catalogue);
    const sentences = [...ADS_CONSENT_ERRORS, 'tomorrow'].map((code) => consentErrorSentence(t, code));
    expect(new Set(sentences).size).toBe(ADS_CONSENT_ERRORS.length + 1);
    for (const sentence of sentences) expect(sentence).toMatch(/^[^{}]{20,}\.$/);
  }
});

test('the strip speaks Turkish', async () => {
  await switchLanguage('tr');
  openAds([known({ account: connectedAccount({ status: 'reading', readAt: null, from: null }) })]);
  const account = await strip();
  expect(account.getByText('Okunuyor')).toBeTruthy();
  expect(account.getByRole('button', { name: 'Rapor içe aktar' })).toBeTruthy();
});
