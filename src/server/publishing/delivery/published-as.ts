import type { PublishedPost } from '#server/platforms/ports/social-network.ts';
import type { DueDelivery } from './due-deliveries.ts';

const FIRST_READING_MS = 3_600_000;

/** What it is after the network has shown it; without an id nothing can be read of it. */
export function publishedAs(
  { externalId, permalink }: PublishedPost | { externalId: null; permalink: null },
  publishedAt: Date,
): Partial<DueDelivery> {
  return {
    ...{ status: 'published', nextTryAt: null, problem: null, problemCode: null },
    ...{ externalId, permalink, publishedAt },
    engagementDueAt: externalId === null ? null : new Date(publishedAt.getTime() + FIRST_READING_MS),
  };
}
