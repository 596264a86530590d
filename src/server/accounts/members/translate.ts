import type { Invitation } from '#shared/accounts/members.ts';
import type { InvitationRecord } from './repository.ts';

export function publicInvitation(
  { id, role, storeIds, email, createdAt, expiresAt }: InvitationRecord,
  invitedBy: string | undefined,
  now: Date,
): Invitation {
  return {
    id,
    role,
    storeIds,
    email,
    invitedBy: invitedBy ?? '',
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt <= now,
  };
}

export function nameOf({
  firstName,
  lastName,
  email,
}: {
  firstName: string | null;
  lastName: string | null;
  email: string;
}): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}
