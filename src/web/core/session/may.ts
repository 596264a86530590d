import { type Permission, roleMay } from '#shared/core/permissions.ts';
import { text } from '#shared/core/sentence.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useOwnAccounts } from './own-accounts.ts';

const WHO_MAY: Record<Permission, string> = {
  see: text('This takes a member of the account.'),
  write: text('This takes an editor, a manager or an owner.'),
  approve: text('This takes an approver, a manager or an owner.'),
  manage: text('This takes a manager or an owner.'),
  own: text('This takes an owner.'),
};

/** What the role in this account allows. The server decides; until the role is known, nothing is held back. */
export function useMay(permission: Permission): boolean {
  const { current } = useOwnAccounts();
  return !current || roleMay(current.role, permission);
}

/** Why the role does not allow it, for a button; false where it does. */
export function useRoleBlock(permission: Permission): string | false {
  const t = useT();
  return !useMay(permission) && t(WHO_MAY[permission]);
}
