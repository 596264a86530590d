import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { visits } from '#server/core/db/schema/account-life.ts';

interface Moments {
  now: Date;
  /** A visit whose last note is older is over. */
  overBefore: Date;
  /** A younger note is good enough. */
  notedAfter: Date;
}

/** One statement, so that of many pages at once one begins the visit. */
export async function noteVisit(db: Database, userId: string, moments: Moments) {
  const [now, overBefore, notedAfter] = [moments.now, moments.overBefore, moments.notedAfter].map((moment) =>
    moment.toISOString(),
  );
  await db.execute(sql`
    insert into visits as known (user_id, started_at, seen_at)
    values (${userId}, ${now}, ${now})
    on conflict (user_id) do update set
      started_at = case when known.seen_at < ${overBefore} then excluded.seen_at else known.started_at end,
      previous_ended_at =
        case when known.seen_at < ${overBefore} then known.seen_at else known.previous_ended_at end,
      seen_at = excluded.seen_at
    where known.seen_at < ${notedAfter}`);
}

export async function findVisit(db: Database, userId: string) {
  const [visit] = await db.select().from(visits).where(eq(visits.userId, userId));
  return visit ?? null;
}
