import { adsEndpoints } from '#shared/ads/ads.ts';
import type { BodyOf } from '#shared/core/endpoint.ts';
import { text } from '#shared/core/sentence.ts';
import { adsKey } from '#web/ads/queries.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { toast } from '#web/core/ui/toast.ts';

type Settings = BodyOf<typeof adsEndpoints.settings>;

interface Saving {
  settings: Settings;
  /** What was there before: the way back that is offered. */
  before?: Settings;
  onSaved?: () => void;
}

/** Saves what the owner says; everything that rests on it is read again. */
export function useSaveSettings(storeId: string) {
  const t = useT();
  const { mutate, isPending } = useChange({
    change: ({ settings }: Saving) => call(adsEndpoints.settings, { params: { storeId }, body: settings }),
    invalidates: [{ queryKey: adsKey(storeId) }],
    onSuccess(_reply, { before, onSaved }) {
      onSaved?.();
      toast({
        title: t('Saved. The projections now use it.'),
        ...(before ? { action: { label: t('Undo'), onAction: () => mutate({ settings: before }) } } : {}),
      });
    },
    onError: (error) =>
      toast({
        title: t.message(reasonOf(error, text('This could not be saved. Please try again.'))),
        variant: 'destructive',
      }),
  });
  return { save: mutate, isSaving: isPending };
}
