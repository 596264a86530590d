import { ChartNoAxesCombined } from 'lucide-react';
import type { Store } from '#shared/stores/stores.ts';
import { connectErrorSentence, readConnectError } from '#web/accounts/connections/connect-error.ts';
import { useConsentReturn } from '#web/core/app/address.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { WaitingBlocks } from '#web/core/app/waiting-page.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Page } from '#web/core/ui/page.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { PublishingPlaces } from '#web/publishing/places/publishing-places.tsx';
import { NoStores } from '#web/stores/connect/no-stores.tsx';
import { storesQuery } from '#web/stores/connect/queries.ts';
import { useSelectedStore } from '#web/stores/connect/selected-store.ts';
import { writeBackQuery } from './queries.ts';
import { SwitchesSection } from './switches-section.tsx';
import { WitnessSection } from './witness-section.tsx';
import { WrittenSection } from './written-section.tsx';

/** Where an owner lets what posts brought be written into Shopify's own reports, and sees what Shopify counts. */
export function WriteBackScreen() {
  const t = useT();
  const { store } = useSelectedStore();
  useReturn();
  return (
    <Page
      title={t('Shopify’s own reports')}
      description={t(
        'Vitrin can write what your posts brought into the reports that you see in Shopify. Nothing is written unless you switch it on, and you can remove it at any time.',
      )}
    >
      <PublishingPlaces />
      <Loaded
        query={storesQuery()}
        failed={t('Failed to load stores.')}
        waiting={<WaitingBlocks />}
        empty={
          <NoStores icon={ChartNoAxesCombined}>
            {t('What is written belongs to a store, so connect it first.')}
          </NoStores>
        }
      >
        {() => store && <OfStore key={store.id} store={store} />}
      </Loaded>
    </Page>
  );
}

function OfStore({ store }: { store: Store }) {
  const t = useT();
  return (
    <Loaded
      query={writeBackQuery(store.id)}
      failed={t('Failed to load what is written into Shopify.')}
      waiting={<WaitingCards />}
    >
      {(writeBack) =>
        writeBack.isTaken ? (
          <div className="grid min-w-0 gap-6">
            <SwitchesSection store={store} writeBack={writeBack} />
            <WitnessSection writeBack={writeBack} />
            <WrittenSection storeId={store.id} />
          </div>
        ) : (
          <Card flush>
            <EmptyState icon={ChartNoAxesCombined} title={t('Shopier takes nothing into its reports')}>
              {t(
                'Only Shopify lets others write into its reports. What your posts brought stands in Vitrin.',
              )}
            </EmptyState>
          </Card>
        )
      }
    </Loaded>
  );
}

function WaitingCards() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-96 rounded-xl" />
      <Skeleton className="h-48 rounded-xl" />
    </div>
  );
}

/** The way back from Shopify's consent page. */
function useReturn() {
  const t = useT();
  useConsentReturn(['connected', 'error', 'platform', 'store'], (query) => {
    if (window.location.pathname !== paths.writeBack) return false;
    const error = readConnectError(query);
    if (error) {
      const { title, message } = connectErrorSentence(t, error);
      toast({ title, description: message, variant: 'destructive' });
      return true;
    }
    return query.has('connected');
  });
}
