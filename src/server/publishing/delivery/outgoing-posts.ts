import { buffer } from 'node:stream/consumers';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import sharp from 'sharp';
import type { MediaService } from '#server/content/media-files/service.ts';
import type { Database } from '#server/core/db/database.ts';
import { products } from '#server/core/db/schema/commerce.ts';
import { scheduledPosts } from '#server/core/db/schema/social-media.ts';
import { connectedStores } from '#server/core/db/schema/stores.ts';
import { generatedContent } from '#server/core/db/schema/users.ts';
import type { NetworkPost, PostMedia } from '#server/platforms/ports/social-network.ts';
import { postLink } from '#server/publishing/posts/public-post.ts';
import { codesInText } from '#server/publishing/short-links/repository.ts';
import type { ShortLinks } from '#server/publishing/short-links/short-links.ts';
import { PICTURES_SHOWN } from '#shared/content/more-pictures.ts';
import { NETWORKS } from '#shared/content/networks/networks.ts';
import { networkText, networkTitle } from '#shared/publishing/network-text.ts';
import type { PostChoices, SocialNetworkName } from '#shared/publishing/social-accounts.ts';

type MediaRecord = typeof generatedContent.$inferSelect;
export type OutgoingPost =
  Awaited<ReturnType<typeof findOutgoingPosts>> extends Map<string, infer Post> ? Post : never;

/** Posts with all that a network gets of them, by id. */
export async function findOutgoingPosts(db: Database, postIds: string[], links: Pick<ShortLinks, 'inText'>) {
  const rows = await db
    .select({
      id: scheduledPosts.id,
      storeId: scheduledPosts.storeId,
      userId: connectedStores.userId,
      storeUrl: connectedStores.storeUrl,
      productUrl: products.onlineUrl,
      caption: scheduledPosts.caption,
      hashtags: scheduledPosts.hashtags,
      shortText: scheduledPosts.shortText,
      title: scheduledPosts.title,
      description: scheduledPosts.description,
      productTitle: scheduledPosts.productTitle,
      altText: scheduledPosts.altText,
      withLink: scheduledPosts.withLink,
      codes: codesInText,
      madeWithAi: scheduledPosts.madeWithAi,
      contentFormat: scheduledPosts.contentFormat,
      mediaId: scheduledPosts.mediaId,
      media: generatedContent,
      morePictures: scheduledPosts.morePictures,
    })
    .from(scheduledPosts)
    .innerJoin(connectedStores, eq(connectedStores.id, scheduledPosts.storeId))
    .leftJoin(
      products,
      and(eq(products.storeId, scheduledPosts.storeId), eq(products.id, scheduledPosts.productId)),
    )
    .leftJoin(
      generatedContent,
      and(eq(generatedContent.id, scheduledPosts.mediaId), isNull(generatedContent.clearedAt)),
    )
    .where(inArray(scheduledPosts.id, postIds));
  const files = await findFiles(
    db,
    rows.flatMap(({ morePictures }) => morePictures.map(({ mediaId }) => mediaId)),
  );
  const withFiles = rows.map(({ codes, ...row }) => ({
    ...row,
    shortLink: (network: SocialNetworkName) => links.inText(codes, network),
    morePictures: row.morePictures.map(({ mediaId, altText }) => ({ media: files.get(mediaId), altText })),
  }));
  return new Map(withFiles.map((post) => [post.id, post]));
}

/** Those that were not cleared, by id. */
async function findFiles(db: Database, mediaIds: string[]): Promise<Map<string, MediaRecord>> {
  if (mediaIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(generatedContent)
    .where(and(inArray(generatedContent.id, mediaIds), isNull(generatedContent.clearedAt)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Everything of it that is words. */
export function wordsFor(network: SocialNetworkName, post: OutgoingPost) {
  return {
    text: textFor(network, post),
    title: networkTitle(network, { ...post, caption: post.caption ?? '' }),
    link: NETWORKS[network].linkApart ? postLink(post, network) : null,
  };
}

/** What it says at that network. */
export function textFor(network: SocialNetworkName, post: OutgoingPost): string {
  return networkText(network, {
    caption: post.caption ?? '',
    hashtags: (post.hashtags ?? '').split(' ').filter(Boolean),
    shortText: post.shortText,
    description: post.description,
    link: post.withLink ? (post.shortLink(network) ?? postLink(post, network)) : null,
  });
}

/** Null when its reel or one of its pictures is gone: it goes out whole or not at all. */
export async function networkPostOf(
  media: Pick<MediaService, 'addressFor' | 'open'>,
  { post, choices }: { post: OutgoingPost; choices: PostChoices },
  network: SocialNetworkName,
): Promise<NetworkPost | null> {
  const hasMedia = post.mediaId !== null || post.contentFormat === 'reel';
  if (hasMedia && !post.media) return null;
  const shown = post.media ? [{ media: post.media, altText: post.altText }, ...post.morePictures] : [];
  const sent: PostMedia[] = [];
  for (const { media: record, altText } of shown.slice(0, PICTURES_SHOWN[network])) {
    if (!record) return null;
    sent.push(await postMediaOf(media, record, altText));
  }
  return {
    ...wordsFor(network, post),
    media: sent,
    madeWithAi: post.madeWithAi,
    choices,
  };
}

async function postMediaOf(
  media: Pick<MediaService, 'addressFor' | 'open'>,
  record: MediaRecord,
  altText: string | null,
): Promise<PostMedia> {
  async function read(): Promise<Buffer> {
    const content = await media.open(record);
    if (!content) throw new Error(`The file of ${record.id} is not there`);
    return buffer(content);
  }
  const facts = (record.metadata ?? {}) as { width?: number; height?: number; durationMs?: number };
  const isVideo = record.mimeType === 'video/mp4';
  const size = facts.width && facts.height ? facts : isVideo ? REEL : await sharp(await read()).metadata();
  return {
    kind: isVideo ? 'video' : 'image',
    mimeType: isVideo ? 'video/mp4' : 'image/jpeg',
    bytes: record.fileSize,
    width: size.width ?? 0,
    height: size.height ?? 0,
    durationMs: facts.durationMs ?? null,
    altText,
    address: media.addressFor(record),
    read,
  };
}

/** All reels are of this size. */
const REEL = { width: 1080, height: 1920 };
