import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { connectedStores } from '#server/core/db/schema/stores.ts';
import { writtenMarks } from '#server/core/db/schema/write-back.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { StoreAccess } from '#server/platforms/ports/store-platform.ts';
import type { StoreWriteBack } from '#server/platforms/ports/write-back.ts';
import type { WriteBackKind } from '#shared/publishing/write-back.ts';
import type { Platform } from '#shared/stores/stores.ts';
import { removeFrom } from './removing.ts';
import { findSettings, saveAllowed } from './settings-repository.ts';

const AT_ONCE = 4;

/** What is switched on for a store that its owner connects another time: it needs more permissions. */
export async function findWantedKinds(
  db: Database,
  { userId, platform, storeName }: { userId: string; platform: Platform; storeName: string },
): Promise<WriteBackKind[]> {
  const [store] = await db
    .select({ id: connectedStores.id })
    .from(connectedStores)
    .where(
      and(
        eq(connectedStores.userId, userId),
        eq(connectedStores.platform, platform),
        eq(connectedStores.handle, storeName),
        isNull(connectedStores.disconnectedAt),
      ),
    );
  return store ? (await findSettings(db, store.id)).on : [];
}

/** What may be written by now. Where the platform does not answer, the next run asks it. */
export async function learnAllowed(
  db: Database,
  storeId: string,
  ask: () => Promise<WriteBackKind[] | undefined>,
): Promise<void> {
  try {
    const allowed = await ask();
    if (allowed) await saveAllowed(db, storeId, allowed);
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
  }
}

/** Removes everything from the reports of a platform that is about to be left, while the access still opens it. */
export async function takeBackAll(
  db: Database,
  { storeId, port, access }: { storeId: string; port: StoreWriteBack; access: StoreAccess },
): Promise<void> {
  const marks = await db
    .select()
    .from(writtenMarks)
    .where(and(eq(writtenMarks.storeId, storeId), ne(writtenMarks.state, 'removed')));
  const run = { port, store: { access } };
  const orders = marks.filter(({ kind }) => kind === 'order_marks');
  if (orders.length > 0) await removeFrom(run, 'order_marks', { due: orders, isWhole: true });
  const others = marks.filter(({ kind }) => kind !== 'order_marks');
  const removeSome = async () => {
    for (let next = others.pop(); next; next = others.pop())
      await removeFrom(run, next.kind, { due: [next], isWhole: false });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, removeSome));
}
