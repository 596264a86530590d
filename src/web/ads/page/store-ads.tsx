import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Store } from '#shared/stores/stores.ts';
import { useAdsAddress } from '#web/ads/address.ts';
import { Choices } from '#web/ads/choices.tsx';
import { adsQuery, isResult } from '#web/ads/queries.ts';
import { WaitingAds } from '#web/ads/waiting-ads.tsx';
import { Boundary } from '#web/core/app/boundary.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { CountingNote } from '#web/core/ui/stale-note.tsx';
import { isBeingCounted } from '#web/core/ui/stale-reply.ts';
import { ImportNotice } from '#web/stores/connect/store-import.tsx';
import { AdsFrame } from './ads-frame.tsx';
import { Advice } from './advice.tsx';
import { FailedAds } from './failed-ads.tsx';
import { useGenerateAnalysis } from './generate-analysis.ts';
import { NotAvailable } from './not-available.tsx';
import { PartLinks, PartView } from './parts.tsx';

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
        <Button
          className="max-sm:flex-1"
          pending={isGenerating}
          pendingLabel={t('Generating...')}
          onClick={generate}
        >
          <Sparkles aria-hidden />
          {t('Generate Analysis')}
        </Button>
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
    return isError ? <FailedAds pending={isFetching} onRetry={() => refetch()} /> : <WaitingAds />;
  if (!isResult(data)) return <NotAvailable reply={data} pending={isFetching} onRetry={() => refetch()} />;
  return (
    // Another reply is tried afresh.
    <Boundary
      place={`${dataUpdatedAt}`}
      failed={<FailedAds pending={isFetching} onRetry={() => refetch()} />}
    >
      <Advice store={store} result={data} isOutdated={isPlaceholderData} />
    </Boundary>
  );
}
