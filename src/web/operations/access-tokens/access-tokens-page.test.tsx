import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  type AccessToken,
  type AccessTokenCall,
  accessTokenEndpoints,
} from '#shared/accounts/access-tokens.ts';
import { securityEndpoints } from '#shared/accounts/security.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { whyBlocked } from '#web/testing/blocked.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { actingAs, answer, once, type PreparedReply, refuse } from '#web/testing/replies.ts';
import { AccessTokensPage } from './access-tokens-page.tsx';

const tea = exampleStore({ storeName: 'Tea House' });
const coffee = exampleStore({ id: '0b9c7a52-54a3-4c3f-8f0e-2f3d4a5b6c02', storeName: 'Coffee Bar' });
const PASSWORD = 'Passw0rd1';
const SECRET = `vtr_pat_${'a'.repeat(49)}`;
const HOUR_MS = 3_600_000;

const inDays = (days: number) => new Date(Date.now() + days * 24 * HOUR_MS - HOUR_MS).toISOString();
const sheet: AccessToken = {
  id: '5b0f6f9c-6f0e-4c7a-9a51-0d9ad2b3a0a1',
  name: 'Weekly sheet',
  ending: 'x9Qz',
  scopes: ['metrics:read', 'posts:draft'],
  storeIds: [tea.id],
  state: 'open',
  createdAt: '2026-11-01T09:00:00.000Z',
  expiresAt: inDays(60),
  revokedAt: null,
  usedAt: '2026-11-20T09:00:00.000Z',
  usedFrom: '203.0.113.7',
  owner: 'Ada Yılmaz',
  isYours: true,
};
const gone: AccessToken = {
  ...sheet,
  id: crypto.randomUUID(),
  name: 'Old till',
  state: 'revoked',
  revokedAt: '2026-11-10T09:00:00.000Z',
};
const withPassword = answer(securityEndpoints.read, {
  hasPassword: true,
  hasGoogle: false,
  fresh: false,
  passkeys: [],
  secondFactor: null,
  sessions: [],
});

function openTokens(accessTokens: AccessToken[], replies: PreparedReply[] = [], stores = [tea, coffee]) {
  return openPart(
    <AccessTokensPage />,
    [
      ...replies,
      answer(accessTokenEndpoints.list, { accessTokens }),
      answer(storeEndpoints.list, stores),
      withPassword,
    ],
    '/settings/access-tokens',
  );
}

async function openDialog(user: ReturnType<typeof openTokens>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Make an access token' }));
  return within(await screen.findByRole('dialog', { name: 'Make an access token' }));
}

test('each token says what it may do, where, until when, and when it was used from where', async () => {
  openTokens([
    sheet,
    {
      ...sheet,
      id: crypto.randomUUID(),
      name: 'Till',
      expiresAt: inDays(3),
      usedAt: null,
      usedFrom: null,
      isYours: false,
      owner: 'Zoe Kaya',
    },
    gone,
  ]);
  const rows = within(await screen.findByRole('list', { name: 'Access tokens in use' })).getAllByRole(
    'listitem',
  );
  await waitFor(() =>
    expect(rows[0]!.textContent).toMatch(
      /^Weekly sheetvtr_pat_…x9QzRead figures · Write draftsTea HouseValid until .*Last used Nov 20, 2026.* from 203\.0\.113\.7/,
    ),
  );
  expect(rows[1]!.textContent).toMatch(/Expires in 3 days.*Of Zoe Kaya.*Not used yet/);
  expect(screen.getByRole('list', { name: 'Expired and revoked access tokens' }).textContent).toMatch(
    /Old till.*Revoked.*Revoked on Nov 10, 2026/,
  );
  expect(screen.queryByRole('button', { name: 'Revoke Old till' })).toBeNull();
});

test('where there is none, one sentence says what they are for', async () => {
  openTokens([]);
  expect(await screen.findByRole('heading', { name: 'No program has access' })).toBeTruthy();
});

test('a token is made for chosen stores, shown once, and left only on purpose', async () => {
  const { user, calls } = openTokens(
    [],
    [answer(accessTokenEndpoints.create, { accessToken: sheet, secret: SECRET })],
  );
  const dialog = await openDialog(user);
  const make = dialog.getByRole('button', { name: 'Make the token' });
  expect(whyBlocked(make)).toBe('Please enter a name for it.');
  await user.type(dialog.getByLabelText('Name'), 'Weekly sheet');
  expect(whyBlocked(make)).toBe('Please choose at least one store.');
  await user.click(await dialog.findByRole('checkbox', { name: 'All of these' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Coffee Bar' }));
  await user.click(dialog.getByRole('checkbox', { name: /^Write drafts/ }));
  await user.selectOptions(dialog.getByLabelText('Valid for'), '30 days');
  await user.type(await dialog.findByLabelText('Current password'), PASSWORD);
  await user.click(make);

  const shown = within(await screen.findByRole('dialog', { name: 'Your access token' }));
  expect(shown.getByRole('group', { name: 'Access token' }).textContent).toContain(SECRET);
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    currentPassword: PASSWORD,
    name: 'Weekly sheet',
    scopes: ['metrics:read', 'posts:draft'],
    storeIds: [tea.id],
    days: 30,
  });
  await user.keyboard('{Escape}');
  const done = shown.getByRole('button', { name: 'Done' });
  expect(whyBlocked(done)).toBe('Say first that you have copied it.');
  await user.click(shown.getByRole('checkbox', { name: 'I have copied the token to a safe place.' }));
  await user.click(done);
  await waitFor(() => expect(screen.queryByText(SECRET, { exact: false })).toBeNull());
});

test('with one store there is nothing to choose', async () => {
  const { user } = openTokens([], [], [tea]);
  const dialog = await openDialog(user);
  const only = await dialog.findByRole<HTMLInputElement>('checkbox', { name: 'Tea House' });
  expect(only.checked).toBe(true);
  expect(dialog.queryByRole('checkbox', { name: 'All of these' })).toBeNull();
});

test('what the role does not include cannot be given to a program, and the reason stands there', async () => {
  const { user } = openTokens([], [actingAs('viewer')]);
  const dialog = await openDialog(user);
  await waitFor(() => {
    const drafts = dialog.getByRole<HTMLInputElement>('checkbox', { name: /^Write drafts/ });
    expect(drafts.disabled).toBe(true);
    expect(drafts.closest('label')!.textContent).toContain('This takes an editor, a manager or an owner.');
  });
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /^Read figures/ }).disabled).toBe(false);
});

test('a revoked token is gone from those in use, and a failure says so', async () => {
  const { user } = openTokens(
    [sheet],
    [
      once(refuse(accessTokenEndpoints.revoke, 500, { error: 'internal_error', message: 'Away' })),
      answer(accessTokenEndpoints.revoke, { accessTokens: [] }),
    ],
  );
  await user.click(await screen.findByRole('button', { name: 'Revoke Weekly sheet' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke “Weekly sheet”?' }));
  await user.click(dialog.getByRole('button', { name: 'Revoke token' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Revoke token' }));
  expect(await screen.findByText('“Weekly sheet” was revoked')).toBeTruthy();
});

test('what a token called is listed with how it was answered, and more of it when asked for', async () => {
  const call = (status: number, path: string): AccessTokenCall => ({
    id: crypto.randomUUID(),
    at: '2026-11-20T09:00:00.000Z',
    method: 'GET',
    path,
    status,
    storeId: tea.id,
    address: '203.0.113.7',
  });
  const { user } = openTokens(
    [sheet],
    [
      once(
        answer(accessTokenEndpoints.calls, {
          calls: [call(200, '/api/v1/stores/:store_id')],
          next: crypto.randomUUID(),
        }),
      ),
      answer(accessTokenEndpoints.calls, { calls: [call(403, '/api/v1/metrics')], next: null }),
    ],
  );
  await user.click(await screen.findByRole('button', { name: 'Calls of Weekly sheet' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Calls of “Weekly sheet”' }));
  expect((await drawer.findByRole('listitem')).textContent).toMatch(
    /^GET \/api\/v1\/stores\/\{store_id\}Answered.*Tea House203\.0\.113\.7$/,
  );
  await user.click(drawer.getByRole('button', { name: 'Show more' }));
  expect(await drawer.findByText('Refused (403)')).toBeTruthy();
  expect(drawer.queryByRole('button', { name: 'Show more' })).toBeNull();
});
