import { sql } from 'drizzle-orm';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import type { HeldReason } from '#shared/publishing/schedules.ts';
import { listed, OPEN } from './lifecycle.ts';
import { joinedProduct, type ProductReason, productReasons, reasonsIn } from './product-state.ts';

type HoldReason = ProductReason | Extract<HeldReason, 'no_account' | 'reconnect'>;

/**
 * Posts that must not go out as they are: an account they still go out to is gone or waits for its owner, or their
 * product changed since they were written. What their owner let pass holds them no more.
 */
export async function findHolds(db: Database, postIds: string[]): Promise<Map<string, HoldReason>> {
  const holds = await findAllHolds(db, postIds);
  return new Map([...holds].map(([postId, [first]]) => [postId, first]));
}

/** All that holds each of them, the gravest first. */
export async function findAllHolds(
  db: Database,
  postIds: string[],
): Promise<Map<string, [HoldReason, ...HoldReason[]]>> {
  if (postIds.length === 0) return new Map();
  const { rows } = await db.execute(sql`
    select post.id, post.accepted_reasons, accounts.connected, accounts.waiting, ${productReasons}
    from scheduled_posts post ${joinedProduct}
    left join lateral (
      select count(*) filter (where account.disconnected_at is null and store.disconnected_at is null) as connected,
        bool_or(account.disconnected_at is null and account.status <> 'active') as waiting
      from post_deliveries delivery
        join social_accounts account on account.id = delivery.account_id
        join connected_stores store on store.id = account.store_id
      where delivery.post_id = post.id and delivery.status in ${listed(OPEN)}) accounts on true
    where post.id = any(${textArray(postIds)}::uuid[])`);
  return new Map(
    rows.flatMap((row) => {
      const [first, ...others] = holdsIn(row);
      return first ? [[row.id as string, [first, ...others]]] : [];
    }),
  );
}

function holdsIn(row: Record<string, unknown>): HoldReason[] {
  return [
    ...(Number(row.connected) === 0 ? (['no_account'] as const) : []),
    ...(row.waiting ? (['reconnect'] as const) : []),
    ...reasonsIn(row),
  ];
}
