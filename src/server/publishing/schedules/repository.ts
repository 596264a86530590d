import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { socialMediaSchedules } from '#server/core/db/schema/social-media.ts';
import { connectedStores, syncStates } from '#server/core/db/schema/stores.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { HELD, listed, UNAPPROVED } from '#server/publishing/posts/lifecycle.ts';
import type { PostTime, ScheduleContentType } from '#shared/publishing/schedules.ts';

type Row = typeof socialMediaSchedules.$inferSelect;

export type ScheduleRecord = Omit<Row, 'postTimes' | 'contentTypes'> & {
  postTimes: PostTime[];
  contentTypes: ScheduleContentType[];
};
type Wish = Pick<
  ScheduleRecord,
  | 'name'
  | 'platform'
  | 'frequency'
  | 'postTimes'
  | 'contentTypes'
  | 'autoGenerate'
  | 'approvalRequired'
  | 'templateId'
  | 'problem'
>;
type Change = { [Name in keyof ScheduleRecord]?: ScheduleRecord[Name] | undefined };

const recordOf = (row: Row) => row as ScheduleRecord;
const owned = (storeId: string, id: string) =>
  and(eq(socialMediaSchedules.id, id), eq(socialMediaSchedules.storeId, storeId));

export async function findSchedules(db: Database, storeIds: string[]): Promise<ScheduleRecord[]> {
  const rows = await db
    .select()
    .from(socialMediaSchedules)
    .where(inArray(socialMediaSchedules.storeId, storeIds))
    .orderBy(asc(socialMediaSchedules.createdAt), asc(socialMediaSchedules.id));
  return rows.map(recordOf);
}

/** Nobody else changes it, or releases posts of it, until the transaction ends. */
export async function lockSchedule(
  tx: Database,
  storeId: string,
  id: string,
): Promise<ScheduleRecord | undefined> {
  const [row] = await tx.select().from(socialMediaSchedules).where(owned(storeId, id)).for('update');
  return row && recordOf(row);
}

/** The same for all schedules of a store. */
export async function lockSchedules(tx: Database, storeId: string): Promise<void> {
  await tx.execute(
    sql`select from social_media_schedules where store_id = ${storeId} order by id for update`,
  );
}

/** What was passed over from then on is filled after all. */
export async function reopenSlots(tx: Database, storeId: string, from: Date): Promise<void> {
  await tx
    .update(socialMediaSchedules)
    .set({ filledUntil: from })
    .where(and(eq(socialMediaSchedules.storeId, storeId), gt(socialMediaSchedules.filledUntil, from)));
}

export async function insertSchedule(
  db: Database,
  storeId: string,
  wish: Wish,
  now: Date,
): Promise<ScheduleRecord> {
  const values = { ...wish, storeId, createdAt: now, updatedAt: now };
  const [row] = await db.insert(socialMediaSchedules).values(values).returning();
  return recordOf(row!);
}

export async function updateSchedule(
  db: Database,
  { id, storeId }: Pick<ScheduleRecord, 'id' | 'storeId'>,
  change: Change,
): Promise<ScheduleRecord> {
  const [row] = await db
    .update(socialMediaSchedules)
    // Drizzle leaves out what is undefined, and refuses to set nothing at all.
    .set({ ...change, storeId })
    .where(owned(storeId, id))
    .returning();
  return recordOf(row!);
}

export async function deleteSchedule(db: Database, { id, storeId }: Pick<ScheduleRecord, 'id' | 'storeId'>) {
  await db.delete(socialMediaSchedules).where(owned(storeId, id));
}

/** They fill themselves no more. */
export async function pauseSchedulesOf(tx: Database, userId: string): Promise<void> {
  await tx
    .update(socialMediaSchedules)
    .set({ isActive: false })
    .where(
      sql`${socialMediaSchedules.storeId} in (select id from connected_stores where user_id = ${userId})`,
    );
}

/** A template is gone: what used it is written by Vitrin again. */
export async function clearTemplate(tx: Database, storeId: string, templateId: string): Promise<void> {
  await tx
    .update(socialMediaSchedules)
    .set({ templateId: null })
    .where(and(eq(socialMediaSchedules.storeId, storeId), eq(socialMediaSchedules.templateId, templateId)));
}

/** A connected store; null when it is gone. */
export async function findStoreToFill(db: Database, storeId: string): Promise<OwnedStore | null> {
  const { id, userId, platform, currency, timeZone, disconnectedAt } = connectedStores;
  const [store] = await db
    .select({ id, userId, platform, currency, timeZone })
    .from(connectedStores)
    .where(and(eq(id, storeId), isNull(disconnectedAt)));
  return store ?? null;
}

/** Whether the store's first import is still under way, so that what is missing may yet come. */
export async function isImporting(db: Database, storeId: string): Promise<boolean> {
  const [state] = await db
    .select({ phase: syncStates.phase })
    .from(syncStates)
    .where(eq(syncStates.storeId, storeId));
  return state !== undefined && ['waiting', 'recent', 'history'].includes(state.phase);
}

export interface ActiveSchedule {
  storeId: string;
  timeZone: string;
  postTimes: PostTime[];
  filledUntil: Date | null;
  /** It has posts without a text, or posts that could go out to an account by now. */
  hasUnfinished: boolean;
}

/** Every schedule that fills itself, of stores that are connected. */
export async function findActiveSchedules(db: Database, now: Date): Promise<ActiveSchedule[]> {
  const { rows } = await db.execute(sql`
    select schedule.store_id, schedule.post_times, schedule.filled_until, store.time_zone,
      exists (select from scheduled_posts post
        where post.schedule_id = schedule.id and post.scheduled_for > ${now.toISOString()}
          and (post.status in ${listed(HELD)} and post.held_reason in ('writing', 'allowance', 'unwritten')
            or post.version = 0 and post.status in ${listed(UNAPPROVED)}
              and not exists (select from post_deliveries where post_id = post.id)
              and exists (select from social_accounts account where account.store_id = store.id
                and account.disconnected_at is null and schedule.platform in ('all', account.network)))
      ) as has_unfinished
    from social_media_schedules schedule join connected_stores store on store.id = schedule.store_id
    where schedule.is_active and schedule.auto_generate and store.disconnected_at is null`);
  return rows.map((row) => ({
    storeId: row.store_id as string,
    timeZone: row.time_zone as string,
    postTimes: row.post_times as PostTime[],
    filledUntil: row.filled_until === null ? null : new Date(row.filled_until as string),
    hasUnfinished: row.has_unfinished as boolean,
  }));
}
