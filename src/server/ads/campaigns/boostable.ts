import { pathOfMedia } from '#server/content/media-files/service.ts';
import { sumOf } from '#server/publishing/results/measured.ts';
import type { BoostablePost } from '#shared/ads/ads-campaigns.ts';
import type { PostRecord, SentPost } from './posts-repository.ts';

const MOST_SHOWN = 24;

/** What people answered to most comes first, what nobody has measured last; a post once for each network. */
export function boostable(sent: SentPost[]): BoostablePost[] {
  const byPlace = Map.groupBy(sent, ({ post, network }) => placeOf(post.id, network));
  return [...byPlace.values()]
    .map((deliveries) => {
      const [latest] = deliveries as [SentPost];
      return {
        ...boostedPost(latest.post, latest),
        platform: latest.network,
        engagement: engagementOf(deliveries),
      };
    })
    .sort((one, other) => (other.engagement ?? -1) - (one.engagement ?? -1))
    .slice(0, MOST_SHOWN);
}

export function boostedPost(post: PostRecord, sent: SentPost | undefined) {
  const imageId = post.contentFormat === 'reel' ? post.coverId : post.mediaId;
  return {
    id: post.id,
    caption: post.caption,
    imageUrl: imageId && pathOfMedia(imageId),
    permalink: sent?.permalink ?? null,
    publishedAt: sent?.publishedAt?.toISOString() ?? null,
  };
}

export function placeOf(postId: string, network: string): string {
  return `${postId} ${network}`;
}

/** Everything people did with it, as far as the network reports it. */
function engagementOf(deliveries: SentPost[]): number | null {
  const measured = deliveries.flatMap((delivery) => delivery.measured ?? []);
  const { likes, comments, shares, saves } = sumOf(measured);
  const known = [likes, comments, shares, saves].filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}
