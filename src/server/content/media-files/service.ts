import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/core/db/database.ts';
import { Problem } from '#server/core/http/problem.ts';
import type { OwnedStore, StoreScope } from '#server/core/http/serve.ts';
import type { PictureDesign } from '#shared/content/picture.ts';
import { say, text } from '#shared/core/sentence.ts';
import { WEEK_MS } from '#shared/core/time.ts';
import type { MediaAddresses } from './addresses.ts';
import type { ByteRange, MediaFiles } from './media-files.ts';
import {
  findMedia,
  findUnneeded,
  insertMedia,
  isOfStores,
  type MediaRecord,
  markCleared,
  sumBytes,
} from './repository.ts';

const mediaProblems = {
  accountGone: () => new Problem(410, 'account_deleted', text('This account was deleted.')),
  full: (limitMegabytes: number) =>
    new Problem(
      507,
      'media_storage_full',
      say(
        'Your pictures and videos fill the {limit} MB they may take. Please delete some saved posts first.',
        { limit: limitMegabytes },
      ),
      { limitMegabytes },
    ),
};

/** As it stands in what browsers send. */
const PATH = /^\/api\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
/** What one account's files may take together. */
const QUOTA_MB = 500;
const CLEARED_AT_ONCE = 200;

/** What an owner uploads without a ground keeps its transparency; networks get JPEG. */
const EXTENSIONS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'video/mp4': 'mp4' } as const;
export type MediaType = keyof typeof EXTENSIONS;

export interface NewMedia {
  bytes: Uint8Array;
  mimeType: MediaType;
  /** What the file is, such as `image` or `reel`, and how a download of it is called. */
  contentType: string;
  name: string;
  metadata: Record<string, unknown>;
  /** Of a picture that the studio drew. */
  design?: PictureDesign | null;
}

interface Dependencies {
  db: Database;
  files: MediaFiles;
  addresses: MediaAddresses;
  now: () => Date;
  log: FastifyBaseLogger;
}

/** Pictures and reels that were made, and pictures that owners sent: saved, shown to their owner, offered to networks, cleared weekly. */
export function createMediaService({ db, files, addresses, now, log }: Dependencies) {
  /** @throws Problem 507 when the account's files fill what they may take. */
  async function save(userId: string, media: NewMedia): Promise<MediaRecord> {
    if ((await sumBytes(db, userId)) + media.bytes.length > QUOTA_MB * 1024 * 1024)
      throw mediaProblems.full(QUOTA_MB);
    const id = crypto.randomUUID();
    const extension = EXTENSIONS[media.mimeType];
    const filePath = `u/${userId}/${id}.${extension}`;
    await files.put(filePath, media.bytes, media.mimeType);
    const record = await insertMedia(db, {
      id,
      userId,
      contentType: media.contentType,
      fileName: `${fileNameOf(media.name)}.${extension}`,
      fileSize: media.bytes.length,
      filePath,
      mimeType: media.mimeType,
      metadata: media.metadata,
      design: media.design ?? null,
      createdAt: now(),
    }).catch(async (error) => {
      await files.remove(filePath);
      throw error;
    });
    if (record) return record;
    // What was being made for an account that is gone now.
    await files.remove(filePath);
    throw mediaProblems.accountGone();
  }

  /** What was saved and came to nothing, as what belongs to it could not be saved. */
  async function discard({ id, filePath }: MediaRecord) {
    await files.remove(filePath);
    await markCleared(db, id, now());
  }

  /** In the stores of an account that a person may look into. */
  async function isIn({ storeIds }: StoreScope, { id }: MediaRecord): Promise<boolean> {
    return storeIds === null || isOfStores(db, { id, path: pathOfMedia(id) }, storeIds);
  }

  /** What a post or a picture of a store may be made of; null where the path names no file of that store. */
  async function ofStore({ id, userId }: Pick<OwnedStore, 'id' | 'userId'>, path: string | null) {
    const mediaId = PATH.exec(path ?? '')?.[1];
    const record = mediaId ? await findMedia(db, mediaId) : null;
    if (record?.userId !== userId) return null;
    return (await isIn({ id: userId, storeIds: [id] }, record)) ? record : null;
  }

  /** For anyone who holds an address that was made for a network; null when it is not ours or has expired. */
  async function shared(token: string): Promise<MediaRecord | null> {
    const mediaId = addresses.read(token);
    return mediaId ? findMedia(db, mediaId) : null;
  }

  const open = (record: MediaRecord, range?: ByteRange) => files.open(record.filePath, range);

  function addressFor(record: MediaRecord): string {
    return addresses.addressOf(record.id, EXTENSIONS[record.mimeType as MediaType]);
  }

  /** SPEC section 9: what was generated is cleaned up weekly, but for what is still needed. */
  async function clearUnneeded() {
    const before = new Date(now().getTime() - WEEK_MS);
    for (let more = true; more; ) {
      const unneeded = await findUnneeded(db, before, CLEARED_AT_ONCE);
      more = unneeded.length === CLEARED_AT_ONCE;
      for (const record of unneeded) {
        // The file goes first: were the process killed in between, the next clearing finds the record again.
        await files.remove(record.filePath);
        await markCleared(db, record.id, now());
      }
      if (unneeded.length > 0) log.info({ files: unneeded.length }, 'unneeded media cleared');
    }
  }

  return {
    save,
    discard,
    ofStore,
    find: (mediaId: string) => findMedia(db, mediaId),
    isIn,
    shared,
    open,
    addressFor,
    clearUnneeded,
  };
}
export type MediaService = ReturnType<typeof createMediaService>;

/** `Zımbalı Defter – mavi` → `zimbali-defter-mavi`. */
function fileNameOf(name: string): string {
  const plain = name
    .replaceAll('ı', 'i')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return plain.slice(0, 60) || 'post';
}

/** Where members see a file. */
export function pathOfMedia(mediaId: string): string {
  return `/api/media/${mediaId}`;
}
