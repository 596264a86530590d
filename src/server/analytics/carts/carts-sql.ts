import { type SQL, sql } from 'drizzle-orm';
import { DAY_MS, MINUTE_MS } from '#shared/core/time.ts';

/** Without change for so long, a checkout counts as abandoned: no platform reports when a buyer gives up. */
export const ABANDONED_AFTER_MINUTES = 60;
/** Several checkouts that one customer begins within so long of each other are one: the latest. */
const ONE_ATTEMPT_HOURS = 24;
/** Who buys the same by another route within so long did not abandon it after all. */
const BOUGHT_OTHERWISE_DAYS = 7;
/** Who left a checkout, and the way back to it, are forgotten after so long without change. */
export const CART_RETENTION_DAYS = 90;

const ATTEMPT = sql.raw(`interval '${ONE_ATTEMPT_HOURS} hours'`);

/** Before this moment's changes, personal data are neither shown nor kept. */
export const retainedSince = (now: Date) => new Date(now.getTime() - CART_RETENTION_DAYS * DAY_MS);

/** Who left a checkout, as the buyer of an order is named. */
export const personOf = sql`coalesce(customer_id, 'email:' || email)`;

interface Begun {
  from?: Date | undefined;
  to?: Date;
}

/** What was completed had been abandoned if it took as long as the mark: the last change before the end is not reported. */
export const wasRecovered = sql`completed_at >= created_at + ${sql.raw(`interval '${ABANDONED_AFTER_MINUTES} minutes'`)}`;

/** Nothing changes before it began, so that the index of changes leads there. */
export const begunSince = (from: Date) =>
  sql`and created_at >= ${from.toISOString()} and updated_at >= ${from.toISOString()}`;

/** A row source: the abandoned checkouts of a store by the rules of metrics 4, of those that began in a stretch. */
export function abandonedCarts(storeId: string, now: Date, { from, to }: Begun = {}): SQL {
  const markedUntil = new Date(now.getTime() - ABANDONED_AFTER_MINUTES * MINUTE_MS).toISOString();
  return sql`(
    select * from (
      select *, coalesce(
        lead(created_at) over (partition by coalesce(person, id) order by created_at, id) <= created_at + ${ATTEMPT}
          and person is not null, false) as tried_again
      from (
        select *, ${personOf} as person from abandoned_checkouts
        where store_id = ${storeId} and total > 0
          and case when completed_at is null then updated_at <= ${markedUntil}
            else ${wasRecovered} end
          ${from ? begunSince(from) : sql``}
          ${to ? sql`and created_at < ${to.toISOString()}::timestamptz + ${ATTEMPT}` : sql``}
      ) as marked
    ) as attempts
    where not (tried_again and completed_at is null) ${to ? sql`and created_at < ${to.toISOString()}` : sql``})`;
}

/** The first order of one of the cart's products by the same person, up to a week after the last change of the cart. */
export const boughtOtherwise = sql`
  select orders.id, coalesce(orders.net, orders.total) as net from orders
  where completed_at is null and orders.store_id = carts.store_id and orders.buyer = carts.person
    and orders.placed_at >= carts.created_at
    and orders.placed_at <= carts.updated_at + ${sql.raw(`interval '${BOUGHT_OTHERWISE_DAYS} days'`)}
    and not orders.test and orders.deleted_at is null and orders.cancelled_at is null
    and exists (
      select from order_lines join jsonb_array_elements(carts.lines) as wanted
        on wanted->>'productId' = order_lines.product_id
      where order_lines.store_id = carts.store_id and order_lines.order_id = orders.id)
  order by orders.placed_at limit 1`;

/** The order that a completed checkout became: no platform names it, so the same person's nearest to the completion. */
export const becameOrder = sql`
  select orders.id, coalesce(orders.net, orders.total) as net from orders
  where completed_at is not null and orders.store_id = carts.store_id and orders.buyer = carts.person
    and orders.placed_at between carts.completed_at - interval '1 hour' and carts.completed_at + interval '1 hour'
    and not orders.test and orders.deleted_at is null
  order by abs(extract(epoch from orders.placed_at - carts.completed_at)) limit 1`;
