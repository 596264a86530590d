import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { postDeliveries } from '#server/core/db/schema/social-media.ts';
import type { KnownPost } from '#server/platforms/ports/social-network.ts';

const MOST = 20;

export interface KnownDelivery extends KnownPost {
  text: string | null;
}

/** The newest posts of an account that its network has shown us, newest first: whoever lists the account has to show them. */
export async function findKnownPosts(db: Database, accountId: string): Promise<KnownDelivery[]> {
  const rows = await db
    .select({
      externalId: postDeliveries.externalId,
      at: postDeliveries.publishedAt,
      text: postDeliveries.sentText,
    })
    .from(postDeliveries)
    .where(
      and(
        eq(postDeliveries.accountId, accountId),
        eq(postDeliveries.status, 'published'),
        isNotNull(postDeliveries.externalId),
        isNotNull(postDeliveries.publishedAt),
      ),
    )
    .orderBy(desc(postDeliveries.publishedAt))
    .limit(MOST);
  return rows.map(({ externalId, at, text }) => ({ externalId: externalId!, at: at!, text }));
}
