import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { PostChange } from '#shared/publishing/schedules.ts';
import type { Alterations } from './alterations.ts';
import {
  type Chosen,
  type ChosenFiles,
  chosenAccounts,
  findPrice,
  isDrawnByModel,
  tidiedHashtags,
} from './chosen.ts';
import { deliveriesOf, hold, isOutcomeOpen, releaseUnlessPaused, setAccounts } from './deliveries.ts';
import { EXPERIMENT, findHolds } from './holds.ts';
import { platformOf } from './insert-post.ts';
import {
  canPost,
  hasGoneOut,
  isCancelled,
  isDraft,
  isGoingOut,
  isHeld,
  isPending,
  isPublished,
  movePost,
  settlePost,
} from './lifecycle.ts';
import { changeApproved } from './outside-approval.ts';
import { setChoices } from './post-choices.ts';
import { type PostRecord, updatePost } from './posts-repository.ts';
import { calendarProblems } from './problems.ts';
import { assertNotQuiet, assertSendable, hasWords } from './sendable.ts';
import { isUnwritten } from './unwritten-posts.ts';

interface Dependencies {
  alterations: Alterations;
  chosen: Chosen;
  now: () => Date;
}

type Wish = Omit<PostChange, 'version' | 'despiteExperiment'>;

/** Another wording, time or place for a post that has not gone out. */
export function createPostChange({ alterations, chosen, now }: Dependencies) {
  async function change(
    store: OwnedStore,
    postId: string,
    { version, despiteExperiment, ...wish }: PostChange,
  ) {
    const files = await chosen.files(store, wish);
    return alterations.alter(store, postId, async (tx, post) => {
      if (post.version !== version) throw calendarProblems.changedByOthers();
      assertChangeable(post);
      if (await isOutcomeOpen(tx, post.id)) throw calendarProblems.outcomeOpen();
      if (!(await hold(tx, post.id))) throw calendarProblems.goingOut();
      const scheduledFor = movedTo(post, wish.scheduledFor);
      const moved = scheduledFor !== post.scheduledFor;
      await changeApproved(tx, post, async () => {
        const changed = await updatePost(tx, post.id, {
          version: version + 1,
          scheduledFor,
          ...(moved || despiteExperiment ? { acceptedReasons: accepted(post, despiteExperiment) } : {}),
          ...namedWords(wish),
          ...(await withPrice(tx, post, wish)),
          ...(await withMedia(tx, post, files)),
          ...(await withAccounts(tx, post, wish.accountIds)),
        });
        if (wish.choices) await setChoices(tx, post, wish.choices);
        await goOn(tx, changed, { moved });
        if (moved && !isDraft(changed)) await assertNotQuiet(tx, changed);
      });
    });
  }

  /** Other changes are possible whenever its time was. */
  function movedTo({ scheduledFor }: PostRecord, wished: string | undefined): Date {
    if (wished === undefined || Date.parse(wished) === scheduledFor.getTime()) return scheduledFor;
    return chosen.time(wished);
  }

  /** Where the change leads: what had been approved goes out as it is now. */
  async function goOn(tx: Database, post: PostRecord, { moved }: { moved: boolean }) {
    if (isPending(post) || (moved && canPost(post, 'retry'))) await sendAtItsTime(tx, post);
    if (isHeld(post)) await goOnHeld(tx, post);
  }

  async function goOnHeld(tx: Database, post: PostRecord) {
    if (isUnwritten(post)) {
      if (hasWords(post)) await movePost(tx, post.id, 'write', { heldReason: null, problem: null });
      return;
    }
    const deliveries = (await deliveriesOf(tx, [post.id])).get(post.id) ?? [];
    const isOut = deliveries.length > 0 && deliveries.every(isPublished);
    if (isOut) return settlePost(tx, post.id, now());
    const heldReason = (await findHolds(tx, [post.id])).get(post.id);
    if (heldReason) await updatePost(tx, post.id, { heldReason });
    else await sendAtItsTime(tx, post);
  }

  async function sendAtItsTime(tx: Database, post: PostRecord) {
    await movePost(tx, post.id, 'reschedule', { heldReason: null, problem: null });
    await releaseUnlessPaused(tx, post, now());
    await assertSendable(tx, post);
    await chosen.assertAllMade(tx, post);
  }

  return { change };
}

function assertChangeable(post: PostRecord): void {
  if (isGoingOut(post)) throw calendarProblems.goingOut();
  if (isCancelled(post)) throw calendarProblems.cancelled();
  if (hasGoneOut(post)) throw calendarProblems.hasGoneOut();
}

/** That it goes out in a week without posts is said anew wherever it is moved. */
function accepted({ acceptedReasons }: PostRecord, despiteExperiment: boolean | undefined): string[] {
  const others = acceptedReasons.filter((reason) => reason !== EXPERIMENT);
  return despiteExperiment ? [...others, EXPERIMENT] : others;
}

function namedWords({
  caption,
  hashtags,
  shortText,
  title,
  description,
  altText,
  withLink,
}: Wish): Partial<PostRecord> {
  return {
    ...(caption === undefined ? {} : { caption }),
    ...(hashtags === undefined ? {} : { hashtags: tidiedHashtags(hashtags).join(' ') }),
    ...(shortText === undefined ? {} : { shortText }),
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(altText === undefined ? {} : { altText }),
    ...(withLink === undefined ? {} : { withLink }),
  };
}

/** Who writes again has the price of now before them. */
async function withPrice(tx: Database, post: PostRecord, wish: Wish): Promise<Partial<PostRecord>> {
  const { caption = post.caption, shortText = post.shortText } = wish;
  if (caption === post.caption && shortText === post.shortText) return {};
  return { writtenPrice: await findPrice(tx, post.storeId, post.productId) };
}

async function withMedia(
  tx: Database,
  post: PostRecord,
  { imageId, videoId, more }: ChosenFiles,
): Promise<Partial<PostRecord>> {
  const isReel = post.contentFormat === 'reel';
  const named = isReel ? videoId : imageId;
  const cover = isReel && imageId !== undefined ? { coverId: imageId } : {};
  if (named === undefined && (isReel || more === undefined)) return cover;
  const mediaId = named === undefined ? post.mediaId : named;
  const morePictures = isReel || mediaId === null ? [] : (more ?? post.morePictures);
  const madeWithAi = await isDrawnByModel(tx, post.storeId, mediaId, morePictures);
  return { ...cover, mediaId, morePictures, madeWithAi };
}

async function withAccounts(
  tx: Database,
  post: PostRecord,
  accountIds: string[] | undefined,
): Promise<Partial<PostRecord>> {
  if (accountIds === undefined) return {};
  const accounts = await chosenAccounts(tx, post.storeId, accountIds);
  await setAccounts(tx, post, accounts);
  return { platform: platformOf(accounts.map(({ network }) => network)) };
}
