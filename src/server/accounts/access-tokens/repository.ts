import { and, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { accessTokenCalls, accessTokens } from '#server/core/db/schema/access-tokens.ts';
import { accountMembers } from '#server/core/db/schema/members.ts';
import { users } from '#server/core/db/schema/users.ts';
import { needsSecondFactor } from '#server/core/db/second-factor-needed.ts';

export type AccessTokenRecord = typeof accessTokens.$inferSelect;
export type CallRecord = typeof accessTokenCalls.$inferSelect;

const isOpen = (now: Date) => and(isNull(accessTokens.revokedAt), gt(accessTokens.expiresAt, now));

export async function insertAccessToken(
  tx: Database,
  token: typeof accessTokens.$inferInsert,
): Promise<AccessTokenRecord> {
  const [inserted] = await tx.insert(accessTokens).values(token).returning();
  return inserted!;
}

export async function countOpenTokens(tx: Database, accountId: string, now: Date): Promise<number> {
  return tx.$count(accessTokens, and(eq(accessTokens.accountId, accountId), isOpen(now)));
}

/** With the name of whose it is, the newest first. @param userId whose alone; null for everybody’s. */
export async function findTokensOf(db: Database, accountId: string, userId: string | null) {
  const { firstName, lastName, email } = users;
  return db
    .select({ token: accessTokens, owner: { firstName, lastName, email } })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(
      and(
        eq(accessTokens.accountId, accountId),
        userId === null ? undefined : eq(accessTokens.userId, userId),
      ),
    )
    .orderBy(desc(accessTokens.createdAt), desc(accessTokens.id));
}

export async function findToken(
  db: Database,
  accountId: string,
  id: string,
): Promise<AccessTokenRecord | undefined> {
  const [found] = await db
    .select()
    .from(accessTokens)
    .where(and(eq(accessTokens.accountId, accountId), eq(accessTokens.id, id)));
  return found;
}

/** With the member it acts for, as what they are in the account at this moment. */
export async function findOpenToken(db: Database, hash: string, now: Date) {
  const [found] = await db
    .select({
      token: accessTokens,
      user: users,
      account: {
        id: accountMembers.accountId,
        role: accountMembers.role,
        storeIds: accountMembers.storeIds,
        needsSecondFactor: needsSecondFactor(sql`account_members`),
      },
    })
    .from(accessTokens)
    .innerJoin(
      accountMembers,
      and(
        eq(accountMembers.accountId, accessTokens.accountId),
        eq(accountMembers.userId, accessTokens.userId),
      ),
    )
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(and(eq(accessTokens.hash, hash), isOpen(now), isNull(users.deletedAt)));
  return found;
}

/** @returns it, to the one caller who revoked it. */
export async function revokeToken(
  db: Database,
  id: string,
  now: Date,
): Promise<AccessTokenRecord | undefined> {
  const [revoked] = await db
    .update(accessTokens)
    .set({ revokedAt: now })
    .where(and(eq(accessTokens.id, id), isOpen(now)))
    .returning();
  return revoked;
}

export async function insertCall(db: Database, call: CallRecord): Promise<void> {
  await db.insert(accessTokenCalls).values(call);
}

/** Written no more often than `unseenSince` lets it: calls come many at a time. */
export async function noteUse(
  db: Database,
  id: string,
  { at, address, unseenSince }: { at: Date; address: string; unseenSince: Date },
): Promise<void> {
  const { usedAt, usedFrom } = accessTokens;
  await db
    .update(accessTokens)
    .set({ usedAt: at, usedFrom: address })
    .where(
      and(
        eq(accessTokens.id, id),
        or(isNull(usedAt), lte(usedAt, unseenSince), sql`${usedFrom} is distinct from ${address}`),
      ),
    );
}

export async function findCalls(
  db: Database,
  accessTokenId: string,
  { after, most }: { after: string | undefined; most: number },
): Promise<CallRecord[]> {
  return db
    .select()
    .from(accessTokenCalls)
    .where(
      and(
        eq(accessTokenCalls.accessTokenId, accessTokenId),
        after === undefined ? undefined : lt(accessTokenCalls.id, after),
      ),
    )
    .orderBy(desc(accessTokenCalls.id))
    .limit(most);
}

/** Each to one caller: what expires soon and whose owner was not told. */
export async function takeExpiring(tx: Database, now: Date): Promise<AccessTokenRecord[]> {
  return tx
    .update(accessTokens)
    .set({ warnedAt: now })
    .where(and(isOpen(now), isNull(accessTokens.warnedAt), lte(accessTokens.warnsAt, now)))
    .returning();
}

const MOST_CLEARED_AT_ONCE = 20_000;

/** In steps that hold nobody up for long. */
export async function deleteCallsBefore(db: Database, before: Date): Promise<void> {
  for (let cleared = MOST_CLEARED_AT_ONCE; cleared === MOST_CLEARED_AT_ONCE; ) {
    const { rowCount } = await db.execute(sql`
      delete from access_token_calls where ctid = any(array(
        select ctid from access_token_calls where at < ${before.toISOString()} limit ${MOST_CLEARED_AT_ONCE}))`);
    cleared = rowCount ?? 0;
  }
}

export async function deleteTokensEndedBefore(db: Database, before: Date): Promise<void> {
  const ended = db
    .select({ id: accessTokens.id })
    .from(accessTokens)
    .where(or(lt(accessTokens.revokedAt, before), lt(accessTokens.expiresAt, before)));
  await db.delete(accessTokens).where(inArray(accessTokens.id, ended));
}
