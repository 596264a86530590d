import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { memberEndpoints, type OwnAccount } from '#shared/accounts/members.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { changeDrafts, forgetDrafts } from '#web/core/app/cached-drafts.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openApp } from '#web/testing/render.tsx';
import {
  actingAs,
  adasAccount,
  answer,
  once,
  type PreparedReply,
  refuse,
  signedIn,
} from '#web/testing/replies.ts';

const zoes: OwnAccount = {
  ...adasAccount,
  id: '5b0f6f9c-6f0e-4c7a-9a51-0d9ad2b3a0b2',
  name: 'Zoe Kaya',
  role: 'editor',
  storeNames: ['Coffee Bar', 'Bakery'],
  isCurrent: false,
};
const inTwo = (current: OwnAccount, ...others: OwnAccount[]) =>
  answer(memberEndpoints.ownAccounts, {
    accounts: [{ ...current, isCurrent: true }, ...others.map((each) => ({ ...each, isCurrent: false }))],
  });
let assign: MockInstance<Location['assign']>;

beforeEach(() => {
  assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
});

const openAt = (path: string, replies: PreparedReply[]) =>
  openApp(path, [...replies, signedIn, answer(storeEndpoints.list, [exampleStore()])]);
const menuButton = () => screen.findByRole('button', { name: /Account menu$/ });

test('who is in one account finds nothing of accounts in the menu', async () => {
  const { user } = openAt('/settings/members', []);
  const button = await menuButton();
  await user.click(button);
  expect(await screen.findByRole('menuitem', { name: 'Log out' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Account' })).toBeNull();
  expect(button.title).toBe('');
});

test('who is in two sees in which, and switches; the page then starts again', async () => {
  sessionStorage.setItem('vitrin-draft-x', '"typed"');
  const { user, calls } = openAt('/settings/members', [
    inTwo(adasAccount, zoes),
    inTwo(zoes, adasAccount),
    answer(memberEndpoints.switchAccount, { accounts: [] }),
  ]);
  const button = await screen.findByRole('button', { name: /Account of Ada Yılmaz: Account menu$/ });
  expect(button.title).toBe('Account of Ada Yılmaz');
  await user.click(button);
  const choice = within(await screen.findByRole('group', { name: 'Account' }));
  expect(choice.getByRole('menuitemradio', { name: /^Ada Yılmaz/ }).getAttribute('aria-checked')).toBe(
    'true',
  );
  await user.click(choice.getByRole('menuitemradio', { name: 'Zoe Kaya Coffee Bar, Bakery' }));
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/dashboard?arrived=chosen'));
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ accountId: zoes.id });
  expect(localStorage.getItem('vitrin-account')).toBe(zoes.id);
  expect(sessionStorage.getItem('vitrin-draft-x')).toBeNull();
});

test('what was typed in an account waits there, also where a link led to another one', async () => {
  sessionStorage.setItem('vitrin-draft-x', '"typed at Ada’s"');
  openAt(`/settings?in-account=${zoes.id}`, [
    inTwo(adasAccount, zoes),
    answer(memberEndpoints.switchAccount, { accounts: [] }),
  ]);
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(sessionStorage.getItem('vitrin-draft-x')).toBeNull();
  sessionStorage.setItem('vitrin-draft-x', '"typed at Zoe’s"');
  cleanup();

  openAt(`/settings?in-account=${adasAccount.id}`, [
    inTwo(zoes, adasAccount),
    answer(memberEndpoints.switchAccount, { accounts: [] }),
  ]);
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(2));
  expect(sessionStorage.getItem('vitrin-draft-x')).toBe('"typed at Ada’s"');
  forgetDrafts();
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('vitrin-draft'))).toEqual([]);
});

test('a link about another of their accounts opens there', async () => {
  const { calls } = openAt(`/settings?tab=x&in-account=${zoes.id}#security`, [
    inTwo(adasAccount, zoes),
    answer(memberEndpoints.switchAccount, { accounts: [] }),
  ]);
  await waitFor(() =>
    expect(assign).toHaveBeenCalledExactlyOnceWith('/settings?tab=x&arrived=chosen#security'),
  );
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ accountId: zoes.id });
});

test('going over to another account by a link is not taken for a removal', async () => {
  const { user, calls } = openAt(`/stores?in-account=${zoes.id}`, [
    once(inTwo({ ...adasAccount, role: 'manager' }, zoes)),
    inTwo(zoes, adasAccount),
    answer(memberEndpoints.switchAccount, { accounts: [] }),
    refuse(storeEndpoints.refresh, 403, { error: 'role_too_small', message: 'This takes an owner.' }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Refresh Tea House' }));
  const looks = () => calls.filter(({ path }) => path === memberEndpoints.ownAccounts.path);
  await waitFor(() => expect(looks().length).toBeGreaterThan(1));
  await screen.findByRole('button', { name: /Account of Zoe/ });
  expect(assign.mock.calls).toEqual([['/stores?arrived=chosen']]);
});

test('a link about the account that one is in just opens, and one about a foreign one says so', async () => {
  openAt(`/settings/members?in-account=${adasAccount.id}`, [inTwo(adasAccount, zoes)]);
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(screen.queryByText('That link is about an account that you are not a member of.')).toBeNull();
  cleanup();
  openAt('/settings/members?in-account=4f0f6f9c-6f0e-4c7a-9a51-0d9ad2b3a0b2', [inTwo(adasAccount, zoes)]);
  expect(await screen.findByText('That link is about an account that you are not a member of.')).toBeTruthy();
  expect(assign).not.toHaveBeenCalled();
});

test('a switch that failed is said', async () => {
  const { user } = openAt('/settings/members', [
    inTwo(adasAccount, zoes),
    refuse(memberEndpoints.switchAccount, 500, 'It broke'),
  ]);
  await user.click(await screen.findByRole('button', { name: /^.*Account of Ada/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: /^Zoe Kaya/ }));
  expect(await screen.findByText('The account could not be opened. Please try again.')).toBeTruthy();
  expect(assign).not.toHaveBeenCalled();
});

test('the page that starts again says in whose account one is', async () => {
  openAt('/settings/members?arrived=chosen', [inTwo(zoes, adasAccount)]);
  expect(await screen.findByText('You are in the account of Zoe Kaya now.')).toBeTruthy();
  expect(window.location.search).toBe('');
});

test('where another tab went over to another account, this one follows, and what is typed here waits', async () => {
  sessionStorage.setItem('vitrin-draft-x', '"typed"');
  openAt('/settings/members', [inTwo(adasAccount, zoes)]);
  await screen.findByRole('button', { name: /Account of Ada/ });
  expect(localStorage.getItem('vitrin-account')).toBe(adasAccount.id);
  localStorage.setItem('vitrin-account', zoes.id);
  act(
    () =>
      void window.dispatchEvent(new StorageEvent('storage', { key: 'vitrin-account', newValue: zoes.id })),
  );
  expect(assign).toHaveBeenCalledExactlyOnceWith('/');
  expect(sessionStorage.getItem('vitrin-draft-x')).toBeNull();
  changeDrafts(zoes.id, adasAccount.id);
  expect(sessionStorage.getItem('vitrin-draft-x')).toBe('"typed"');
});

test('the page of a member who was removed starts again where they are now', async () => {
  sessionStorage.setItem('vitrin-draft-x', '"typed"');
  const { user } = openAt('/stores', [
    once(inTwo({ ...zoes, role: 'manager' }, adasAccount)),
    inTwo(adasAccount),
    refuse(storeEndpoints.refresh, 403, { error: 'role_too_small', message: 'This takes an owner.' }),
  ]);
  await screen.findByRole('button', { name: /Account of Zoe/ });
  await user.click(await screen.findByRole('button', { name: 'Refresh Tea House' }));
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/dashboard?arrived=moved'));
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('vitrin-draft'))).toEqual([]);
});

test('the page that one was moved to says so', async () => {
  openAt('/settings/members?arrived=moved', []);
  expect(await screen.findByText('You are no longer a member of that account.')).toBeTruthy();
  expect(screen.getByText('You are in the account of Ada Yılmaz now.')).toBeTruthy();
});

test.each([
  ['viewer', '/stores', 'You can look at everything here. Changing it takes a manager or an owner.'],
  [
    'viewer',
    '/social-media',
    'You can look at everything here. Changing it takes an editor, a manager or an owner.',
  ],
  ['editor', '/social-media-scheduler', 'What you write here waits for approval before it goes out.'],
  [
    'approver',
    '/social-media-scheduler',
    'You decide here which posts go out. Writing them takes an editor, a manager or an owner.',
  ],
] as const)('a page says to a member who is %s what %s asks for', async (role, path, note) => {
  openAt(path, [actingAs(role)]);
  expect(await screen.findByText(note)).toBeTruthy();
});

test('the navigation offers to connect a store to those alone who may', async () => {
  openAt('/settings/members', [actingAs('viewer')]);
  const navigation = await screen.findByRole('complementary');
  await waitFor(() => expect(within(navigation).queryByRole('link', { name: 'Connect Store' })).toBeNull());
});

test.each(['owner', 'manager'] as const)('a page says nothing to a member who is %s', async (role) => {
  openAt('/stores', [actingAs(role)]);
  expect(await screen.findByRole('button', { name: 'Refresh Tea House' })).toBeTruthy();
  expect(screen.queryByText(/Changing it takes/)).toBeNull();
});

test('without the second factor that the owner requires, every page leads to Security; the settings stay open', async () => {
  openAt('/analytics', [actingAs('editor', { name: 'Zoe Kaya', needsSecondFactor: true })]);
  expect(await screen.findByRole('heading', { name: 'This account asks for a second factor' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open Security' }).getAttribute('href')).toBe('/settings#security');
  expect(await menuButton()).toBeTruthy();
});

test('the settings are open without a second factor', async () => {
  openAt('/settings', [actingAs('editor', { needsSecondFactor: true })]);
  expect(await screen.findByRole('region', { name: 'Security' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'This account asks for a second factor' })).toBeNull();
});

test('what a role does not allow is said, and nobody is signed out by it', async () => {
  openAt('/settings/members', [
    refuse(memberEndpoints.list, 403, { error: 'role_too_small', message: 'This takes an owner.' }),
  ]);
  expect(await screen.findByText('Failed to load the members.')).toBeTruthy();
  expect(assign).not.toHaveBeenCalled();
});
