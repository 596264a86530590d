import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleSlash, RotateCw, Sparkles } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { adsEndpoints, type NoAdsResult } from '#shared/ads/ads.ts';
import { text } from '#shared/core/sentence.ts';
import type { Store } from '#shared/stores/stores.ts';
import { type Choice, useAdsAddress } from '#web/ads/address.ts';
import { Choices } from '#web/ads/choices.tsx';
import { adsQuery, isResult } from '#web/ads/queries.ts';
import { WaitingAds } from '#web/ads/waiting-ads.tsx';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { Boundary } from '#web/core/app/boundary.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { CountingNote } from '#web/core/ui/stale-note.tsx';
import { isBeingCounted } from '#web/core/ui/stale-reply.ts';
import { toast } from '#web/core/ui/toast.ts';
import { ImportNotice } from '#web/stores/connect/store-import.tsx';
import { AdsFrame } from './ads-frame.tsx';
import { Advice } from './advice.tsx';
import { PartLinks, PartView } from './parts.tsx';

const ERRORS: Record<NoAdsResult['error'], string> = {
  no_data_yet: text('No data yet'),
  nothing_to_analyse: text('Nothing to analyse'),
};

const AccountStrip = lazy(async () => ({
  default: (await import('#web/ads/account/connect/account-strip.tsx')).AccountStrip,
}));

export function StoreAds({ store }: { store: Store }) {
  const { part } = useAdsAddress();
  if (!part) return <StoreAdvice store={store} />;
  return (
    <AdsFrame>
      <PartView key={part} store={store} part={part} />
    </AdsFrame>
  );
}

function StoreAdvice({ store }: { store: Store }) {
  const t = useT();
  const { choice } = useAdsAddress();
  const { generate, isGenerating } = useGenerateAnalysis(store.id, choice);
  return (
    <AdsFrame
      action={
        <RoleButton
          needs="write"
          className="max-sm:flex-1"
          pending={isGenerating}
          pendingLabel={t('Generating...')}
          onClick={generate}
        >
          <Sparkles aria-hidden />
          {t('Generate Analysis')}
        </RoleButton>
      }
    >
      <div className="grid min-w-0 gap-6">
        <ImportNotice store={store} />
        <div className="grid min-w-0 gap-3">
          <Suspense fallback={<Skeleton className="h-16 rounded-xl" />}>
            <AccountStrip store={store} />
          </Suspense>
          <PartLinks />
        </div>
        <Choices />
        <Reply store={store} />
      </div>
    </AdsFrame>
  );
}

function Reply({ store }: { store: Store }) {
  const t = useT();
  const { choice } = useAdsAddress();
  const { data, dataUpdatedAt, error, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    adsQuery(store.id, choice, t.language),
  );
  if (data === undefined && isBeingCounted(error))
    return (
      <div role="status">
        <CountingNote />
        <WaitingAds />
      </div>
    );
  if (data === undefined)
    return isError ? <NotAvailable pending={isFetching} onRetry={() => refetch()} /> : <WaitingAds />;
  if (!isResult(data)) return <NotAvailable reply={data} pending={isFetching} onRetry={() => refetch()} />;
  return (
    // Another reply is tried afresh.
    <Boundary
      place={`${dataUpdatedAt}`}
      failed={<NotAvailable pending={isFetching} onRetry={() => refetch()} />}
    >
      <Advice store={store} result={data} isOutdated={isPlaceholderData} />
    </Boundary>
  );
}

/** Works the advice out again and puts the reply where it is shown. */
function useGenerateAnalysis(storeId: string, choice: Choice) {
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

interface NotAvailableProps {
  reply?: NoAdsResult;
  pending: boolean;
  onRetry: () => void;
}

/** The advice could not be read or shown, or, with a `reply`, the store holds nothing that it could be based on. */
function NotAvailable({ reply, pending, onRetry }: NotAvailableProps) {
  const t = useT();
  return (
    <Card flush>
      <div role={reply ? undefined : 'alert'}>
        <EmptyState
          icon={CircleSlash}
          title={t('Analysis Not Available')}
          action={
            <Button variant="secondary" pending={pending} onClick={onRetry}>
              <RotateCw aria-hidden />
              {t('Retry')}
            </Button>
          }
        >
          {reply ? (
            <>
              <p className="font-medium text-ink">{t(ERRORS[reply.error])}</p>
              <p>{t.message(reply.message)}</p>
            </>
          ) : (
            t('Failed to fetch optimization data')
          )}
        </EmptyState>
      </div>
    </Card>
  );
}
