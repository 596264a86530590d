import { type FormEvent, useId, useState } from 'react';
import { text } from '#shared/core/sentence.ts';
import { type PostingTimes, postingTimesEndpoints } from '#shared/publishing/posting-times.ts';
import type { PostTime } from '#shared/publishing/schedules.ts';
import type { Store } from '#shared/stores/stores.ts';
import { weekdayName } from '#web/analytics/charts/week.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { zoneText } from '#web/core/app/zone-text.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Checkbox } from '#web/core/ui/checkbox.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { postingTimesQuery } from '#web/publishing/scheduler/queries.ts';

interface PostingTimesDialogProps {
  store: Store;
  chosen: PostingTimes;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Monday first, as a week is planned. */
const DAYS = [1, 2, 3, 4, 5, 6, 0];

/** One time for each weekday on which new schedules may post. */
export function PostingTimesDialog({ store, chosen, open, onOpenChange }: PostingTimesDialogProps) {
  const t = useT();
  const formId = useId();
  const [times, setTimes] = useState(chosen.times);
  const saving = useChange({
    change: (body: { times: PostTime[] | null }) =>
      call(postingTimesEndpoints.choose, { params: { storeId: store.id }, body }),
    invalidates: [postingTimesQuery(store.id)],
    onSuccess() {
      onOpenChange(false);
      toast({ title: t('Times Saved'), description: t('New schedules post at these times.') });
    },
  });
  const timeOf = (day: number) => times.find((time) => time.day === day);
  const without = (day: number) => times.filter((time) => time.day !== day);

  function submit(event: FormEvent) {
    event.preventDefault();
    saving.mutate({ times });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      locked={saving.isPending}
      title={t('Times of new schedules')}
      description={t('A schedule takes the best of these days, as many as it posts on. Clock: {zone}.', {
        zone: zoneText(store.timeZone, t),
      })}
      footer={
        <>
          {chosen.decidedBy === 'owner' && (
            <Button
              variant="ghost"
              className="mr-auto"
              disabled={saving.isPending}
              onClick={() => saving.mutate({ times: null })}
            >
              {t('Let Vitrin choose')}
            </Button>
          )}
          <Button variant="secondary" disabled={saving.isPending} onClick={() => onOpenChange(false)}>
            {t('Cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            pending={saving.isPending}
            pendingLabel={t('Saving...')}
            blocked={times.length === 0 && t('Please choose at least one day.')}
          >
            {t('Save times')}
          </Button>
        </>
      }
    >
      <form id={formId} aria-label={t('Times of new schedules')} onSubmit={submit} className="grid gap-3">
        {saving.isError && (
          <Alert variant="destructive" title={t('The times could not be saved.')}>
            {t.message(reasonOf(saving.error, text('')))}
          </Alert>
        )}
        {DAYS.map((day) => {
          const name = weekdayName(t.locale, day, 'long');
          const time = timeOf(day);
          return (
            <div key={day} className="flex min-h-10 items-center justify-between gap-4">
              <Checkbox
                label={name}
                checked={time !== undefined}
                onCheckedChange={(checked) =>
                  setTimes(checked ? [...times, { day, hour: 12, minute: 0 }] : without(day))
                }
              />
              {time && (
                <input
                  type="time"
                  required
                  aria-label={t('Time on {day}', { day: name })}
                  value={`${twoDigits(time.hour)}:${twoDigits(time.minute)}`}
                  onChange={({ target }) => {
                    const [hour, minute] = target.value.split(':').map(Number);
                    if (hour !== undefined && minute !== undefined && target.value)
                      setTimes([...without(day), { day, hour, minute }]);
                  }}
                  className="h-10 rounded-lg border border-line-strong/60 bg-surface px-3 text-base text-ink tabular-nums sm:text-sm"
                />
              )}
            </div>
          );
        })}
      </form>
    </Dialog>
  );
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
