import type { OwnedStore } from '#server/core/http/serve.ts';
import { type NewPost, SHARE_DELAY_SECONDS } from '#shared/publishing/schedules.ts';
import type { Alterations } from './alterations.ts';
import {
  type Chosen,
  chosenAccounts,
  chosenProduct,
  findPrice,
  isDrawnByModel,
  tidiedHashtags,
} from './chosen.ts';
import { deliveriesOf } from './deliveries.ts';
import { EXPERIMENT } from './holds.ts';
import { insertPost } from './insert-post.ts';
import { setChoices } from './post-choices.ts';
import type { CalendarReading } from './reading.ts';
import { assertConnected, assertNotQuiet, assertSendable } from './sendable.ts';

interface Dependencies {
  alterations: Alterations;
  reading: CalendarReading;
  chosen: Chosen;
  now: () => Date;
}

const OF_OWNER = { scheduleId: null, slotAt: null, madeBy: 'owner', generationId: null } as const;

/** Posts that an owner puts on the calendar. */
export function createCreation({ alterations, reading, chosen, now }: Dependencies) {
  /** @param wishedId under which it is saved; where a post has it already, nothing may be saved. */
  async function create(store: OwnedStore, wished: NewPost, wishedId?: string) {
    const { imageUrl, videoUrl, morePictures, choices, atOnce, despiteExperiment, ...wish } = wished;
    const scheduledFor = atOnce ? inAMoment() : chosen.time(wish.scheduledFor);
    const files = await chosen.files(store, { imageUrl, videoUrl, morePictures });
    const isReel = wish.contentFormat === 'reel';
    const { imageId = null, videoId = null, more = [] } = files;
    const media = isReel
      ? { mediaId: videoId, coverId: imageId, morePictures: [] }
      : { mediaId: imageId, coverId: null, morePictures: imageId ? more : [] };
    const postId = await alterations.runAndNotify(store, async (tx) => {
      const accounts = await chosenAccounts(tx, store.id, wish.accountIds);
      const post = {
        ...(wishedId && { id: wishedId }),
        ...wish,
        ...(await chosenProduct(tx, store.id, wish.productId)),
        ...media,
        scheduledFor,
        hashtags: tidiedHashtags(wish.hashtags),
        accountIds: accounts.map(({ id }) => id),
        madeWithAi: await isDrawnByModel(tx, store.id, media.mediaId, media.morePictures),
        language: null,
        ...(despiteExperiment ? { acceptedReasons: [EXPERIMENT] } : {}),
        ...OF_OWNER,
      };
      const id = await insertPost(tx, store, post, now());
      await setChoices(tx, { id: id!, storeId: store.id }, choices);
      if (wish.approved) {
        await assertSendable(tx, { id: id!, storeId: store.id });
        await chosen.assertAllMade(tx, { id: id! });
      }
      if (wish.approved) await assertNotQuiet(tx, { id: id! });
      if (atOnce) await assertConnected(tx, { id: id! });
      return id!;
    });
    return reading.one(store, postId);
  }

  /** By our clock: one of a browser may be minutes off. */
  const inAMoment = () => new Date(now().getTime() + SHARE_DELAY_SECONDS * 1000);

  /** The same wording for the accounts that are still there, as a draft. */
  async function duplicate(store: OwnedStore, postId: string, when: string) {
    const scheduledFor = chosen.time(when);
    const copyId = await alterations.onPost(store, postId, async (tx, post) => {
      const deliveries = (await deliveriesOf(tx, [post.id])).get(post.id) ?? [];
      const { productId, productTitle, contentType, shortText, imagePrompt, mediaId, coverId } = post;
      const { altText, morePictures, language, title, description, withLink, madeWithAi } = post;
      const copy = {
        productId,
        productTitle,
        contentType,
        shortText,
        imagePrompt,
        mediaId,
        coverId,
        altText,
        morePictures,
        language,
        title,
        description,
        withLink,
        madeWithAi,
        scheduledFor,
        contentFormat: post.contentFormat,
        caption: post.caption ?? '',
        hashtags: post.hashtags ? post.hashtags.split(' ') : [],
        accountIds: deliveries.map(({ accountId }) => accountId),
        writtenPrice: await findPrice(tx, store.id, productId),
        approved: false,
        ...OF_OWNER,
      };
      const copyId = await insertPost(tx, store, copy, now());
      const choices = deliveries.map((delivery) => [delivery.accountId, delivery.choices]);
      await setChoices(tx, { id: copyId!, storeId: store.id }, Object.fromEntries(choices));
      return copyId;
    });
    return reading.one(store, copyId!);
  }

  return { create, duplicate };
}
