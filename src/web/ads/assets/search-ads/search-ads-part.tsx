import { TextSearch } from 'lucide-react';
import type { Store } from '#shared/stores/stores.ts';
import { useAdsAddress } from '#web/ads/address.ts';
import { AdSetEditor } from '#web/ads/assets/editor/ad-set-editor.tsx';
import { adSetsQuery } from '#web/ads/assets/queries.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Card } from '#web/core/ui/card.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { AdSets } from './ad-sets.tsx';
import { WriteAds } from './write-ads.tsx';

/** Sets of search ads: what was written, and one of them to be worked on. */
export function SearchAdsPart({ store }: { store: Store }) {
  const t = useT();
  const { set: openId, goToSet } = useAdsAddress();
  return (
    <Loaded
      query={adSetsQuery(store.id)}
      failed={t('The search ads could not be loaded.')}
      waiting={<Waiting />}
    >
      {(sets) => {
        const open = sets.find(({ id }) => id === openId);
        if (open) return <AdSetEditor key={open.id} store={store} set={open} />;
        return (
          <div className="grid min-w-0 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="min-w-0 lg:order-last">
              <WriteAds store={store} onWritten={({ id }) => goToSet(id)} />
            </div>
            {sets.length > 0 ? (
              <AdSets sets={sets} onOpen={goToSet} />
            ) : (
              <Card flush>
                <EmptyState icon={TextSearch} title={t('No search ads yet')}>
                  {t(
                    'Choose products, and headlines, descriptions and keywords are written from what your catalogue says about them. You can read and change everything before it leaves Vitrin.',
                  )}
                </EmptyState>
              </Card>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

function Waiting() {
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Skeleton className="h-72 rounded-xl" />
      <Skeleton className="h-72 rounded-xl" />
    </div>
  );
}
