import { type Schedule, scheduleEndpoints } from '#shared/publishing/schedules.ts';
import type { Store } from '#shared/stores/stores.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { scheduleTouched } from '#web/publishing/scheduler/queries.ts';

interface DeleteScheduleDialogProps {
  store: Store;
  schedule: Schedule;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function DeleteScheduleDialog({ store, schedule, open, onOpenChange }: DeleteScheduleDialogProps) {
  const t = useT();
  const { name } = schedule;
  const deleting = useChange({
    change: () => call(scheduleEndpoints.remove, { params: { storeId: store.id, scheduleId: schedule.id } }),
    invalidates: scheduleTouched(store.id),
    onSuccess() {
      onOpenChange(false);
      toast({
        title: t('Schedule Deleted'),
        description: t('No more posts of {name} go out.', { name }),
      });
      // The button that had the focus is gone with its card.
      document.getElementById('content')?.focus();
    },
    onError() {
      onOpenChange(false);
      toast({
        title: t('Not Deleted'),
        description: t('Failed to delete the schedule.'),
        variant: 'destructive',
      });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Delete {name}?', { name })}
      description={t(
        'The schedule is deleted, with its posts that have not gone out yet. What was published stays on the networks and in Activity.',
      )}
      confirmLabel={t('Delete')}
      pendingLabel={t('Deleting...')}
      pending={deleting.isPending}
      destructive
      onConfirm={() => deleting.mutate()}
    />
  );
}
