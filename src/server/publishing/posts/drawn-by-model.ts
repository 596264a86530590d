import { sql } from 'drizzle-orm';
import { pathOfMedia } from '#server/content/media-files/service.ts';
import type { Database } from '#server/core/db/database.ts';

/** Whether the picture or reel came from an AI model; networks want to be told. */
export async function isDrawnByModel(
  db: Database,
  storeId: string,
  mediaId: string | null,
): Promise<boolean> {
  if (mediaId === null) return false;
  const path = pathOfMedia(mediaId);
  const drawn = [{ imageUrl: path }, { videoUrl: path }].map((file) =>
    JSON.stringify([{ ...file, madeBy: { image: 'provider' } }]),
  );
  const { rows } = await db.execute(sql`
    select from content_generations where store_id = ${storeId}
      and (result @> ${drawn[0]}::jsonb or result @> ${drawn[1]}::jsonb) limit 1`);
  return rows.length > 0;
}
