import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { adsAssetSets } from '#server/core/db/schema/ads.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { AdGroup, AssetSet, Keyword } from '#shared/ads/ads-assets.ts';
import { toMajor, toMinor } from '#shared/core/money.ts';
import type { AssetContent } from './rules/asset-content.ts';

/** A set as it is saved; what Google would refuse of it is worked out. */
export type SavedSet = Omit<AssetSet, 'problems'>;

interface NewSet extends AssetContent {
  wording: AssetSet['wording'];
  createdAt: Date;
}

export const MOST_SETS = 100;

export async function findSets(db: Database, store: OwnedStore): Promise<SavedSet[]> {
  const rows = await db
    .select()
    .from(adsAssetSets)
    .where(eq(adsAssetSets.storeId, store.id))
    .orderBy(desc(adsAssetSets.createdAt), desc(adsAssetSets.id))
    .limit(MOST_SETS);
  return rows.map((row) => setOf(row, store));
}

/** A set of this store with what was ever exported of it. */
export async function findSet(db: Database, store: OwnedStore, setId: string) {
  const [row] = await db.select().from(adsAssetSets).where(isSet(store, setId));
  return row ? { set: setOf(row, store), exported: row.exported as AssetContent[] } : null;
}

/** What the store's other sets are called. */
export async function findOtherNames(db: Database, store: OwnedStore, setId: string): Promise<string[]> {
  const rows = await db
    .select({ name: adsAssetSets.name })
    .from(adsAssetSets)
    .where(and(eq(adsAssetSets.storeId, store.id), ne(adsAssetSets.id, setId)));
  return rows.map(({ name }) => name);
}

export async function insertSet(db: Database, store: OwnedStore, { createdAt, ...set }: NewSet) {
  const values = { ...set, storeId: store.id, createdAt, updatedAt: createdAt };
  const kept = { ...values, dailyBudget: minorOf(set.dailyBudget, store) };
  const [row] = await db.insert(adsAssetSets).values(kept).returning();
  return setOf(row!, store);
}

export async function changeSet(
  db: Database,
  store: OwnedStore,
  setId: string,
  { dailyBudget, ...content }: AssetContent,
  now: Date,
): Promise<SavedSet | null> {
  const [row] = await db
    .update(adsAssetSets)
    .set({ ...content, dailyBudget: minorOf(dailyBudget, store), updatedAt: now })
    .where(isSet(store, setId))
    .returning();
  return row ? setOf(row, store) : null;
}

export async function recordExport(
  db: Database,
  store: OwnedStore,
  setId: string,
  { exported, now }: { exported: AssetContent[]; now: Date },
) {
  const { updatedAt } = adsAssetSets;
  await db
    .update(adsAssetSets)
    // Exporting changes nothing of the ads.
    .set({ exported, exportedAt: now, updatedAt: sql`${updatedAt}` })
    .where(isSet(store, setId));
}

export async function deleteSet(db: Database, store: OwnedStore, setId: string) {
  const { id, name } = adsAssetSets;
  const [gone] = await db.delete(adsAssetSets).where(isSet(store, setId)).returning({ id, name });
  return gone;
}

const isSet = (store: OwnedStore, setId: string) =>
  and(eq(adsAssetSets.id, setId), eq(adsAssetSets.storeId, store.id));

function setOf(row: typeof adsAssetSets.$inferSelect, { currency }: OwnedStore): SavedSet {
  return {
    id: row.id,
    name: row.name,
    language: row.language,
    currency,
    dailyBudget: row.dailyBudget === null ? null : toMajor(row.dailyBudget, currency),
    groups: row.groups as AdGroup[],
    negatives: row.negatives as Keyword[],
    wording: row.wording,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    exportedAt: row.exportedAt?.toISOString() ?? null,
  };
}

function minorOf(major: number | null, { currency }: OwnedStore): number | null {
  return major === null ? null : Math.max(1, toMinor(major, currency));
}
