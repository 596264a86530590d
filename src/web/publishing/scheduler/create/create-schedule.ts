import { useQuery } from '@tanstack/react-query';
import type { UsageEntry } from '#shared/content/usage.ts';
import {
  type NewSchedule,
  POSTS_PER_WEEK,
  type Schedule,
  scheduleEndpoints,
} from '#shared/publishing/schedules.ts';
import type { Store } from '#shared/stores/stores.ts';
import { usageQuery } from '#web/content/queries.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { toast } from '#web/core/ui/toast.ts';
import { scheduleTouched } from '#web/publishing/scheduler/queries.ts';

/** Its failure is shown by the form. */
export function useCreateSchedule({ id: storeId }: Store, onCreated: () => void) {
  const t = useT();
  const { data: usage } = useQuery(usageQuery());
  return useChange({
    change: (body: NewSchedule) => call(scheduleEndpoints.create, { params: { storeId }, body }),
    // Its first posts are written at once, out of the allowance for scheduled posts.
    invalidates: [...scheduleTouched(storeId), usageQuery()],
    onSuccess(created) {
      onCreated();
      toast({ title: t('Schedule Created'), description: whatFollows(created, usage?.scheduled, t) });
    },
  });
}

/** Of the posts just planned: where their texts come from, and what they wait for after that. */
function whatFollows(created: Schedule, allowance: UsageEntry | undefined, t: Translate): string {
  const { name, autoGenerate, approvalRequired, problem, frequency } = created;
  if (!autoGenerate) return t('Write the posts of {name} on the calendar.', { name });
  const planned = t('The next seven days of {name} are on the calendar.', { name });
  if (allowance?.limit === 0)
    return `${planned} ${t('Vitrin writes no scheduled posts here. The posts stay empty until you write them.')}`;
  if (problem) return `${planned} ${t.message(problem)}`;
  const needed = POSTS_PER_WEEK[frequency];
  const left = allowance ? allowance.limit - allowance.current : needed;
  const written =
    left <= 0
      ? t('The texts are written once the allowance is renewed.')
      : left < needed
        ? t('The first texts are written now, the rest once the allowance is renewed.')
        : t('The texts are written now.');
  const then = approvalRequired
    ? t('Each one waits for your approval.')
    : t('The posts go out at their time.');
  return `${planned} ${written} ${then}`;
}
