import type { FastifyBaseLogger } from 'fastify';
import { writeGoalTarget } from '#server/analytics/jobs.ts';
import type { Database } from '#server/core/db/database.ts';
import type { Jobs } from '#server/core/jobs/jobs.ts';
import type { Live } from '#server/core/live/live.ts';
import { localDate } from '#server/core/time/local-time.ts';
import type { OpenStores } from '#server/stores/connect/open-stores.ts';
import type { LiveEvent } from '#shared/stores/live.ts';
import { goalMonth } from './goal-month.ts';
import { findGoal, type Goal } from './goals-repository.ts';
import { deleteTarget, findTarget, findUnsettledMonths, saveTarget } from './targets-repository.ts';

interface Dependencies {
  db: Database;
  jobs: Jobs;
  live: Pick<Live, 'notify'>;
  openStores: Pick<OpenStores, 'open'>;
  now: () => Date;
  log: FastifyBaseLogger;
}

/** Goals of sales also stand on the store's platform, where it has targets of its own. */
export function createTargetWriting({ db, jobs, live, openStores, now, log }: Dependencies) {
  const enqueue = (tx: Database, storeId: string, month: string) =>
    jobs.enqueue(tx, writeGoalTarget, { storeId, month }, { key: `${storeId} ${month}` });

  /** The target as the goal now is. A store that waits for its owner is written to when it is back. */
  async function write(storeId: string, month: string): Promise<void> {
    const open = await openStores.open(storeId);
    const targets = open?.platform.targets;
    if (!open || !targets) return;
    const { currency, timeZone } = open.identity;
    const { firstDay, lastDay, phase } = goalMonth(localDate(now(), timeZone), month);
    const [goal, before] = await Promise.all([findGoal(db, storeId, month), findTarget(db, storeId, month)]);
    if (goal?.kind === 'sales') {
      if (phase === 'over') return;
      const target = { name: `Vitrin ${month}`, firstDay, lastDay, amount: goal.amount, currency };
      const { state, ...outcome } = await targets.save(open.access, target, before?.targetId ?? null);
      await saveTarget(db, storeId, month, {
        state,
        targetId: 'id' in outcome ? outcome.id : (before?.targetId ?? null),
        reason: 'reason' in outcome ? outcome.reason : null,
      });
    } else if (before) {
      const isGone = before.targetId === null || (await targets.remove(open.access, before.targetId));
      if (isGone) await deleteTarget(db, storeId, month);
    }
    // Changed while it was written: what was written may be the earlier one.
    if (!isSame(goal, await findGoal(db, storeId, month))) await enqueue(db, storeId, month);
    await live.notify(db, open.userId, { type: 'metrics-changed', storeId });
  }

  /** A store that was connected again may allow what it did not before. */
  function noticed(event: LiveEvent) {
    if (event.type !== 'store-changed') return;
    const { storeId } = event;
    const month = goalMonth(localDate(now(), 'UTC')).month;
    findUnsettledMonths(db, storeId, month)
      .then(async (months) => {
        for (const each of months) await enqueue(db, storeId, each);
      })
      .catch((error: unknown) => log.error({ err: error, storeId }, 'targets could not be queued'));
  }

  return { enqueue, write, noticed };
}
export type TargetWriting = ReturnType<typeof createTargetWriting>;

const isSame = (one: Goal | null, other: Goal | null) =>
  one?.kind === other?.kind && one?.amount === other?.amount;
