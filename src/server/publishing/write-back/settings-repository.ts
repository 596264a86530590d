import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { connectedStores } from '#server/core/db/schema/stores.ts';
import { type SavedWitness, writeBacks } from '#server/core/db/schema/write-back.ts';
import type { Language } from '#shared/core/languages.ts';
import type { Sentence } from '#shared/core/sentence.ts';
import type { WriteBackKind } from '#shared/publishing/write-back.ts';
import { isForgotten } from './discounts-repository.ts';

const COLUMNS = {
  annotations: writeBacks.annotations,
  activities: writeBacks.activities,
  order_marks: writeBacks.orderMarks,
  discount_codes: writeBacks.discountCodes,
};

export interface WriteBackSettings {
  on: WriteBackKind[];
  allowed: WriteBackKind[] | null;
  witness: SavedWitness | null;
  witnessReason: Sentence | null;
  witnessAt: Date | null;
}

const NONE: WriteBackSettings = {
  on: [],
  allowed: null,
  witness: null,
  witnessReason: null,
  witnessAt: null,
};

export async function findSettings(db: Database, storeId: string): Promise<WriteBackSettings> {
  const [found] = await db.select().from(writeBacks).where(eq(writeBacks.storeId, storeId));
  if (!found) return NONE;
  const { annotations, activities, orderMarks, discountCodes, allowed, witness, witnessReason, witnessAt } =
    found;
  const isOn = { annotations, activities, order_marks: orderMarks, discount_codes: discountCodes };
  const on = (Object.keys(isOn) as WriteBackKind[]).filter((kind) => isOn[kind]);
  return { on, allowed, witness, witnessReason, witnessAt };
}

export async function saveSwitches(
  db: Database,
  storeId: string,
  switches: Partial<Record<WriteBackKind, boolean>>,
) {
  const { order_marks: orderMarks, discount_codes: discountCodes, ...rest } = switches;
  const set = {
    ...rest,
    ...(orderMarks !== undefined && { orderMarks }),
    ...(discountCodes !== undefined && { discountCodes }),
  };
  await db
    .insert(writeBacks)
    .values({ storeId, ...set })
    .onConflictDoUpdate({ target: writeBacks.storeId, set: { ...set, updatedAt: new Date() } });
}

export async function saveAllowed(db: Database, storeId: string, allowed: WriteBackKind[]) {
  await db.update(writeBacks).set({ allowed }).where(eq(writeBacks.storeId, storeId));
}

export async function saveWitness(
  db: Database,
  storeId: string,
  said: Pick<WriteBackSettings, 'witness' | 'witnessReason' | 'witnessAt'>,
) {
  await db.update(writeBacks).set(said).where(eq(writeBacks.storeId, storeId));
}

/** For a transaction that is about to write something of that kind. */
export async function isOn(tx: Database, storeId: string, kind: WriteBackKind): Promise<boolean> {
  const [found] = await tx
    .select({ isOn: COLUMNS[kind] })
    .from(writeBacks)
    .where(eq(writeBacks.storeId, storeId));
  return found?.isOn ?? false;
}

/** Where something is switched on, or is still to be removed. */
export async function findStoresToWrite(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select store.id from connected_stores store join write_backs on write_backs.store_id = store.id
    where store.is_active and store.disconnected_at is null
      and (annotations or activities or order_marks or discount_codes
        or exists (select from written_marks mark where mark.store_id = store.id and mark.state = 'removing')
        or exists (select from post_discounts where post_discounts.store_id = store.id and ${isForgotten}))`);
  return rows.map(({ id }) => id);
}

export async function findOwnersLanguage(db: Database, storeId: string): Promise<Language> {
  const { rows } = await db.execute<{ language: Language }>(sql`
    select language from users join connected_stores store on store.user_id = users.id where store.id = ${storeId}`);
  return rows[0]!.language;
}

export async function findConnection(db: Database, storeId: string) {
  const [store] = await db
    .select({ connection: connectedStores.connection })
    .from(connectedStores)
    .where(eq(connectedStores.id, storeId));
  return store!.connection;
}
