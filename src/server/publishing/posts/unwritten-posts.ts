import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { contentGenerations, scheduledPosts } from '#server/core/db/schema/social-media.ts';
import type { Sentence, Text } from '#shared/core/sentence.ts';
import type { HeldReason, ScheduleContentType } from '#shared/publishing/schedules.ts';
import { HELD, isHeld, listed, movePosts } from './lifecycle.ts';
import type { PostRecord } from './posts-repository.ts';
import { inQuietWeek } from './quiet-weeks.ts';

/** A post that a slot was given and that has no text yet. */
export interface UnwrittenPost {
  id: string;
  scheduleId: string;
  contentType: ScheduleContentType;
  contentFormat: PostRecord['contentFormat'];
  scheduledFor: Date;
  /** How often it was begun. */
  tries: number;
}

/** Why a post of a schedule has no text. */
export type UnwrittenReason = Extract<HeldReason, 'writing' | 'allowance' | 'unwritten'>;
const REASONS: UnwrittenReason[] = ['writing', 'allowance', 'unwritten'];

/** It waits for its text, or for its owner to write one. */
export function isUnwritten(post: Pick<PostRecord, 'status' | 'heldReason'>): boolean {
  return isHeld(post) && REASONS.some((reason) => reason === post.heldReason);
}

/** As long as its owner has written nothing there either. */
const unwritten = sql`post.made_by = 'schedule' and post.status in ${listed(HELD)}
  and post.held_reason in ('writing', 'allowance', 'unwritten') and coalesce(post.caption, '') = ''`;

export const MOST_TRIES = 3;

const triesOfPost = sql`
  select count(*)::int as tries, max(generation.created_at) as last_at,
    bool_or(generation.finished_at is null) as is_under_way
  from content_generations generation
  where generation.store_id = post.store_id and generation.request ->> 'postId' = post.id::text`;

/** Soonest first; not those that were tried since `triedBefore`, or too often. */
export async function findUnwritten(
  db: Database,
  storeId: string,
  { from, triedBefore }: { from: Date; triedBefore: Date },
): Promise<UnwrittenPost[]> {
  const { rows } = await db.execute(sql`
    select post.id, post.schedule_id, post.content_type, post.content_format, post.scheduled_for, tried.tries
    from scheduled_posts post
      join social_media_schedules schedule on schedule.id = post.schedule_id
        and schedule.is_active and schedule.auto_generate
      left join lateral (${triesOfPost}) tried on true
    where post.store_id = ${storeId} and ${unwritten} and post.scheduled_for > ${from.toISOString()}
      and tried.tries < ${MOST_TRIES} and coalesce(tried.last_at <= ${triedBefore.toISOString()}, true)
    order by post.scheduled_for, post.id`);
  return rows.map((row) => ({
    id: row.id as string,
    scheduleId: row.schedule_id as string,
    contentType: row.content_type as ScheduleContentType,
    contentFormat: row.content_format as PostRecord['contentFormat'],
    scheduledFor: new Date(row.scheduled_for as string),
    tries: row.tries as number,
  }));
}

/** @returns whether nobody writes it, and its schedule still wants it written; nobody else can begin until the transaction ends. */
export async function takeUnwritten(tx: Database, postId: string, generationId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select post.generation_id from scheduled_posts post
    where post.id = ${postId} and ${unwritten} and exists (select from social_media_schedules schedule
      where schedule.id = post.schedule_id and schedule.is_active and schedule.auto_generate)
    for update of post`);
  const [post] = rows;
  // A statement of its own: only now does it see what was begun while this one waited.
  if (!post || (post.generation_id && (await isUnfinished(tx, post.generation_id as string)))) return false;
  await tx.update(scheduledPosts).set({ generationId }).where(eq(scheduledPosts.id, postId));
  return true;
}

async function isUnfinished(db: Database, generationId: string): Promise<boolean> {
  const [generation] = await db
    .select({ finishedAt: contentGenerations.finishedAt })
    .from(contentGenerations)
    .where(eq(contentGenerations.id, generationId));
  return generation !== undefined && generation.finishedAt === null;
}

type Written = Pick<
  PostRecord,
  | 'productId'
  | 'productTitle'
  | 'caption'
  | 'hashtags'
  | 'shortText'
  | 'imagePrompt'
  | 'mediaId'
  | 'coverId'
  | 'altText'
  | 'language'
  | 'writtenPrice'
  | 'heldReason'
  | 'problem'
> &
  Partial<Pick<PostRecord, 'withLink'>>;

/** @returns the post as it stands then; undefined when it waits for this text no more. */
export async function fillUnwritten(
  tx: Database,
  { id, generationId }: { id: string; generationId: string },
  step: 'write' | 'writeApproved' | 'writeWithoutAccount',
  written: Written,
): Promise<PostRecord | undefined> {
  const [post] = await movePosts(
    tx,
    step,
    and(
      eq(scheduledPosts.id, id),
      eq(scheduledPosts.generationId, generationId),
      inArray(scheduledPosts.heldReason, REASONS),
      sql`coalesce(${scheduledPosts.caption}, '') = ''`,
    ),
    { ...written, writeAfter: null },
  );
  return post;
}

export interface UnwrittenNote {
  heldReason: UnwrittenReason;
  /** For the owner; an allowance says it by `writeAfter`. */
  problem: Sentence | null;
  writeAfter: Date | null;
}

/** Why these have no text yet. @returns whether that is news for any of them. */
export async function noteUnwritten(db: Database, postIds: string[], note: UnwrittenNote): Promise<boolean> {
  const { heldReason, problem, writeAfter } = note;
  if (postIds.length === 0) return false;
  const noted = await db
    .update(scheduledPosts)
    .set(note)
    .where(
      and(
        inArray(scheduledPosts.id, postIds),
        inArray(scheduledPosts.status, HELD),
        inArray(scheduledPosts.heldReason, REASONS),
        sql`(${scheduledPosts.heldReason}, ${scheduledPosts.problem}, ${scheduledPosts.writeAfter})
          is distinct from (${heldReason}, ${sql.param(problem, scheduledPosts.problem)}, ${writeAfter?.toISOString() ?? null}::timestamptz)`,
      ),
    )
    .returning({ id: scheduledPosts.id });
  return noted.length > 0;
}

/**
 * Their time came before their text, or the last of their tries was cut off: they are left to their owner.
 * @returns whether there were any.
 */
export async function giveUpUnwritten(
  db: Database,
  storeId: string,
  now: Date,
  because: { notInTime: Text; givenUp: Text },
): Promise<boolean> {
  const leave = async (problem: Text, which: SQL) => {
    const { rows } = await db.execute(sql`
      update scheduled_posts post set held_reason = 'unwritten', problem = ${problem}, write_after = null
      where post.store_id = ${storeId} and ${unwritten} and post.problem is distinct from ${problem} and ${which}
      returning post.id`);
    return rows.length > 0;
  };
  const hasPassed = await leave(because.notInTime, sql`post.scheduled_for <= ${now.toISOString()}`);
  const isTriedOut = await leave(
    because.givenUp,
    sql`post.scheduled_for > ${now.toISOString()} and post.held_reason = 'writing' and exists (
      select from (${triesOfPost}) tried where tried.tries >= ${MOST_TRIES} and not tried.is_under_way)`,
  );
  return hasPassed || isTriedOut;
}

/** A week is to stay without posts. */
export async function deleteUnwrittenInQuietWeeks(tx: Database, storeId: string) {
  await tx.execute(
    sql`delete from scheduled_posts post where post.store_id = ${storeId} and ${unwritten} and ${inQuietWeek}`,
  );
}

/** When a schedule writes no more by itself. */
export async function deleteUnwritten(tx: Database, scheduleId: string) {
  await tx.execute(
    sql`delete from scheduled_posts post where post.schedule_id = ${scheduleId} and ${unwritten}`,
  );
}
