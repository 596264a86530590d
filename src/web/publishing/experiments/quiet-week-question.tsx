import { useSyncExternalStore } from 'react';
import { ApiError } from '#web/core/api/api-error.ts';
import { useT } from '#web/core/app/i18n.ts';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';

type Answer = (isAgreed: boolean) => void;

let answer: Answer | null = null;
const listeners = new Set<() => void>();

export const QUIET_WEEK = 'quiet_week';

/**
 * What sends a post: the server refuses it in a week that stays without posts for an experiment, until the owner was
 * asked and agreed. Otherwise its refusal is the outcome.
 */
export async function askInQuietWeek<Reply>(
  send: (despiteExperiment: boolean) => Promise<Reply>,
): Promise<Reply> {
  try {
    return await send(false);
  } catch (error) {
    const isQuiet = error instanceof ApiError && error.problem?.error === QUIET_WEEK;
    if (!isQuiet || !(await askAboutQuietWeek())) throw error;
    return send(true);
  }
}

/** @returns whether the owner wants to post all the same. */
export function askAboutQuietWeek(): Promise<boolean> {
  answer?.(false);
  return new Promise((resolve) => {
    set((isAgreed) => {
      set(null);
      resolve(isAgreed);
    });
  });
}

function set(next: Answer | null) {
  answer = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Shows the question, wherever it is asked from. */
export function QuietWeekQuestion() {
  const t = useT();
  const asked = useSyncExternalStore(subscribe, () => answer);
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={() => asked?.(false)}
      title={t('Post in a week without posts?')}
      description={t(
        'This week stays without posts for your experiment. If this post goes out, the week counts as not kept, and the result shows less than it would have.',
      )}
      confirmLabel={t('Post anyway')}
      onConfirm={() => asked?.(true)}
    />
  );
}
