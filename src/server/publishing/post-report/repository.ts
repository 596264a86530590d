import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { listed, PUBLISHED } from '#server/publishing/posts/lifecycle.ts';
import type { SocialNetworkName } from '#shared/publishing/social-accounts.ts';

/** A post that went out, with all that posts are put together by. */
export interface PublishedPost {
  postId: string;
  contentType: string;
  productId: string | null;
  productTitle: string | null;
  caption: string | null;
  /** Of a reel its still. */
  imageId: string | null;
  withLink: boolean;
  networks: SocialNetworkName[];
  /** Where it was seen first; null where no network says. */
  permalink: string | null;
  publishedAt: Date;
  /** Null where it was not written here. */
  tone: string | null;
  /** Null where its picture was not drawn here. */
  look: string | null;
  /** Null where its work was not measured; what a schedule made and nobody opened took none. */
  seconds: number | null;
}

interface Stretch {
  from: Date;
  /** Without it, until now. */
  before?: Date;
}

/** The latest first. A post that went out at several moments counts from the first. */
export async function findPublishedPosts(
  db: Database,
  storeId: string,
  { from, before }: Stretch,
): Promise<PublishedPost[]> {
  const { rows } = await db.execute<Row>(sql`
    with sent as materialized (
      select post_id, min(published_at) as published_at, array_agg(distinct network) as networks,
        (array_agg(permalink order by published_at) filter (where permalink is not null))[1] as permalink
      from post_deliveries where store_id = ${storeId} and status in ${listed(PUBLISHED)} and published_at is not null
      group by post_id
      having min(published_at) >= ${from.toISOString()}
        and min(published_at) < ${before?.toISOString() ?? 'infinity'}::timestamptz)
    select post.id, post.content_type, post.product_id, post.product_title, post.caption,
      case when post.content_format = 'reel' then post.cover_id else post.media_id end as image_id,
      post.with_link, to_jsonb(sent.networks) as networks, sent.permalink, sent.published_at, generation.request ->> 'tone' as tone,
      coalesce(picture.design, picture.metadata) ->> 'look' as look,
      coalesce(work.seconds, case when post.made_by = 'schedule' then 0 end) as seconds
    from sent join scheduled_posts post on post.id = sent.post_id
    left join content_generations generation on generation.id = post.generation_id
    left join generated_content picture on picture.id = post.media_id
    left join post_work work on work.post_id = post.id
    where post.store_id = ${storeId} order by sent.published_at desc, post.id`);
  return rows.map((row) => ({
    postId: row.id,
    contentType: row.content_type,
    productId: row.product_id,
    productTitle: row.product_title,
    caption: row.caption,
    imageId: row.image_id,
    withLink: row.with_link,
    networks: row.networks,
    permalink: row.permalink,
    publishedAt: new Date(row.published_at),
    tone: row.tone,
    look: row.look,
    seconds: row.seconds,
  }));
}

interface Row extends Record<string, unknown> {
  id: string;
  content_type: string;
  product_id: string | null;
  product_title: string | null;
  caption: string | null;
  image_id: string | null;
  with_link: boolean;
  networks: SocialNetworkName[];
  permalink: string | null;
  published_at: string;
  tone: string | null;
  look: string | null;
  seconds: number | null;
}

/** @returns whether the store has the post. */
export async function addWork(
  db: Database,
  storeId: string,
  { postId, seconds }: { postId: string; seconds: number },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into post_work (post_id, store_id, seconds)
    select id, store_id, ${Math.round(seconds)} from scheduled_posts where id = ${postId} and store_id = ${storeId}
    on conflict (post_id) do update set seconds = post_work.seconds + excluded.seconds returning post_id`);
  return rows.length > 0;
}
