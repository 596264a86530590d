import type { ActionStatus } from '#shared/ads/ads.ts';
import type { AdsFinding } from './finders/finding.ts';
import type { ActionRecord } from './repository.ts';

/** A finding, and what its owner did about it. */
export interface PlannedAction {
  finding: AdsFinding;
  status: ActionStatus;
  record: ActionRecord | null;
}

const ORDER: Record<ActionStatus, number> = { open: 0, snoozed: 1, done: 2, dismissed: 3 };

/**
 * What is found now, as it is marked, and what was done, as it was said then. Open ones come first; what is done stays
 * though the figures have moved on, and anything else goes with its finding.
 */
export function planActions(
  findings: AdsFinding[],
  records: Map<string, ActionRecord>,
  now: Date,
): PlannedAction[] {
  const done = [...records.values()].flatMap((record): PlannedAction[] =>
    record.status === 'done' && record.finding ? [{ finding: record.finding, status: 'done', record }] : [],
  );
  const isContinued = new Set(done.map(({ finding }) => finding.subject));
  const found = findings
    .filter(({ subject }) => !isContinued.has(subject))
    .map((finding): PlannedAction => {
      const record = records.get(finding.subject) ?? null;
      return { finding, status: statusOf(record, now), record };
    });
  // What is equal here stays in its order: findings by score, what is done by its day.
  return [...found, ...done].sort((one, other) => ORDER[one.status] - ORDER[other.status]);
}

/** A snooze that is over is none. */
function statusOf(record: ActionRecord | null, now: Date): ActionStatus {
  if (!record) return 'open';
  const { status, snoozedUntil } = record;
  return status === 'snoozed' && (!snoozedUntil || snoozedUntil <= now) ? 'open' : status;
}

export type DoneAction = PlannedAction & { record: ActionRecord & { doneAt: Date } };
export const isDone = (action: PlannedAction): action is DoneAction =>
  action.status === 'done' && Boolean(action.record?.doneAt);
