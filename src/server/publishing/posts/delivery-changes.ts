import { sql } from 'drizzle-orm';
import { type BulkColumns, rowsOf } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import type { postDeliveries } from '#server/core/db/schema/social-media.ts';
import type { PreparedPost } from '#server/platforms/ports/social-network.ts';
import type { DeliveryStatus } from '#shared/publishing/schedules.ts';
import type { SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import { canDeliveryBecome } from './lifecycle.ts';

type Row = typeof postDeliveries.$inferSelect;
export interface DueDelivery extends Row {
  network: SocialNetworkName;
  prepared: PreparedPost;
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
  for (const { from, to } of changes)
    if (from !== to.status && !canDeliveryBecome(from, to.status))
      throw new Error(`No step makes a delivery that is ${from} ${to.status}`);
  const { rows } = await db.execute<{ id: string }>(sql`
    update post_deliveries delivery set ${VALUES} from ${rowsOf(changes, COLUMNS)}
    where delivery.id = incoming.id and delivery.lease_token = incoming.token
      and delivery.status = incoming.status_before
    returning delivery.id`);
  return new Set(rows.map(({ id }) => id));
}
