import { type SQL, sql } from 'drizzle-orm';
import { foldText, LETTERS, PLAIN } from '#server/analytics/reports/search-text.ts';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { ACTIVITIES, type ActivityKind, type SubjectKind } from '#shared/core/activity.ts';
import { ACTIVITY_KINDS, type ActivityDetails, type ActorKind } from '#shared/operations/activity.ts';

/** Where an entry stands among all others. */
export interface Place {
  at: Date;
  id: string;
}

export interface ActivityRecord extends Place {
  storeId: string | null;
  storeName: string | null;
  kind: ActivityKind;
  actor: ActorKind;
  actorId: string | null;
  actorName: string | null;
  subjectId: string | null;
  subjectName: string | null;
  details: ActivityDetails;
}

export interface Wanted {
  store: string | undefined;
  about: string | undefined;
  from: Date | undefined;
  before: Date | undefined;
  subject: SubjectKind | undefined;
  actor: ActorKind | undefined;
  search: string;
  after: Place | undefined;
}

/** A search looks through so many before it answers with what it has, however much an account has done. */
export const MOST_LOOKED_THROUGH = 20_000;

/** The newest first. Of what has no index of its own, only so many entries are looked through. */
export async function findActivities(
  db: Database,
  accountId: string,
  wanted: Wanted,
  most: number,
): Promise<ActivityRecord[]> {
  const sought = soughtIn(wanted);
  const inReach = sql`select * from activities where ${reached(accountId, wanted)}
    order by created_at desc, id desc limit ${sought ? MOST_LOOKED_THROUGH : most}`;
  const { rows } = await db.execute<ActivityRecord & Record<string, unknown>>(sql`
    select id, extract(epoch from created_at)::double precision * 1000 as at, store_id as "storeId",
      store_name as "storeName", kind, actor, actor_id as "actorId", actor_name as "actorName",
      subject_id as "subjectId", subject_name as "subjectName", details
    from (${inReach}) reached ${sought ? sql`where ${sought}` : sql``}
    order by created_at desc, id desc limit ${most}`);
  return rows.map((row) => ({ ...row, at: new Date(Math.round(Number(row.at))) }));
}

/** Up to where a search has looked; null where it has come to the end. */
export async function findReach(db: Database, accountId: string, wanted: Wanted): Promise<Place | null> {
  if (!soughtIn(wanted)) return null;
  const { rows } = await db.execute<{ id: string; at: number }>(sql`
    select id, extract(epoch from created_at)::double precision * 1000 as at
    from activities where ${reached(accountId, wanted)}
    order by created_at desc, id desc offset ${MOST_LOOKED_THROUGH - 1} limit 1`);
  const [last] = rows;
  return last ? { id: last.id, at: new Date(Math.round(Number(last.at))) } : null;
}

function reached(accountId: string, { store, about, from, before, after }: Wanted): SQL {
  return every([
    sql`account_id = ${accountId}`,
    store && sql`store_id = ${store}`,
    about && sql`subject_id = ${about}`,
    from && sql`created_at >= ${from.toISOString()}`,
    before && sql`created_at < ${before.toISOString()}`,
    after && sql`(created_at, id) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
  ])!;
}

function soughtIn({ subject, actor, search }: Wanted): SQL | null {
  const kinds = ACTIVITY_KINDS.filter((kind) => ACTIVITIES[kind] === subject);
  const folded = sql`lower(translate(subject_name, ${LETTERS}, ${PLAIN}))`;
  return every([
    subject && sql`kind = any(${textArray(kinds)})`,
    actor && sql`actor = ${actor}`,
    search && sql`strpos(${folded}, ${foldText(search)}) > 0`,
  ]);
}

function every(conditions: (SQL | undefined | '')[]): SQL | null {
  const stated = conditions.filter((each) => each instanceof Object) as SQL[];
  return stated.length > 0 ? sql.join(stated, sql` and `) : null;
}
