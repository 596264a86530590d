import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { findUser, insertUser } from '#server/accounts/users/repository.ts';
import type { Database } from '#server/core/db/database.ts';
import { accessTokens } from '#server/core/db/schema/access-tokens.ts';
import { activities } from '#server/core/db/schema/activities.ts';
import { accountMembers, invitations, members } from '#server/core/db/schema/members.ts';
import { connectedStores } from '#server/core/db/schema/stores.ts';
import { sessions, users } from '#server/core/db/schema/users.ts';
import { needsSecondFactor } from '#server/core/db/second-factor-needed.ts';
import type { Account } from '#server/core/http/serve.ts';
import type { Grant } from '#shared/accounts/members.ts';

export type InvitationRecord = typeof invitations.$inferSelect;

const hasCode = sql<boolean>`exists (
  select 1 from second_factors where user_id = account_members.user_id)`;

const account = {
  id: accountMembers.accountId,
  role: accountMembers.role,
  storeIds: accountMembers.storeIds,
  needsSecondFactor: needsSecondFactor(sql`account_members`),
};

/** The accounts that a person is in, the one that began with them first. */
export async function findAccountsOf(db: Database, userId: string): Promise<Account[]> {
  return db
    .select(account)
    .from(accountMembers)
    .where(eq(accountMembers.userId, userId))
    .orderBy(sql`account_members.account_id <> ${userId}`, asc(accountMembers.createdAt));
}

/**
 * The account that a person acts in: the one chosen in the session, else their own where it has stores or they are in no
 * other, else the one that let them in first.
 */
export async function findCurrentAccount(
  db: Database,
  userId: string,
  sid: string | null,
): Promise<Account | null> {
  const chosen = sql`(select sess ->> 'accountId' from sessions where sid = ${sid})`;
  const hasStores = sql`exists (
    select 1 from connected_stores where user_id = account_members.account_id and disconnected_at is null)`;
  const [found] = await db
    .select(account)
    .from(accountMembers)
    .where(eq(accountMembers.userId, userId))
    .orderBy(
      sql`account_members.account_id::text is distinct from ${chosen}`,
      sql`account_members.account_id <> ${userId} or not ${hasStores}`,
      sql`account_members.account_id = ${userId}`,
      asc(accountMembers.createdAt),
    )
    .limit(1);
  return found ?? null;
}

/** As what a person may look into a store that is connected, by the account it belongs to. */
export async function findAccountOfStore(
  db: Database,
  userId: string,
  storeId: string,
): Promise<Account | null> {
  const [found] = await db
    .select(account)
    .from(accountMembers)
    .innerJoin(connectedStores, eq(connectedStores.userId, accountMembers.accountId))
    .where(
      and(
        eq(accountMembers.userId, userId),
        eq(connectedStores.id, storeId),
        sql`(${accountMembers.storeIds} is null or ${connectedStores.id} = any(${accountMembers.storeIds}))`,
      ),
    );
  return found ?? null;
}

export async function findMember(db: Database, accountId: string, userId: string) {
  const [found] = await db
    .select(account)
    .from(accountMembers)
    .where(and(eq(accountMembers.accountId, accountId), eq(accountMembers.userId, userId)));
  return found ?? null;
}

/** With what is shown of each. */
export async function findMembersOf(db: Database, accountId: string) {
  const { id, email, firstName, lastName, language } = users;
  return db
    .select({
      id,
      email,
      firstName,
      lastName,
      language,
      role: accountMembers.role,
      storeIds: accountMembers.storeIds,
      since: accountMembers.createdAt,
      hasSecondFactor: hasCode,
      lastSeenAt: sql<string | null>`(
        select max(sess ->> 'usedAt') from sessions where sess ->> 'userId' = account_members.user_id::text)`,
    })
    .from(accountMembers)
    .innerJoin(users, eq(users.id, accountMembers.userId))
    .where(eq(accountMembers.accountId, accountId))
    .orderBy(
      sql`account_members.user_id <> account_members.account_id`,
      asc(accountMembers.createdAt),
      asc(accountMembers.userId),
    );
}

/** Held until the transaction ends, so that two changes cannot leave an account without an owner. */
export async function lockAccount(tx: Database, accountId: string): Promise<void> {
  await tx.execute(sql`select 1 from users where id = ${accountId} for update`);
}

export async function countOtherOwners(tx: Database, accountId: string, userId: string): Promise<number> {
  return tx.$count(
    accountMembers,
    and(
      eq(accountMembers.accountId, accountId),
      eq(accountMembers.role, 'owner'),
      ne(accountMembers.userId, userId),
    ),
  );
}

export async function countMembers(db: Database, accountId: string): Promise<number> {
  return db.$count(accountMembers, eq(accountMembers.accountId, accountId));
}

export async function hasMembersBut(db: Database, accountId: string, userId: string): Promise<boolean> {
  const others = and(eq(accountMembers.accountId, accountId), ne(accountMembers.userId, userId));
  return (await db.$count(accountMembers, others)) > 0;
}

/** The person an account began with is a member like others from then on. */
export async function saveMember(
  tx: Database,
  accountId: string,
  userId: string,
  { role, storeIds }: Grant,
  now: Date,
): Promise<void> {
  if (accountId === userId) await leaveOwn(tx, userId, now);
  await tx
    .insert(members)
    .values({ accountId, userId, role, storeIds, createdAt: now })
    .onConflictDoUpdate({ target: [members.accountId, members.userId], set: { role, storeIds } });
}

export async function deleteMember(
  tx: Database,
  accountId: string,
  userId: string,
  now: Date,
): Promise<void> {
  if (accountId === userId) await leaveOwn(tx, userId, now);
  await revokeAccessTokens(tx, accountId, userId, now);
  await tx.delete(members).where(and(eq(members.accountId, accountId), eq(members.userId, userId)));
}

/** An account that begins with nobody's id, for a person who handed over the one that began with them. */
export async function beginAccount(tx: Database, userId: string, now: Date): Promise<void> {
  const id = randomUUID();
  const { language } = (await findUser(tx, userId))!;
  // A row that nobody signs in by: it is there as long as anybody is in the account.
  await insertUser(tx, { id, email: `account:${id}`, language, deletedAt: now, leftOwnAccountAt: now });
  await saveMember(tx, id, userId, { role: 'owner', storeIds: null }, now);
}

/** What programs do for a member ends when they are none any more. */
async function revokeAccessTokens(tx: Database, accountId: string, userId: string, now: Date): Promise<void> {
  await tx
    .update(accessTokens)
    .set({ revokedAt: now })
    .where(
      and(
        eq(accessTokens.accountId, accountId),
        eq(accessTokens.userId, userId),
        isNull(accessTokens.revokedAt),
      ),
    );
}

async function leaveOwn(tx: Database, userId: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ leftOwnAccountAt: now })
    .where(and(eq(users.id, userId), isNull(users.leftOwnAccountAt)));
}

export async function requireSecondFactor(tx: Database, accountId: string, required: boolean): Promise<void> {
  await tx.update(users).set({ requiresSecondFactor: required }).where(eq(users.id, accountId));
}

export async function isSecondFactorRequired(db: Database, accountId: string): Promise<boolean> {
  const [found] = await db
    .select({ required: users.requiresSecondFactor })
    .from(users)
    .where(eq(users.id, accountId));
  return found?.required ?? false;
}

/** In this browser from now on. */
export async function chooseAccount(db: Database, sid: string, accountId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ sess: sql`${sessions.sess} || jsonb_build_object('accountId', ${accountId}::text)` })
    .where(eq(sessions.sid, sid));
}

export async function findStoreNames(db: Database, accountId: string) {
  return db
    .select({ id: connectedStores.id, name: connectedStores.storeName })
    .from(connectedStores)
    .where(and(eq(connectedStores.userId, accountId), isNull(connectedStores.disconnectedAt)))
    .orderBy(asc(connectedStores.createdAt));
}

export async function findInvitationsOf(db: Database, accountId: string): Promise<InvitationRecord[]> {
  return db
    .select()
    .from(invitations)
    .where(eq(invitations.accountId, accountId))
    .orderBy(asc(invitations.createdAt));
}

export async function findInvitation(
  db: Database,
  accountId: string,
  id: string,
): Promise<InvitationRecord | undefined> {
  const [found] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.accountId, accountId), eq(invitations.id, id)));
  return found;
}

export async function findInvitationById(db: Database, id: string): Promise<InvitationRecord | undefined> {
  const [found] = await db.select().from(invitations).where(eq(invitations.id, id));
  return found;
}

export async function findInvitationByHash(
  db: Database,
  hashes: string[],
): Promise<InvitationRecord | undefined> {
  const [found] = await db.select().from(invitations).where(inArray(invitations.hash, hashes));
  return found;
}

/** How often it was invited, to the same address and to ones that were withdrawn since, too. */
export async function countInvitedSince(db: Database, accountId: string, since: Date): Promise<number> {
  const { accountId: of, kind, createdAt } = activities;
  return db.$count(activities, and(eq(of, accountId), eq(kind, 'member-invited'), gt(createdAt, since)));
}

/** @returns false where it was withdrawn or accepted since. */
export async function replaceToken(db: Database, id: string, hash: string): Promise<boolean> {
  const changed = await db
    .update(invitations)
    .set({ hash })
    .where(eq(invitations.id, id))
    .returning({ id: invitations.id });
  return changed.length > 0;
}

/** What an owner offered ends when they are none any more. */
export async function deleteInvitationsBy(tx: Database, accountId: string, userId: string): Promise<void> {
  await tx
    .delete(invitations)
    .where(and(eq(invitations.accountId, accountId), eq(invitations.invitedBy, userId)));
}

/** One of an address: a second replaces the first, whose link opens nothing any more. */
export async function saveInvitation(
  tx: Database,
  invitation: typeof invitations.$inferInsert & { createdAt: Date },
): Promise<InvitationRecord> {
  const { role, storeIds, hash, invitedBy, createdAt, expiresAt } = invitation;
  const [saved] = await tx
    .insert(invitations)
    .values(invitation)
    .onConflictDoUpdate({
      target: [invitations.accountId, invitations.email],
      set: { role, storeIds, hash, invitedBy, createdAt, expiresAt },
    })
    .returning();
  return saved!;
}

/** @returns it, to the one caller who took it. */
export async function deleteInvitation(
  tx: Database,
  accountId: string,
  id: string,
): Promise<InvitationRecord | undefined> {
  const [deleted] = await tx
    .delete(invitations)
    .where(and(eq(invitations.accountId, accountId), eq(invitations.id, id)))
    .returning();
  return deleted;
}
