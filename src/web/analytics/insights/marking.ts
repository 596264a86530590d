import { useQueryClient } from '@tanstack/react-query';
import { type Insight, type InsightStatus, insightEndpoints } from '#shared/analytics/insights.ts';
import { text } from '#shared/core/sentence.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useMay } from '#web/core/session/may.ts';
import { toast } from '#web/core/ui/toast.ts';
import { allInsightsQuery, insightsQuery } from './queries.ts';

/** Changes one insight and writes the reply where it is shown. */
function useMark(
  storeId: string,
  { onMarked, onError }: { onMarked?: (marked: Insight) => void; onError?: (error: Error) => void },
) {
  const client = useQueryClient();
  const { language } = useT();
  return useChange({
    change: ({ insightId, ...body }: { insightId: string; isRead?: boolean; status?: InsightStatus }) =>
      call(insightEndpoints.mark, { params: { storeId, insightId }, body }),
    ...(onError ? { onError } : {}),
    onSuccess(marked) {
      client.setQueryData(insightsQuery(storeId, language).queryKey, (known) =>
        known?.map((insight) => (insight.id === marked.id ? marked : insight)),
      );
      client.setQueryData(
        allInsightsQuery(language).queryKey,
        (known) =>
          known && {
            ...known,
            insights: known.insights.map((insight) =>
              insight.id === marked.id ? { ...insight, ...marked } : insight,
            ),
          },
      );
      onMarked?.(marked);
    },
  });
}

/** No error is shown: a mark that failed is made again at the next opening. */
export function useMarkRead(storeId: string) {
  const { mutate, isPending } = useMark(storeId, {});
  const mayWrite = useMay('write');
  return ({ id, isRead }: Insight) => {
    if (mayWrite && !isRead && !isPending) mutate({ insightId: id, isRead: true });
  };
}

export function useMarkStatus(storeId: string, onMarked: (status: InsightStatus) => void) {
  const t = useT();
  const { mutate, isPending, variables } = useMark(storeId, {
    onMarked: ({ status }) => onMarked(status),
    onError: (error) =>
      toast({
        title: t.message(reasonOf(error, text('The insight could not be marked. Please try again.'))),
        variant: 'destructive',
      }),
  });
  return {
    mark: (insightId: string, status: InsightStatus) => mutate({ insightId, status }),
    marking: isPending ? variables.status : undefined,
  };
}
