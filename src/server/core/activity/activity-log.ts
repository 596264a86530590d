import { sql } from 'drizzle-orm';
import { type BulkColumns, rowsOf } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import type { ActivityKind } from '#shared/core/activity.ts';
import { DAY_MS } from '#shared/core/time.ts';
import {
  ACTIVITY_RETENTION_DAYS,
  type ActivityDetails,
  type ActorKind,
} from '#shared/operations/activity.ts';
import { firstWords } from './first-words.ts';
import { timeOrderedId } from './time-ordered-id.ts';

/** What was done, to what, as it is called at this moment. */
export interface Deed {
  kind: ActivityKind;
  subject?: { id?: string | null; name?: string | null } | undefined;
  details?: ActivityDetails | undefined;
}

interface Activity extends Deed {
  /** A user, a person without an account, by a link, or Vitrin by itself. */
  by: { userId: string } | { outsider: string } | 'vitrin';
  /** The store, whose owner's account it belongs to, or the account. */
  of: { storeId: string } | { accountId: string; storeId?: string | undefined };
}

interface Entry extends Activity {
  id: string;
  at: Date;
}

const COLUMNS: BulkColumns<Entry> = {
  id: ['uuid', ({ id }) => id],
  account_id: ['uuid', ({ of }) => ('accountId' in of ? of.accountId : null)],
  store_id: ['uuid', ({ of }) => of.storeId ?? null],
  kind: ['text', ({ kind }) => kind],
  actor: ['text', ({ by }) => actorOf(by)],
  actor_id: ['uuid', ({ by }) => (typeof by === 'object' && 'userId' in by ? by.userId : null)],
  outsider: ['text', ({ by }) => (typeof by === 'object' && 'outsider' in by ? by.outsider : null)],
  subject_id: ['text', ({ subject }) => subject?.id ?? null],
  subject_name: ['text', ({ subject }) => (subject?.name ? firstWords(subject.name) : null)],
  details: ['jsonb', ({ details = {} }) => details],
  created_at: ['timestamptz', ({ at }) => at.toISOString()],
};

function actorOf(by: Activity['by']): ActorKind {
  if (by === 'vitrin') return 'vitrin';
  return 'outsider' in by ? 'outsider' : 'person';
}

/** In the transaction of what was done, where there is one: neither is there without the other. */
export async function recordActivities(db: Database, done: Activity[], at: Date): Promise<void> {
  if (done.length === 0) return;
  const entries = done.map((each) => ({ ...each, id: timeOrderedId(at), at }));
  await db.execute(sql`
    insert into activities (id, account_id, store_id, store_name, kind, actor, actor_id, actor_name,
      subject_id, subject_name, details, created_at)
    select incoming.id, account.id, incoming.store_id, store.store_name, incoming.kind, incoming.actor, actor_id,
      coalesce(outsider, nullif(concat_ws(' ', person.first_name, person.last_name), ''), person.email),
      subject_id, subject_name, details::jsonb, incoming.created_at
    from ${rowsOf(entries, COLUMNS)}
      left join connected_stores store on store.id = incoming.store_id
      join users account on account.id = coalesce(store.user_id, incoming.account_id)
      left join users person on person.id = incoming.actor_id`);
}

/** What Vitrin did by itself. */
export function recordOwnDeeds(
  db: Database,
  deeds: (Deed & { of: Activity['of'] })[],
  at: Date,
): Promise<void> {
  return recordActivities(
    db,
    deeds.map((deed) => ({ ...deed, by: 'vitrin' })),
    at,
  );
}

const MOST_CLEARED_AT_ONCE = 20_000;

/** Of more than a year ago, in steps that hold nobody up for long. */
export async function clearOldActivities(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ACTIVITY_RETENTION_DAYS * DAY_MS).toISOString();
  for (let cleared = MOST_CLEARED_AT_ONCE; cleared === MOST_CLEARED_AT_ONCE; ) {
    const { rowCount } = await db.execute(sql`
      delete from activities where ctid = any(array(
        select ctid from activities where created_at < ${before} limit ${MOST_CLEARED_AT_ONCE}))`);
    cleared = rowCount ?? 0;
  }
}

/** Before an account is deleted, whose other rows end with it in one statement. */
export async function deleteActivitiesOf(db: Database, accountId: string): Promise<void> {
  for (let deleted = MOST_CLEARED_AT_ONCE; deleted === MOST_CLEARED_AT_ONCE; ) {
    const { rowCount } = await db.execute(sql`
      delete from activities where ctid = any(array(
        select ctid from activities where account_id = ${accountId} limit ${MOST_CLEARED_AT_ONCE}))`);
    deleted = rowCount ?? 0;
  }
}
