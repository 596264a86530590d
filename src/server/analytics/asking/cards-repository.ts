import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { connectedStores, savedCards } from '#server/core/db/schema/stores.ts';
import type { Reading } from '#shared/analytics/asking.ts';

export function findCards(db: Database, storeId: string): Promise<{ id: string; reading: Reading }[]> {
  return db
    .select({ id: savedCards.id, reading: savedCards.reading })
    .from(savedCards)
    .where(eq(savedCards.storeId, storeId))
    .orderBy(asc(savedCards.position), asc(savedCards.createdAt));
}

/** Two changes of one store's cards come one after the other. */
export async function lockCards(tx: Database, storeId: string) {
  await tx
    .select({ id: connectedStores.id })
    .from(connectedStores)
    .where(eq(connectedStores.id, storeId))
    .for('update');
}

export async function isSaved(tx: Database, storeId: string, reading: Reading): Promise<boolean> {
  const same = sql`${savedCards.reading} = ${JSON.stringify(reading)}::jsonb`;
  const found = await tx
    .select({ id: savedCards.id })
    .from(savedCards)
    .where(and(eq(savedCards.storeId, storeId), same));
  return found.length > 0;
}

export async function insertCard(
  tx: Database,
  storeId: string,
  card: { reading: Reading; position: number },
) {
  await tx.insert(savedCards).values({ storeId, ...card });
}

/** Whether there was one. */
export async function deleteCard(db: Database, storeId: string, cardId: string): Promise<boolean> {
  const gone = await db
    .delete(savedCards)
    .where(and(eq(savedCards.storeId, storeId), eq(savedCards.id, cardId)))
    .returning({ id: savedCards.id });
  return gone.length > 0;
}

export async function placeCards(tx: Database, storeId: string, ids: string[]) {
  for (const [position, id] of ids.entries())
    await tx
      .update(savedCards)
      .set({ position })
      .where(and(eq(savedCards.storeId, storeId), eq(savedCards.id, id)));
}
