import { sql } from 'drizzle-orm';
import { findFreshness } from '#server/analytics/reports/freshness.ts';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { type Sentence, text } from '#shared/core/sentence.ts';
import { findLikelyOrders, isLikely } from './likely-orders.ts';

/** Which orders came by a post, in two models: by the visit that ended in the order, and by the first before it. */
export interface AscribedOrders {
  certainty: 'linked' | 'likely';
  last: string[];
  first: string[];
  /** How many of the last ones used its discount code; null where it has none. */
  byCode: number | null;
  /** Of those that are likely: how many would have come at the product's usual pace. */
  usual: number | null;
  explanation: Sentence;
}

/** Why nothing can be said of a post's orders. */
interface Unknown {
  certainty: 'unknown';
  explanation: Sentence;
}

export type Ascribed = AscribedOrders | Unknown;

/** What it must be known of a post, so that orders can be ascribed to it. */
export interface AscribablePost {
  postId: string;
  isPublished: boolean;
  productId: string | null;
  withLink: boolean;
  areClicksKnown: boolean;
}

interface Asked {
  posts: AscribablePost[];
  now: Date;
}

/**
 * Orders by post. Where the platform says how a buyer came, only what it says counts. Where it does not, what was bought
 * soon after a link to it was followed is likely to have come by it, if it was bought more often than usual.
 */
export async function ascribeOrders(
  db: Database,
  store: Pick<OwnedStore, 'id' | 'timeZone'>,
  { posts, now }: Asked,
): Promise<Map<string, Ascribed>> {
  const { capabilities, historyFrom } = await findFreshness(db, store.id);
  const withCode = await findWithCode(
    db,
    store.id,
    posts.map(({ postId }) => postId),
  );
  const why = (post: AscribablePost): Sentence | null => {
    const { postId, isPublished, productId, withLink, areClicksKnown } = post;
    if (!isPublished) return UNKNOWN.not_published;
    // Without one in its text, it may be on the shop page.
    if (!withLink && !areClicksKnown && !withCode.has(postId)) return UNKNOWN.no_link;
    if (capabilities.journeys || (areClicksKnown && productId !== null)) return null;
    return UNKNOWN.not_reported;
  };
  const askable = posts.filter((post) => why(post) === null).map(({ postId }) => postId);
  const ascribed = capabilities.journeys
    ? await findLinked(db, store.id, { postIds: askable, withCode })
    : await findLikely(db, store, { postIds: askable, now, recordsFrom: historyFrom });
  return new Map(
    posts.map((post): [string, Ascribed] => {
      const explanation = why(post);
      return [post.postId, explanation ? { certainty: 'unknown', explanation } : ascribed.get(post.postId)!];
    }),
  );
}

/** Posts that have or had a discount code of their own. */
async function findWithCode(db: Database, storeId: string, postIds: string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ post_id: string }>(sql`
    select post_id from post_discounts where store_id = ${storeId} and post_id::text = any(${textArray(postIds)})`);
  return new Set(rows.map(({ post_id }) => post_id));
}

async function findLinked(
  db: Database,
  storeId: string,
  { postIds, withCode }: { postIds: string[]; withCode: Set<string> },
): Promise<Map<string, Ascribed>> {
  const ids = textArray(postIds);
  interface Row extends Record<string, unknown> {
    post_id: string;
    order_id: string;
    is_last: boolean;
    by_code: boolean;
  }
  const { rows } = await db.execute<Row>(sql`
    select visit_content as post_id, id as order_id, true as is_last, post_code is not null as by_code from orders
    where store_id = ${storeId} and visit_content = any(${ids}) and not test and deleted_at is null
    union all
    select post_id, order_id, false, false from first_visits join orders on orders.store_id = ${storeId} and id = order_id
    where first_visits.store_id = ${storeId} and post_id = any(${ids}) and not test and deleted_at is null
    order by order_id`);
  const of = Map.groupBy(rows, ({ post_id }) => post_id);
  return new Map(
    postIds.map((postId): [string, Ascribed] => {
      const own = of.get(postId) ?? [];
      const by = (isLast: boolean) =>
        own.filter(({ is_last }) => is_last === isLast).map(({ order_id }) => order_id);
      const hasCode = withCode.has(postId);
      const linked: AscribedOrders = {
        certainty: 'linked',
        last: by(true),
        first: by(false),
        byCode: hasCode ? own.filter(({ by_code }) => by_code).length : null,
        usual: null,
        explanation: hasCode ? KNOWN.code : KNOWN.linked,
      };
      return [postId, linked];
    }),
  );
}

async function findLikely(
  db: Database,
  store: Pick<OwnedStore, 'id' | 'timeZone'>,
  asked: { postIds: string[]; now: Date; recordsFrom: Date | null },
): Promise<Map<string, Ascribed>> {
  const likely = await findLikelyOrders(db, store, asked);
  return new Map(
    asked.postIds.map((postId): [string, Ascribed] => {
      const orders = likely.get(postId) ?? { last: [], first: [], usual: 0 };
      if (isLikely(orders))
        return [postId, { certainty: 'likely', ...orders, byCode: null, explanation: KNOWN.likely }];
      const explanation = orders.usual === null ? UNKNOWN.no_usual : UNKNOWN.as_usual;
      return [postId, { certainty: 'unknown', explanation }];
    }),
  );
}

const KNOWN = {
  linked: text(
    'Orders whose last visit to your store came through this post’s own link, in its text or on your shop page. People who saw the post but came another way are not included, and your store’s platform may report the visit some hours after the order.',
  ),
  code: text(
    'Orders with this post’s discount code, and orders whose last visit to your store came through the post’s own link, in its text or on your shop page. People who saw the post but came another way and used no code are not included, and your store’s platform may report the visit some hours after the order.',
  ),
  likely: text(
    'Your store’s platform does not share which link a buyer came through. Counted here are orders of this post’s product that were placed within 24 hours after its link was followed, one order for one person at most. They are counted only where they are at least twice as many as usual for that product, so that each is likelier to have come from the post than not.',
  ),
};

const UNKNOWN = {
  not_published: text('The post has not gone out, so no order can have come from it.'),
  no_link: text(
    'This post went out without a link to your store, so it cannot be known which orders came from it.',
  ),
  not_reported: text('Your store’s platform does not share which link a buyer came through.'),
  as_usual: text(
    'Your store’s platform does not share which link a buyer came through, and after this post’s link was followed its product did not sell clearly more often than usual. So no order is counted for the post.',
  ),
  no_usual: text(
    'Your store’s platform does not share which link a buyer came through, and how often this product usually sells is not known yet: that takes a week of orders before the first click.',
  ),
};
