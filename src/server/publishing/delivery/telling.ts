import { inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/core/db/database.ts';
import { connectedStores } from '#server/core/db/schema/stores.ts';
import type { Live } from '#server/core/live/live.ts';

export type Telling = ReturnType<typeof createTelling>;

/** Open pages are told a few times a second at most, not with each of thousands of posts. */
export function createTelling({ db, live, log }: { db: Database; live: Live; log: FastifyBaseLogger }) {
  let changed = new Set<string>();

  async function tell(): Promise<void> {
    const storeIds = [...changed];
    if (storeIds.length === 0) return;
    changed = new Set();
    try {
      const owners = await db
        .select({ storeId: connectedStores.id, userId: connectedStores.userId })
        .from(connectedStores)
        .where(inArray(connectedStores.id, storeIds));
      await db.transaction(async (tx) => {
        for (const { storeId, userId } of owners)
          await live.tell(tx, userId, { type: 'posts-changed', storeId });
      });
    } catch (error) {
      log.warn({ err: error }, 'open pages could not be told of posts');
      for (const storeId of storeIds) changed.add(storeId);
    }
  }

  return { changed: (storeId: string) => void changed.add(storeId), tell };
}
