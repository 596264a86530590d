import { useQueryClient } from '@tanstack/react-query';
import { adsEndpoints } from '#shared/ads/ads.ts';
import { text } from '#shared/core/sentence.ts';
import type { Choice } from '#web/ads/address.ts';
import { adsQuery, isResult } from '#web/ads/queries.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { toast } from '#web/core/ui/toast.ts';

/** Works the advice out again and puts the reply where it is shown. */
export function useGenerateAnalysis(storeId: string, choice: Choice) {
  const t = useT();
  const client = useQueryClient();
  const { mutate, isPending } = useChange({
    change: (asked: Choice) => call(adsEndpoints.analyze, { params: { storeId }, body: asked }),
    onSuccess(reply, asked) {
      client.setQueryData(adsQuery(storeId, asked, t.language).queryKey, reply);
      if (isResult(reply))
        toast({
          title: t('Analysis Complete'),
          description: t('The advice is based on your figures up to yesterday.'),
        });
    },
    onError: (error) =>
      toast({
        title: t('Failed to generate analysis'),
        description: t.message(
          reasonOf(error, text('Failed to generate optimization insights. Please try again.')),
        ),
        variant: 'destructive',
      }),
  });
  return { generate: () => mutate(choice), isGenerating: isPending };
}
