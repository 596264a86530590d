import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memberEndpoints } from '#shared/accounts/members.ts';
import { securityEndpoints } from '#shared/accounts/security.ts';
import { text } from '#shared/core/sentence.ts';
import { accountEndpoints, type DataExport as Export } from '#shared/operations/account.ts';
import { whyBlocked } from '#web/testing/blocked.ts';
import { openPart } from '#web/testing/render.tsx';
import { actingAs, adasAccount, answer, once, refuse } from '#web/testing/replies.ts';
import { DataExport } from './data-export.tsx';

const queued: Export = {
  id: '7d9c7a52-54a3-4c3f-8f0e-2f3d4a5b6c11',
  status: 'queued',
  progress: 0,
  createdAt: '2026-11-21T12:00:00.000Z',
  availableUntil: null,
  bytes: null,
  problem: null,
};
const security = answer(securityEndpoints.read, {
  hasPassword: true,
  hasGoogle: false,
  fresh: false,
  passkeys: [],
  secondFactor: null,
  sessions: [],
});

/** The file holds everything, so the password is asked for. */
async function confirm(user: ReturnType<typeof openPart>['user'], password = 'Passw0rd1') {
  const dialog = within(await screen.findByRole('dialog', { name: 'Prepare your data?' }));
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Prepare my data' });
  expect(whyBlocked(button)).toBe('Enter your current password');
  await user.type(await dialog.findByLabelText('Current password'), password);
  await user.click(button);
  return dialog;
}

const last = (given: Partial<Export> | null) =>
  answer(accountEndpoints.lastExport, { export: given && { ...queued, ...given } });

test('the data is gathered by a press of a button, and the card shows how far it is', async () => {
  const { user } = openPart(<DataExport />, [
    once(last(null)),
    last({ status: 'running', progress: 0.4 }),
    answer(accountEndpoints.startExport, { export: queued }),
    security,
  ]);
  await user.click(await screen.findByRole('button', { name: 'Prepare my data' }));
  await confirm(user);
  const bar = await screen.findByRole('progressbar', { name: 'Preparing your data' });
  expect(bar.getAttribute('aria-valuenow')).toBe('40');
  expect(screen.queryByRole('button')).toBeNull();
});

test('what is ready can be downloaded while it is there, or gathered again', async () => {
  openPart(<DataExport />, [
    last({
      status: 'ready',
      progress: 1,
      bytes: 12_340_000,
      availableUntil: '2026-11-28T12:00:00.000Z',
    }),
  ]);
  const link = await screen.findByRole('link', { name: 'Download (12.3 MB)' });
  expect(link.getAttribute('href')).toBe(`/api/user/export/${queued.id}/download`);
  expect(link.hasAttribute('download')).toBe(true);
  expect(screen.getByText(/^Ready\. It can be downloaded until Nov 28, 2026/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Prepare again' })).toBeTruthy();
});

test('what failed says so and can be tried again', async () => {
  const { user, calls } = openPart(<DataExport />, [
    last({ status: 'failed', problem: text('Your data could not be prepared. Please try again.') }),
    refuse(accountEndpoints.startExport, 429, {
      error: 'too_many_requests',
      message: 'Too many attempts. Please wait a minute and try again.',
    }),
    security,
  ]);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your data could not be prepared. Please try again.',
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await confirm(user);
  expect(await screen.findByText('Too many attempts. Please wait a minute and try again.')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a wrong password gathers nothing, and is said where it stands', async () => {
  const refusal = { error: 'wrong_password', message: 'This is not your current password.' };
  const { user } = openPart(<DataExport />, [
    last(null),
    refuse(accountEndpoints.startExport, 400, refusal),
    security,
  ]);
  await user.click(await screen.findByRole('button', { name: 'Prepare my data' }));
  const dialog = await confirm(user, 'wrong');
  expect(await dialog.findByText('This is not your current password.')).toBeTruthy();
});

test('who is in several accounts reads of which one the file is', async () => {
  const accounts = [
    { ...adasAccount, storeNames: ['Tea House', 'Bakery'] },
    { ...adasAccount, id: '5b0f6f9c-6f0e-4c7a-9a51-0d9ad2b3a0b2', name: 'Zoe Kaya', isCurrent: false },
  ];
  openPart(<DataExport />, [last(null), answer(memberEndpoints.ownAccounts, { accounts })]);
  expect(await screen.findByText('Of the account of Ada Yılmaz: Tea House, Bakery.')).toBeTruthy();
});

test('who does not own the account is offered what is their own', async () => {
  const { user } = openPart(<DataExport />, [last(null), actingAs('viewer'), security]);
  expect(await screen.findByText(/^What is yours as one zip: .* is exported by its owners\.$/)).toBeTruthy();
  expect(screen.queryByText(/^Of the account of/)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Prepare my data' }));
  expect(
    await screen.findByText('The file holds what is yours, so please confirm that it is you.'),
  ).toBeTruthy();
});
