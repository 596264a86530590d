import { inArray, isNotNull, sql } from 'drizzle-orm';
import { type BulkColumns, rowsOf } from '#server/core/db/bulk.ts';
import { CLOCK_TOLERANCE_MS } from '#server/core/db/clock-tolerance.ts';
import type { Database } from '#server/core/db/database.ts';
import { postDeliveries } from '#server/core/db/schema/social-media.ts';
import type { PreparedPost } from '#server/platforms/ports/social-network.ts';
import type { DeliveryStatus } from '#shared/publishing/schedules.ts';
import { SOCIAL_NETWORKS, type SocialNetworkName } from '#shared/publishing/social-accounts.ts';

type Row = typeof postDeliveries.$inferSelect;
export interface DueDelivery extends Row {
  network: SocialNetworkName;
  status: DeliveryStatus;
  prepared: PreparedPost;
}

/** Any constant will do; whoever claims sees what everybody before has claimed. */
const CLAIM_LOCK = 7_316_483;

/**
 * Deliveries whose time has come, and the right to work on them until the lease ends. Of an account one at a time, and
 * stores take turns; `free` is how many of each network there is room for.
 * @throws where the clock of this process differs from the database's by more than a minute
 */
export async function claimDue(
  tx: Database,
  { now, leaseMs, free }: { now: Date; leaseMs: number; free: Record<SocialNetworkName, number> },
): Promise<DueDelivery[]> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  // A lease further in the future than any can be was taken before the clock was set back.
  const beyond = sql`${new Date(now.getTime() + leaseMs + CLOCK_TOLERANCE_MS).toISOString()}::timestamptz`;
  const room = sql.join(
    SOCIAL_NETWORKS.map((network) => sql`when ${network} then ${free[network]}::int`),
    sql` `,
  );
  const claimable = sql`delivery.next_try_at <= ${moment}
    and (delivery.lease_until is null or delivery.lease_until <= ${moment} or delivery.lease_until > ${beyond})`;
  const chosen = sql`(
    with first_of_account as (
      select distinct on (account_id) id, store_id, network, next_try_at
      from post_deliveries delivery
      where ${claimable} and account_id not in (
        select account_id from post_deliveries where lease_until > ${moment} and lease_until <= ${beyond})
      order by account_id, next_try_at, due_at, id
    ), turns as (
      select *, row_number() over (partition by store_id order by next_try_at, id) as turn from first_of_account
    ), places as (
      select id, network, row_number() over (partition by network order by turn, next_try_at, id) as place from turns
    )
    select delivery.id from post_deliveries delivery join places on places.id = delivery.id
    where places.place <= case places.network ${room} else 0 end and ${claimable}
    for update of delivery skip locked)`;
  await lockClaims(tx);
  const claimed = await tx
    .update(postDeliveries)
    .set({ leaseToken: sql`${postDeliveries.leaseToken} + 1`, leaseUntil: new Date(now.getTime() + leaseMs) })
    .where(inArray(postDeliveries.id, chosen))
    .returning();
  return claimed as DueDelivery[];
}

/** Whose clock is wrong takes the leases of others for ended, and what is due for late: it may not take anything up. */
async function lockClaims(tx: Database): Promise<void> {
  const { rows } = await tx.execute<{ ms: string }>(sql`
    select extract(epoch from clock_timestamp()) * 1000 as ms from pg_advisory_xact_lock(${CLAIM_LOCK})`);
  const aheadMs = Date.now() - Number(rows[0]!.ms);
  if (Math.abs(aheadMs) <= CLOCK_TOLERANCE_MS) return;
  const off = `${Math.round(Math.abs(aheadMs) / 1000)} s ${aheadMs > 0 ? 'ahead of' : 'behind'}`;
  throw new Error(`This clock is ${off} the database's`);
}

/** What a delivery becomes, provided that it still is what it was and ours. */
export interface DeliveryChange {
  from: DeliveryStatus;
  to: DueDelivery;
}

const COLUMNS: BulkColumns<DeliveryChange> = {
  id: ['uuid', ({ to }) => to.id],
  token: ['integer', ({ to }) => to.leaseToken],
  status_before: ['text', ({ from }) => from],
  status: ['text', ({ to }) => to.status],
  next_try_at: ['timestamptz', ({ to }) => to.nextTryAt],
  due_at: ['timestamptz', ({ to }) => to.dueAt],
  lease_until: ['timestamptz', ({ to }) => to.leaseUntil],
  prepared: ['jsonb', ({ to }) => to.prepared],
  preparing_since: ['timestamptz', ({ to }) => to.preparingSince],
  publish_started_at: ['timestamptz', ({ to }) => to.publishStartedAt],
  sent_text: ['text', ({ to }) => to.sentText],
  attempts: ['integer', ({ to }) => to.attempts],
  open_attempt: ['jsonb', ({ to }) => to.openAttempt],
  look_ups: ['integer', ({ to }) => to.lookUps],
  failed_look_ups: ['integer', ({ to }) => to.failedLookUps],
  external_id: ['text', ({ to }) => to.externalId],
  permalink: ['text', ({ to }) => to.permalink],
  published_at: ['timestamptz', ({ to }) => to.publishedAt],
  problem: ['text', ({ to }) => to.problem],
  problem_code: ['text', ({ to }) => to.problemCode],
  engagement_due_at: ['timestamptz', ({ to }) => to.engagementDueAt],
};
const KEYS = ['id', 'token', 'status_before'];
const VALUES = sql.raw(
  Object.entries(COLUMNS)
    .filter(([name]) => !KEYS.includes(name))
    .map(([name, [type]]) => `${name} = incoming.${name}${type === 'jsonb' ? '::jsonb' : ''}`)
    .join(', '),
);

/** @returns the ids of those that were ours. */
export async function saveChanges(db: Database, changes: DeliveryChange[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update post_deliveries delivery set ${VALUES} from ${rowsOf(changes, COLUMNS)}
    where delivery.id = incoming.id and delivery.lease_token = incoming.token
      and delivery.status = incoming.status_before
    returning delivery.id`);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Where this process is the only one, as on the embedded database, what is claimed while it starts was claimed by one
 * that ended: it is free at once.
 */
export async function releaseAbandoned(db: Database): Promise<void> {
  await db
    .update(postDeliveries)
    .set({ leaseToken: sql`${postDeliveries.leaseToken} + 1`, leaseUntil: null })
    .where(isNotNull(postDeliveries.leaseUntil));
}

/** For how long the first has been due without being taken up; null when none is. */
export async function findOverdueMs(db: Database, now: Date): Promise<number | null> {
  const { rows } = await db.execute<{ since: string | null }>(sql`
    select extract(epoch from min(greatest(due_at, next_try_at))) as since from post_deliveries
    where next_try_at <= ${now.toISOString()}::timestamptz and due_at <= ${now.toISOString()}::timestamptz
      and status in ('waiting', 'preparing', 'prepared')`);
  const since = rows[0]?.since ?? null;
  return since === null ? null : now.getTime() - Number(since) * 1000;
}
