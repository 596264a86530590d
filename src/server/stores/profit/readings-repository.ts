import { sql } from 'drizzle-orm';
import { CLOCK_TOLERANCE_MS } from '#server/core/db/clock-tolerance.ts';
import type { Database } from '#server/core/db/database.ts';
import { costReadings } from '#server/core/db/schema/profit.ts';
import { MINUTE_MS } from '#shared/core/time.ts';

export type CostReading = typeof costReadings.$inferSelect;

const LEASE_MS = 5 * MINUTE_MS;

/** Takes the right to read a store's costs, unless another process holds it. */
export async function takeCostLease(
  db: Database,
  storeId: string,
  now: Date,
): Promise<CostReading | undefined> {
  const until = new Date(now.getTime() + LEASE_MS);
  // One that ends later than any can was taken under a clock that was ahead.
  const beyond = new Date(until.getTime() + CLOCK_TOLERANCE_MS);
  const [taken] = await db
    .insert(costReadings)
    .values({ storeId, readingUntil: until })
    .onConflictDoUpdate({
      target: costReadings.storeId,
      set: { readingUntil: until },
      setWhere: sql`${costReadings.readingUntil} is null or ${costReadings.readingUntil} < ${now.toISOString()}
        or ${costReadings.readingUntil} > ${beyond.toISOString()}`,
    })
    .returning();
  return taken;
}

/** What was read so far; it prolongs the lease. */
export async function updateCostReading(
  db: Database,
  storeId: string,
  now: Date,
  change: Partial<Omit<CostReading, 'storeId' | 'readingUntil' | 'version'>> = {},
) {
  await db
    .update(costReadings)
    .set({ ...change, readingUntil: new Date(now.getTime() + LEASE_MS) })
    .where(sql`${costReadings.storeId} = ${storeId}`);
}

export async function releaseCostLease(db: Database, storeId: string) {
  await db.update(costReadings).set({ readingUntil: null }).where(sql`${costReadings.storeId} = ${storeId}`);
}

export async function releaseAllCostLeases(db: Database) {
  await db.update(costReadings).set({ readingUntil: null });
}

export async function findCostReading(db: Database, storeId: string): Promise<CostReading | undefined> {
  const [found] = await db.select().from(costReadings).where(sql`${costReadings.storeId} = ${storeId}`);
  return found;
}

/** A history is read, so that payments of all its orders are read after it. */
export async function readFinancesFromStart(db: Database, storeId: string) {
  await db
    .update(costReadings)
    .set({
      historyRead: false,
      historyBegunAt: null,
      historyCheckpoint: null,
      historyReadTo: null,
      readAt: null,
    })
    .where(sql`${costReadings.storeId} = ${storeId}`);
}

interface DueLimits {
  /** Stores that were read before are due again. */
  readBefore: Date;
  /** Fees that were expected when they were read before then. */
  expectedBefore: Date;
  most: number;
}

/** Active stores with a whole history of which something is to be read. */
export async function findStoresWithCostsDue(
  db: Database,
  { readBefore, expectedBefore, most }: DueLimits,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select connected_stores.id from connected_stores
      join sync_states on sync_states.store_id = connected_stores.id
      left join cost_readings reading on reading.store_id = connected_stores.id
    where is_active and disconnected_at is null and phase = 'ready' and (
      reading.read_at is null or reading.read_at < ${readBefore.toISOString()}
      or reading.finances_refused_at < greatest(connected_at, ${readBefore.toISOString()})
      or (reading.history_checkpoint is not null and reading.problem_code is null)
      or exists (select from finances_due where finances_due.store_id = connected_stores.id)
      or exists (select from order_finances where order_finances.store_id = connected_stores.id and fee_expected
        and order_finances.read_at < ${expectedBefore.toISOString()}))
    order by random() limit ${most}`);
  return rows.map(({ id }) => id);
}

/** The store's records are others now: what was worked out of them is worked out again. The caller holds the lock. */
export async function raiseRecordsVersion(tx: Database, storeId: string) {
  await tx.execute(sql`
    update sync_states set records_version = records_version + 1,
      totals_version = case when history_complete and totals_version = records_version then records_version + 1
        else totals_version end
    where store_id = ${storeId}`);
}
