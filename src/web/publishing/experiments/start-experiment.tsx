import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { text } from '#shared/core/sentence.ts';
import { type ExperimentEffect, experimentEndpoints } from '#shared/publishing/experiments.ts';
import type { Store } from '#shared/stores/stores.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { experimentsQuery, experimentTouched, showExperiments } from './queries.ts';
import { useDayTexts } from './texts.ts';

interface StartExperimentProps {
  store: Store;
  effect: ExperimentEffect;
  weeks: number;
  startsOn: string;
}

export function StartExperiment({ store, effect, weeks, startsOn }: StartExperimentProps) {
  const t = useT();
  const days = useDayTexts();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const starting = useChange({
    change: () => call(experimentEndpoints.start, { params: { storeId: store.id }, body: { effect } }),
    invalidates: experimentTouched(store.id),
    onSuccess(experiments) {
      setAsking(false);
      showExperiments(client, store.id, experiments);
      toast({
        title: t('The weeks are drawn'),
        description: t('It begins on {day}.', { day: days.day(startsOn) }),
      });
      // The button that had the focus is gone with its card.
      document.getElementById('content')?.focus();
    },
    onError(error) {
      setAsking(false);
      void client.invalidateQueries(experimentsQuery(store.id));
      toast({
        title: t('Not started'),
        description: t.message(
          reasonOf(error, text('The experiment could not be started. Please try again.')),
        ),
        variant: 'destructive',
      });
    },
  });
  return (
    <div>
      <RoleButton needs="manage" onClick={() => setAsking(true)}>
        {t('Draw the weeks and start')}
      </RoleButton>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Start on {day}?', { day: days.day(startsOn) })}
        description={t(
          'For {weeks} weeks your schedules and the calendar keep to what is drawn now. You can end the experiment before its time, but then it has no result.',
          { weeks },
        )}
        confirmLabel={t('Start')}
        pendingLabel={t('Starting...')}
        pending={starting.isPending}
        onConfirm={() => starting.mutate()}
      />
    </div>
  );
}
