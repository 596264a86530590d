import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { type MediaRecord, OWN_PICTURE } from '#server/content/media-files/repository.ts';
import type { Database } from '#server/core/db/database.ts';
import { generatedContent } from '#server/core/db/schema/users.ts';

/** What the record of an uploaded file says of it. */
export interface OwnPictureFacts {
  storeId: string;
  /** As the file was called. */
  name: string;
  width: number;
  height: number;
}

const ofStore = (userId: string, storeId: string) =>
  and(
    eq(generatedContent.userId, userId),
    eq(generatedContent.contentType, OWN_PICTURE),
    isNull(generatedContent.clearedAt),
    sql`${generatedContent.metadata} ->> 'storeId' = ${storeId}`,
  );

export async function findOwnPictures(
  db: Database,
  { userId, id: storeId }: { userId: string; id: string },
  atMost: number,
): Promise<MediaRecord[]> {
  return db
    .select()
    .from(generatedContent)
    .where(ofStore(userId, storeId))
    .orderBy(desc(generatedContent.createdAt), desc(generatedContent.id))
    .limit(atMost);
}

export async function findOwnPicture(
  db: Database,
  { userId, id: storeId }: { userId: string; id: string },
  pictureId: string,
): Promise<MediaRecord | null> {
  const [row] = await db
    .select()
    .from(generatedContent)
    .where(and(ofStore(userId, storeId), eq(generatedContent.id, pictureId)));
  return row ?? null;
}

export async function findStoreName(db: Database, storeId: string): Promise<string> {
  const { rows } = await db.execute<{ store_name: string }>(
    sql`select store_name from connected_stores where id = ${storeId}`,
  );
  return rows[0]?.store_name ?? '';
}

/** To show a brand on: with a photo where there is one. */
export async function findProductToShow(db: Database, storeId: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from products where store_id = ${storeId} and deleted_at is null
    order by image_url is null, updated_at desc, id limit 1`);
  return rows[0]?.id ?? null;
}
