import type { AccountAccess, Engagement } from '#server/platforms/ports/social-network.ts';
import type { GraphClient } from './client.ts';
import { isUnknownField } from './failures.ts';
import { metricsIn, nothingKnown } from './translate.ts';
import { WireMetrics } from './wire.ts';

const METRICS = ['views', 'likes', 'replies', 'reposts', 'quotes', 'shares'];

/** What is known of a post; nothing of one that was taken down. */
export async function readThreadsEngagement(
  client: GraphClient,
  access: AccountAccess,
  externalId: string,
): Promise<Engagement> {
  const unknown = nothingKnown(externalId);
  const values = { metric: METRICS.join(',') };
  try {
    const metric = metricsIn(
      await client.ask(access, { path: `/${externalId}/insights`, values, reply: WireMetrics }),
    );
    return {
      ...unknown,
      likes: metric('likes'),
      comments: metric('replies'),
      shares: sumOfKnown(['reposts', 'quotes', 'shares'].map(metric)),
      impressions: metric('views'),
    };
  } catch (error) {
    if (isUnknownField(error)) return unknown;
    throw error;
  }
}

function sumOfKnown(values: (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null;
}
