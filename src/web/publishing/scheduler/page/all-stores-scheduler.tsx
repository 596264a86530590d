import { useMemo, useState } from 'react';
import type { TimingAnalysis } from '#shared/publishing/schedules.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useAddressRequest } from '#web/core/app/address.ts';
import { useT } from '#web/core/app/i18n.ts';
import { ChooseStore } from '#web/publishing/calendar/stores/choose-store.tsx';
import { ShownStoresContext, showStores } from '#web/publishing/calendar/stores/shown-stores.ts';
import { useAnalyzeTiming } from '#web/publishing/scheduler/analysis/analyze-timing.ts';
import { AllAccountsBanner } from './all-accounts-banner.tsx';
import { usePlanning } from './planning.tsx';
import { SchedulerTabs } from './scheduler-tabs.tsx';

interface AllStoresSchedulerProps {
  stores: readonly Store[];
  /** The one that pages about one store go on with. */
  home: Store;
}

/** What is planned for one of the stores; `turn` tells one time from the next. */
interface Begun {
  store: Store;
  analysis: TimingAnalysis | null;
  turn: number;
}

/** The posts of all stores. What is planned is for one of them, which is asked first. */
export function AllStoresScheduler({ stores, home }: AllStoresSchedulerProps) {
  const t = useT();
  const shown = useMemo(() => showStores(stores, home), [stores, home]);
  const [asking, setAsking] = useState<'create' | 'analyze' | null>(null);
  const [begun, setBegun] = useState<Begun | null>(null);
  const begin = (store: Store, analysis: TimingAnalysis | null) =>
    setBegun({ store, analysis, turn: (begun?.turn ?? 0) + 1 });
  const analyzing = useAnalyzeTiming((analysis, store) => begin(store, analysis));
  useAddressRequest('create', () => setAsking('create'));

  function goOnWith(store: Store) {
    setAsking(null);
    if (asking === 'analyze') analyzing.mutate(store);
    else begin(store, null);
  }
  return (
    <ShownStoresContext value={shown}>
      <SchedulerTabs
        isAnalyzing={analyzing.isPending}
        onAnalyze={() => setAsking('analyze')}
        onCreate={() => setAsking('create')}
        banner={<AllAccountsBanner />}
        dialogs={
          <>
            {begun && <StorePlanning key={begun.turn} begun={begun} />}
            {asking && (
              <ChooseStore
                title={asking === 'analyze' ? t('Analyze Timing') : t('Create Schedule')}
                onChoose={goOnWith}
                onClose={() => setAsking(null)}
              />
            )}
          </>
        }
      />
    </ShownStoresContext>
  );
}

function StorePlanning({ begun: { store, analysis } }: { begun: Begun }) {
  return usePlanning(store, { opened: analysis ? 'analysis' : 'create', analysis }).dialogs;
}
