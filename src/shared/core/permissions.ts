/** What people are in an account, from the one who has all of it to those who look on. */
export const ROLES = ['owner', 'manager', 'editor', 'approver', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

/**
 * What a call asks of a role: to look at everything, to write what nobody outside sees yet, to decide what goes out, to
 * settle how stores and accounts work, and what only owners do.
 */
export type Permission = 'see' | 'write' | 'approve' | 'manage' | 'own';

const PERMISSIONS: Record<Role, readonly Permission[]> = {
  owner: ['see', 'write', 'approve', 'manage', 'own'],
  manager: ['see', 'write', 'approve', 'manage'],
  editor: ['see', 'write'],
  approver: ['see', 'approve'],
  viewer: ['see'],
};

/** Why a member is not let do something. */
export const REFUSALS = ['second_factor_required', 'role_too_small'] as const;
export type Refusal = (typeof REFUSALS)[number];

export function roleMay(role: Role, permission: Permission): boolean {
  return PERMISSIONS[role].includes(permission);
}
