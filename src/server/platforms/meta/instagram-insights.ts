import type { AccountAccess, Engagement } from '#server/platforms/ports/social-network.ts';
import type { GraphClient } from './client.ts';
import { isUnknownField } from './failures.ts';
import { metricsIn, nothingKnown } from './translate.ts';
import { WireInstagramCounts, WireMetrics } from './wire.ts';

/** Those that posts and reels share: one that a kind of media does not have fails the whole call. */
const METRICS = ['views', 'reach', 'likes', 'comments', 'saved', 'shares'];

/** What is known of a post; nothing of one that was taken down. */
export async function readInstagramEngagement(
  client: GraphClient,
  access: AccountAccess,
  externalId: string,
): Promise<Engagement> {
  const unknown = nothingKnown(externalId);
  const figures =
    (await readInsights(client, access, externalId)) ?? (await readCounts(client, access, externalId));
  return { ...unknown, ...figures };
}

function readInsights(client: GraphClient, access: AccountAccess, externalId: string) {
  const values = { metric: METRICS.join(',') };
  const asked = client.ask(access, { path: `/${externalId}/insights`, values, reply: WireMetrics });
  return orNull(asked.then(metricsIn), (metric) => ({
    likes: metric('likes'),
    comments: metric('comments'),
    shares: metric('shares'),
    saves: metric('saved'),
    reach: metric('reach'),
    impressions: metric('views'),
  }));
}

function readCounts(client: GraphClient, access: AccountAccess, externalId: string) {
  const values = { fields: 'like_count,comments_count' };
  const asked = client.ask(access, { path: `/${externalId}`, values, reply: WireInstagramCounts });
  return orNull(asked, ({ like_count: likes = null, comments_count: comments = null }) => ({
    likes,
    comments,
  }));
}

function orNull<From, To>(asked: Promise<From>, translate: (from: From) => To): Promise<To | null> {
  return asked.then(translate).catch((error) => {
    if (isUnknownField(error)) return null;
    throw error;
  });
}
