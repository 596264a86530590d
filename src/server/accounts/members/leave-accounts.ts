import type { Database } from '#server/core/db/database.ts';
import { memberProblems } from './problems.ts';
import { countOtherOwners, deleteMember, findAccountsOf, hasMembersBut, lockAccount } from './repository.ts';

/**
 * Who deletes themselves leaves every account. An account of theirs ends with them, unless it has another owner.
 * @returns whether the account that began with them goes on.
 * @throws Problem where an account with others in it would have no owner.
 */
export async function leaveAccounts(tx: Database, userId: string, now: Date): Promise<boolean> {
  for (const { id, role } of await findAccountsOf(tx, userId)) {
    await lockAccount(tx, id);
    const hasOthers = await hasMembersBut(tx, id, userId);
    const isLastOwner = role === 'owner' && (await countOtherOwners(tx, id, userId)) === 0;
    if (isLastOwner && (hasOthers || id !== userId)) throw memberProblems.lastOwner();
    if (hasOthers) await deleteMember(tx, id, userId, now);
  }
  return hasMembersBut(tx, userId, userId);
}
