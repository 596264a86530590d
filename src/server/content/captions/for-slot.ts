import type { FastifyBaseLogger } from 'fastify';
import type { UsageService } from '#server/content/usage/service.ts';
import type { Database } from '#server/core/db/database.ts';
import { Problem } from '#server/core/http/problem.ts';
import type {
  ContentFormat,
  ContentLanguage,
  ContentPlatform,
  ContentType,
  Tone,
} from '#shared/content/content.ts';
import { type Sentence, text } from '#shared/core/sentence.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import { claimGeneration, finishGeneration, insertGeneration } from './generations-repository.ts';
import type { MadeContent, Maker } from './maker.ts';

/** A provider may be asked twice for the post and twice for its short text; a reel has to be drawn as well. */
const LEASE_MS = { post: 5 * MINUTE_MS, reel: 15 * MINUTE_MS };
const REEL_LENGTH = 10;

export interface SlotWish {
  /** The post on the calendar that waits for its words. */
  postId: string;
  productId: string;
  productTitle: string;
  platform: ContentPlatform;
  contentFormat: ContentFormat;
  contentType: ContentType;
  tone: Tone;
  language: ContentLanguage;
  /** The owner's own words to make it of. */
  templateId: string | null;
  /** It goes out on X too, where less fits. */
  withShortText: boolean;
}

/** How the post is taken and filled; both in the transaction that spends, or ends the writing. */
export interface Slot {
  /** @returns false when another process writes it, or nothing is to be written there any more. */
  take(tx: Database, generationId: string): Promise<boolean>;
  /** @returns false when nothing waits for it any more. */
  save(tx: Database, generationId: string, made: MadeContent): Promise<boolean>;
}

/** `problem` is for the owner; null where there is no more to say than that it failed. */
export type SlotOutcome = { kind: 'saved' | 'not_needed' } | { kind: 'failed'; problem: Sentence | null };

interface Dependencies {
  db: Database;
  usage: UsageService;
  maker: Maker;
  now: () => Date;
  log: FastifyBaseLogger;
}

/** Posts that a schedule has written: they have an allowance of their own, and are on the calendar instead of the history. */
export function createSlotWriter({ db, usage, maker, now, log }: Dependencies) {
  /** @throws Problem 429 with `resourceType` and `usage` when the allowance is used up. */
  async function write(
    store: { id: string; userId: string },
    wish: SlotWish,
    slot: Slot,
  ): Promise<SlotOutcome> {
    const id = await begin(store, wish, slot);
    const claimed = id && (await claimGeneration(db, id, now(), leaseEnd(wish)));
    if (!claimed) return { kind: 'not_needed' };
    try {
      const [made] = await maker.make(claimed, {
        signal: new AbortController().signal,
        onProgress: () => {},
      });
      return { kind: (await finish(claimed, slot, made!)) ? 'saved' : 'not_needed' };
    } catch (error) {
      log.warn({ err: error, generationId: id, storeId: store.id }, 'post of a schedule not written');
      const problem = error instanceof Problem ? error.sentence : null;
      await fail(claimed, problem ?? FAILED);
      return { kind: 'failed', problem };
    }
  }

  const leaseEnd = ({ contentFormat }: SlotWish) => new Date(now().getTime() + LEASE_MS[contentFormat]);

  function begin(store: { id: string; userId: string }, wish: SlotWish, slot: Slot): Promise<string | null> {
    const id = crypto.randomUUID();
    const request = {
      ...wish,
      ...({ kind: 'slot', includeImage: true, includeHashtags: true } as const),
      ...(wish.contentFormat === 'reel' ? ({ videoDuration: REEL_LENGTH } as const) : {}),
    };
    return db.transaction(async (tx) => {
      if (!(await slot.take(tx, id))) return null;
      const spent = await usage.spend(tx, store.userId, ['scheduled']);
      return insertGeneration(tx, {
        id,
        userId: store.userId,
        storeId: store.id,
        request,
        spent,
        createdAt: now(),
      });
    });
  }

  type Claimed = NonNullable<Awaited<ReturnType<typeof claimGeneration>>>;

  /** What nothing waits for any more is given back. */
  function finish(claimed: Claimed, slot: Slot, made: MadeContent): Promise<boolean> {
    return db.transaction(async (tx) => {
      const outcome = { status: 'done' as const, result: [made.content], finishedAt: now() };
      if (!(await finishGeneration(tx, claimed, outcome))) return false;
      const saved = await slot.save(tx, claimed.id, made);
      if (!saved) await usage.refund(tx, claimed.userId, claimed.spent);
      return saved;
    });
  }

  async function fail(claimed: Claimed, problem: Sentence) {
    await db.transaction(async (tx) => {
      const ours = await finishGeneration(tx, claimed, { status: 'failed', problem, finishedAt: now() });
      if (ours) await usage.refund(tx, claimed.userId, claimed.spent);
    });
  }

  return { write };
}
export type SlotWriter = ReturnType<typeof createSlotWriter>;

const FAILED = text('This post could not be written or drawn.');
