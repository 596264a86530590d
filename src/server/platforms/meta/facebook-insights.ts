import type { AccountAccess, Engagement } from '#server/platforms/ports/social-network.ts';
import type { GraphClient } from './client.ts';
import { isUnknownField } from './failures.ts';
import { metricsIn, nothingKnown } from './translate.ts';
import { WireMetrics, WirePageCounts } from './wire.ts';

const METRICS = ['post_media_view', 'post_total_media_view_unique', 'post_clicks'];
const COUNTS = 'shares,comments.summary(true).limit(0),reactions.summary(true).limit(0)';

export async function readPageEngagement(
  client: GraphClient,
  access: AccountAccess,
  externalId: string,
): Promise<Engagement> {
  const path = `/${externalId}`;
  const values = { metric: METRICS.join(',') };
  const seen = await orNull(client.ask(access, { path: `${path}/insights`, values, reply: WireMetrics }));
  const counts = await orNull(
    client.ask(access, { path, values: { fields: COUNTS }, reply: WirePageCounts }),
  );
  const metric = seen ? metricsIn(seen) : () => null;
  return {
    ...nothingKnown(externalId),
    likes: counts?.reactions?.summary?.total_count ?? null,
    comments: counts?.comments?.summary?.total_count ?? null,
    shares: counts?.shares?.count ?? null,
    reach: metric('post_total_media_view_unique'),
    impressions: metric('post_media_view'),
    clicks: metric('post_clicks'),
  };
}

/** A reel has not all that a post has. */
function orNull<T>(asked: Promise<T>): Promise<T | null> {
  return asked.catch((error) => {
    if (isUnknownField(error)) return null;
    throw error;
  });
}
