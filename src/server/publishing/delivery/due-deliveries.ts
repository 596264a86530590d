import { inArray, isNotNull, sql } from 'drizzle-orm';
import { CLOCK_TOLERANCE_MS } from '#server/core/db/clock-tolerance.ts';
import type { Database } from '#server/core/db/database.ts';
import { postDeliveries } from '#server/core/db/schema/social-media.ts';
import type { DueDelivery } from '#server/publishing/posts/delivery-changes.ts';
import { listed, OPEN } from '#server/publishing/posts/lifecycle.ts';
import { SOCIAL_NETWORKS, type SocialNetworkName } from '#shared/publishing/social-accounts.ts';

/** Any constant will do; a process that claims sees what all before have claimed. */
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
      and status in ${listed(OPEN)}`);
  const since = rows[0]?.since ?? null;
  return since === null ? null : now.getTime() - Number(since) * 1000;
}
