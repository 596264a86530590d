import { ArrowLeftRight } from 'lucide-react';
import { useLocation } from 'wouter';
import type { Rates } from '#shared/analytics/rates.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { WaitingBlocks } from '#web/core/app/waiting-page.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Page } from '#web/core/ui/page.tsx';
import { NoStores } from '#web/stores/connect/no-stores.tsx';
import { storesQuery } from '#web/stores/connect/queries.ts';
import { ALL_STORES, useSelectedStore } from '#web/stores/connect/selected-store.ts';
import { ChooseCurrency } from './choose-currency.tsx';
import { EnteredRates } from './entered-rates.tsx';
import { KnownRates } from './known-rates.tsx';
import { ratesQuery } from './queries.ts';
import { RateLists } from './rate-lists.tsx';

export function RatesPage() {
  const t = useT();
  return (
    <Page
      title={t('Exchange rates')}
      description={t(
        'Amounts in different currencies are added up only if you choose one for all your stores. Each is then converted at the rate of its own day.',
      )}
      action={<SeeAllStores />}
    >
      <Loaded
        query={storesQuery()}
        failed={t('Failed to load stores.')}
        waiting={<WaitingBlocks />}
        empty={
          <NoStores icon={ArrowLeftRight}>
            {t('Exchange rates are needed once you have stores that sell in different currencies.')}
          </NoStores>
        }
      >
        {(stores) => (
          <Loaded
            query={ratesQuery()}
            failed={t('Failed to load exchange rates.')}
            waiting={<WaitingBlocks />}
          >
            {(rates) => <OwnRates rates={rates} stores={stores} />}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}

function SeeAllStores() {
  const t = useT();
  const [, navigate] = useLocation();
  const { stores = [], selectStore } = useSelectedStore();
  if (stores.length < 2) return null;
  return (
    <Button
      variant="secondary"
      onClick={() => {
        selectStore(ALL_STORES);
        navigate(paths.analytics);
      }}
    >
      {t('See all stores')}
    </Button>
  );
}

function OwnRates({ rates, stores }: { rates: Rates; stores: readonly Store[] }) {
  return (
    <div className="grid min-w-0 gap-6">
      <ChooseCurrency rates={rates} />
      {rates.currency && rates.known.length > 0 && (
        <KnownRates rates={rates} into={rates.currency} stores={stores} />
      )}
      <RateLists rates={rates} />
      <EnteredRates rates={rates} />
    </div>
  );
}
