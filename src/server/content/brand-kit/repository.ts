import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { brandKits, type FoundBrand } from '#server/core/db/schema/brand.ts';
import type { StoreWithPages } from '#server/platforms/storefronts.ts';
import type { BrandChoice } from '#shared/content/brand-kit.ts';
import type { Sentence } from '#shared/core/sentence.ts';
import type { Platform } from '#shared/stores/stores.ts';

export type BrandRecord = typeof brandKits.$inferSelect;

export async function findBrandKit(db: Database, storeId: string): Promise<BrandRecord | null> {
  const [record] = await db.select().from(brandKits).where(eq(brandKits.storeId, storeId));
  return record ?? null;
}

export async function markReading(db: Database, storeId: string, readingSince: Date) {
  await upsert(db, storeId, { readingSince });
}

export interface FoundOfShop {
  found: FoundBrand;
  foundLogo: string | null;
  notes: Sentence[];
  readAt: Date;
  /** False while photos are waited for. */
  isOver: boolean;
}

/** What the owner said stays. */
export async function saveFound(db: Database, storeId: string, { isOver, ...found }: FoundOfShop) {
  await upsert(db, storeId, { ...found, ...(isOver ? { readingSince: null } : {}) });
}

export async function saveChosen(db: Database, storeId: string, chosen: Partial<BrandChoice>) {
  await upsert(db, storeId, { chosen });
}

/** An uploaded logo is used from then on. */
export async function saveOwnLogo(db: Database, storeId: string, ownLogo: string) {
  await db
    .insert(brandKits)
    .values({ storeId, ownLogo, chosen: { logo: 'own' } })
    .onConflictDoUpdate({
      target: brandKits.storeId,
      set: { ownLogo, chosen: sql`${brandKits.chosen} || '{"logo":"own"}'::jsonb`, updatedAt: sql`now()` },
    });
}

export async function forgetChosen(db: Database, storeId: string) {
  await upsert(db, storeId, { chosen: {}, ownLogo: null });
}

async function upsert(
  db: Database,
  storeId: string,
  values: Partial<Omit<typeof brandKits.$inferInsert, 'storeId'>>,
) {
  await db
    .insert(brandKits)
    .values({ storeId, ...values })
    .onConflictDoUpdate({ target: brandKits.storeId, set: { ...values, updatedAt: sql`now()` } });
}

export interface ShopToRead {
  store: StoreWithPages;
  userId: string;
  /** Its products may still come. */
  isImporting: boolean;
  /** Addresses of photos, those of products that sell first. */
  photoUrls: string[];
}

/** Null when the store is disconnected. */
export async function findShopToRead(
  db: Database,
  storeId: string,
  mostPhotos: number,
): Promise<ShopToRead | null> {
  const { rows } = await db.execute<{
    platform: Platform;
    handle: string;
    store_url: string;
    user_id: string;
    importing: boolean;
    photos: string[] | null;
  }>(sql`
    select platform, handle, store_url, user_id,
      coalesce((select phase <> 'ready' from sync_states where store_id = connected_stores.id), true)
        as importing,
      (select json_agg(image_url) from (
        select image_url from products
        where store_id = connected_stores.id and image_url is not null and deleted_at is null
        order by updated_at desc, id limit ${mostPhotos}) newest) as photos
    from connected_stores where id = ${storeId} and disconnected_at is null`);
  const [row] = rows;
  return row
    ? {
        store: { platform: row.platform, handle: row.handle, storeUrl: row.store_url },
        userId: row.user_id,
        isImporting: row.importing,
        photoUrls: row.photos ?? [],
      }
    : null;
}

export async function findStoreUrl(db: Database, storeId: string): Promise<string> {
  const { rows } = await db.execute<{ store_url: string }>(
    sql`select store_url from connected_stores where id = ${storeId}`,
  );
  return rows[0]?.store_url ?? '';
}
