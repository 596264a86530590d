import type { Store } from '#shared/stores/stores.ts';
import { useAddressRequest } from '#web/core/app/address.ts';
import { ShownStoresContext, showStores } from '#web/publishing/calendar/stores/shown-stores.ts';
import { useAnalyzeTiming } from '#web/publishing/scheduler/analysis/analyze-timing.ts';
import { AccountsBanner } from '#web/publishing/social-accounts/accounts-banner.tsx';
import { usePlanning } from './planning.tsx';
import { SchedulerTabs } from './scheduler-tabs.tsx';

export function StoreScheduler({ store }: { store: Store }) {
  const { create, showAnalysis, dialogs } = usePlanning(store);
  const analyzing = useAnalyzeTiming(showAnalysis);
  useAddressRequest('create', create);
  return (
    <ShownStoresContext value={showStores([store], store)}>
      <SchedulerTabs
        isAnalyzing={analyzing.isPending}
        onAnalyze={() => analyzing.mutate(store)}
        onCreate={create}
        banner={<AccountsBanner store={store} />}
        dialogs={dialogs}
      />
    </ShownStoresContext>
  );
}
