import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { type BulkColumns, columnList, rowsOf, textArray, valueList } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { privacyRequests, webhookEvents, webhookSubscriptions } from '#server/core/db/schema/webhooks.ts';
import type { StoreNotice } from '#server/platforms/ports/store-platform.ts';

export interface NewEvent {
  storeId: string;
  eventId: string;
  topic: string;
  /** Null when it could not be understood, and `problem` says why. */
  notice: StoreNotice | null;
  problem: string | null;
  triggeredAt: Date | null;
  receivedAt: Date;
}

/** Each event once, however often it is delivered. @returns the stores for which there is something to apply. */
export async function insertEvents(db: Database, events: NewEvent[]): Promise<string[]> {
  const columns: BulkColumns<NewEvent> = {
    store_id: ['uuid', (event) => event.storeId],
    event_id: ['text', (event) => event.eventId],
    topic: ['text', (event) => event.topic],
    notice: ['jsonb', (event) => event.notice],
    problem: ['text', (event) => event.problem],
    applied_at: ['timestamptz', (event) => (event.notice ? null : event.receivedAt)],
    triggered_at: ['timestamptz', (event) => event.triggeredAt],
    received_at: ['timestamptz', (event) => event.receivedAt],
  };
  const { rows } = await db.execute<{ store_id: string; waits: boolean }>(sql`
    insert into webhook_events (${columnList(columns)}) select ${valueList(columns)} from ${rowsOf(events, columns)}
    join connected_stores on connected_stores.id = incoming.store_id
    order by incoming.store_id, incoming.event_id
    on conflict do nothing returning store_id, applied_at is null as waits`);
  return [...new Set(rows.flatMap((row) => (row.waits ? [row.store_id] : [])))];
}

export type EventRecord = typeof webhookEvents.$inferSelect;

export async function findWaitingEvents(
  db: Database,
  storeId: string,
  limit: number,
): Promise<EventRecord[]> {
  return db
    .select()
    .from(webhookEvents)
    .where(and(eq(webhookEvents.storeId, storeId), isNull(webhookEvents.appliedAt)))
    .orderBy(asc(webhookEvents.receivedAt))
    .limit(limit);
}

/** The content of an event stays no longer than it is needed. */
export async function markApplied(db: Database, storeId: string, events: EventRecord[], now: Date) {
  const ids = events.map((event) => event.eventId);
  await db.execute(sql`
    update webhook_events set applied_at = ${now.toISOString()}, notice = null
    where store_id = ${storeId} and event_id = any(${textArray(ids)})`);
}

export async function findStoresWithWaitingEvents(db: Database, before: Date): Promise<string[]> {
  const found = await db
    .selectDistinct({ storeId: webhookEvents.storeId })
    .from(webhookEvents)
    .where(and(isNull(webhookEvents.appliedAt), lt(webhookEvents.receivedAt, before)));
  return found.map((row) => row.storeId);
}

export async function deleteEventsBefore(db: Database, before: Date) {
  await db
    .delete(webhookEvents)
    .where(and(lt(webhookEvents.receivedAt, before), sql`${webhookEvents.appliedAt} is not null`));
}

export type SubscriptionRecord = typeof webhookSubscriptions.$inferSelect;

export async function findSubscriptions(db: Database, storeId: string): Promise<SubscriptionRecord[]> {
  return db.select().from(webhookSubscriptions).where(eq(webhookSubscriptions.storeId, storeId));
}

export async function replaceSubscriptions(
  tx: Database,
  storeId: string,
  subscriptions: Omit<SubscriptionRecord, 'storeId'>[],
) {
  await tx.delete(webhookSubscriptions).where(eq(webhookSubscriptions.storeId, storeId));
  if (subscriptions.length > 0)
    await tx
      .insert(webhookSubscriptions)
      .values(subscriptions.map((subscription) => ({ ...subscription, storeId })));
}

// ——— privacy

export type PrivacyRecord = typeof privacyRequests.$inferSelect;

/** Undefined when this request is known already. */
export async function insertPrivacyRequest(
  db: Database,
  request: typeof privacyRequests.$inferInsert,
): Promise<PrivacyRecord | undefined> {
  const [inserted] = await db.insert(privacyRequests).values(request).onConflictDoNothing().returning();
  return inserted;
}

export async function findPrivacyRequest(db: Database, id: string): Promise<PrivacyRecord | undefined> {
  const [request] = await db.select().from(privacyRequests).where(eq(privacyRequests.id, id));
  return request;
}

export async function findPrivacyRequestsOf(db: Database, userId: string): Promise<PrivacyRecord[]> {
  return db
    .select()
    .from(privacyRequests)
    .where(eq(privacyRequests.userId, userId))
    .orderBy(desc(privacyRequests.receivedAt));
}

/** What was exported for a customer stays no longer than they need to fetch it; the proof of it stays. */
export async function forgetExportsBefore(db: Database, before: Date) {
  await db
    .update(privacyRequests)
    .set({ outcome: sql`outcome - 'held'` })
    .where(and(lt(privacyRequests.completedAt, before), sql`outcome ? 'held'`));
}

export async function completePrivacyRequest(db: Database, id: string, outcome: object, now: Date) {
  await db.update(privacyRequests).set({ completedAt: now, outcome }).where(eq(privacyRequests.id, id));
}
