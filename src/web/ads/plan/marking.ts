import { useQueryClient } from '@tanstack/react-query';
import { type AdsAction, type AdsResult, adsEndpoints } from '#shared/ads/ads.ts';
import type { BodyOf, ReplyOf } from '#shared/core/endpoint.ts';
import { text } from '#shared/core/sentence.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { useAdsAddress } from '#web/ads/address.ts';
import { adsQuery, isResult } from '#web/ads/queries.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { toast } from '#web/core/ui/toast.ts';

export type Mark = Pick<BodyOf<typeof adsEndpoints.mark>, 'status' | 'days'>;
type Marked = ReplyOf<typeof adsEndpoints.mark>;

/** Marks one action and writes the reply where it is shown. */
export function useMarkAction(storeId: string, onMarked: (mark: Mark) => void) {
  const t = useT();
  const client = useQueryClient();
  const { choice } = useAdsAddress();
  const { queryKey } = adsQuery(storeId, choice, t.language);
  const { mutate, isPending, variables } = useChange({
    change: (body: Mark & { subject: string }) =>
      call(adsEndpoints.mark, { params: { storeId }, body: { ...body, ...choice } }),
    onSuccess(marked, mark) {
      client.setQueryData(queryKey, (known) => (known && isResult(known) ? withMark(known, marked) : known));
      onMarked(mark);
    },
    onError: (error) =>
      toast({
        title: t.message(reasonOf(error, text('The action could not be marked. Please try again.'))),
        variant: 'destructive',
      }),
  });
  return {
    mark: ({ subject }: AdsAction, mark: Mark) => mutate({ subject, ...mark }),
    marking: isPending ? variables.status : undefined,
  };
}

/** The mark that leads back to how an action stood; a snooze goes on for the days it had left. */
export function markOf({ status, snoozedUntil }: AdsAction, now: Date): Mark {
  if (status !== 'snoozed' || snoozedUntil === null) return { status };
  const left = Math.ceil((Date.parse(snoozedUntil) - now.getTime()) / DAY_MS);
  return { status, days: Math.min(90, Math.max(1, left)) };
}

function withMark(result: AdsResult, { subject, ...marked }: Marked): AdsResult {
  return {
    ...result,
    recommendations: {
      ...result.recommendations,
      actions: result.recommendations.actions.map((action) =>
        action.subject === subject ? { ...action, ...marked, outcome: null } : action,
      ),
    },
  };
}
