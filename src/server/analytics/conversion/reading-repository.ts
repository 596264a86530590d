import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { type BulkColumns, columnList, rowsOf, valueList } from '#server/core/db/bulk.ts';
import { CLOCK_TOLERANCE_MS } from '#server/core/db/clock-tolerance.ts';
import type { Database } from '#server/core/db/database.ts';
import { connectedStores, syncStates, visitReadings } from '#server/core/db/schema/stores.ts';
import type { VisitDay, VisitDayPart, Visits } from '#server/platforms/ports/store-platform.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import type { DaySpan } from './days-to-read.ts';

export type VisitState = typeof visitReadings.$inferSelect;

const LEASE_MS = 2 * MINUTE_MS;
const leaseEnd = (now: Date) => new Date(now.getTime() + LEASE_MS);

/** One that ends later than any can was taken under a clock that was ahead. */
function isFree(now: Date) {
  const { leaseUntil } = visitReadings;
  const beyond = new Date(leaseEnd(now).getTime() + CLOCK_TOLERANCE_MS);
  return or(isNull(leaseUntil), lt(leaseUntil, now), gt(leaseUntil, beyond));
}

/**
 * The right to read a store's visits; undefined while another process reads them, and for a store whose orders are still
 * being read for the first time: its first figures must not wait.
 */
export async function takeVisitLease(
  db: Database,
  storeId: string,
  now: Date,
): Promise<VisitState | undefined> {
  await db.execute(sql`
    insert into visit_readings (store_id) select store_id from sync_states
    where store_id = ${storeId} and history_complete on conflict do nothing`);
  const [state] = await db
    .update(visitReadings)
    .set({ leaseToken: sql`${visitReadings.leaseToken} + 1`, leaseUntil: leaseEnd(now) })
    .where(and(eq(visitReadings.storeId, storeId), isFree(now)))
    .returning();
  return state;
}

/** Locks and changes the state, and prolongs the lease. @returns false when the lease was taken over or the store is gone. */
export async function updateVisitState(
  tx: Database,
  { storeId, leaseToken }: Pick<VisitState, 'storeId' | 'leaseToken'>,
  change: Partial<VisitState>,
  now: Date,
): Promise<boolean> {
  const changed = await tx
    .update(visitReadings)
    .set({ ...change, leaseUntil: leaseEnd(now) })
    .where(and(eq(visitReadings.storeId, storeId), eq(visitReadings.leaseToken, leaseToken)))
    .returning({ storeId: visitReadings.storeId });
  return changed.length === 1;
}

export async function releaseVisitLease(db: Database, { storeId, leaseToken }: VisitState) {
  await db
    .update(visitReadings)
    .set({ leaseUntil: null })
    .where(and(eq(visitReadings.storeId, storeId), eq(visitReadings.leaseToken, leaseToken)));
}

/** After a crash of the only process nobody reads any more. */
export async function releaseAllVisitLeases(db: Database) {
  await db.update(visitReadings).set({ leaseUntil: null });
}

/** Replaces the days that were answered; a day that the platform left out stays as it was. */
export async function saveVisits(tx: Database, storeId: string, { days, parts }: Visits) {
  if (days.length === 0) return;
  const answered = sql`select day from ${rowsOf(days, { day: ['date', ({ day }) => day] })}`;
  await tx.execute(sql`delete from visit_parts where store_id = ${storeId} and day in (${answered})`);
  await tx.execute(sql`delete from visit_days where store_id = ${storeId} and day in (${answered})`);
  await tx.execute(sql`
    insert into visit_days (store_id, ${columnList(DAY_COLUMNS)})
    select ${storeId}::uuid, ${valueList(DAY_COLUMNS)} from ${rowsOf(days, DAY_COLUMNS)}`);
  await tx.execute(sql`
    insert into visit_parts (store_id, ${columnList(PART_COLUMNS)})
    select ${storeId}::uuid, ${valueList(PART_COLUMNS)} from ${rowsOf(parts, PART_COLUMNS)}`);
}

const DAY_COLUMNS: BulkColumns<VisitDay> = {
  day: ['date', ({ day }) => day],
  sessions: ['integer', ({ sessions }) => sessions],
  cart_additions: ['integer', ({ cartAdditions }) => cartAdditions],
  reached_checkout: ['integer', ({ reachedCheckout }) => reachedCheckout],
  completed_checkout: ['integer', ({ completedCheckout }) => completedCheckout],
};
const PART_COLUMNS: BulkColumns<VisitDayPart> = {
  dimension: ['text', ({ dimension }) => dimension],
  value: ['text', ({ value }) => value],
  ...DAY_COLUMNS,
};

/** The shop moved to another time zone: what was read is of other days. */
export async function forgetVisits(tx: Database, storeId: string) {
  await tx.execute(sql`delete from visit_parts where store_id = ${storeId}`);
  await tx.execute(sql`delete from visit_days where store_id = ${storeId}`);
}

/** What a span read makes of the one known before. */
export function joined(known: DaySpan | null, { firstDay, lastDay }: DaySpan): DaySpan {
  if (!known) return { firstDay, lastDay };
  return {
    firstDay: firstDay < known.firstDay ? firstDay : known.firstDay,
    lastDay: lastDay > known.lastDay ? lastDay : known.lastDay,
  };
}

/**
 * Stores to ask: those never asked, those whose local day began since they were last read, and those that failed or
 * stopped on the way. By chance, where there are more than `most`.
 */
export async function findStoresToAsk(
  db: Database,
  now: Date,
  { settleMs, retryMs, most }: { settleMs: number; retryMs: number; most: number },
): Promise<string[]> {
  const settled = new Date(now.getTime() - settleMs).toISOString();
  const settle = `${settleMs} milliseconds`;
  const rows = await db
    .select({ storeId: connectedStores.id })
    .from(connectedStores)
    .innerJoin(syncStates, eq(syncStates.storeId, connectedStores.id))
    .leftJoin(visitReadings, eq(visitReadings.storeId, connectedStores.id))
    .where(
      and(
        eq(connectedStores.isActive, true),
        isNull(connectedStores.disconnectedAt),
        eq(syncStates.historyComplete, true),
        or(isNull(visitReadings.storeId), isFree(now)),
        or(
          isNull(visitReadings.readAt),
          and(
            sql`${visitReadings.problemCode} is not null`,
            lt(visitReadings.readAt, new Date(now.getTime() - retryMs)),
          ),
          gt(visitReadings.readAt, new Date(now.getTime() + CLOCK_TOLERANCE_MS)),
          sql`((${visitReadings.readAt} - ${settle}::interval) at time zone ${connectedStores.timeZone})::date
            < (${settled}::timestamptz at time zone ${connectedStores.timeZone})::date`,
        ),
      ),
    )
    .orderBy(sql`random()`)
    .limit(most);
  return rows.map(({ storeId }) => storeId);
}

export async function wasAsked(db: Database, storeId: string): Promise<boolean> {
  const [found] = await db
    .select({ storeId: visitReadings.storeId })
    .from(visitReadings)
    .where(eq(visitReadings.storeId, storeId));
  return found !== undefined;
}
