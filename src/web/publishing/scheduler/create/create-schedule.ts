import { type NewSchedule, type Schedule, scheduleEndpoints } from '#shared/publishing/schedules.ts';
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
  return useChange({
    change: (body: NewSchedule) => call(scheduleEndpoints.create, { params: { storeId }, body }),
    // Its first posts are written at once, out of the allowance for scheduled posts.
    invalidates: [...scheduleTouched(storeId), usageQuery()],
    onSuccess(created) {
      onCreated();
      toast({ title: t('Schedule Created'), description: whatFollows(created, t) });
    },
  });
}

function whatFollows({ name, autoGenerate, approvalRequired }: Schedule, t: Translate): string {
  if (!autoGenerate) return t('Write the posts of {name} on the calendar.', { name });
  return approvalRequired
    ? t(
        'The next seven days of {name} are on the calendar. The texts are written now and wait for your approval.',
        {
          name,
        },
      )
    : t(
        'The next seven days of {name} are on the calendar. The texts are written now and go out at their time.',
        {
          name,
        },
      );
}
