import { PhotoProblem } from '#server/content/studio/photo-problem.ts';
import type { Studio } from '#server/content/studio/studio.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { Brand, BrandChoice, BrandKit } from '#shared/content/brand-kit.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import {
  bytesOf,
  choiceOf,
  differing,
  kitOf,
  logoFileOf,
  NOTHING_KNOWN,
  pngAddress,
  sourcesOf,
} from './current-brand.ts';
import { brandProblems } from './problems.ts';
import { findBrandKit, findStoreUrl, forgetChosen, saveChosen, saveOwnLogo } from './repository.ts';
import type { BrandQueue } from './requests.ts';

interface Dependencies {
  db: Database;
  brandQueue: BrandQueue;
  studio: Pick<Studio, 'fit'>;
  now: () => Date;
}

/** What makes the pictures of a store known as its own. */
export interface StoreBrand {
  kit: BrandKit | null;
  logo: Buffer | null;
}

/** A reading that is not over by then was lost. */
const LONGEST_READING_MS = 30 * MINUTE_MS;

/** How a store's pictures look: what its pages say, and what its owner says instead. */
export function createBrandKits({ db, brandQueue, studio, now }: Dependencies) {
  /** For whatever draws. */
  async function brandOf(storeId: string): Promise<StoreBrand> {
    const record = await findBrandKit(db, storeId);
    if (!record) return { kit: null, logo: null };
    const choice = choiceOf(record);
    return { kit: kitOf(choice), logo: bytesOf(logoFileOf(choice.logo, record)) };
  }

  async function get({ id }: OwnedStore): Promise<Brand> {
    const [record, pageUrl] = await Promise.all([findBrandKit(db, id), findStoreUrl(db, id)]);
    const known = record ?? NOTHING_KNOWN;
    const { found, foundLogo, ownLogo } = known;
    const since = record?.readingSince?.getTime() ?? Number.NEGATIVE_INFINITY;
    return {
      choice: choiceOf(known),
      from: sourcesOf(known),
      found: { logo: foundLogo, ...found },
      ownLogo,
      pageUrl,
      isReading: now().getTime() - since < LONGEST_READING_MS,
      readAt: record?.readAt?.toISOString() ?? null,
      notes: record?.notes ?? [],
    };
  }

  /** @throws Problem 400 when a logo is chosen that was never uploaded. */
  async function save(store: OwnedStore, choice: BrandChoice): Promise<Brand> {
    const known = (await findBrandKit(db, store.id)) ?? NOTHING_KNOWN;
    if (choice.logo === 'own' && !known.ownLogo) throw brandProblems.noOwnLogo();
    await saveChosen(db, store.id, differing(choice, known));
    return get(store);
  }

  async function reset(store: OwnedStore): Promise<Brand> {
    await forgetChosen(db, store.id);
    return get(store);
  }

  async function readAgain(store: OwnedStore): Promise<Brand> {
    await db.transaction((tx) => brandQueue.enqueueRead(tx, store.id));
    return get(store);
  }

  /** @throws Problem 400 when the file is no logo. */
  async function uploadLogo(store: OwnedStore, file: Buffer): Promise<Brand> {
    const { bytes } = await studio.fit({ work: 'logo', photo: file }).catch((error: unknown) => {
      throw error instanceof PhotoProblem ? brandProblems.logoRefused(error.kind) : error;
    });
    await saveOwnLogo(db, store.id, pngAddress(bytes));
    return get(store);
  }

  return { brandOf, get, save, reset, readAgain, uploadLogo };
}
export type BrandKits = ReturnType<typeof createBrandKits>;
export type BrandOf = BrandKits['brandOf'];
