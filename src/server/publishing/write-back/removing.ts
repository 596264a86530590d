import type { Database } from '#server/core/db/database.ts';
import type { RemovalOutcome } from '#server/platforms/ports/write-back.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { WRITE_BACK_KINDS, type WriteBackKind } from '#shared/publishing/write-back.ts';
import { remoteIdOf } from './activity-writing.ts';
import {
  claimRemovals,
  isNothingLeft,
  type MarkRecord,
  saveMark,
  settleRemoval,
  tryLimitedAgain,
} from './marks-repository.ts';
import type { Run } from './run.ts';
import { CLAIMED_MS } from './times.ts';
import { markOf } from './wording.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  /** After each that is gone, for pages that show how far it is. */
  notify: (run: Run) => Promise<void>;
}

/** Takes away what was written. Whatever is removed twice is as gone as before, so that a killed process goes on. */
export function createRemoving({ db, now, notify }: Dependencies) {
  async function removeMarked(run: Run) {
    for (const kind of WRITE_BACK_KINDS) await removeKind(run, kind);
  }

  async function removeKind(run: Run, kind: WriteBackKind) {
    const storeId = run.store.id;
    const isWhole = kind === 'order_marks' && (await isNothingLeft(db, storeId, kind));
    for (let isFirst = true; ; isFirst = false) {
      const due = await claimRemovals(
        db,
        { storeId, kind },
        {
          now: now(),
          until: new Date(now().getTime() + CLAIMED_MS),
          most: kind === 'order_marks' ? run.port.mostOrders : 1,
        },
      );
      if (due.length === 0) return;
      // What goes for all at once needs not be asked for again.
      const outcome = isWhole && !isFirst ? GONE : await removeFrom(run, kind, { due, isWhole });
      const subjects = due.map(({ subject }) => subject);
      if (outcome.state === 'gone') await settleRemoval(db, storeId, kind, subjects);
      else await postpone(due, outcome);
      if (outcome.state === 'gone' && kind === 'annotations') await tryLimitedAgain(db, storeId, kind);
      await notify(run);
    }
  }

  async function postpone(due: MarkRecord[], outcome: RemovalOutcome) {
    const reason = outcome.state === 'refused' ? outcome.reason : null;
    const nextTryAt = new Date(now().getTime() + DAY_MS);
    for (const mark of due) await saveMark(db, mark, { reason, nextTryAt, changedAt: now() });
  }

  return { removeMarked };
}

const GONE: RemovalOutcome = { state: 'gone' };

export async function removeFrom(
  { port, store: { access } }: Pick<Run, 'port'> & { store: Pick<Run['store'], 'access'> },
  kind: WriteBackKind,
  { due, isWhole }: { due: MarkRecord[]; isWhole: boolean },
): Promise<RemovalOutcome> {
  if (kind === 'order_marks')
    return isWhole
      ? port.unmarkAll(access)
      : port.unmarkOrders(
          access,
          due.map(({ subject }) => subject),
        );
  const [mark] = due as [MarkRecord];
  if (kind === 'discount_codes') return removeDiscount({ port, access }, mark);
  if (kind === 'activities') return port.removeActivity(access, mark.externalId ?? remoteIdOf(mark));
  const id =
    mark.externalId ?? (await port.findAnnotation(access, { at: mark.startedAt, mark: markOf(mark.postId) }));
  return id === null ? GONE : port.removeAnnotation(access, id);
}

/** By its code, as one that was never answered has no id, and only if it is the one that we made. */
async function removeDiscount(
  { port, access }: Pick<Run, 'port'> & Pick<Run['store'], 'access'>,
  { subject, postId }: MarkRecord,
): Promise<RemovalOutcome> {
  const found = await port.findDiscount(access, subject);
  return found?.title.endsWith(markOf(postId)) ? port.removeDiscount(access, found.id) : GONE;
}
