import { buffer } from 'node:stream/consumers';
import { type MediaRecord, OWN_PICTURE } from '#server/content/media-files/repository.ts';
import { type MediaService, pathOfMedia } from '#server/content/media-files/service.ts';
import { PhotoProblem } from '#server/content/studio/photo-problem.ts';
import type { Studio } from '#server/content/studio/studio.ts';
import type { Database } from '#server/core/db/database.ts';
import { httpProblems } from '#server/core/http/problem.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { OwnPicture } from '#shared/content/own-pictures.ts';
import { pictureProblems } from './problems.ts';
import { findOwnPicture, findOwnPictures, type OwnPictureFacts } from './repository.ts';

/** More of them nobody finds their way in. */
const MOST_OF_A_STORE = 100;
/** How an HEVC picture of a phone names its format; AVIF has the same box and another brand. */
const HEIC_BRAND = /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/;

interface Dependencies {
  db: Database;
  media: MediaService;
  studio: Pick<Studio, 'fit'>;
}

/** Pictures that an owner took: saved anew by a process of their own, so that nothing else of the file stays. */
export function createOwnPictures({ db, media, studio }: Dependencies) {
  async function listOf(store: OwnedStore): Promise<OwnPicture[]> {
    return (await findOwnPictures(db, store, MOST_OF_A_STORE)).map(ownPicture);
  }

  /** @throws Problem 400 when the file is no picture, 409 or 507 when there is no room for it. */
  async function add(store: OwnedStore, file: Buffer, name: string): Promise<OwnPicture> {
    if ((await findOwnPictures(db, store, MOST_OF_A_STORE)).length >= MOST_OF_A_STORE)
      throw pictureProblems.tooMany(MOST_OF_A_STORE);
    const { bytes, mimeType, width, height } = await cleaned(file);
    const facts: OwnPictureFacts = { storeId: store.id, name, width, height };
    const record = await media.save(store.userId, {
      bytes,
      mimeType,
      contentType: OWN_PICTURE,
      name: name.replace(/\.\w+$/, ''),
      metadata: { ...facts },
    });
    return ownPicture(record);
  }

  async function cleaned(file: Buffer) {
    try {
      return await studio.fit({ work: 'clean', photo: file });
    } catch (error) {
      if (!(error instanceof PhotoProblem)) throw error;
      throw isHeic(file) ? pictureProblems.unreadableHeic() : pictureProblems.refused(error);
    }
  }

  /** @throws Problem 404. */
  async function remove(store: OwnedStore, pictureId: string) {
    const record = await findOwnPicture(db, store, pictureId);
    if (!record) throw httpProblems.notFound();
    await media.discard(record);
    return ownPicture(record);
  }

  /** @throws Problem 404 when the store has no such picture. */
  async function bytesOf(store: OwnedStore, pictureId: string): Promise<Buffer> {
    const record = await findOwnPicture(db, store, pictureId);
    const content = record && (await media.open(record));
    if (!content) throw pictureProblems.pictureGone();
    return buffer(content);
  }

  const has = async (store: OwnedStore, pictureId: string) =>
    (await findOwnPicture(db, store, pictureId)) !== null;

  return { listOf, add, remove, bytesOf, has };
}
export type OwnPictures = ReturnType<typeof createOwnPictures>;

const isHeic = (file: Buffer) => HEIC_BRAND.test(file.subarray(4, 12).toString('latin1'));

function ownPicture({ id, metadata, createdAt }: MediaRecord): OwnPicture {
  const { name, width, height } = metadata as OwnPictureFacts;
  return { id, imageUrl: pathOfMedia(id), name, width, height, createdAt: createdAt.toISOString() };
}
