import { FlaskConical } from 'lucide-react';
import type { Experiments } from '#shared/publishing/experiments.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { WaitingBlocks } from '#web/core/app/waiting-page.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Page } from '#web/core/ui/page.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { PublishingPlaces } from '#web/publishing/places/publishing-places.tsx';
import { NoStores } from '#web/stores/connect/no-stores.tsx';
import { storesQuery } from '#web/stores/connect/queries.ts';
import { useSelectedStore } from '#web/stores/connect/selected-store.ts';
import { CurrentExperiment } from './current-experiment.tsx';
import { ExperimentOfferCard } from './offer-card.tsx';
import { PastExperiment } from './past-experiment.tsx';
import { experimentsQuery } from './queries.ts';

/** Where an owner finds out by weeks with and without posts what posting brings. */
export function ExperimentScreen() {
  const t = useT();
  const { store } = useSelectedStore();
  return (
    <Page
      title={t('Experiment')}
      description={t(
        'Does posting bring sales? Chance decides beforehand which weeks have posts and which have none, and the weeks are compared at the end.',
      )}
    >
      <PublishingPlaces />
      <Loaded
        query={storesQuery()}
        failed={t('Failed to load stores.')}
        waiting={<WaitingBlocks />}
        empty={
          <NoStores icon={FlaskConical}>
            {t('The experiment compares the weeks of your store, so connect it first.')}
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
      query={experimentsQuery(store.id)}
      failed={t('Failed to load the experiment.')}
      waiting={<WaitingCards />}
    >
      {(experiments) => <StoreExperiments store={store} experiments={experiments} />}
    </Loaded>
  );
}

function StoreExperiments({ store, experiments }: { store: Store; experiments: Experiments }) {
  const { offer, current, past, timeZone } = experiments;
  const [latest, ...earlier] = past;
  const offered = offer && <ExperimentOfferCard key="offer" store={store} offer={offer} />;
  const results = (shown: Experiments['past']) =>
    shown.map((experiment) => <PastExperiment key={experiment.id} experiment={experiment} />);
  return (
    <div className="grid min-w-0 max-w-4xl gap-6">
      {current && <CurrentExperiment store={store} experiment={current} timeZone={timeZone} />}
      {latest && results([latest])}
      {offered}
      {results(earlier)}
    </div>
  );
}

function WaitingCards() {
  return (
    <div className="grid max-w-4xl gap-6">
      <Skeleton className="h-96 rounded-xl" />
      <Skeleton className="h-48 rounded-xl" />
    </div>
  );
}
