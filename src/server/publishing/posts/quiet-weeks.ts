import { sql } from 'drizzle-orm';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { localDate } from '#server/core/time/local-time.ts';

/* Weeks that stay without posts, because a store is trying out what posts bring. */

/** Of a statement over `scheduled_posts post`: its time is in one. */
export const inQuietWeek = sql`exists (
  select from posting_experiments experiment
    join connected_stores shop on shop.id = experiment.store_id
    cross join jsonb_to_recordset(experiment.weeks) as week(day date, "withPosts" boolean)
  where experiment.store_id = post.store_id and experiment.ended_at is null and not week."withPosts"
    and week.day = date_trunc('week', post.scheduled_for at time zone shop.time_zone)::date)`;

export interface QuietWeeks {
  /** Whether a moment is in one. */
  has: (moment: Date) => boolean;
}

export async function findQuietWeeks(
  db: Database,
  stores: readonly { id: string; timeZone: string }[],
): Promise<Map<string, QuietWeeks>> {
  const { rows } = await db.execute<{ store_id: string; day: string }>(sql`
    select store_id, week.day::text from posting_experiments
      cross join jsonb_to_recordset(weeks) as week(day date, "withPosts" boolean)
    where store_id = any(${textArray(stores.map(({ id }) => id))}::uuid[]) and ended_at is null
      and not week."withPosts"`);
  return new Map(
    stores.map(({ id, timeZone }) => {
      const mondays = new Set(rows.filter((row) => row.store_id === id).map(({ day }) => day));
      return [id, { has: (moment) => mondays.has(mondayOf(moment, timeZone)) }];
    }),
  );
}

/** The first day of the local week that a moment is in. */
export function mondayOf(moment: Date, timeZone: string): string {
  const day = localDate(moment, timeZone);
  return day.subtract({ days: day.dayOfWeek - 1 }).toString();
}
