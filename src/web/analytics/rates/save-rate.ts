import { type EnteredRate, rateEndpoints } from '#shared/analytics/rates.ts';
import { text } from '#shared/core/sentence.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { toast } from '#web/core/ui/toast.ts';
import { touchedByRates } from './queries.ts';

const UNDO_MS = 15_000;

/** `former` is the rate of the same day and currencies whose place is taken. */
interface Saving {
  entered: EnteredRate;
  former: EnteredRate | undefined;
}

export function useSaveRate({ onSaved }: { onSaved: () => void }) {
  const t = useT();
  const takeBack = useTakeBack();
  const saving = useChange({
    change: ({ entered }: Saving) => call(rateEndpoints.enter, { body: entered }),
    invalidates: touchedByRates,
    onSuccess(_reply, { entered, former }) {
      onSaved();
      toast({
        title: t('Rate saved.'),
        durationMs: UNDO_MS,
        action: {
          label: t('Undo'),
          onAction: () => takeBack(former ? { put: former } : { remove: entered }),
        },
      });
    },
  });
  return {
    save: saving.mutate,
    isSaving: saving.isPending,
    failure: saving.error && reasonOf(saving.error, otherwise),
  };
}

export function useRemoveRate() {
  const t = useT();
  const takeBack = useTakeBack();
  const removing = useChange({
    change: removeRate,
    invalidates: touchedByRates,
    onSuccess: (_reply, removed) =>
      toast({
        title: t('Rate removed.'),
        durationMs: UNDO_MS,
        action: { label: t('Undo'), onAction: () => takeBack({ put: removed }) },
      }),
    onError: (error) => toast({ title: t.message(reasonOf(error, otherwise)), variant: 'destructive' }),
  });
  return { remove: removing.mutate };
}

function useTakeBack() {
  const t = useT();
  const takingBack = useChange({
    change: (way: { put: EnteredRate } | { remove: EnteredRate }) =>
      'put' in way ? call(rateEndpoints.enter, { body: way.put }) : removeRate(way.remove),
    invalidates: touchedByRates,
    onSuccess: () => toast({ title: t('The rates are as they were before.') }),
    onError: (error) => toast({ title: t.message(reasonOf(error, otherwise)), variant: 'destructive' }),
  });
  return takingBack.mutate;
}

function removeRate({ day, from, to }: EnteredRate) {
  return call(rateEndpoints.removeEntered, { body: { day, from, to } });
}

const otherwise = text('The rates could not be changed. Please try again.');
