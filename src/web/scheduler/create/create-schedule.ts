import { type NewSchedule, scheduleEndpoints } from '#shared/schedules.ts';
import type { Store } from '#shared/stores.ts';
import { call } from '#web/api/call.ts';
import { useChange } from '#web/api/change.ts';
import { useT } from '#web/app/i18n.ts';
import { usageQuery } from '#web/content/queries.ts';
import { scheduleTouched } from '#web/scheduler/queries.ts';
import { toast } from '#web/ui/toast.ts';

/** Its failure is shown by the form. */
export function useCreateSchedule({ id: storeId }: Store, onCreated: () => void) {
  const t = useT();
  return useChange({
    change: (body: NewSchedule) => call(scheduleEndpoints.create, { params: { storeId }, body }),
    // Its first posts are written at once, out of the text allowance.
    invalidates: [...scheduleTouched(storeId), usageQuery()],
    onSuccess({ name, approvalRequired }) {
      onCreated();
      toast({
        title: t('Schedule Created'),
        description: approvalRequired
          ? t('The first posts of {name} come onto the calendar and wait for your approval.', { name })
          : t('The first posts of {name} come onto the calendar and go out at their time.', { name }),
      });
    },
  });
}
