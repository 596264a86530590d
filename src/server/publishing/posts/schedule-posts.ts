import { and, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { scheduledPosts } from '#server/core/db/schema/social-media.ts';
import type { ScheduleContentType } from '#shared/publishing/schedules.ts';
import { listed, MAY_BE_OUT, NEXT, NOT_OUT, UNAPPROVED } from './lifecycle.ts';

/** A post of a schedule, as far as pausing, moving and deleting care. */
export type PlannedPost = Pick<
  typeof scheduledPosts.$inferSelect,
  'id' | 'storeId' | 'scheduledFor' | 'slotAt' | 'contentFormat' | 'status' | 'heldReason'
>;

const { id, storeId, scheduleId, scheduledFor, slotAt, contentFormat, status, heldReason } = scheduledPosts;
const planned = { id, storeId, scheduledFor, slotAt, contentFormat, status, heldReason };

const nothingSent = sql`not exists (select from post_deliveries where post_id = ${id}
  and (external_id is not null or status in ${listed(MAY_BE_OUT)}))`;

/** Soonest first; locked until the transaction ends. */
export async function findNotOut(tx: Database, schedule: string): Promise<PlannedPost[]> {
  return tx
    .select(planned)
    .from(scheduledPosts)
    .where(and(eq(scheduleId, schedule), inArray(status, NOT_OUT), nothingSent))
    .orderBy(scheduledFor, id)
    .for('update');
}

/** Written by their schedule before anything was connected that they could go out to. */
export async function findWithoutAccounts(db: Database, schedule: string, now: Date): Promise<PlannedPost[]> {
  return db
    .select(planned)
    .from(scheduledPosts)
    .where(
      and(
        eq(scheduleId, schedule),
        eq(scheduledPosts.madeBy, 'schedule'),
        // Once its owner has changed it, nothing is what they chose.
        eq(scheduledPosts.version, 0),
        inArray(status, UNAPPROVED),
        gt(scheduledFor, now),
        sql`not exists (select from post_deliveries where post_id = ${id})`,
      ),
    )
    .for('update');
}

/** Of the slots before the next, the latest first. */
export async function findRecentContentTypes(
  tx: Database,
  schedule: string,
  most: number,
): Promise<ScheduleContentType[]> {
  const recent = await tx
    .select({ contentType: scheduledPosts.contentType })
    .from(scheduledPosts)
    .where(and(eq(scheduleId, schedule), isNotNull(slotAt)))
    .orderBy(desc(slotAt))
    .limit(most);
  return recent.map(({ contentType }) => contentType as ScheduleContentType);
}

/** Slots that are taken by other posts than these. */
export async function findTakenSlots(tx: Database, schedule: string, besides: string[]): Promise<number[]> {
  const taken = await tx
    .select({ id, slotAt })
    .from(scheduledPosts)
    .where(and(eq(scheduleId, schedule), isNotNull(slotAt)));
  return taken.flatMap((post) => (besides.includes(post.id) ? [] : post.slotAt!.getTime()));
}

export async function deletePosts(tx: Database, postIds: string[]) {
  await tx.delete(scheduledPosts).where(inArray(id, postIds));
}

/** Posts that stay when their schedule goes. */
export async function removeFromSchedule(tx: Database, schedule: string) {
  await tx.update(scheduledPosts).set({ scheduleId: null, slotAt: null }).where(eq(scheduleId, schedule));
}

export interface Outlook {
  /** Its soonest post that goes out by itself or once it is approved. */
  nextPostAt: Date | null;
  /** When the first of those that wait for the allowance is written. */
  writesFrom: Date | null;
  /** Whether some failed and are tried again, and whether some are left to the owner. */
  isRetried: boolean;
  isLeftToOwner: boolean;
}

/** Of every schedule of a store that has posts ahead. */
export async function findOutlooks(
  db: Database,
  storeIds: string[],
  now: Date,
): Promise<Map<string, Outlook>> {
  const ahead = await db
    .select({
      scheduleId,
      nextPostAt: sql<string | null>`min(${scheduledFor}) filter (where ${status} in ${listed(NEXT)})`,
      writesFrom: sql<
        string | null
      >`min(${scheduledPosts.writeAfter}) filter (where ${heldReason} = 'allowance')`,
      isRetried: sql<boolean>`coalesce(bool_or(${heldReason} = 'writing' and exists (
        select from content_generations generation
        where generation.id = ${scheduledPosts.generationId} and generation.status = 'failed')), false)`,
      isLeftToOwner: sql<boolean>`coalesce(bool_or(${heldReason} = 'unwritten'), false)`,
    })
    .from(scheduledPosts)
    .where(and(inArray(storeId, storeIds), isNotNull(scheduleId), gt(scheduledFor, now)))
    .groupBy(scheduleId);
  return new Map(
    ahead.map(({ scheduleId: schedule, nextPostAt, writesFrom, ...rest }) => [
      schedule!,
      { ...rest, nextPostAt: instantOf(nextPostAt), writesFrom: instantOf(writesFrom) },
    ]),
  );
}

const instantOf = (text: string | null) => (text === null ? null : new Date(text));

export async function hasAccounts(db: Database, postId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from post_deliveries where post_id = ${postId} limit 1`);
  return rows.length > 0;
}
