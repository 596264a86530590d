import { scheduleEndpoints, type TimingAnalysis } from '#shared/schedules.ts';
import type { Store } from '#shared/stores.ts';
import { call } from '#web/api/call.ts';
import { useChange } from '#web/api/change.ts';
import { useT } from '#web/app/i18n.ts';
import { toast } from '#web/ui/toast.ts';

export function useAnalyzeTiming({ id: storeId }: Store, onAnalyzed: (analysis: TimingAnalysis) => void) {
  const t = useT();
  return useChange({
    change: () => call(scheduleEndpoints.analyze, { params: { storeId } }),
    onSuccess(analysis) {
      onAnalyzed(analysis);
      toast({
        title: t('Analysis Complete'),
        description: t('When, how often and what to post, from your own figures.'),
      });
    },
    onError: () =>
      toast({
        title: t('Analysis Failed'),
        description: t('Failed to analyze optimal posting times. Please try again.'),
        variant: 'destructive',
      }),
  });
}
