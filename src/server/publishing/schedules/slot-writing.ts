import type { SlotWish, SlotWriter } from '#server/content/captions/for-slot.ts';
import { findLastLanguage, findPreference } from '#server/content/preferences/last-language-repository.ts';
import { voiceOf } from '#server/content/preferences/voice.ts';
import type { Database } from '#server/core/db/database.ts';
import { Problem } from '#server/core/http/problem.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { Live } from '#server/core/live/live.ts';
import { localDate } from '#server/core/time/local-time.ts';
import type { PostLearning } from '#server/publishing/learning/service.ts';
import {
  MOST_TRIES,
  noteUnwritten,
  takeUnwritten,
  type UnwrittenNote,
  type UnwrittenPost,
} from '#server/publishing/posts/unwritten-posts.ts';
import { NETWORKS } from '#shared/content/networks/networks.ts';
import { USAGE_LIMIT_EXCEEDED, type UsageEntry } from '#shared/content/usage.ts';
import type { Sentence } from '#shared/core/sentence.ts';
import { DAY_MS } from '#shared/core/time.ts';
import type { SocialAccount } from '#shared/publishing/social-accounts.ts';
import { chooseProduct, type OfferedProduct } from './choose-product.ts';
import { destinationsOf, writtenFor } from './destinations.ts';
import { waitingFor } from './problems.ts';
import { findOfferedProducts } from './products-repository.ts';
import { isImporting, type ScheduleRecord, updateSchedule } from './repository.ts';
import { saveWritten } from './save-written.ts';
import { SHORTEST_NOTICE_MS } from './slots.ts';

interface Dependencies {
  db: Database;
  live: Live;
  slotWriter: SlotWriter;
  learning: Pick<PostLearning, 'toneOf'>;
  /** 0 to 1. */
  chance: () => number;
  now: () => Date;
}

interface Task {
  post: UnwrittenPost;
  /** It, and what waits for its text after it. */
  rest: UnwrittenPost[];
  schedule: ScheduleRecord;
  connected: SocialAccount[];
}

const SALES_DAYS = 90;
const NOT_REPEATED_MS = 14 * DAY_MS;

/** Chooses what a slot's post is about and has it written and drawn. */
export function createSlotWriting({ db, live, slotWriter, learning, chance, now }: Dependencies) {
  /** @returns false when what keeps this post from being written keeps the rest from it, too. */
  async function write(store: OwnedStore, { post, rest, schedule, connected }: Task): Promise<boolean> {
    const product = chooseProduct(await offeredProducts(store), chance);
    if (!product) {
      await waitForProduct(store, rest, schedule);
      return false;
    }
    await noteProblem(store, schedule, null);
    const { wish, autoApproval } = await wishFor(store, { post, schedule, connected }, product);
    try {
      const outcome = await slotWriter.write(store, wish, {
        take: (tx, generationId) => takeUnwritten(tx, post.id, generationId),
        async save(tx, generationId, made) {
          const written = { made, product, language: wish.language, autoApproval };
          const saved = await saveWritten(tx, { ...post, storeId: store.id, generationId }, written, now());
          if (saved) await notifyPages(tx, store);
          return saved;
        },
      });
      if (outcome.kind === 'failed') await noteFailure(store, post, outcome.problem);
      return true;
    } catch (error) {
      if (!(error instanceof Problem) || error.error !== USAGE_LIMIT_EXCEEDED) throw error;
      await waitForAllowance(store, rest, error.details.usage as UsageEntry);
      return false;
    }
  }

  /** What the owner has to do before anything can be written, where that is so. */
  async function findObstacle(store: OwnedStore): Promise<Sentence | null> {
    const hasProduct = (await offeredProducts(store)).length > 0;
    return hasProduct || (await isImporting(db, store.id)) ? null : waitingFor.product;
  }

  async function waitForProduct(store: OwnedStore, posts: UnwrittenPost[], schedule: ScheduleRecord) {
    const isReading = await isImporting(db, store.id);
    await noteProblem(store, schedule, isReading ? null : waitingFor.product);
    await note(
      store,
      posts,
      isReading
        ? { heldReason: 'writing', problem: waitingFor.products }
        : { heldReason: 'unwritten', problem: waitingFor.product },
    );
  }

  /** What is tried again waits for us; what is not, for its owner. */
  async function noteFailure(store: OwnedStore, post: UnwrittenPost, problem: Sentence | null) {
    const isLast = post.tries + 1 >= MOST_TRIES;
    await note(store, [post], {
      heldReason: isLast ? 'unwritten' : 'writing',
      problem: problem ?? (isLast ? waitingFor.givenUp : waitingFor.again),
    });
  }

  async function waitForAllowance(
    store: OwnedStore,
    posts: UnwrittenPost[],
    { limit, resetsAt }: UsageEntry,
  ) {
    if (limit === 0) return note(store, posts, { heldReason: 'unwritten', problem: waitingFor.notOffered });
    const turns = writingTurns(posts, { limit, renewedAt: new Date(resetsAt) });
    for (const [at, group] of Map.groupBy(turns, ({ writeAfter }) => writeAfter?.getTime() ?? null)) {
      const ofGroup = posts.filter(({ id }) => group.some(({ postId }) => postId === id));
      await note(
        store,
        ofGroup,
        at === null
          ? { heldReason: 'unwritten', problem: waitingFor.renewedTooLate }
          : { heldReason: 'allowance', problem: null, writeAfter: new Date(at) },
      );
    }
  }

  async function wishFor(
    store: OwnedStore,
    { post, schedule, connected }: Omit<Task, 'rest'>,
    product: OfferedProduct,
  ): Promise<{ wish: SlotWish; autoApproval: boolean }> {
    const destinations = destinationsOf(schedule.platform, connected);
    const platform = writtenFor(schedule.platform, destinations);
    const preference = await findPreference(db, store.id, [schedule.platform, platform]);
    const lastLanguage = await findLastLanguage(db, store.id);
    const learntTone = await learning.toneOf(store);
    return {
      autoApproval: preference?.autoApproval ?? false,
      wish: {
        postId: post.id,
        productId: product.id,
        productTitle: product.title,
        platform,
        contentFormat: post.contentFormat,
        templateId: schedule.templateId,
        ...voiceOf({ preference, lastLanguage, learntTone, store }),
        contentType: post.contentType === 'promotional' ? 'promotion' : post.contentType,
        withShortText:
          !NETWORKS[platform].takesShortText &&
          destinations.some(({ network }) => NETWORKS[network].takesShortText),
      },
    };
  }

  function offeredProducts(store: OwnedStore): Promise<OfferedProduct[]> {
    const today = localDate(now(), store.timeZone);
    return findOfferedProducts(db, store.id, {
      soldSince: today.subtract({ days: SALES_DAYS - 1 }).toString(),
      postedSince: new Date(now().getTime() - NOT_REPEATED_MS),
    });
  }

  async function noteProblem(store: OwnedStore, schedule: ScheduleRecord, problem: Sentence | null) {
    if (schedule.problem === problem) return;
    schedule.problem = problem;
    await updateSchedule(db, schedule, { problem });
    await notifyPages(db, store);
  }

  async function note(
    store: OwnedStore,
    posts: UnwrittenPost[],
    reason: Omit<UnwrittenNote, 'writeAfter'> & { writeAfter?: Date },
  ) {
    const postIds = posts.map(({ id }) => id);
    if (await noteUnwritten(db, postIds, { writeAfter: null, ...reason })) await notifyPages(db, store);
  }

  const notifyPages = (tx: Database, store: OwnedStore) =>
    live.notify(tx, store.userId, { type: 'posts-changed', storeId: store.id });

  return { write, findObstacle };
}
export type SlotWriting = ReturnType<typeof createSlotWriting>;

interface Waiting {
  id: string;
  scheduledFor: Date;
}

interface Turn {
  postId: string;
  /** When its text is written at the earliest; null where its time comes first. */
  writeAfter: Date | null;
}

/**
 * So many posts a day as the allowance has, from the day on that it is renewed. Other stores of the owner may use some
 * of it first; a turn that passes without a text is given again.
 * @param posts soonest first.
 * @param limit a day, at least 1.
 */
export function writingTurns(
  posts: readonly Waiting[],
  { limit, renewedAt }: { limit: number; renewedAt: Date },
): Turn[] {
  let given = 0;
  return posts.map(({ id, scheduledFor }) => {
    const writeAfter = new Date(renewedAt.getTime() + Math.floor(given / limit) * DAY_MS);
    if (writeAfter.getTime() + SHORTEST_NOTICE_MS >= scheduledFor.getTime())
      return { postId: id, writeAfter: null };
    given += 1;
    return { postId: id, writeAfter };
  });
}
