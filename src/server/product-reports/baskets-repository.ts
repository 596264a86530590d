import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import type { Basket } from './pair-counter.ts';

const ORDERS_AT_ONCE = 500;

/** The products most often ordered since a day, by the roll-up. */
export async function findOftenOrdered(
  db: Database,
  storeId: string,
  { since, atLeast, limit }: { since: string; atLeast: number; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ product_id: string }>(sql`
    select product_id from product_days
    where store_id = ${storeId} and day >= ${since} and product_id <> ''
    group by product_id having sum(orders) >= ${atLeast} order by sum(orders) desc, product_id limit ${limit}`);
  return rows.map((row) => row.product_id);
}

/**
 * What every order since then held of these products, by their places in the list: orders of one buyer in a row and in
 * the order of time, those of nobody known at the end. Read by parts, so that neither memory nor others' patience
 * depends on how many there are.
 */
export async function* readBaskets(
  db: Database,
  storeId: string,
  { products, since }: { products: string[]; since: Date },
): AsyncGenerator<Basket> {
  const places = new Map(products.map((id, place) => [id, place]));
  for (const known of [true, false]) {
    for (let after: OrderPlace | null = null; ; ) {
      const rows = await findBaskets(db, storeId, { since, known, after });
      for (const { buyer, placed_at, held } of rows) {
        const sought = new Set(held?.flatMap((id) => places.get(id) ?? []));
        yield { buyer, placedAt: Date.parse(placed_at), products: [...sought] };
      }
      if (rows.length < ORDERS_AT_ONCE) break;
      after = rows.at(-1)!;
    }
  }
}

/** Where reading goes on. */
interface OrderPlace extends Record<string, unknown> {
  buyer: string | null;
  placed_at: string;
  id: string;
}

interface Part {
  since: Date;
  /** Orders of known buyers, or of nobody known. */
  known: boolean;
  after: OrderPlace | null;
}

async function findBaskets(db: Database, storeId: string, { since, known, after }: Part) {
  const buyer = known ? sql`buyer >= ${after?.buyer ?? ''}` : sql`buyer is null`;
  const further = after
    ? known
      ? sql`and (buyer, placed_at, id) > (${after.buyer}, ${after.placed_at}::timestamptz, ${after.id})`
      : sql`and (placed_at, id) > (${after.placed_at}::timestamptz, ${after.id})`
    : sql``;
  // By order, so that no statistics make the database read all lines of the store for every part.
  const { rows } = await db.execute<OrderPlace & { held: string[] | null }>(sql`
    with part as materialized (
      select id, buyer, placed_at from orders
      where store_id = ${storeId} and ${buyer} ${further} and placed_at >= ${since.toISOString()}
        and cancelled_at is null and deleted_at is null and not test and detail > 0
      order by buyer, placed_at, id limit ${ORDERS_AT_ONCE})
    select part.id, part.buyer, part.placed_at, held
    from part cross join lateral (
      select array_agg(product_id) as held from order_lines
      where store_id = ${storeId} and order_id = part.id and product_id is not null and not gift_card) as lines
    order by part.buyer, part.placed_at, part.id`);
  return rows;
}
