import { and, asc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { type ReplacedText, replaceTexts } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { socialAccounts } from '#server/core/db/schema/social-media.ts';
import { connectedStores } from '#server/core/db/schema/stores.ts';
import type { AccountGrant } from '#server/platforms/ports/social-network.ts';
import type { Sentence } from '#shared/core/sentence.ts';
import type { SocialNetworkName } from '#shared/publishing/social-accounts.ts';

export type AccountRecord = typeof socialAccounts.$inferSelect;
type NewAccount = typeof socialAccounts.$inferInsert;

const present = isNull(socialAccounts.disconnectedAt);
const ofPresentStore = and(
  eq(connectedStores.id, socialAccounts.storeId),
  isNull(connectedStores.disconnectedAt),
);

export async function findAccountsOf(db: Database, ...storeIds: string[]): Promise<AccountRecord[]> {
  return db
    .select()
    .from(socialAccounts)
    .where(and(inArray(socialAccounts.storeId, storeIds), present))
    .orderBy(asc(socialAccounts.network), asc(socialAccounts.name), asc(socialAccounts.id));
}

/** What a store's account on a network is called there; null where it has none, or several. */
export async function findHandle(
  db: Database,
  { storeId, network }: { storeId: string; network: SocialNetworkName },
): Promise<string | null> {
  const accounts = await findAccountsOf(db, storeId);
  const own = accounts.filter((account) => account.network === network);
  return own.length === 1 ? own[0]!.username : null;
}

export async function findStoreAccount(
  db: Database,
  storeId: string,
  accountId: string,
): Promise<AccountRecord | undefined> {
  const [account] = await db
    .select()
    .from(socialAccounts)
    .where(and(eq(socialAccounts.id, accountId), eq(socialAccounts.storeId, storeId), present));
  return account;
}

/** With its store's owner. */
export async function findAccount(db: Database, accountId: string) {
  const [found] = await db
    .select({
      account: socialAccounts,
      userId: connectedStores.userId,
      storeName: connectedStores.storeName,
    })
    .from(socialAccounts)
    .innerJoin(connectedStores, ofPresentStore)
    .where(and(eq(socialAccounts.id, accountId), present));
  return found;
}

/** Those of them that are connected, of stores that are. */
export async function findAccounts(db: Database, accountIds: string[]): Promise<Map<string, AccountRecord>> {
  const found = await db
    .select({ account: socialAccounts })
    .from(socialAccounts)
    .innerJoin(connectedStores, ofPresentStore)
    .where(and(inArray(socialAccounts.id, accountIds), present));
  return new Map(found.map(({ account }) => [account.id, account]));
}

/** Accounts of the user's other stores, each with the name of its store. */
export async function findAccountsElsewhere(db: Database, store: { id: string; userId: string }) {
  return db
    .select({
      network: socialAccounts.network,
      externalId: socialAccounts.externalId,
      storeName: connectedStores.storeName,
    })
    .from(socialAccounts)
    .innerJoin(connectedStores, ofPresentStore)
    .where(and(eq(connectedStores.userId, store.userId), ne(connectedStores.id, store.id), present));
}

/**
 * Whether one of these accounts is connected, to whatever store. Of a consent that is wide, because it is taken back as
 * a whole or its accounts are not known, any account of the user counts that came by the same way: whether it came by the
 * same consent is not known.
 */
export async function isConsentInUse(
  db: Database,
  userId: string,
  { via, isWide, accounts }: ConsentUse,
): Promise<boolean> {
  const same = accounts.map(({ network, externalId }) =>
    and(eq(socialAccounts.network, network), eq(socialAccounts.externalId, externalId)),
  );
  const ofUserByWay = and(eq(connectedStores.userId, userId), eq(socialAccounts.via, via));
  const [used] = await db
    .select({ id: socialAccounts.id })
    .from(socialAccounts)
    .innerJoin(connectedStores, ofPresentStore)
    .where(and(present, or(...same, isWide ? ofUserByWay : undefined)))
    .limit(1);
  return used !== undefined;
}

interface ConsentUse {
  via: AccountGrant['via'];
  isWide: boolean;
  accounts: Pick<AccountGrant, 'network' | 'externalId'>[];
}

/** The same account connected once more takes the place of what it was. @returns its id. */
export async function saveAccount(db: Database, account: NewAccount): Promise<string> {
  const [saved] = await db
    .insert(socialAccounts)
    .values(account)
    .onConflictDoUpdate({
      target: [socialAccounts.storeId, socialAccounts.network, socialAccounts.externalId],
      set: account,
    })
    .returning({ id: socialAccounts.id });
  return saved!.id;
}

export async function updateAccount(
  db: Database,
  accountId: string,
  change: Partial<NewAccount>,
): Promise<AccountRecord | undefined> {
  const [updated] = await db
    .update(socialAccounts)
    .set(change)
    .where(and(eq(socialAccounts.id, accountId), present))
    .returning();
  return updated;
}

/** @returns whether it was active until now. */
export async function markReconnect(db: Database, account: AccountRecord, problem: Sentence, now: Date) {
  const marked = await db
    .update(socialAccounts)
    .set({ status: 'reconnect', problem, checkedAt: now })
    .where(
      and(
        eq(socialAccounts.id, account.id),
        // Connected again since: what was said of the token before no longer counts.
        eq(socialAccounts.accessToken, account.accessToken),
        present,
      ),
    )
    .returning({ id: socialAccounts.id });
  return marked.length > 0 && account.status === 'active';
}

/** The right to renew this very token, unless another process has it. */
export async function claimRenewal(
  db: Database,
  account: AccountRecord,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const free = or(isNull(socialAccounts.tokenRefreshUntil), lt(socialAccounts.tokenRefreshUntil, now));
  const claimed = await db
    .update(socialAccounts)
    .set({ tokenRefreshUntil: until })
    .where(and(eq(socialAccounts.id, account.id), eq(socialAccounts.accessToken, account.accessToken), free))
    .returning({ id: socialAccounts.id });
  return claimed.length > 0;
}

/** Active accounts of one way whose token runs out, or ran out, before that moment. */
export async function findRunningOut(
  db: Database,
  via: AccountRecord['via'],
  before: Date,
): Promise<AccountRecord[]> {
  const found = await db
    .select({ account: socialAccounts })
    .from(socialAccounts)
    .innerJoin(connectedStores, ofPresentStore)
    .where(
      and(
        eq(socialAccounts.via, via),
        eq(socialAccounts.status, 'active'),
        present,
        lt(socialAccounts.tokenExpiresAt, before),
      ),
    );
  return found.map(({ account }) => account);
}

/** Active accounts nobody has looked at since then; not those where every look is paid for. */
export async function findUnchecked(db: Database, since: Date, most: number): Promise<AccountRecord[]> {
  const found = await db
    .select({ account: socialAccounts })
    .from(socialAccounts)
    .innerJoin(connectedStores, ofPresentStore)
    .where(
      and(
        ne(socialAccounts.via, 'x'),
        eq(socialAccounts.status, 'active'),
        present,
        or(isNull(socialAccounts.checkedAt), lt(socialAccounts.checkedAt, since)),
      ),
    )
    .orderBy(asc(socialAccounts.checkedAt))
    .limit(most);
  return found.map(({ account }) => account);
}

export async function markDisconnected(db: Database, accountId: string, now: Date): Promise<void> {
  await db
    .update(socialAccounts)
    .set({ accessToken: '', refreshToken: null, tokenExpiresAt: null, disconnectedAt: now })
    .where(eq(socialAccounts.id, accountId));
}

/** Nothing is sent to any account of the user from here on; their tokens stay until they are given back. */
export async function closeAccountsOf(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .update(socialAccounts)
    .set({ disconnectedAt: now })
    .where(and(ofUser(userId), present));
}

/** Disconnected or not, those whose tokens we still hold. */
export async function findHeldTokens(db: Database, userId: string): Promise<AccountRecord[]> {
  return db
    .select()
    .from(socialAccounts)
    .where(and(ofUser(userId), ne(socialAccounts.accessToken, '')));
}

const ofUser = (userId: string) =>
  sql`${socialAccounts.storeId} in (select id from connected_stores where user_id = ${userId})`;

export const replaceAccountSecrets = (db: Database, column: string, replaced: ReplacedText[]) =>
  replaceTexts(db, 'social_accounts', column, replaced);
