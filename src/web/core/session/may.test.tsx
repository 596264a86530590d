import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { memberEndpoints } from '#shared/accounts/members.ts';
import { type Permission, ROLES, type Role } from '#shared/core/permissions.ts';
import { whyBlocked } from '#web/testing/blocked.ts';
import { openPart } from '#web/testing/render.tsx';
import { actingAs, refuse } from '#web/testing/replies.ts';
import { RoleButton } from './role-button.tsx';
import { RoleFence } from './role-fence.tsx';

const NEEDS: readonly Permission[] = ['see', 'write', 'approve', 'manage', 'own'];
const press = vi.fn();

function Example() {
  return (
    <>
      {NEEDS.map((needs) => (
        <RoleButton key={needs} needs={needs} onClick={press}>
          {needs}
        </RoleButton>
      ))}
      <RoleFence needs="manage">
        <input aria-label="Margin" />
      </RoleFence>
    </>
  );
}
const open = () => screen.getAllByRole('button').filter((button) => whyBlocked(button) === null);

const OPENED: Record<Role, Permission[]> = {
  owner: ['see', 'write', 'approve', 'manage', 'own'],
  manager: ['see', 'write', 'approve', 'manage'],
  editor: ['see', 'write'],
  approver: ['see', 'approve'],
  viewer: ['see'],
};

test.each(ROLES)(
  'what a member who is %s may do can be pressed, the rest says what it takes',
  async (role) => {
    openPart(<Example />, [actingAs(role)]);
    await screen.findByRole('button', { name: 'own' });
    await waitFor(() => expect(open().map(({ textContent }) => textContent)).toEqual(OPENED[role]));
    expect(screen.getByLabelText('Margin').matches('fieldset:disabled *')).toBe(
      !OPENED[role].includes('manage'),
    );
  },
);

test('a press on what the role does not allow does nothing but say so', async () => {
  const { user } = openPart(<Example />, [actingAs('viewer')]);
  const own = await screen.findByRole('button', { name: 'own' });
  await waitFor(() => expect(whyBlocked(own)).toBe('This takes an owner.'));
  await user.click(own);
  expect(await screen.findByText('This takes an owner.')).toBeTruthy();
  expect(press).not.toHaveBeenCalled();
});

test('where the role is not known nothing is held back', async () => {
  const { calls } = openPart(<Example />, [refuse(memberEndpoints.ownAccounts, 500, 'It broke')]);
  await screen.findByRole('button', { name: 'own' });
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/auth/accounts')).toBe(true));
  expect(open()).toHaveLength(NEEDS.length);
});
