import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { type ReplacedText, replaceTexts } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { deleteInSteps } from '#server/core/db/delete-in-steps.ts';
import { costReadings } from '#server/core/db/schema/profit.ts';
import { connectedStores, syncStates, visitReadings } from '#server/core/db/schema/stores.ts';
import type { StoreScope } from '#server/core/http/serve.ts';
import type { Sentence } from '#shared/core/sentence.ts';
import type { Platform } from '#shared/stores/stores.ts';

export type StoreRecord = typeof connectedStores.$inferSelect;
export type SyncStateRecord = typeof syncStates.$inferSelect;

const present = isNull(connectedStores.disconnectedAt);
const WITH_READINGS = {
  store: connectedStores,
  sync: syncStates,
  visits: visitReadings.answer,
  costs: costReadings,
};

export async function findStoresOf(db: Database, { id, storeIds }: StoreScope) {
  return db
    .select(WITH_READINGS)
    .from(connectedStores)
    .innerJoin(syncStates, eq(syncStates.storeId, connectedStores.id))
    .leftJoin(visitReadings, eq(visitReadings.storeId, connectedStores.id))
    .leftJoin(costReadings, eq(costReadings.storeId, connectedStores.id))
    .where(
      and(
        eq(connectedStores.userId, id),
        present,
        storeIds ? inArray(connectedStores.id, storeIds) : undefined,
      ),
    )
    .orderBy(asc(connectedStores.createdAt), asc(connectedStores.id));
}

export async function findStore(db: Database, storeId: string) {
  const [found] = await db
    .select(WITH_READINGS)
    .from(connectedStores)
    .innerJoin(syncStates, eq(syncStates.storeId, connectedStores.id))
    .leftJoin(visitReadings, eq(visitReadings.storeId, connectedStores.id))
    .leftJoin(costReadings, eq(costReadings.storeId, connectedStores.id))
    .where(and(eq(connectedStores.id, storeId), present));
  return found;
}

export async function findOwnedStore(
  db: Database,
  userId: string,
  storeId: string,
): Promise<StoreRecord | undefined> {
  const [store] = await db
    .select()
    .from(connectedStores)
    .where(and(eq(connectedStores.id, storeId), eq(connectedStores.userId, userId), present));
  return store;
}

/** Every present connection of a shop named so; a delivery names no more than that. */
export async function findStoresByHandle(db: Database, platform: Platform, handle: string) {
  return db
    .select()
    .from(connectedStores)
    .where(and(eq(connectedStores.platform, platform), eq(connectedStores.handle, handle), present));
}

export async function findStoreByWebhookKey(db: Database, platform: Platform, webhookKey: string) {
  const [store] = await db
    .select()
    .from(connectedStores)
    .where(and(eq(connectedStores.platform, platform), eq(connectedStores.webhookKey, webhookKey), present));
  return store;
}

export async function findStoreByShop(db: Database, platform: Platform, externalId: string) {
  const [store] = await db
    .select()
    .from(connectedStores)
    .where(and(eq(connectedStores.platform, platform), eq(connectedStores.externalId, externalId), present));
  return store;
}

/** Undefined when another account connected the same shop a moment before. */
export async function insertStore(db: Database, store: typeof connectedStores.$inferInsert) {
  const [inserted] = await db.insert(connectedStores).values(store).onConflictDoNothing().returning();
  if (inserted) await db.insert(syncStates).values({ storeId: inserted.id });
  return inserted;
}

export async function updateStore(
  db: Database,
  storeId: string,
  change: Partial<typeof connectedStores.$inferInsert>,
) {
  const [updated] = await db
    .update(connectedStores)
    .set(change)
    .where(eq(connectedStores.id, storeId))
    .returning();
  return updated;
}

/** Why it could not be read belongs to the connection before. */
export async function forgetProblem(db: Database, storeId: string) {
  await db
    .update(syncStates)
    .set({
      problemCode: null,
      problemMessage: null,
      phase: sql`case when ${syncStates.phase} = 'failed' then 'waiting' else ${syncStates.phase} end`,
    })
    .where(eq(syncStates.storeId, storeId));
}

/** Its access cannot be opened: nothing is read until the owner connects again, and the reason stands with the store. */
export async function closeStore(
  db: Database,
  storeId: string,
  { code, message }: { code: string; message: Sentence },
) {
  await db.update(connectedStores).set({ isActive: false }).where(eq(connectedStores.id, storeId));
  await db
    .update(syncStates)
    .set({
      problemCode: code,
      problemMessage: message,
      phase: sql`case when ${syncStates.historyComplete} then ${syncStates.phase} else 'failed' end`,
    })
    .where(eq(syncStates.storeId, storeId));
}

const NO_SECRETS = {
  accessToken: '',
  refreshToken: null,
  tokenExpiresAt: null,
  refreshTokenExpiresAt: null,
  clientSecret: null,
};

/** Our access ended at the platform: nothing that could open the store stays. */
export async function markUninstalled(db: Database, storeId: string) {
  return updateStore(db, storeId, { ...NO_SECRETS, isActive: false, notifiedOfChanges: false });
}

/** The right to renew this very token, unless another process has it. */
export async function claimTokenRenewal(
  db: Database,
  store: StoreRecord,
  now: Date,
  until: Date,
): Promise<boolean> {
  const free = or(isNull(connectedStores.tokenRefreshUntil), lt(connectedStores.tokenRefreshUntil, now));
  const claimed = await db
    .update(connectedStores)
    .set({ tokenRefreshUntil: until })
    .where(and(eq(connectedStores.id, store.id), eq(connectedStores.accessToken, store.accessToken), free))
    .returning({ id: connectedStores.id });
  return claimed.length > 0;
}

export async function releaseTokenRenewal(db: Database, storeId: string) {
  await updateStore(db, storeId, { tokenRefreshUntil: null });
}

export async function findActiveStores(db: Database): Promise<string[]> {
  const found = await db
    .select({ id: connectedStores.id })
    .from(connectedStores)
    .where(and(eq(connectedStores.isActive, true), present));
  return found.map((store) => store.id);
}

/** Stores whose access token ran out before that moment and whose refresh token still works. */
export async function findIdleTokens(db: Database, before: Date) {
  return db
    .select({ store: connectedStores })
    .from(connectedStores)
    .where(and(eq(connectedStores.isActive, true), present, lt(connectedStores.tokenExpiresAt, before)));
}

/** From here on nothing shows the store; its token is gone at once. */
export async function markDisconnected(db: Database, storeId: string, now: Date) {
  await db
    .update(connectedStores)
    .set({ ...NO_SECRETS, disconnectedAt: now, isActive: false })
    .where(eq(connectedStores.id, storeId));
}

export async function findDisconnectedStores(db: Database): Promise<string[]> {
  const found = await db
    .select({ id: connectedStores.id })
    .from(connectedStores)
    .where(isNotNull(connectedStores.disconnectedAt));
  return found.map((store) => store.id);
}

/** Tables that can hold millions of rows of one store, largest first. */
const LARGE_TABLES = [
  'order_profits',
  'profit_products',
  'profit_groups',
  'order_payments',
  'order_finances',
  'variant_costs',
  'sale_events',
  'order_lines',
  'refunds',
  'product_days',
  'customer_months',
  'customer_totals',
  'orders',
  'customers',
];

/** Deletes, in steps, what areas above have of a store in such numbers. */
export type DeleteLargeTables = (db: Database, storeId: string) => Promise<void>;

/** Deletes the store with everything that hangs on it. */
export async function deleteDisconnectedStore(
  db: Database,
  storeId: string,
  deleteLargeTables: DeleteLargeTables,
) {
  const [store] = await db
    .select({ id: connectedStores.id })
    .from(connectedStores)
    .where(and(eq(connectedStores.id, storeId), isNotNull(connectedStores.disconnectedAt)));
  if (!store) return;
  for (const table of LARGE_TABLES) await deleteInSteps(db, table, storeId);
  await deleteLargeTables(db, storeId);
  await db.delete(connectedStores).where(eq(connectedStores.id, storeId));
}

/** How many records of a store speak of people. */
export async function countPersonalRecords(db: Database, storeId: string) {
  const { rows } = await db.execute<{ customers: number; orders: number; checkouts: number }>(sql`
    select (select count(*)::int from customers where store_id = ${storeId}) as customers,
      (select count(*)::int from orders where store_id = ${storeId}) as orders,
      (select count(*)::int from abandoned_checkouts where store_id = ${storeId}) as checkouts`);
  return rows[0]!;
}

export const replaceStoreSecrets = (db: Database, column: string, replaced: ReplacedText[]) =>
  replaceTexts(db, 'connected_stores', column, replaced);

export const replaceWebhookSecrets = (db: Database, column: string, replaced: ReplacedText[]) =>
  replaceTexts(db, 'webhook_subscriptions', column, replaced);
