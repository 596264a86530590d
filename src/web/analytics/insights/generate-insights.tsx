import { useQueryClient } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { insightEndpoints } from '#shared/analytics/insights.ts';
import { text } from '#shared/core/sentence.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Progress } from '#web/core/ui/progress.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { insightsQuery } from './queries.ts';

/** Looks through the figures now, and says what came of it. */
export function GenerateInsights({ storeId }: { storeId: string }) {
  const t = useT();
  const { generate, pending, found } = useGenerate(storeId);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-2xl text-ink-soft text-sm">
          {t(
            'What stands out in your figures, the most important first. Vitrin checks every day, or whenever you ask.',
          )}
        </p>
        <RoleButton needs="write" pending={pending} pendingLabel={t('Generating...')} onClick={generate}>
          <Sparkles aria-hidden />
          {t('Generate New Insights')}
        </RoleButton>
      </div>
      {pending && (
        <Progress
          label={t('Generating insights')}
          text={t('Looking through your figures. This takes up to half a minute.')}
        />
      )}
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {!pending && found !== null && foundText(found)}
      </p>
    </div>
  );

  function foundText(count: number) {
    if (count === 0) return t('Nothing new has come up since the last check.');
    return t.plural(count, { one: '{n} new insight.', other: '{n} new insights.' });
  }
}

function useGenerate(storeId: string) {
  const t = useT();
  const client = useQueryClient();
  const [found, setFound] = useState<number | null>(null);
  const { queryKey } = insightsQuery(storeId, t.language);
  const { mutate, isPending } = useChange({
    change: (_known: ReadonlySet<string>) => call(insightEndpoints.generate, { params: { storeId } }),
    onSuccess(insights, known) {
      setFound(insights.filter(({ id, status }) => status === 'open' && !known.has(id)).length);
      client.setQueryData(queryKey, insights);
    },
    onError(error) {
      setFound(null);
      toast({
        title: t.message(reasonOf(error, text('Failed to generate insights. Please try again.'))),
        variant: 'destructive',
      });
    },
  });
  /** A live event may bring the new ones before the reply does, so what was known is noted first. */
  const generate = () => mutate(new Set(client.getQueryData(queryKey)?.map(({ id }) => id)));
  return { generate, pending: isPending, found };
}
