import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { type InvitationOffer, memberEndpoints } from '#shared/accounts/members.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { readReturn } from '#web/core/app/return-to.ts';
import { openApp } from '#web/testing/render.tsx';
import {
  ada,
  adasAccount,
  answer,
  once,
  type PreparedReply,
  refuse,
  signedIn,
  signedOut,
} from '#web/testing/replies.ts';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz';
const ADDRESS = `/invitation?token=${TOKEN}`;
const ZOES = '5b0f6f9c-6f0e-4c7a-9a51-0d9ad2b3a0b2';
const offer: InvitationOffer = {
  accountName: 'Zoe Kaya',
  storeNames: ['Tea House', 'Coffee Bar'],
  role: 'approver',
  email: ada.email,
  hasUser: true,
};
const offered = (given: Partial<InvitationOffer> = {}) =>
  answer(memberEndpoints.readInvitation, { ...offer, ...given });
const inZoes = answer(memberEndpoints.acceptInvitation, {
  accounts: [
    { ...adasAccount, isCurrent: false },
    { ...adasAccount, id: ZOES, name: 'Zoe Kaya', role: 'approver' },
  ],
});

const openInvitation = (replies: PreparedReply[], address = ADDRESS) => openApp(address, replies);

test('the invitation says who invites, as what, to which stores and whom', async () => {
  const { calls } = openInvitation([offered(), signedOut]);
  expect(await screen.findByRole('heading', { name: 'Zoe Kaya invites you to work together' })).toBeTruthy();
  expect(screen.getByText('Approver')).toBeTruthy();
  expect(screen.getByText('Looks at everything and decides which posts go out.')).toBeTruthy();
  expect(screen.getByText('Tea House and Coffee Bar')).toBeTruthy();
  expect(screen.getByText(ada.email)).toBeTruthy();
  expect(calls.find(({ path }) => path.endsWith('/read'))?.body).toEqual({ token: TOKEN });
});

test('who is signed out and has an account signs in and comes back', async () => {
  const { user } = openInvitation([offered(), signedOut]);
  await user.click(await screen.findByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('tab', { name: 'Sign In', selected: true })).toBeTruthy();
  expect(readReturn()).toBe(ADDRESS);
});

test('a newcomer creates an account with the address that was invited', async () => {
  const { user } = openInvitation([offered({ hasUser: false, email: 'bora@example.com' }), signedOut]);
  const [first] = await screen.findAllByRole('button', { name: /^(Create Account|Sign In)$/ });
  expect(first!.textContent).toBe('Create Account');
  await user.click(first!);
  expect(await screen.findByRole('tab', { name: 'Sign Up', selected: true })).toBeTruthy();
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('bora@example.com');
  expect(readReturn()).toBe(ADDRESS);
});

test('signed in with that address, one press joins and leads to the dashboard of that account', async () => {
  const { user, calls } = openInvitation([offered(), inZoes, signedIn, answer(storeEndpoints.list, [])]);
  await user.click(await screen.findByRole('button', { name: 'Join' }));
  expect(await screen.findByText('You are in the account of Zoe Kaya now.')).toBeTruthy();
  expect(window.location.pathname).toBe('/dashboard');
  expect(calls.find(({ path }) => path.endsWith('/accept'))?.body).toEqual({ token: TOKEN });
});

test('what is refused on joining is said, and can be tried again', async () => {
  const { user } = openInvitation([
    offered(),
    once(
      refuse(memberEndpoints.acceptInvitation, 410, {
        error: 'invitation_withdrawn',
        message: 'This invitation was withdrawn.',
      }),
    ),
    inZoes,
    signedIn,
    answer(storeEndpoints.list, []),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Join' }));
  expect((await screen.findByRole('alert')).textContent).toBe('This invitation was withdrawn.');
  await user.click(screen.getByRole('button', { name: 'Join' }));
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
});

test('signed in with another address, one logs out and finds the invitation again', async () => {
  const { user } = openInvitation([
    offered({ email: 'bora@example.com' }),
    signedIn,
    answer(authEndpoints.logout, { success: true }),
  ]);
  expect(
    await screen.findByText(
      'You are signed in as ada@example.com. This invitation is for bora@example.com: log out, and sign in with that address.',
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByText('Sign in with bora@example.com to join.')).toBeTruthy();
  expect(window.location.pathname + window.location.search).toBe(ADDRESS);
});

test.each([
  ['expired', 410, 'This invitation has expired. Please ask for a new one.'],
  ['withdrawn', 410, 'This invitation was withdrawn.'],
  ['used', 409, 'This invitation was accepted already.'],
])('an invitation that is %s says so', async (state, status, message) => {
  openInvitation([
    refuse(memberEndpoints.readInvitation, status, { error: `invitation_${state}`, message }),
    signedOut,
  ]);
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});

test('an invitation that could not be read, and a link without its end, say what to do', async () => {
  const { unmount } = openInvitation([refuse(memberEndpoints.readInvitation, 500, 'It broke'), signedOut]);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The invitation could not be read. Please reload the page.',
  );
  unmount();
  openInvitation([signedOut], '/invitation');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This link is not complete/);
});
