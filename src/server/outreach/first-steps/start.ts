import type { Database } from '#server/core/db/database.ts';
import type { StoreScope } from '#server/core/http/serve.ts';
import {
  FINDINGS_TO_READ,
  START_STEPS,
  type Start,
  type StartChange,
  type StartStep,
} from '#shared/outreach/visits.ts';
import { findMade, findStart, type Made, type StartRecord, saveStart } from './repository.ts';

const noStart: StartRecord = { reached: [], hiddenAt: null, finishedAt: null };

/** Who is led, and through which stores. */
interface Led {
  userId: string;
  account: StoreScope;
}

/** The first steps of a person. Each knows by what is there, where they look, whether it is done. */
export function createStart({ db, now }: { db: Database; now: () => Date }) {
  async function startOf({ userId, account }: Led): Promise<Start> {
    const [made, saved] = await Promise.all([findMade(db, account), findStart(db, userId)]);
    const start = saved ?? noStart;
    const done = stepsDone(made, start.reached);
    // A user who had done all of it before it was ever shown needs neither steps nor praise.
    const wasThereBefore =
      saved === null && START_STEPS.every((step) => step === 'numbers' || done.has(step));
    const finishedAt = start.finishedAt ?? (wasThereBefore ? now() : null);
    const reached = START_STEPS.filter((step) => done.has(step) || start.reached.includes(step));
    if (reached.length > start.reached.length || finishedAt !== start.finishedAt)
      await saveStart(db, userId, { reached, finishedAt });
    return replyOf(made, done, { ...start, finishedAt });
  }

  async function change(led: Led, { hidden, numbersSeen, finished }: StartChange): Promise<Start> {
    const before = await startOf(led);
    const reached = before.steps.filter(({ done }) => done).map(({ name }) => name);
    const isAllDone = reached.length === START_STEPS.length;
    await saveStart(db, led.userId, {
      ...(hidden === undefined ? {} : { hiddenAt: hidden ? now() : null }),
      ...(numbersSeen && !reached.includes('numbers') ? { reached: [...reached, 'numbers'] } : {}),
      ...(finished && isAllDone ? { finishedAt: now() } : {}),
    });
    return startOf(led);
  }

  return { startOf, change };
}
export type StartService = ReturnType<typeof createStart>;

/**
 * A step that was done stays so, though its insights are replaced and its post is cleared; but without a store there is
 * nothing to look at. Where nothing stands out in a whole history, there is nothing to read.
 */
function stepsDone(
  { store, findings, findingsRead, lookedThrough, post, week }: Made,
  reached: StartStep[],
): Set<StartStep> {
  if (store === null) return new Set();
  const now: Record<StartStep, boolean> = {
    store: true,
    numbers: false,
    findings: findings === 0 ? lookedThrough : findingsRead >= Math.min(findings, FINDINGS_TO_READ),
    post,
    week,
  };
  return new Set(START_STEPS.filter((step) => now[step] || reached.includes(step)));
}

function replyOf(made: Made, done: Set<StartStep>, { hiddenAt, finishedAt }: StartRecord): Start {
  const names: Partial<Record<StartStep, string | null>> = {
    store: made.store,
    post: made.postProduct,
    week: made.scheduleName,
  };
  return {
    state: finishedAt ? 'finished' : hiddenAt ? 'hidden' : 'open',
    steps: START_STEPS.map((name) => ({ name, done: done.has(name), made: names[name] ?? null })),
    findingsRead: Math.min(made.findingsRead, FINDINGS_TO_READ),
    findingsToRead: Math.min(made.findings, FINDINGS_TO_READ),
  };
}
