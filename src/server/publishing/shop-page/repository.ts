import { eq, sql } from 'drizzle-orm';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { shopPages } from '#server/core/db/schema/shop-page.ts';
import { listed, PUBLISHED } from '#server/publishing/posts/lifecycle.ts';
import type { PageLink, ShopPageChange } from '#shared/publishing/shop-page.ts';
import type { Platform } from '#shared/stores/stores.ts';

export type PageRecord = typeof shopPages.$inferSelect;

export async function findPageOf(db: Database, storeId: string): Promise<PageRecord | null> {
  const [page] = await db.select().from(shopPages).where(eq(shopPages.storeId, storeId));
  return page ?? null;
}

/** Nothing where there is one by now. */
export async function insertPage(tx: Database, page: Omit<PageRecord, 'updatedAt'>) {
  await tx.insert(shopPages).values(page).onConflictDoNothing();
}

/** Only what is named, so that two pages of its owner do not undo each other. */
export async function updatePage(tx: Database, storeId: string, changed: ShopPageChange) {
  await tx
    .update(shopPages)
    .set({ ...changed, updatedAt: sql`now()` })
    .where(eq(shopPages.storeId, storeId));
}

/** @returns false where it is another store's, or was. */
export async function takeHandle(tx: Database, storeId: string, handle: string): Promise<boolean> {
  const { rows } = await tx.execute<{ store_id: string }>(sql`
    insert into shop_page_handles (handle, store_id) values (${handle}, ${storeId})
    on conflict (handle) do update set handle = excluded.handle returning store_id`);
  return rows[0]!.store_id === storeId;
}

export async function countHandles(tx: Database, storeId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from shop_page_handles where store_id = ${storeId}`,
  );
  return rows[0]!.count;
}

export async function findTaken(db: Database, handles: string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ handle: string }>(
    sql`select handle from shop_page_handles where handle = any(${textArray(handles)})`,
  );
  return new Set(rows.map(({ handle }) => handle));
}

export interface StoreOfPage {
  id: string;
  userId: string;
  name: string;
  platform: Platform;
  /** What the platform calls the shop. */
  shop: string;
  storeUrl: string;
  currency: string;
  handle: string;
  isPublic: boolean;
  inSearch: boolean;
  links: PageLink[];
  hiddenPostIds: string[];
}

/** By a name that it has, or has had. */
export async function findStoreOfPage(db: Database, handle: string): Promise<StoreOfPage | null> {
  const { rows } = await db.execute<{ found: StoreOfPage }>(sql`
    select json_build_object('id', store.id, 'userId', store.user_id, 'name', store.store_name,
      'platform', store.platform, 'shop', store.handle, 'storeUrl', store.store_url, 'currency', store.currency,
      'handle', page.handle, 'isPublic', page.is_public, 'inSearch', page.in_search, 'links', page.links,
      'hiddenPostIds', page.hidden_post_ids) as found
    from shop_page_handles named join shop_pages page on page.store_id = named.store_id
      join connected_stores store on store.id = page.store_id and store.disconnected_at is null
    where named.handle = ${handle}`);
  return rows[0]?.found ?? null;
}

export interface VariantOnPage {
  id: string;
  title: string;
  price: number;
  before: number | null;
  soldOut: boolean;
}

/** A post that went out, with what its product costs now. */
export interface PostOnPage {
  id: string;
  isReel: boolean;
  /** What stands for it: its picture, or the still of a reel; null where that is gone. */
  pictureId: string | null;
  altText: string | null;
  productTitle: string | null;
  publishedAt: Date;
  /** Null where it is about none, or that is not on sale any more. */
  product: { variants: VariantOnPage[] } | null;
  /** It is about a product, whatever became of that. */
  isOfProduct: boolean;
}

interface Asked {
  hidden: string[];
  most: number;
  /** Only what has a picture. */
  shown: boolean;
  /** One post alone. */
  postId?: string;
}

/** The newest first. */
export async function findPostsOfPage(
  db: Database,
  storeId: string,
  { hidden, most, shown, postId }: Asked,
): Promise<PostOnPage[]> {
  const { rows } = await db.execute(sql`
    select post.id, post.content_format = 'reel' as is_reel, picture.id as picture_id, post.alt_text,
      coalesce(product.title, post.product_title) as product_title, post.product_id is not null as is_of_product,
      extract(epoch from out.published_at)::double precision * 1000 as published_at,
      product.id is not null as on_sale,
      (select json_agg(json_build_object('id', id, 'title', title, 'price', price,
          'before', case when compare_at_price > price then compare_at_price end,
          'soldOut', coalesce(inventory, 1) <= 0) order by price, title, id)
        from product_variants variant
        where variant.store_id = product.store_id and variant.product_id = product.id) as variants
    from (select post_id, min(published_at) as published_at from post_deliveries
        where store_id = ${storeId} and status in ${listed(PUBLISHED)} and published_at is not null
          ${postId ? sql`and post_id = ${postId}` : sql``}
        group by post_id) out
      join scheduled_posts post on post.id = out.post_id
      left join generated_content picture on picture.cleared_at is null
        and picture.id = case when post.content_format = 'reel' then post.cover_id else post.media_id end
      left join products product on product.store_id = post.store_id and product.id = post.product_id
        and product.deleted_at is null and upper(product.status) = 'ACTIVE'
    where post.id <> all(${textArray(hidden)}::uuid[]) ${shown ? sql`and picture.id is not null` : sql``}
    order by out.published_at desc, post.id limit ${most}`);
  return rows.map((row) => ({
    id: row.id as string,
    isReel: row.is_reel as boolean,
    pictureId: row.picture_id as string | null,
    altText: row.alt_text as string | null,
    productTitle: row.product_title as string | null,
    publishedAt: new Date(Number(row.published_at)),
    product: row.on_sale ? { variants: (row.variants ?? []) as VariantOnPage[] } : null,
    isOfProduct: row.is_of_product as boolean,
  }));
}

/** Whether a picture is one that the page shows. */
export async function isOnPage(
  db: Database,
  { id, hiddenPostIds }: Pick<StoreOfPage, 'id' | 'hiddenPostIds'>,
  mediaId: string,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from scheduled_posts post where post.store_id = ${id}
      and case when post.content_format = 'reel' then post.cover_id else post.media_id end = ${mediaId}
      and post.id <> all(${textArray(hiddenPostIds)}::uuid[])
      and exists (select from post_deliveries delivery
        where delivery.post_id = post.id and delivery.status in ${listed(PUBLISHED)})
    limit 1`);
  return rows.length > 0;
}

/** The post that a code belongs to, in this store. */
export async function findPostOfCode(db: Database, storeId: string, code: string): Promise<string | null> {
  const { rows } = await db.execute<{ post_id: string | null }>(
    sql`select post_id from short_links where code = ${code} and store_id = ${storeId}`,
  );
  return rows[0]?.post_id ?? null;
}

const MOST_IN_SITEMAP = 50_000;

/** What search engines may list. */
export async function findListedHandles(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ handle: string }>(sql`
    select page.handle from shop_pages page
      join connected_stores store on store.id = page.store_id and store.disconnected_at is null
    where page.is_public and page.in_search order by page.handle limit ${MOST_IN_SITEMAP}`);
  return rows.map(({ handle }) => handle);
}

/** What the platform calls the shop. */
export async function findShopName(db: Database, storeId: string): Promise<string> {
  const { rows } = await db.execute<{ handle: string }>(
    sql`select handle from connected_stores where id = ${storeId}`,
  );
  return rows[0]!.handle;
}
