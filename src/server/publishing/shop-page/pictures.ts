import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { findMedia } from '#server/content/media-files/repository.ts';
import type { MediaService } from '#server/content/media-files/service.ts';
import type { Database } from '#server/core/db/database.ts';

export const WIDTHS = [480, 1080] as const;
export type Width = (typeof WIDTHS)[number];

/** What previews of a link show: https://ogp.me, and 1.91 : 1 as networks cut it. */
const PREVIEW = { width: 1200, height: 630 };
const MOST_HELD_BYTES = 48 * 1024 * 1024;
const MOST_TILES = 3;
const GAP = 6;

/** Posts' pictures, small enough for a phone; those that were asked for of late are at hand without database or bucket. */
export function createPagePictures({ db, media }: { db: Database; media: Pick<MediaService, 'open'> }) {
  const held = new LRUCache<string, Buffer>({
    maxSize: MOST_HELD_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
  });

  const making = new Map<string, Promise<Buffer | null>>();

  /** However many ask for it at a time. */
  function once(key: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const known = held.get(key);
    if (known) return Promise.resolve(known);
    const begun = making.get(key) ?? make().finally(() => making.delete(key));
    making.set(key, begun);
    return begun.then((made) => {
      if (made) held.set(key, made);
      return made;
    });
  }

  async function original(mediaId: string): Promise<Buffer | null> {
    const record = await findMedia(db, mediaId);
    const file = record && (await media.open(record));
    return file && buffer(file);
  }

  return {
    /** Null when it is gone. */
    picture: (mediaId: string, width: Width) =>
      once(`${mediaId} ${width}`, async () => {
        const file = await original(mediaId);
        if (!file) return null;
        const { default: sharp } = await import('sharp');
        const resized = sharp(file).resize(width, width === 480 ? 480 : null, {
          fit: 'cover',
          position: 'attention',
          withoutEnlargement: true,
        });
        return resized.jpeg({ quality: 76, progressive: true, mozjpeg: true }).toBuffer();
      }),
    /** The newest posts side by side; null where none of them has a picture. */
    preview: (mediaIds: string[]) =>
      once(`preview ${mediaIds.slice(0, MOST_TILES).join(' ')}`, async () => {
        const files = await Promise.all(mediaIds.slice(0, MOST_TILES).map(original));
        const there = files.filter((file) => file !== null);
        if (there.length === 0) return null;
        const { default: sharp } = await import('sharp');
        const width = Math.floor((PREVIEW.width - GAP * (there.length - 1)) / there.length);
        const tiles = await Promise.all(
          there.map(async (file, place) => ({
            input: await sharp(file)
              .resize(width, PREVIEW.height, { fit: 'cover', position: 'attention' })
              .toBuffer(),
            left: place * (width + GAP),
            top: 0,
          })),
        );
        const ground = sharp({ create: { ...PREVIEW, channels: 3, background: '#ffffff' } });
        return ground.composite(tiles).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
      }),
  };
}
export type PagePictures = ReturnType<typeof createPagePictures>;
