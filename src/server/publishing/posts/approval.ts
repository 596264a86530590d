import type { Database } from '#server/core/db/database.ts';
import { Problem } from '#server/core/http/problem.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { Sentence } from '#shared/core/sentence.ts';
import { HOUR_MS } from '#shared/core/time.ts';
import type { Alterations } from './alterations.ts';
import { acceptReasons, type Chosen } from './chosen.ts';
import { releaseUnlessPaused } from './deliveries.ts';
import { EXPERIMENT } from './holds.ts';
import { canPost, isHeld, isPending, movePost } from './lifecycle.ts';
import type { PostRecord } from './posts-repository.ts';
import { calendarProblems } from './problems.ts';
import type { CalendarReading } from './reading.ts';
import { assertConnected, assertNotQuiet, assertSendable } from './sendable.ts';

/** Nothing holds a post for so long that it would still go out later than this by itself. */
const HELD_AT_MOST_MS = HOUR_MS;

interface Dependencies {
  alterations: Alterations;
  reading: CalendarReading;
  chosen: Chosen;
  now: () => Date;
}

interface Wish {
  postIds: string[];
  despiteExperiment?: boolean | undefined;
}

/** Letting posts go out that wait for approval or were held. */
export function createApproval({ alterations, reading, chosen, now }: Dependencies) {
  /** Each on its own: what one is refused for stops none of the others. */
  async function approve(store: OwnedStore, { postIds, despiteExperiment = false }: Wish) {
    const refused: { postId: string; code: string; message: Sentence }[] = [];
    const wasApproved = new Set<string>();
    for (const postId of new Set(postIds))
      try {
        if (!(await approveOne(store, postId, despiteExperiment))) wasApproved.add(postId);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        refused.push({ postId, code: error.error, message: error.sentence });
      }
    const isRefused = new Set(refused.map(({ postId }) => postId));
    const approved = await reading.these(
      store,
      postIds.filter((postId) => !isRefused.has(postId)),
    );
    return { approved, refused, changed: approved.filter(({ id }) => !wasApproved.has(id)) };
  }

  /** @returns whether it was not approved before. */
  function approveOne(store: OwnedStore, postId: string, despiteExperiment: boolean) {
    return alterations.onPost(store, postId, async (tx, post) =>
      letGoOut(tx, post, passed(post, despiteExperiment)),
    );
  }

  /**
   * A post that the caller holds, with the reasons against it that are let pass.
   * @returns whether it was not approved before. @throws Problem saying why it may not go out.
   */
  async function letGoOut(tx: Database, post: PostRecord, reasons: string[]): Promise<boolean> {
    if (isPending(post)) return false;
    if (!canPost(post, 'approve')) throw calendarProblems.notWaiting();
    if (isTooLate(post)) throw calendarProblems.tooLate();
    const approved = await movePost(tx, post.id, 'approve', {
      version: post.version + 1,
      heldReason: null,
      problem: null,
      ...(await acceptReasons(tx, post, reasons)),
    });
    await assertNotQuiet(tx, approved);
    await assertSendable(tx, approved);
    await chosen.assertAllMade(tx, approved);
    if (post.heldReason === 'reconnect') await assertConnected(tx, approved);
    await releaseUnlessPaused(tx, approved, now());
    return true;
  }

  /** A post is held at the moment it was due, so its owner gets as long to answer as the worker may be late. */
  function isTooLate(post: PostRecord): boolean {
    const { scheduledFor } = post;
    if (isHeld(post)) return now().getTime() - scheduledFor.getTime() > HELD_AT_MOST_MS;
    return chosen.hasPassed(scheduledFor);
  }

  return { approve, letGoOut };
}

/** Approving lets pass what a post is held for, but a week without posts only where its owner says so. */
function passed({ heldReason }: PostRecord, despiteExperiment: boolean): string[] {
  const others = heldReason && heldReason !== EXPERIMENT ? [heldReason] : [];
  return despiteExperiment ? [...others, EXPERIMENT] : others;
}
