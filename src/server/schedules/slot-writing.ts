import { Temporal } from 'temporal-polyfill';
import type { SlotWish, SlotWriter } from '#server/content/for-slot.ts';
import type { Database } from '#server/db/database.ts';
import { Problem } from '#server/http/problem.ts';
import type { OwnedStore } from '#server/http/serve.ts';
import type { Live } from '#server/live/live.ts';
import type { SocialAccount } from '#shared/social-accounts.ts';
import { USAGE_LIMIT_EXCEEDED, type UsageEntry } from '#shared/usage.ts';
import { chooseProduct, type OfferedProduct } from './choose-product.ts';
import { destinationsOf, writtenFor } from './destinations.ts';
import { keepWritten } from './keep-written.ts';
import { findLastLanguage, findPreference } from './preferences-repository.ts';
import { waitingFor } from './problems.ts';
import { findOfferedProducts } from './products-repository.ts';
import { type ScheduleRecord, updateSchedule } from './repository.ts';
import { noteUnwritten, takeUnwritten, type UnwrittenPost } from './unwritten-repository.ts';
import { voiceOf } from './voice.ts';

interface Dependencies {
  db: Database;
  live: Live;
  slotWriter: SlotWriter;
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
const NOT_REPEATED_MS = 14 * 86_400_000;

/** Chooses what a slot's post is about and has it written and drawn. */
export function createSlotWriting({ db, live, slotWriter, chance, now }: Dependencies) {
  /** @returns false when what keeps this post from being written keeps the rest from it, too. */
  async function write(store: OwnedStore, { post, rest, schedule, connected }: Task): Promise<boolean> {
    const product = chooseProduct(await offeredProducts(store), chance);
    await noteProblem(store, schedule, product ? null : waitingFor.product);
    if (!product) {
      await note(store, rest, 'unwritten', waitingFor.product);
      return false;
    }
    const { wish, autoApproval } = await wishFor(store, { post, schedule, connected }, product);
    try {
      const outcome = await slotWriter.write(store, wish, {
        take: (tx, generationId) => takeUnwritten(tx, post.id, generationId),
        async keep(tx, generationId, made) {
          const written = { made, product, language: wish.language, autoApproval };
          const kept = await keepWritten(tx, { ...post, storeId: store.id, generationId }, written, now());
          if (kept) await tell(tx, store);
          return kept;
        },
      });
      if (outcome.kind === 'failed') await note(store, [post], 'unwritten', outcome.problem);
      return true;
    } catch (error) {
      if (!(error instanceof Problem) || error.error !== USAGE_LIMIT_EXCEEDED) throw error;
      const { resetsAt } = error.details.usage as UsageEntry;
      await note(store, rest, 'allowance', waitingFor.allowance(new Date(resetsAt), store.timeZone));
      return false;
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
    return {
      autoApproval: preference?.autoApproval ?? false,
      wish: {
        ...{ postId: post.id, productId: product.id, productTitle: product.title, platform },
        ...voiceOf({ preference, lastLanguage, timeZone: store.timeZone }),
        contentType: post.contentType === 'promotional' ? 'promotion' : post.contentType,
        withShortText: platform !== 'twitter' && destinations.some(({ network }) => network === 'twitter'),
      },
    };
  }

  function offeredProducts(store: OwnedStore): Promise<OfferedProduct[]> {
    const today = Temporal.Instant.fromEpochMilliseconds(now().getTime())
      .toZonedDateTimeISO(store.timeZone)
      .toPlainDate();
    return findOfferedProducts(db, store.id, {
      soldSince: today.subtract({ days: SALES_DAYS - 1 }).toString(),
      postedSince: new Date(now().getTime() - NOT_REPEATED_MS),
    });
  }

  async function noteProblem(store: OwnedStore, schedule: ScheduleRecord, problem: string | null) {
    if (schedule.problem === problem) return;
    schedule.problem = problem;
    await updateSchedule(db, schedule, { problem });
    await tell(db, store);
  }

  async function note(
    store: OwnedStore,
    posts: UnwrittenPost[],
    heldReason: 'allowance' | 'unwritten',
    problem: string,
  ) {
    const postIds = posts.map(({ id }) => id);
    if (await noteUnwritten(db, postIds, { heldReason, problem })) await tell(db, store);
  }

  const tell = (tx: Database, store: OwnedStore) =>
    live.tell(tx, store.userId, { type: 'posts-changed', storeId: store.id });

  return { write };
}
export type SlotWriting = ReturnType<typeof createSlotWriting>;
