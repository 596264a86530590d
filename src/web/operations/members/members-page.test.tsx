import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Invitation, type Member, type Members, memberEndpoints } from '#shared/accounts/members.ts';
import { securityEndpoints } from '#shared/accounts/security.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { whyBlocked } from '#web/testing/blocked.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { actingAs, ada, answer, once, type PreparedReply, refuse } from '#web/testing/replies.ts';
import { MembersPage } from './members-page.tsx';

const tea = exampleStore({ storeName: 'Tea House' });
const coffee = exampleStore({ id: '0b9c7a52-54a3-4c3f-8f0e-2f3d4a5b6c02', storeName: 'Coffee Bar' });
const LINK = 'https://vitrin.example/invitation?token=abcdefghijklmnopqrstuvwxyz';
const PASSWORD = 'Passw0rd1';

const owner: Member = {
  id: ada.id,
  name: 'Ada Yılmaz',
  email: ada.email,
  role: 'owner',
  storeIds: null,
  since: '2026-01-05T09:00:00.000Z',
  lastSeenAt: '2026-11-21T09:00:00.000Z',
  hasSecondFactor: true,
  isYou: true,
};
const zoe: Member = {
  id: '5b0f6f9c-6f0e-4c7a-9a51-0d9ad2b3a002',
  name: 'Zoe Kaya',
  email: 'zoe@example.com',
  role: 'editor',
  storeIds: [tea.id],
  since: '2026-11-02T09:00:00.000Z',
  lastSeenAt: null,
  hasSecondFactor: false,
  isYou: false,
};
const invitation: Invitation = {
  id: '5b0f6f9c-6f0e-4c7a-9a51-0d9ad2b3a0f1',
  email: 'bora@example.com',
  role: 'approver',
  storeIds: null,
  invitedBy: 'Ada Yılmaz',
  createdAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-11-27T09:00:00.000Z',
  isExpired: false,
};
const together: Members = {
  members: [owner, zoe],
  invitations: [],
  requiresSecondFactor: false,
  sendsMail: true,
};
const alone = { ...together, members: [owner] };
const withPassword = answer(securityEndpoints.read, {
  hasPassword: true,
  hasGoogle: false,
  fresh: false,
  passkeys: [],
  secondFactor: null,
  sessions: [],
});

function openMembers(state: Partial<Members> = {}, replies: PreparedReply[] = []) {
  return openPart(
    <MembersPage />,
    [
      ...replies,
      answer(memberEndpoints.list, { ...together, ...state }),
      answer(storeEndpoints.list, [tea, coffee]),
      withPassword,
    ],
    '/settings/members',
  );
}

const rowOf = async (name: string) => {
  const rows = await within(await screen.findByRole('list', { name: 'Members' })).findAllByRole('listitem');
  return rows.find(({ textContent }) => textContent.includes(name))!;
};
const sentBy = (calls: { method: string; path: string; body: unknown }[], method: string) =>
  calls.filter((each) => each.method === method).map(({ path, body }) => ({ path, body }));

test('each member stands with role, stores, dates and second factor, and the reader is marked', async () => {
  openMembers();
  expect((await rowOf('Ada')).textContent).toMatch(
    /Ada YılmazOwnerYouada@example.comAll storesSince Jan 5, 2026Last seen Nov 21, 2026.*With a second factor$/,
  );
  await waitFor(async () =>
    expect((await rowOf('Zoe')).textContent).toMatch(
      /Zoe KayaEditorzoe@example.comTea HouseSince Nov 2, 2026Not seen yetWithout a second factor$/,
    ),
  );
  expect(within(await rowOf('Ada')).queryByRole('button')).toBeNull();
});

test('an owner who is alone finds one sentence and the way to invite', async () => {
  openMembers(alone);
  expect(await screen.findByRole('heading', { name: 'You work here alone' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Invite a member' })).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull();
});

test('a person is invited by mail with a role and for one store, once the owner has shown that it is them', async () => {
  const { user, calls } = openMembers(alone, [answer(memberEndpoints.invite, { invitation, link: null })]);
  await user.click(await screen.findByRole('button', { name: 'Invite a member' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite a member' }));
  const invite = dialog.getByRole('button', { name: 'Invite' });
  expect(whyBlocked(invite)).toBe('Please enter a valid email address');
  await user.type(dialog.getByLabelText('Email'), 'Bora@example.com');
  await user.click(dialog.getByRole('radio', { name: /^Approver/ }));
  await user.click(dialog.getByRole('radio', { name: 'Chosen stores' }));
  expect(whyBlocked(invite)).toBe('Choose at least one store');
  await user.click(await dialog.findByRole('checkbox', { name: 'Coffee Bar' }));
  expect(whyBlocked(invite)).toBe('Enter your current password');
  await user.type(await dialog.findByLabelText('Current password'), PASSWORD);
  await user.click(invite);
  expect(await screen.findByText('Invitation sent')).toBeTruthy();
  expect(sentBy(calls, 'POST')).toEqual([
    {
      path: '/api/members/invitations',
      body: {
        currentPassword: PASSWORD,
        email: 'bora@example.com',
        role: 'approver',
        storeIds: [coffee.id],
      },
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('every role is explained, and an owner has all stores', async () => {
  const { user } = openMembers();
  await user.click(await screen.findByRole('button', { name: 'Invite a member' }));
  const dialog = within(await screen.findByRole('dialog'));
  const roles = within(dialog.getByRole('group', { name: 'Role' })).getAllByRole('radio');
  expect(roles.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'ViewerLooks at everything and changes nothing.',
    'ApproverLooks at everything and decides which posts go out.',
    'EditorWrites posts and content. What is written waits for approval before it goes out.',
    'ManagerWrites and approves posts, and settles how stores and accounts work.',
    'OwnerEverything, in all stores: members, and disconnecting stores, too.',
  ]);
  await user.click(dialog.getByRole('radio', { name: /^Owner/ }));
  expect(dialog.queryByRole('group', { name: 'Stores' })).toBeNull();
});

test('where no mail goes out the link is shown to be passed on', async () => {
  const { user } = openMembers({ ...alone, sendsMail: false }, [
    answer(memberEndpoints.invite, { invitation, link: LINK }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Invite a member' }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByLabelText('Email'), 'bora@example.com');
  await user.type(await form.findByLabelText('Current password'), `${PASSWORD}{Enter}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Pass this link on' }));
  expect(dialog.getByText(LINK)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Copy: Link of the invitation' }));
  expect(await screen.findByText('Copied!')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(LINK);
});

test('a refused invitation says why and leaves what was typed', async () => {
  const { user } = openMembers({}, [
    refuse(memberEndpoints.invite, 409, { error: 'member_already', message: 'Bora is a member already.' }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Invite a member' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Email'), 'bora@example.com');
  await user.type(await dialog.findByLabelText('Current password'), `${PASSWORD}{Enter}`);
  expect((await dialog.findByRole('alert')).textContent).toBe('Bora is a member already.');
  expect(dialog.getByLabelText<HTMLInputElement>('Email').value).toBe('bora@example.com');
});

test('an open invitation is sent again and withdrawn, and one that has expired says so', async () => {
  const old = {
    ...invitation,
    id: '5b0f6f9c-6f0e-4c7a-9a51-0d9ad2b3a0f2',
    email: 'old@example.com',
    isExpired: true,
  };
  const { user, calls } = openMembers({ invitations: [invitation, old] }, [
    answer(memberEndpoints.inviteAgain, { invitation, link: null }),
    answer(memberEndpoints.withdraw, { success: true }),
  ]);
  const rows = within(await screen.findByRole('list', { name: 'Open invitations' })).getAllByRole('listitem');
  expect(rows[0]!.textContent).toMatch(
    /bora@example.comApproverAll storesInvited by Ada YılmazValid until Nov 27, 2026/,
  );
  expect(rows[1]!.textContent).toMatch(/old@example.comApproverExpired/);
  await user.click(screen.getByRole('button', { name: 'Send the invitation to bora@example.com again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite bora@example.com again?' }));
  await user.type(await dialog.findByLabelText('Current password'), `${PASSWORD}{Enter}`);
  expect(await screen.findByText('Invitation sent')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Withdraw the invitation of old@example.com' }));
  expect(await screen.findByText('Invitation withdrawn')).toBeTruthy();
  expect([...sentBy(calls, 'POST'), ...sentBy(calls, 'DELETE')]).toMatchObject([
    { path: `/api/members/invitations/${invitation.id}/again`, body: { currentPassword: PASSWORD } },
    { path: `/api/members/invitations/${old.id}` },
  ]);
});

test('without mail a new link is made and shown', async () => {
  const { user } = openMembers({ invitations: [invitation], sendsMail: false }, [
    answer(memberEndpoints.inviteAgain, { invitation, link: LINK }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'New link for bora@example.com' }));
  const asking = within(await screen.findByRole('dialog', { name: 'Invite bora@example.com again?' }));
  await user.type(await asking.findByLabelText('Current password'), `${PASSWORD}{Enter}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Pass this link on' }));
  expect(dialog.getByText(LINK)).toBeTruthy();
});

test('a role and the stores of a member are changed', async () => {
  const changed = { ...together, members: [owner, { ...zoe, role: 'manager', storeIds: null } as Member] };
  const { user, calls } = openMembers({}, [
    once(answer(memberEndpoints.list, together)),
    answer(memberEndpoints.list, changed),
    answer(memberEndpoints.change, changed),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Change what Zoe Kaya may do' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What Zoe Kaya may do' }));
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Editor/ }).checked).toBe(true);
  expect((await dialog.findByRole<HTMLInputElement>('checkbox', { name: 'Tea House' })).checked).toBe(true);
  await user.click(dialog.getByRole('radio', { name: /^Manager/ }));
  await user.click(dialog.getByRole('radio', { name: /^All stores/ }));
  await user.type(await dialog.findByLabelText('Current password'), PASSWORD);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(sentBy(calls, 'PUT')).toEqual([
    { path: `/api/members/${zoe.id}`, body: { currentPassword: PASSWORD, role: 'manager', storeIds: null } },
  ]);
  await waitFor(async () => expect((await rowOf('Zoe')).textContent).toContain('Manager'));
});

test('removing a member says what ends at once and asks for the owner again', async () => {
  const { user, calls } = openMembers({}, [
    once(answer(memberEndpoints.list, together)),
    answer(memberEndpoints.list, alone),
    once(
      refuse(memberEndpoints.remove, 400, {
        error: 'wrong_password',
        message: 'This is not your current password.',
      }),
    ),
    answer(memberEndpoints.remove, alone),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Remove Zoe Kaya' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Zoe Kaya?' }));
  expect(dialog.getByText(/^At once, Zoe Kaya no longer sees anything of this account/)).toBeTruthy();
  await user.type(await dialog.findByLabelText('Current password'), 'wrong{Enter}');
  expect(await dialog.findByText('This is not your current password.')).toBeTruthy();
  await user.clear(dialog.getByLabelText('Current password'));
  await user.type(dialog.getByLabelText('Current password'), `${PASSWORD}{Enter}`);
  expect(await screen.findByText('Zoe Kaya was removed')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'You work here alone' })).toBeTruthy();
  expect(sentBy(calls, 'DELETE').at(-1)).toEqual({
    path: `/api/members/${zoe.id}`,
    body: { currentPassword: PASSWORD },
  });
});

test('the only owner cannot leave, and is shown how the account is handed over', async () => {
  openMembers();
  const card = within(await screen.findByRole('region', { name: 'Leave this account' }));
  expect(card.getByText('To hand the account over, make another member an owner, then leave.')).toBeTruthy();
  expect(whyBlocked(card.getByRole('button', { name: 'Leave' }))).toBe(
    'You are the only owner. Make another member an owner first.',
  );
});

test('with a second owner one leaves, and the page starts again elsewhere', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const { user, calls } = openMembers({ members: [owner, { ...zoe, role: 'owner' }] }, [
    answer(memberEndpoints.leave, { success: true }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave this account?' }));
  await user.click(dialog.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/dashboard'));
  expect(sentBy(calls, 'POST').map(({ path }) => path)).toEqual(['/api/members/leave']);
});

test('a second factor is made a must, which says how many have none', async () => {
  const { user, calls } = openMembers({}, [
    answer(memberEndpoints.requireSecondFactor, { ...together, requiresSecondFactor: true }),
  ]);
  await user.click(await screen.findByRole('switch', { name: 'Members must have a second factor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Require a second factor?' }));
  expect(dialog.getByText('1 member has none yet and can only set one up from then on.')).toBeTruthy();
  await user.type(await dialog.findByLabelText('Current password'), `${PASSWORD}{Enter}`);
  expect(await screen.findByText('A second factor is required now')).toBeTruthy();
  expect(sentBy(calls, 'PUT')).toEqual([
    { path: '/api/members/second-factor', body: { currentPassword: PASSWORD, required: true } },
  ]);
});

test('what was made a must is said right, also where the page heard of it before the answer', async () => {
  const required = { ...together, requiresSecondFactor: true };
  const { user, client } = openMembers({}, [
    once(answer(memberEndpoints.list, together)),
    answer(memberEndpoints.list, required),
    answer(memberEndpoints.requireSecondFactor, required),
  ]);
  await user.click(await screen.findByRole('switch'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Require a second factor?' }));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const prepared = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (init.method === 'PUT') await released;
    return prepared(path, init);
  });
  await user.type(await dialog.findByLabelText('Current password'), `${PASSWORD}{Enter}`);
  await act(() => client.invalidateQueries({ queryKey: [memberEndpoints.list.path] }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('switch', { hidden: true }).checked).toBe(true),
  );
  expect(screen.getByRole('dialog', { name: 'Require a second factor?' })).toBeTruthy();
  release();
  expect(await screen.findByText('A second factor is required now')).toBeTruthy();
});

test('an owner without a second factor sets one up before it is a must', async () => {
  const { user } = openMembers({ members: [{ ...owner, hasSecondFactor: false }, zoe] });
  await user.click(await screen.findByRole('switch'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(whyBlocked(dialog.getByRole('button', { name: 'Require it' }))).toBe(
    'Set up a second factor for yourself first.',
  );
});

test('who is no owner sees the members without a way to change them, and why', async () => {
  openMembers(
    {
      members: [
        { ...owner, isYou: false, email: null, lastSeenAt: null, hasSecondFactor: null },
        { ...zoe, isYou: true },
      ],
      requiresSecondFactor: true,
    },
    [actingAs('editor')],
  );
  expect(await screen.findByText('Owners invite members and decide what each of them may do.')).toBeTruthy();
  expect(screen.getByText('All members of this account need a second factor.')).toBeTruthy();
  expect((await rowOf('Ada')).textContent).toMatch(/Ada YılmazOwnerAll storesSince Jan 5, 2026$/);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Leave']);
  expect(screen.queryByRole('switch')).toBeNull();
});

test('members that could not be loaded are asked for again', async () => {
  const { user } = openMembers({}, [once(refuse(memberEndpoints.list, 500, 'It broke'))]);
  expect(await screen.findByText('Failed to load the members.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await rowOf('Zoe')).toBeTruthy();
});
