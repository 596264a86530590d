import type { Account } from '#server/core/http/serve.ts';
import type { Invitation, Member } from '#shared/accounts/members.ts';
import { roleMay } from '#shared/core/permissions.ts';
import type { findMembersOf, InvitationRecord } from './repository.ts';

/** How to reach the others, and when they were here, is for those who settle how the account works. */
export function publicMember(
  { id, email, role, storeIds, since, lastSeenAt, hasSecondFactor, ...name }: MemberRecord,
  reader: { user: { id: string }; account: Account },
): Member {
  const isYou = id === reader.user.id;
  const seesAll = isYou || roleMay(reader.account.role, 'manage');
  return {
    id,
    role,
    storeIds,
    name: nameOf({ ...name, email: seesAll ? email : email.split('@')[0]! }),
    since: since.toISOString(),
    ...(seesAll
      ? { email, lastSeenAt, hasSecondFactor }
      : { email: null, lastSeenAt: null, hasSecondFactor: null }),
    isYou,
  };
}
type MemberRecord = Awaited<ReturnType<typeof findMembersOf>>[number];

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
