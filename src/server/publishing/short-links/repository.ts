import { type SQL, sql } from 'drizzle-orm';
import { type BulkColumns, rowsOf, textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import type { ClickSource } from '#shared/publishing/shop-page.ts';
import type { Platform } from '#shared/stores/stores.ts';
import { newCode } from './code.ts';

/** Of which post, and for people from where. */
export interface Wanted {
  storeId: string;
  postId: string;
  source: ClickSource;
}

interface Link extends Wanted {
  code: string;
}

const COLUMNS: BulkColumns<Link> = {
  code: ['text', ({ code }) => code],
  store_id: ['uuid', ({ storeId }) => storeId],
  post_id: ['uuid', ({ postId }) => postId],
  source: ['text', ({ source }) => source],
};

/** A code that is taken is drawn again; that this happens so often in a row is beyond chance. */
const MOST_DRAWS = 10;

/** The codes of some posts, made where there are none; two that make the same at one moment get the same. */
export async function ensureLinks(
  db: Database,
  wanted: Wanted[],
  { now, inText = false }: { now: Date; inText?: boolean },
): Promise<Link[]> {
  if (wanted.length === 0) return [];
  const ofWanted = sql`(short_links.post_id, short_links.source) in (
    select post_id, source from ${rowsOf(
      wanted.map((each) => ({ ...each, code: '' })),
      COLUMNS,
    )})`;
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const { rows } = await db.execute<{ link: Link }>(sql`
      select json_build_object('code', code, 'storeId', store_id, 'postId', post_id, 'source', source) as link
      from short_links where ${ofWanted}`);
    const links = rows.map(({ link }) => link);
    const there = new Set(links.map(keyOf));
    const missing = wanted.filter((each) => !there.has(keyOf(each)));
    if (missing.length === 0) {
      if (inText)
        await db.execute(sql`update short_links set in_text = true where ${ofWanted} and not in_text`);
      return links;
    }
    await db.execute(sql`
      insert into short_links (code, store_id, post_id, source, in_text)
      select code, store_id, post_id, source, ${inText} from ${rowsOf(
        missing.map((each) => ({ ...each, code: newCode(now) })),
        COLUMNS,
      )} order by post_id, source
      on conflict do nothing`);
  }
  throw new Error('No free code was found for a short link');
}

const keyOf = ({ postId, source }: Wanted) => `${postId} ${source}`;

/** Of these deliveries those that go out with a link, of stores whose page is open and that want it short. */
export async function findWanted(db: Database, deliveryIds: string[]): Promise<Wanted[]> {
  if (deliveryIds.length === 0) return [];
  const { rows } = await db.execute<{ store_id: string; post_id: string; network: ClickSource }>(sql`
    select distinct delivery.store_id, delivery.post_id, delivery.network
    from post_deliveries delivery
      join scheduled_posts post on post.id = delivery.post_id and post.with_link
      join shop_pages page on page.store_id = delivery.store_id and page.short_links and page.is_public
    where delivery.id = any(${textArray(deliveryIds)}::uuid[])`);
  return rows.map(({ store_id, post_id, network }) => ({
    storeId: store_id,
    postId: post_id,
    source: network,
  }));
}

/** For a statement over `scheduled_posts`: the codes in its texts, by network; null where there are none. */
export const codesInText = sql<Partial<Record<ClickSource, string>> | null>`(
  select jsonb_object_agg(source, code) from short_links where post_id = scheduled_posts.id and in_text)`;

/** Where a code leads, and whom its clicks belong to. */
export interface Target {
  source: ClickSource;
  postId: string;
  storeId: string;
  /** The schedule that the post is of. */
  campaign: string | null;
  platform: Platform;
  handle: string;
  storeUrl: string;
  /** Null where the product is not on sale any more, or has no page that is known. */
  productUrl: string | null;
  variantIds: string[];
  /** Of the post, while it can be used. */
  discountCode: string | null;
}

export async function findTarget(db: Database, code: string, now: Date): Promise<Target | null> {
  const [found] = await findTargets(db, sql`where link.code = ${code}`, now);
  return found?.target ?? null;
}

/** Codes begin with their hour, in letters that are in order. */
export function findNewestTargets(
  db: Database,
  { most, now }: { most: number; now: Date },
): Promise<{ code: string; target: Target }[]> {
  return findTargets(db, sql`order by link.code desc limit ${most}`, now);
}

async function findTargets(db: Database, which: SQL, now: Date): Promise<{ code: string; target: Target }[]> {
  const { rows } = await db.execute<{ code: string; target: Target }>(sql`
    select link.code, json_build_object('source', link.source, 'postId', post.id, 'storeId', store.id,
      'campaign', schedule.name, 'platform', store.platform, 'handle', store.handle, 'storeUrl', store.store_url,
      'productUrl', case when upper(product.status) = 'ACTIVE' and product.deleted_at is null then product.online_url end,
      'variantIds', array(select variant.id from product_variants variant
        where variant.store_id = product.store_id and variant.product_id = product.id),
      'discountCode', (select discount.code from post_discounts discount
        join written_marks mark on mark.store_id = discount.store_id and mark.kind = 'discount_codes'
          and mark.subject = discount.code and mark.state = 'written'
        where discount.store_id = store.id and discount.post_id = post.id and discount.removed_at is null
          and (discount.last_day is null or discount.last_day >= (${now.toISOString()}::timestamptz at time zone store.time_zone)::date)
        limit 1)) as target
    from short_links link
      join connected_stores store on store.id = link.store_id and store.disconnected_at is null
      join scheduled_posts post on post.id = link.post_id
      left join social_media_schedules schedule on schedule.id = post.schedule_id
      left join products product on product.store_id = store.id and product.id = post.product_id
    ${which}`);
  return rows;
}
