import { text } from '#shared/core/sentence.ts';
import { type Schedule, type ScheduleChange, scheduleEndpoints } from '#shared/publishing/schedules.ts';
import type { Store } from '#shared/stores/stores.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { toast } from '#web/core/ui/toast.ts';
import { scheduleTouched } from '#web/publishing/scheduler/queries.ts';

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
              description: t('{name} continues with its next time; missed posts are not made up for.', {
                name,
              }),
            }
          : {
              title: t('Schedule Paused'),
              description: t('No posts of {name} go out until you resume it.', { name }),
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

/** Its failure is shown by the form. */
export function useEditSchedule({ id: storeId }: Store, { id: scheduleId }: Schedule, onSaved: () => void) {
  const t = useT();
  return useChange({
    change: (body: ScheduleChange) =>
      call(scheduleEndpoints.change, { params: { storeId, scheduleId }, body }),
    invalidates: scheduleTouched(storeId),
    onSuccess({ name }) {
      onSaved();
      toast({ title: t('Schedule Saved'), description: name });
    },
  });
}
