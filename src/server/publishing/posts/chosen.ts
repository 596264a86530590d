import { sql } from 'drizzle-orm';
import { type MediaService, pathOfMedia } from '#server/content/media-files/service.ts';
import type { Database } from '#server/core/db/database.ts';
import type { SavedPicture } from '#server/core/db/schema/social-media.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { SocialNetwork } from '#server/platforms/ports/social-network.ts';
import type { NextPicture } from '#shared/content/more-pictures.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import type { SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import { deliveriesOf } from './deliveries.ts';
import { EXPERIMENT, PRODUCT_REASONS } from './holds.ts';
import { type ConnectedAccount, findConnected } from './insert-post.ts';
import { choicesMissing, findChoices } from './post-choices.ts';
import type { PostRecord } from './posts-repository.ts';
import { calendarProblems } from './problems.ts';

const LATE_BY_A_CLICK_MS = MINUTE_MS;

/** What an owner chose for a post, found among what is theirs. */
export function createChosen({
  media,
  networks,
  now,
}: {
  media: Pick<MediaService, 'ofStore'>;
  networks: Partial<Record<SocialNetworkName, Pick<SocialNetwork, 'asks'>>>;
  now: () => Date;
}) {
  /** @throws Problem 400 when it is none, or has passed. */
  function time(text: string): Date {
    const instant = new Date(text);
    if (Number.isNaN(instant.getTime())) throw calendarProblems.notATime();
    if (hasPassed(instant)) throw calendarProblems.past();
    return instant;
  }

  function hasPassed(instant: Date): boolean {
    return instant.getTime() < now().getTime() - LATE_BY_A_CLICK_MS;
  }

  /** @throws Problem 404 when one is not the store's. Left out means unsaid, null means none. */
  async function files(
    store: OwnedStore,
    {
      imageUrl,
      videoUrl,
      morePictures,
    }: { imageUrl?: string | null; videoUrl?: string | null; morePictures?: NextPicture[] },
  ): Promise<ChosenFiles> {
    return {
      ...(imageUrl === undefined ? {} : { imageId: await fileOf(store, imageUrl, 'image/jpeg') }),
      ...(videoUrl === undefined ? {} : { videoId: await fileOf(store, videoUrl, 'video/mp4') }),
      ...(morePictures === undefined
        ? {}
        : { more: await Promise.all(morePictures.map((picture) => pictureOf(store, picture))) }),
    };
  }

  async function pictureOf(store: OwnedStore, { imageUrl, altText }: NextPicture): Promise<SavedPicture> {
    return { mediaId: (await fileOf(store, imageUrl, 'image/jpeg'))!, altText };
  }

  async function fileOf(store: OwnedStore, path: string | null, mimeType: string): Promise<string | null> {
    if (path === null) return null;
    const record = await media.ofStore(store, path);
    if (record?.mimeType !== mimeType) throw calendarProblems.mediaGone();
    return record.id;
  }

  /** @throws Problem when a network of the post asks for something that nobody has chosen. */
  async function assertAllMade(tx: Database, { id }: Pick<PostRecord, 'id'>): Promise<void> {
    const deliveries = (await deliveriesOf(tx, [id])).get(id) ?? [];
    const choices = await findChoices(tx, deliveries);
    for (const { id: deliveryId, network } of deliveries) {
      const [missing] = choicesMissing(networks, network, choices.get(deliveryId) ?? {});
      if (missing) throw calendarProblems.choiceMissing(network, missing.label);
    }
  }

  return { time, hasPassed, files, assertAllMade };
}
export type Chosen = ReturnType<typeof createChosen>;

export interface ChosenFiles {
  imageId?: string | null;
  videoId?: string | null;
  /** The pictures after the first. */
  more?: SavedPicture[];
}

/** @throws Problem 404 when one of them is not connected to the store. */
export async function chosenAccounts(
  db: Database,
  storeId: string,
  accountIds: string[],
): Promise<ConnectedAccount[]> {
  const wanted = [...new Set(accountIds)];
  const accounts = await findConnected(db, storeId, wanted);
  if (accounts.length < wanted.length) throw calendarProblems.accountGone();
  return accounts;
}

/** With the price it is sold from; @throws Problem 404 when the store has it no more. */
export async function chosenProduct(db: Database, storeId: string, productId: string | null) {
  if (productId === null) return { productId, productTitle: null, writtenPrice: null };
  const product = await findProduct(db, storeId, productId);
  if (!product || product.isDeleted) throw calendarProblems.productGone();
  return { productId, productTitle: product.title, writtenPrice: product.price };
}

/** What it is sold from by now, in minor units; null where nobody says. */
export async function findPrice(
  db: Database,
  storeId: string,
  productId: string | null,
): Promise<number | null> {
  return productId === null ? null : ((await findProduct(db, storeId, productId))?.price ?? null);
}

async function findProduct(db: Database, storeId: string, productId: string) {
  const { rows } = await db.execute(sql`
    select title, deleted_at is not null as is_deleted,
      (select min(price) from product_variants variant
       where variant.store_id = product.store_id and variant.product_id = product.id) as price
    from products product where store_id = ${storeId} and id = ${productId}`);
  const [row] = rows;
  if (!row) return null;
  const price = row.price === null ? null : Number(row.price);
  return { title: row.title as string, isDeleted: row.is_deleted as boolean, price };
}

/** Whether a picture of them or the reel came from an AI model; networks want to know. */
export async function isDrawnByModel(
  db: Database,
  storeId: string,
  mediaId: string | null,
  more: SavedPicture[] = [],
): Promise<boolean> {
  if (mediaId === null) return false;
  const drawn = [mediaId, ...more.map((picture) => picture.mediaId)]
    .map(pathOfMedia)
    .flatMap((path) => [{ imageUrl: path }, { videoUrl: path }])
    .map((file) => sql`result @> ${JSON.stringify([{ ...file, madeBy: { image: 'provider' } }])}::jsonb`);
  const { rows } = await db.execute(sql`
    select from content_generations where store_id = ${storeId} and (${sql.join(drawn, sql` or `)}) limit 1`);
  return rows.length > 0;
}

/** They are saved as one text with spaces between them. */
export function tidiedHashtags(hashtags: string[]): string[] {
  return hashtags.flatMap((hashtag) => hashtag.split(/\s+/)).filter(Boolean);
}

/** What changes on a post when its owner has seen these reasons and lets them pass. */
export async function acceptReasons(
  tx: Database,
  post: PostRecord,
  reasons: readonly string[],
): Promise<Partial<PostRecord>> {
  const seen = PRODUCT_REASONS.filter((reason) => reasons.includes(reason));
  // Only this price is let pass; another change of it holds the post again.
  const lasting = seen.filter((reason) => reason !== 'repriced');
  const quiet = reasons.includes(EXPERIMENT) ? [EXPERIMENT] : [];
  return {
    acceptedReasons: [...new Set([...post.acceptedReasons, ...lasting, ...quiet])],
    ...(seen.includes('repriced') ? { writtenPrice: await findPrice(tx, post.storeId, post.productId) } : {}),
  };
}
