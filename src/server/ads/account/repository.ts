import { and, asc, count, eq, inArray, isNotNull, isNull, lt, lte, ne, or } from 'drizzle-orm';
import { type ReplacedText, replaceTexts } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { adsAccounts } from '#server/core/db/schema/ads.ts';
import { connectedStores } from '#server/core/db/schema/stores.ts';
import type { AdsAccountStatus } from '#shared/ads/ads-account.ts';
import type { Sentence } from '#shared/core/sentence.ts';

export type AccountRecord = typeof adsAccounts.$inferSelect;
type NewAccount = typeof adsAccounts.$inferInsert;

const ofPresentStore = and(
  eq(connectedStores.id, adsAccounts.storeId),
  isNull(connectedStores.disconnectedAt),
);

export async function findAccount(db: Database, storeId: string): Promise<AccountRecord | undefined> {
  const [account] = await db.select().from(adsAccounts).where(eq(adsAccounts.storeId, storeId));
  return account;
}

export async function findOwner(db: Database, storeId: string): Promise<string | undefined> {
  const [store] = await db
    .select({ userId: connectedStores.userId })
    .from(connectedStores)
    .where(and(eq(connectedStores.id, storeId), isNull(connectedStores.disconnectedAt)));
  return store?.userId;
}

/** The new connection takes the place of the one before. */
export async function saveAccount(db: Database, account: NewAccount) {
  await db
    .insert(adsAccounts)
    .values(account)
    .onConflictDoUpdate({ target: adsAccounts.storeId, set: account });
}

export async function updateAccount(db: Database, storeId: string, change: Partial<NewAccount>) {
  await db.update(adsAccounts).set(change).where(eq(adsAccounts.storeId, storeId));
}

export async function deleteAccount(db: Database, storeId: string) {
  await db.delete(adsAccounts).where(eq(adsAccounts.storeId, storeId));
}

/** How many other stores of the same owner have an account connected. */
export async function countOtherAccounts(
  db: Database,
  { storeId, userId }: { storeId: string; userId: string },
): Promise<number> {
  const [found] = await db
    .select({ accounts: count() })
    .from(adsAccounts)
    .innerJoin(connectedStores, eq(connectedStores.id, adsAccounts.storeId))
    .where(and(eq(connectedStores.userId, userId), ne(adsAccounts.storeId, storeId)));
  return found!.accounts;
}

const sameToken = (account: AccountRecord) =>
  and(
    eq(adsAccounts.storeId, account.storeId),
    // Connected again since: what was said of the token before no longer counts.
    eq(adsAccounts.refreshToken, account.refreshToken ?? ''),
  );

/** @returns whether it is news. */
export async function markReconnect(db: Database, account: AccountRecord, problem: Sentence) {
  const marked = await db
    .update(adsAccounts)
    .set({ status: 'reconnect', problem, nextReadAt: null })
    .where(and(sameToken(account), ne(adsAccounts.status, 'reconnect')))
    .returning({ storeId: adsAccounts.storeId });
  return marked.length > 0;
}

/** The right to renew this very token, unless another process has it. */
export async function claimRenewal(
  db: Database,
  account: AccountRecord,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const free = or(isNull(adsAccounts.tokenRefreshUntil), lt(adsAccounts.tokenRefreshUntil, now));
  const claimed = await db
    .update(adsAccounts)
    .set({ tokenRefreshUntil: until })
    .where(
      and(
        eq(adsAccounts.storeId, account.storeId),
        eq(adsAccounts.accessToken, account.accessToken ?? ''),
        free,
      ),
    )
    .returning({ storeId: adsAccounts.storeId });
  return claimed.length > 0;
}

/** Saves a renewed token, unless the account has been connected again or disconnected since. */
export async function saveToken(
  db: Database,
  account: AccountRecord,
  token: Pick<NewAccount, 'accessToken' | 'tokenExpiresAt'>,
) {
  await db.update(adsAccounts).set(token).where(sameToken(account));
}

export async function releaseRenewal(db: Database, storeId: string) {
  await updateAccount(db, storeId, { tokenRefreshUntil: null });
}

const READABLE: AdsAccountStatus[] = ['reading', 'active', 'refused'];
const readable = and(inArray(adsAccounts.status, READABLE), isNotNull(adsAccounts.customerId));
const nobodyReads = (now: Date) => or(isNull(adsAccounts.readingUntil), lt(adsAccounts.readingUntil, now));

/** Takes the right to read an account, unless another process holds it. */
export async function takeReading(
  db: Database,
  storeId: string,
  { now, until, nextReadAt }: { now: Date; until: Date; nextReadAt: Date },
): Promise<AccountRecord | undefined> {
  const [taken] = await db
    .update(adsAccounts)
    .set({ readingUntil: until, nextReadAt })
    .where(and(eq(adsAccounts.storeId, storeId), readable, nobodyReads(now)))
    .returning();
  return taken;
}

/**
 * Locks the account, so that one transaction at a time changes its figures.
 * @returns false when the right was taken over, or the account disconnected or changed: the caller must stop.
 */
export async function extendReading(
  tx: Database,
  { storeId, customerId }: AccountRecord,
  { held, until }: { held: Date; until: Date },
): Promise<boolean> {
  const kept = await tx
    .update(adsAccounts)
    .set({ readingUntil: until })
    .where(
      and(
        eq(adsAccounts.storeId, storeId),
        eq(adsAccounts.customerId, customerId ?? ''),
        eq(adsAccounts.readingUntil, held),
      ),
    )
    .returning({ storeId: adsAccounts.storeId });
  return kept.length > 0;
}

export async function releaseReading(db: Database, storeId: string, held: Date) {
  await db
    .update(adsAccounts)
    .set({ readingUntil: null })
    .where(and(eq(adsAccounts.storeId, storeId), eq(adsAccounts.readingUntil, held)));
}

/** After a crash of the only process nobody reads or renews any more, and what was begun is due at once. */
export async function releaseAll(db: Database, now: Date) {
  await db
    .update(adsAccounts)
    .set({ readingUntil: null, nextReadAt: now })
    .where(isNotNull(adsAccounts.readingUntil));
  await db.update(adsAccounts).set({ tokenRefreshUntil: null });
}

/** Longest waiting first. */
export async function findDueAccounts(db: Database, now: Date, most: number): Promise<string[]> {
  const found = await db
    .select({ storeId: adsAccounts.storeId })
    .from(adsAccounts)
    .innerJoin(connectedStores, ofPresentStore)
    .where(and(readable, nobodyReads(now), lte(adsAccounts.nextReadAt, now)))
    .orderBy(asc(adsAccounts.nextReadAt))
    .limit(most);
  return found.map(({ storeId }) => storeId);
}

export const replaceAdsSecrets = (db: Database, column: string, replaced: ReplacedText[]) =>
  replaceTexts(db, 'ads_accounts', column, replaced);
