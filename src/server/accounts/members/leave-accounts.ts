import type { Database } from '#server/core/db/database.ts';
import { memberProblems } from './problems.ts';
import { countOtherOwners, deleteMember, findAccountsOf, hasMembersBut, lockAccount } from './repository.ts';

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
    if (hasOthers || id !== userId) await deleteMember(tx, id, userId, now);
    if (!hasOthers) ended.push(id);
  }
  return ended;
}
