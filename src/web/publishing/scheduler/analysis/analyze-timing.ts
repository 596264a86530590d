import { text } from '#shared/core/sentence.ts';
import { scheduleEndpoints, type TimingAnalysis } from '#shared/publishing/schedules.ts';
import type { Store } from '#shared/stores/stores.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { toast } from '#web/core/ui/toast.ts';

export function useAnalyzeTiming(onAnalyzed: (analysis: TimingAnalysis, store: Store) => void) {
  const t = useT();
  return useChange({
    change: ({ id: storeId }: Store) => call(scheduleEndpoints.analyze, { params: { storeId } }),
    onSuccess(analysis, store) {
      onAnalyzed(analysis, store);
      toast({
        title: t('Analysis Complete'),
        description: t('When, how often and what to post, from your own figures.'),
      });
    },
    onError: (error) =>
      toast({
        title: t('Analysis Failed'),
        description: t.message(
          reasonOf(error, text('Failed to analyze optimal posting times. Please try again.')),
        ),
        variant: 'destructive',
      }),
  });
}
