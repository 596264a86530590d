import type { Engagement, NetworkAccount, NetworkPost } from '#server/platforms/ports/social-network.ts';
import type { PreparedBluesky } from './preparing.ts';
import { richText } from './rich-text.ts';
import type { WirePost, WireProfile } from './wire.ts';

export const COLLECTION = 'app.bsky.feed.post';

export function translateProfile({
  did,
  handle,
  displayName,
  avatar,
  followersCount,
}: WireProfile): NetworkAccount {
  return {
    externalId: did,
    name: displayName || handle,
    username: handle,
    pictureUrl: avatar ?? null,
    followers: followersCount ?? null,
  };
}

export function translateEngagement({
  uri,
  likeCount,
  repostCount,
  replyCount,
  quoteCount,
}: WirePost): Engagement {
  const isKnown = repostCount != null || quoteCount != null;
  return {
    externalId: uri,
    likes: likeCount ?? null,
    comments: replyCount ?? null,
    shares: isKnown ? (repostCount ?? 0) + (quoteCount ?? 0) : null,
    saves: null,
    reach: null,
    impressions: null,
    clicks: null,
  };
}

export function recordOf(post: NetworkPost, { blobs }: PreparedBluesky, createdAt: Date) {
  const { text, facets } = richText(post.text);
  const shown = post.media.map(({ width, height, altText }, at) => ({
    blob: JSON.parse(blobs[at]!) as object,
    alt: altText ?? '',
    aspectRatio: { width, height },
  }));
  const [first] = shown;
  const isVideo = post.media[0]?.kind === 'video';
  return {
    $type: COLLECTION,
    text,
    createdAt: createdAt.toISOString(),
    ...(facets.length > 0 ? { facets } : {}),
    ...(first
      ? {
          embed: isVideo
            ? {
                $type: 'app.bsky.embed.video',
                video: first.blob,
                alt: first.alt,
                aspectRatio: first.aspectRatio,
              }
            : {
                $type: 'app.bsky.embed.images',
                images: shown.map(({ blob, ...image }) => ({ image: blob, ...image })),
              },
        }
      : {}),
  };
}
