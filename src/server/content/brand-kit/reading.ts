import type { Studio } from '#server/content/studio/studio.ts';
import type { Database } from '#server/core/db/database.ts';
import type { Live } from '#server/core/live/live.ts';
import type { Outside } from '#server/platforms/ports/outside.ts';
import type { StorefrontOf } from '#server/platforms/storefronts.ts';
import { brandColours, hasBrandColour } from './brand-colours.ts';
import { accentsOf } from './photo-accents.ts';
import { readShop } from './read-shop.ts';
import { findShopToRead, saveFound } from './repository.ts';
import type { BrandQueue } from './requests.ts';

/** A page, its sheets and its logos, and some photos. */
const LONGEST_MS = 90_000;
const MOST_PHOTOS = 8;
/** An import reads products within minutes; a brand without colours of the page's waits for their photos. */
const LOOK_AGAIN_SECONDS = 60;
const MOST_LOOKS = 20;

interface Dependencies {
  db: Database;
  live: Live;
  brandQueue: BrandQueue;
  outside: Pick<Outside, 'request'>;
  storefrontOf: StorefrontOf;
  studio: Pick<Studio, 'fit'>;
  now: () => Date;
}

/** Reads what the pages of a shop, and else its photos, say of its brand. What its owner chose stays. */
export function createBrandReading({
  db,
  live,
  brandQueue,
  outside,
  storefrontOf,
  studio,
  now,
}: Dependencies) {
  /** @param waited how often it looked for photos in vain. */
  async function read(storeId: string, waited: number) {
    const shop = await findShopToRead(db, storeId, MOST_PHOTOS);
    if (!shop) return;
    const tools = { outside, studio, signal: AbortSignal.timeout(LONGEST_MS) };
    const page = await readShop(storefrontOf(shop.store), tools);
    const needsPhotos = !hasBrandColour(page.colours);
    const ofPhotos = needsPhotos ? await accentsOf(shop.photoUrls, tools) : [];
    const comesLater = needsPhotos && shop.photoUrls.length === 0 && shop.isImporting && waited < MOST_LOOKS;
    const colours = brandColours({ ofPage: page.colours, neutralsOfPage: page.neutrals, ofPhotos });
    await db.transaction(async (tx) => {
      await saveFound(tx, storeId, {
        found: { colours, font: page.font },
        foundLogo: page.logo,
        notes: page.notes,
        readAt: now(),
        isOver: !comesLater,
      });
      if (comesLater)
        await brandQueue.enqueueReadLater(tx, storeId, { waited: waited + 1, seconds: LOOK_AGAIN_SECONDS });
      await live.notify(tx, shop.userId, { type: 'brand-changed', storeId });
    });
  }

  return { read };
}
export type BrandReading = ReturnType<typeof createBrandReading>;
