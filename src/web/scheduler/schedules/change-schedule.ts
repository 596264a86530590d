import { type Schedule, scheduleEndpoints } from '#shared/schedules.ts';
import type { Store } from '#shared/stores.ts';
import { reasonOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useChange } from '#web/api/change.ts';
import { text, useT } from '#web/app/i18n.ts';
import { scheduleTouched } from '#web/scheduler/queries.ts';
import { toast } from '#web/ui/toast.ts';

/** Pauses a schedule that runs, and lets one that is paused run again. */
export function usePauseSchedule(store: Store, { id: scheduleId, name, isActive }: Schedule) {
  const t = useT();
  return useChange({
    change: () =>
      call(scheduleEndpoints.change, {
        params: { storeId: store.id, scheduleId },
        body: { isActive: !isActive },
      }),
    invalidates: scheduleTouched(store.id),
    onSuccess: (changed) =>
      toast(
        changed.isActive
          ? {
              title: t('Schedule Resumed'),
              description: t('{name} goes on with its next time; nothing is caught up.', { name }),
            }
          : {
              title: t('Schedule Paused'),
              description: t('Nothing of {name} goes out until you resume it.', { name }),
            },
      ),
    onError: (error) =>
      toast({
        title: isActive ? t('Not Paused') : t('Not Resumed'),
        description: t.message(reasonOf(error, text('The schedule could not be changed. Please try again.'))),
        variant: 'destructive',
      }),
  });
}
