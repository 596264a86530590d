import { sql } from 'drizzle-orm';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import type { HeldReason } from '#shared/publishing/schedules.ts';
import { listed, OPEN } from './lifecycle.ts';
import { inQuietWeek } from './quiet-weeks.ts';

type HoldReason = ProductReason | Extract<HeldReason, 'no_account' | 'reconnect' | 'experiment'>;

/**
 * Posts that must not go out as they are: an account they still go out to is gone or waits for its owner, or their
 * week stays without posts, or their product changed since they were written. What their owner let pass holds them no more.
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
  const asked = sql`any(${textArray(postIds)}::uuid[])`;
  const { rows } = await db.execute(sql`
    with asked as materialized (select * from scheduled_posts where id = ${asked}),
    accounts as (
      select delivery.post_id,
        count(*) filter (where account.disconnected_at is null and store.disconnected_at is null) as connected,
        bool_or(account.disconnected_at is null and account.status <> 'active') as waiting
      from post_deliveries delivery
        join social_accounts account on account.id = delivery.account_id
        join connected_stores store on store.id = account.store_id
      where delivery.post_id = ${asked} and delivery.status in ${listed(OPEN)}
      group by delivery.post_id)
    select post.id, post.accepted_reasons, accounts.connected, accounts.waiting,
      ${inQuietWeek} as in_quiet_week, ${productReasons}
    from asked post left join accounts on accounts.post_id = post.id ${joinedProduct}`);
  return new Map(
    rows.flatMap((row) => {
      const [first, ...others] = holdsIn(row);
      return first ? [[row.id as string, [first, ...others]]] : [];
    }),
  );
}

/** Let pass by an owner who was asked. */
export const EXPERIMENT = 'experiment' as const;

function holdsIn(row: Record<string, unknown>): HoldReason[] {
  return [
    ...(Number(row.connected) === 0 ? (['no_account'] as const) : []),
    ...(row.waiting ? (['reconnect'] as const) : []),
    ...(row.in_quiet_week && !(row.accepted_reasons as string[]).includes(EXPERIMENT) ? [EXPERIMENT] : []),
    ...reasonsIn(row),
  ];
}

/** Shopify writes it in capitals. */
const ON_SALE = sql`product.id is not null and product.deleted_at is null and upper(product.status) = 'ACTIVE'`;

/** For a statement over `scheduled_posts post`: its product, and what the variants of it say together. */
export const joinedProduct = sql`
  left join products product on product.store_id = post.store_id and product.id = post.product_id
  left join lateral (
    select min(price) as price, bool_and(coalesce(inventory, 1) <= 0) as sold_out
    from product_variants variant
    where variant.store_id = product.store_id and variant.product_id = product.id) offer on true`;

/** Of that statement: what became of the product since the post was written. */
export const productReasons = sql`
  post.product_id is not null and not (${ON_SALE}) as product_gone,
  post.product_id is not null and (${ON_SALE}) and coalesce(offer.sold_out, false) as sold_out,
  post.product_id is not null and (${ON_SALE}) and coalesce(offer.price <> post.written_price, false) as repriced`;

/** What an owner may see and let pass. */
export const PRODUCT_REASONS = ['product_gone', 'sold_out', 'repriced'] as const;
export type ProductReason = (typeof PRODUCT_REASONS)[number];

/** Those of a row of that statement that its owner has not let pass. */
export function reasonsIn(row: Record<string, unknown>): ProductReason[] {
  const accepted = row.accepted_reasons as string[];
  return PRODUCT_REASONS.filter((reason) => row[reason] === true && !accepted.includes(reason));
}
