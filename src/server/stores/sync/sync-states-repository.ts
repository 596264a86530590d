import { and, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { CLOCK_TOLERANCE_MS } from '#server/core/db/clock-tolerance.ts';
import type { Database } from '#server/core/db/database.ts';
import { connectedStores, syncStates } from '#server/core/db/schema/stores.ts';
import { MINUTE_MS } from '#shared/core/time.ts';

export type SyncState = typeof syncStates.$inferSelect;

const LEASE_MS = 2 * MINUTE_MS;

const leaseEnd = (now: Date) => new Date(now.getTime() + LEASE_MS);

/** One that ends later than any can was taken under a clock that was ahead, and its holder may be gone. */
function isFree(now: Date) {
  const { leaseUntil } = syncStates;
  const beyond = new Date(leaseEnd(now).getTime() + CLOCK_TOLERANCE_MS);
  return or(isNull(leaseUntil), lt(leaseUntil, now), gt(leaseUntil, beyond));
}

export async function findSyncState(db: Database, storeId: string): Promise<SyncState | undefined> {
  const [state] = await db.select().from(syncStates).where(eq(syncStates.storeId, storeId));
  return state;
}

/** Takes the right to read a store, unless another process holds it. @returns the state with its new lease token. */
export async function takeLease(db: Database, storeId: string, now: Date): Promise<SyncState | undefined> {
  const [state] = await db
    .update(syncStates)
    .set({ leaseToken: sql`${syncStates.leaseToken} + 1`, leaseUntil: leaseEnd(now) })
    .where(and(eq(syncStates.storeId, storeId), isFree(now)))
    .returning();
  return state;
}

/**
 * Locks the store's state, so that one transaction at a time changes its records.
 * @returns the state; undefined when the lease was taken over or the store is gone: the caller must stop.
 */
export async function extendLease(
  db: Database,
  storeId: string,
  leaseToken: number,
  now: Date,
): Promise<SyncState | undefined> {
  const [state] = await db
    .update(syncStates)
    .set({ leaseUntil: leaseEnd(now) })
    .where(and(eq(syncStates.storeId, storeId), eq(syncStates.leaseToken, leaseToken)))
    .returning();
  return state;
}

/** The store's lock without a lease, for changes that come while the store may be read; undefined when it is gone. */
export async function lockSyncState(tx: Database, storeId: string): Promise<SyncState | undefined> {
  const [found] = await tx
    .select({ state: syncStates })
    .from(syncStates)
    .innerJoin(connectedStores, eq(connectedStores.id, syncStates.storeId))
    .where(and(eq(syncStates.storeId, storeId), isNull(connectedStores.disconnectedAt)))
    .for('update', { of: syncStates });
  return found?.state;
}

export async function updateSyncState(
  db: Database,
  storeId: string,
  change: { [Column in keyof SyncState]?: SyncState[Column] | SQL },
): Promise<SyncState | undefined> {
  const [state] = await db.update(syncStates).set(change).where(eq(syncStates.storeId, storeId)).returning();
  return state;
}

/** The store's records changed, and its totals were updated with them if they were up to date before. */
export function nextVersion({
  historyComplete,
  recordsVersion,
  totalsVersion,
}: SyncState): Partial<Pick<SyncState, 'recordsVersion' | 'totalsVersion'>> {
  const next = recordsVersion + 1;
  return historyComplete && totalsVersion === recordsVersion
    ? { recordsVersion: next, totalsVersion: next }
    : { recordsVersion: next };
}

export async function releaseLease(db: Database, storeId: string, leaseToken: number) {
  await db
    .update(syncStates)
    .set({ leaseUntil: null })
    .where(and(eq(syncStates.storeId, storeId), eq(syncStates.leaseToken, leaseToken)));
}

/** After a crash of the only process nobody holds a lease any more. */
export async function releaseAllLeases(db: Database) {
  await db.update(syncStates).set({ leaseUntil: null });
}

/**
 * Active stores that nobody reads now and that were not read for long, or never to the end. By chance, so that where
 * there are more than `most` those whose platform is away do not make the others wait.
 */
export async function findStoresToRead(
  db: Database,
  now: Date,
  due: { notifiedBefore: Date; otherBefore: Date; mistakenAfter: Date; most: number },
): Promise<string[]> {
  const { notifiedBefore, otherBefore, mistakenAfter, most } = due;
  const readBefore = (before: Date) => lt(syncStates.lastSyncedAt, before);
  const found = await db
    .select({ storeId: syncStates.storeId })
    .from(syncStates)
    .innerJoin(connectedStores, eq(connectedStores.id, syncStates.storeId))
    .where(
      and(
        eq(connectedStores.isActive, true),
        isNull(connectedStores.disconnectedAt),
        isFree(now),
        or(
          isNull(syncStates.lastSyncedAt),
          readBefore(notifiedBefore),
          gt(syncStates.lastSyncedAt, mistakenAfter),
          and(eq(connectedStores.notifiedOfChanges, false), readBefore(otherBefore)),
        ),
      ),
    )
    .orderBy(sql`random()`)
    .limit(most);
  return found.map((row) => row.storeId);
}
