import { findUser } from '#server/accounts/users/repository.ts';
import { recordActivities } from '#server/core/activity/activity-log.ts';
import type { Database } from '#server/core/db/database.ts';
import { notifyPages } from '#server/core/live/live.ts';
import { memberProblems } from './problems.ts';
import {
  countOtherOwners,
  deleteInvitationsBy,
  deleteMember,
  findAccountsOf,
  findMembersOf,
  hasMembersBut,
  lockAccount,
} from './repository.ts';
import { nameOf } from './translate.ts';

/**
 * Who deletes themselves leaves every account. An account of theirs ends with them, unless it has another owner.
 * @returns the accounts that end.
 * @throws Problem where an account with others in it would have no owner.
 */
export async function leaveAccounts(tx: Database, userId: string, now: Date): Promise<string[]> {
  const ended: string[] = [];
  for (const { id, role } of await findAccountsOf(tx, userId)) {
    await lockAccount(tx, id);
    const hasOthers = await hasMembersBut(tx, id, userId);
    const isLastOwner = role === 'owner' && (await countOtherOwners(tx, id, userId)) === 0;
    if (isLastOwner && hasOthers) throw memberProblems.lastOwner();
    await deleteInvitationsBy(tx, id, userId);
    if (hasOthers) await leaveToOthers(tx, id, userId, now);
    else {
      if (id !== userId) await deleteMember(tx, id, userId, now);
      ended.push(id);
    }
  }
  return ended;
}

/** Their activity says who left, and their pages show it. */
async function leaveToOthers(tx: Database, accountId: string, userId: string, now: Date): Promise<void> {
  const person = (await findUser(tx, userId))!;
  await deleteMember(tx, accountId, userId, now);
  const left = {
    kind: 'member-left',
    by: { userId },
    of: { accountId },
    subject: { id: userId, name: nameOf(person) },
  } as const;
  await recordActivities(tx, [left], now);
  for (const { id } of await findMembersOf(tx, accountId))
    await notifyPages(tx, id, { type: 'members-changed' });
}
