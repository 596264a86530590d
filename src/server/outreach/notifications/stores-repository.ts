import { type SQL, sql } from 'drizzle-orm';
import { historyIsComplete } from '#server/analytics/reports/records-state.ts';
import type { Database } from '#server/core/db/database.ts';
import { socialAccounts } from '#server/core/db/schema/social-media.ts';
import { connectedStores, syncStates } from '#server/core/db/schema/stores.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import { firstOwnerOf } from './first-owner.ts';

export type ReportedStore = OwnedStore & { name: string };

/** Active stores whose whole history has been read, oldest first: a week half read would be a wrong week. */
export async function findReportedStores(db: Database, userId: string): Promise<ReportedStore[]> {
  const { rows } = await db.execute<{
    id: string;
    platform: OwnedStore['platform'];
    currency: string;
    time_zone: string;
    store_name: string;
  }>(sql`
    select s.id, s.platform, s.currency, s.time_zone, s.store_name from ${reportedStores(sql`s.user_id = ${userId}`)}
    order by s.created_at, s.id`);
  return rows.map((row) => ({
    id: row.id,
    userId,
    platform: row.platform,
    currency: row.currency,
    timeZone: row.time_zone,
    name: row.store_name,
  }));
}

/** The zone of each owner is that of their oldest such store. */
function reportedStores(which: SQL) {
  return sql`${connectedStores} s join ${syncStates} y on y.store_id = s.id
    where s.is_active and s.disconnected_at is null and y.history_from is not null and ${historyIsComplete(sql`y`)}
      and ${which}`;
}

export async function findReportedZones(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ time_zone: string }>(
    sql`select distinct s.time_zone from ${reportedStores(sql`true`)}`,
  );
  return rows.map((row) => row.time_zone);
}

/**
 * Owners who want the summary of that week, have none yet, and had a store to report on then. By chance, so that where
 * there are more than `most` nobody is left out each time.
 */
export async function findOwnersDue(
  db: Database,
  { timeZone, since, week, most }: { timeZone: string; since: Date; week: string; most: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    select first.user_id from (
      select distinct on (s.user_id) s.user_id, s.time_zone, y.started_at from ${reportedStores(sql`true`)}
      order by s.user_id, s.created_at, s.id) first
    join users u on u.id = ${firstOwnerOf(sql`first.user_id`)} and u.email_verified and u.deleted_at is null
    left join notification_settings n on n.user_id = u.id
    where first.time_zone = ${timeZone} and first.started_at < ${since.toISOString()}
      and coalesce(n.weekly_summary, true)
      and not exists (select from notices o
        where o.user_id = first.user_id and o.topic = 'weeklySummary' and o.subject = ${week})
    order by random() limit ${most}`);
  return rows.map((row) => row.user_id);
}

/** Stores and accounts that wait for their owner. */
export async function findWaiting(db: Database, userId: string) {
  const [stores, accounts] = await Promise.all([
    db.execute<{ name: string }>(sql`
      select store_name as name from ${connectedStores}
      where user_id = ${userId} and not is_active and disconnected_at is null order by store_name`),
    db.execute<{ name: string; network: SocialNetworkName; store: string }>(sql`
      select a.name, a.network, s.store_name as store from ${socialAccounts} a
      join ${connectedStores} s on s.id = a.store_id and s.disconnected_at is null
      where s.user_id = ${userId} and a.status = 'reconnect' and a.disconnected_at is null
      order by a.name`),
  ]);
  return { stores: stores.rows.map(({ name }) => name), accounts: accounts.rows };
}
export type Waiting = Awaited<ReturnType<typeof findWaiting>>;
