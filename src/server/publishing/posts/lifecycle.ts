import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { postDeliveries, scheduledPosts } from '#server/core/db/schema/social-media.ts';
import type { DeliveryStatus, HeldReason, PostStatus } from '#shared/publishing/schedules.ts';
import { MISSED } from './delivery-problems.ts';

/*
 * The states of a post and of its deliveries, and every way from one to another. Whatever changes a state names the step;
 * statements change only what may take it (decision 029).
 */

interface Step<State> {
  from: readonly State[];
  to: readonly State[];
}

/** Nothing of them is visible, and no call is under way that could make them so. */
export const OPEN = ['waiting', 'preparing', 'prepared'] as const;
export const UNSENT = [...OPEN, 'failed', 'cancelled'] as const;
export const MAY_BE_OUT = ['publishing', 'published', 'unconfirmed', 'on_phone'] as const;
export const PUBLISHED = ['published'] as const;
export const UNCONFIRMED = ['unconfirmed'] as const;
/** Only the network or its owner can say what becomes of them. */
export const UNDECIDED = ['unconfirmed', 'on_phone'] as const;

export const DELIVERY_STEPS = {
  /** The worker takes it up. */
  release: { from: [...OPEN, 'failed'], to: ['waiting'] },
  /** The worker leaves it alone. */
  hold: { from: OPEN, to: ['waiting'] },
  retry: { from: ['failed'], to: ['waiting'] },
  /** Other accounts have the post, this one is not to get it. */
  cancel: { from: OPEN, to: ['cancelled'] },
  restore: { from: ['cancelled'], to: ['waiting'] },
  prepare: { from: ['waiting', 'preparing'], to: ['preparing'] },
  finishPreparing: { from: ['preparing'], to: ['prepared'] },
  /** The intent: only after it may the call be made that makes the post visible. */
  send: { from: ['prepared'], to: ['publishing'] },
  /** The call was not made, or surely refused. */
  unsend: { from: ['publishing'], to: ['prepared'] },
  /** What was prepared is gone at the network. */
  prepareAgain: { from: ['publishing'], to: ['waiting'] },
  publish: { from: ['publishing', ...UNDECIDED], to: ['published'] },
  /** Its owner publishes it in the network's app. */
  handOver: { from: ['publishing', 'unconfirmed'], to: ['on_phone'] },
  doubt: { from: ['publishing'], to: ['unconfirmed'] },
  /** After a backup was restored: another installation may have sent it. */
  doubtRestored: { from: OPEN, to: ['unconfirmed'] },
  /** A look-up proved that it is not there. */
  disprove: { from: ['unconfirmed'], to: ['prepared'] },
  disproveRestored: { from: ['unconfirmed'], to: ['waiting'] },
  /** Its owner has looked at the network. */
  confirm: { from: UNDECIDED, to: ['published'] },
  deny: { from: UNDECIDED, to: ['failed'] },
  fail: { from: [...OPEN, 'publishing', ...UNDECIDED], to: ['failed'] },
  miss: { from: OPEN, to: ['failed'] },
} as const satisfies Record<string, Step<DeliveryStatus>>;
export type DeliveryStep = keyof typeof DELIVERY_STEPS;

/** Goes out at its time, or is going out. */
export const GOING_OUT = ['pending', 'publishing'] as const;
/** Goes out by itself, or as soon as what holds it is gone. */
export const PLANNED = ['pending', 'held'] as const;
export const HELD = ['held'] as const;
export const CANCELLED = ['cancelled'] as const;
export const UNAPPROVED = ['draft', 'held'] as const;
export const MOVABLE = ['draft', 'pending', 'held'] as const;
/** May still be sent. */
export const AHEAD = [...MOVABLE, 'failed', 'missed'] as const;
/** Nobody has sent it, and nobody is sending it. */
export const NOT_OUT = [...AHEAD, 'cancelled'] as const;
/** Goes out by itself, or once it is approved. */
export const NEXT = ['draft', 'pending', 'publishing'] as const;
/** Neither has gone out nor ever will as it is. */
export const OVER = ['cancelled', 'failed', 'missed'] as const;

/** Some of it is out, or may be. */
const BEGUN = ['held', 'publishing', ...UNDECIDED, 'partly_published', 'published'] as const;

export const POST_STEPS = {
  approve: { from: UNAPPROVED, to: ['pending'] },
  /** Its owner has changed it, so that it goes out as it is now. */
  reschedule: { from: [...PLANNED, 'failed', 'missed'], to: ['pending'] },
  retry: { from: ['failed', 'missed'], to: ['pending'] },
  hold: { from: GOING_OUT, to: ['held'] },
  /** What held it is gone. */
  release: { from: HELD, to: ['pending'] },
  /** It got the text that it waited for: for its owner to approve, to go out, or to wait for an account. */
  write: { from: HELD, to: ['draft'] },
  writeApproved: { from: HELD, to: ['pending'] },
  writeWithoutAccount: { from: HELD, to: ['held'] },
  /** People outside are to look at it first, or it is another than they approved: then nobody sends it again either. */
  unapprove: { from: [...PLANNED, 'failed', 'missed'], to: ['draft'] },
  cancel: { from: AHEAD, to: ['cancelled'] },
  restore: { from: CANCELLED, to: AHEAD },
  /** Some accounts have it; those that were left out get it after all, or wait for what holds it. */
  restoreRest: { from: BEGUN, to: ['pending'] },
  restoreRestHeld: { from: BEGUN, to: ['held'] },
  /** What its deliveries say. They say nothing of what its owner has not approved or has cancelled, or of what is out. */
  settle: {
    from: [...PLANNED, 'publishing', ...UNDECIDED, 'partly_published', 'failed', 'missed'],
    to: [...PLANNED, 'publishing', ...UNDECIDED, 'partly_published', 'published', 'failed', 'missed'],
  },
  /** The rest of a draft was cancelled. */
  settleRest: { from: ['draft'], to: [...UNDECIDED, 'partly_published', 'published'] },
} as const satisfies Record<string, Step<PostStatus>>;
export type PostStep = keyof typeof POST_STEPS;

type PostRecord = typeof scheduledPosts.$inferSelect;
interface InState<State> {
  status: State;
}

const inState =
  <State>(...states: State[]) =>
  ({ status }: InState<State>) =>
    states.includes(status);

/** So that a warning can still change something. */
export const isAhead = inState<PostStatus>(...AHEAD);
export const isOver = inState<PostStatus>(...OVER);
export const isPending = inState<PostStatus>('pending');
/** Goes out by itself, or once what holds it is gone. */
export const isPlanned = inState<PostStatus>(...PLANNED);
export const isMovable = inState<PostStatus>(...MOVABLE);
export const isHeld = inState<PostStatus>('held');
export const isDraft = inState<PostStatus>('draft');
export const isCancelled = inState<PostStatus>('cancelled');
export const isGoingOut = inState<PostStatus>('publishing');
export const isPartlyOut = inState<PostStatus>('partly_published');
export const hasGoneOut = inState<PostStatus>('published', 'partly_published');

export const isBeingSent = inState<DeliveryStatus>('publishing');
export const isUnconfirmed = inState<DeliveryStatus>('unconfirmed');
export const isOnPhone = inState<DeliveryStatus>('on_phone');
export const isUndecided = inState<DeliveryStatus>(...UNDECIDED);
export const isPrepared = inState<DeliveryStatus>('prepared');
export const isPublished = inState<DeliveryStatus>('published');
/** Something is known of the call that makes it visible, be it that nobody knows. */
export const hasOutcome = inState<DeliveryStatus>('published', 'failed', ...UNDECIDED);

/** As a list in a statement. */
export function listed(states: readonly (PostStatus | DeliveryStatus)[]): SQL {
  return sql.raw(`(${states.map((state) => `'${state}'`).join(', ')})`);
}

/** What a post begins as. */
export function stateOfNew({
  approved,
  heldReason,
}: {
  approved: boolean;
  heldReason: HeldReason | null;
}): PostStatus {
  if (heldReason) return 'held';
  return approved ? 'pending' : 'draft';
}

/** What had come to its end comes back to it; what was to come, as a draft when its time has passed. */
export function stateRestored(before: PostStatus | null, hasPassed: boolean): PostStatus {
  if (before === 'failed' || before === 'missed') return before;
  return hasPassed ? 'draft' : (before ?? 'draft');
}

export function canPost({ status }: InState<PostStatus>, step: PostStep): boolean {
  return includes(POST_STEPS[step].from, status);
}

/** Whether any step leads there. */
export function canDeliveryBecome(before: DeliveryStatus, after: DeliveryStatus): boolean {
  return Object.values(DELIVERY_STEPS).some(({ from, to }) => includes(from, before) && includes(to, after));
}

/**
 * The chosen posts that may take the step take it.
 * @returns them, as they are then.
 */
export async function movePosts(
  tx: Database,
  step: PostStep,
  which: SQL | undefined,
  change: Partial<PostRecord> = {},
): Promise<PostRecord[]> {
  const { from, to } = POST_STEPS[step];
  const { status = to[0] } = change;
  if (!includes(to, status)) throw new Error(`No step ${step} makes a post ${status}`);
  return tx
    .update(scheduledPosts)
    .set({ ...change, status })
    .where(and(which, inArray(scheduledPosts.status, [...from])))
    .returning();
}

/** Of a post that the caller holds. @throws Error when it may not take the step. */
export async function movePost(
  tx: Database,
  postId: string,
  step: PostStep,
  change: Partial<PostRecord> = {},
): Promise<PostRecord> {
  const [post] = await movePosts(tx, step, eq(scheduledPosts.id, postId), change);
  if (!post) throw new Error(`The post ${postId} is in no state to ${step}`);
  return post;
}

/**
 * The chosen deliveries that may take the step take it.
 * @returns the ids of their posts.
 */
export async function moveDeliveries(
  tx: Database,
  step: DeliveryStep,
  which: SQL | undefined,
  change: Omit<PgUpdateSetSource<typeof postDeliveries>, 'status'>,
): Promise<string[]> {
  const { from, to } = DELIVERY_STEPS[step];
  const moved = await tx
    .update(postDeliveries)
    .set({ ...change, status: to[0] })
    .where(and(which, inArray(postDeliveries.status, [...from])))
    .returning({ postId: postDeliveries.postId });
  return [...new Set(moved.map(({ postId }) => postId))];
}

/** What the step makes of a delivery that the worker holds. @throws Error when it may not take it. */
export function take({ status }: InState<DeliveryStatus>, step: DeliveryStep): InState<DeliveryStatus> {
  const { from, to } = DELIVERY_STEPS[step];
  if (!includes(from, status)) throw new Error(`A delivery that is ${status} is in no state to ${step}`);
  return { status: to[0] };
}

/** A change of deliveries locks their post first, so that two never wait for each other. */
export async function lockPosts(tx: Database, postIds: string[]): Promise<void> {
  await tx.execute(sql`
    select from scheduled_posts where id = any(${textArray(postIds)}::uuid[]) order by id for no key update`);
}

/** What became of a post, from what became of its deliveries. */
export async function settlePost(tx: Database, postId: string, now: Date): Promise<void> {
  await lockPosts(tx, [postId]);
  await settlePosts(tx, [postId], now);
}

/**
 * Posts that the caller holds. Those that wait for their owner stay as they are while something of them is still to be
 * sent; others are under way from the first call that makes them visible to the last.
 */
export async function settlePosts(tx: Database, postIds: string[], now: Date): Promise<void> {
  await tx.execute(sql`
    with counted as (
      select post_id,
        count(*) filter (where status in ${listed(OPEN)}) as open,
        count(*) filter (where status = 'publishing') as sending,
        count(*) filter (where status = 'unconfirmed') as unconfirmed,
        count(*) filter (where status = 'on_phone') as on_phone,
        count(*) filter (where status = 'published') as published,
        count(*) filter (where status = 'failed') as failed,
        count(*) filter (where status = 'failed' and problem_code = ${MISSED}) as missed,
        min(published_at) as posted_at,
        (array_agg(problem order by status = 'unconfirmed' desc, created_at, id)
          filter (where status in ('unconfirmed', 'failed')))[1] as problem
      from post_deliveries where post_id = any(${textArray(postIds)}::uuid[]) group by post_id
    ), settled as (
      select post.id, counted.posted_at, counted.problem, case
        when open > 0 and post.status = 'held' then 'held'
        when sending > 0 then 'publishing'
        when open > 0 and published + unconfirmed + on_phone > 0 then 'publishing'
        when open > 0 then 'pending'
        when unconfirmed > 0 then 'unconfirmed'
        when on_phone > 0 then 'on_phone'
        when published > 0 and failed > 0 then 'partly_published'
        when published > 0 then 'published'
        when failed > 0 and missed = failed then 'missed'
        when failed > 0 then 'failed'
        else post.status end as status
      from counted join scheduled_posts post on post.id = counted.post_id
      where post.status in ${listed(POST_STEPS.settle.from)}
        or open = 0 and published > 0 and post.status in ${listed(POST_STEPS.settleRest.from)}
    )
    update scheduled_posts post
    set status = settled.status, posted_at = settled.posted_at, updated_at = ${now.toISOString()},
      problem = case when settled.status = 'held' then post.problem else settled.problem end,
      held_reason = case when settled.status = 'held' then post.held_reason end
    from settled
    where post.id = settled.id
      and (post.status, post.posted_at, post.problem)
        is distinct from (settled.status, settled.posted_at, settled.problem)`);
}

function includes<State>(states: readonly State[], state: unknown): boolean {
  return states.includes(state as State);
}
