import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { text } from '#shared/core/sentence.ts';
import { type Experiment, experimentEndpoints } from '#shared/publishing/experiments.ts';
import type { Store } from '#shared/stores/stores.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { experimentTouched, showExperiments } from './queries.ts';

export function EndExperiment({ store, experiment }: { store: Store; experiment: Experiment }) {
  const t = useT();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const params = { storeId: store.id, experimentId: experiment.id };
  const ending = useChange({
    change: () => call(experimentEndpoints.end, { params }),
    invalidates: experimentTouched(store.id),
    onSuccess(experiments) {
      setAsking(false);
      showExperiments(client, store.id, experiments);
      toast({
        title: t('Experiment ended'),
        description: t('Your schedules plan posts for every week again.'),
      });
      // The button that had the focus is gone with its card.
      document.getElementById('content')?.focus();
    },
    onError(error) {
      setAsking(false);
      toast({
        title: t('Not ended'),
        description: t.message(reasonOf(error, text('The experiment could not be ended. Please try again.'))),
        variant: 'destructive',
      });
    },
  });
  return (
    <>
      <RoleButton needs="manage" variant="secondary" onClick={() => setAsking(true)}>
        {t('End early')}
      </RoleButton>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('End without a result?')}
        description={t(
          'The weeks so far are not evaluated, also not later. Posts that wait because of the experiment go out at their time, and schedules fill every week again.',
        )}
        confirmLabel={t('End the experiment')}
        pendingLabel={t('Ending...')}
        pending={ending.isPending}
        destructive
        onConfirm={() => ending.mutate()}
      />
    </>
  );
}
