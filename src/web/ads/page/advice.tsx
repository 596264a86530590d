import { lazy, type ReactNode, Suspense } from 'react';
import type { AdsResult } from '#shared/ads/ads.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useAdsAddress } from '#web/ads/address.ts';
import { InsightsTab } from '#web/ads/insights/insights-tab.tsx';
import { WaitingCards } from '#web/ads/waiting-ads.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { classNames } from '#web/core/ui/class-names.ts';
import { Tabs } from '#web/core/ui/tabs.tsx';
import { AnalysisBanner } from './analysis-banner.tsx';

const TimingTab = lazy(async () => ({ default: (await import('#web/ads/timing/timing-tab.tsx')).TimingTab }));
const CustomersTab = lazy(async () => ({
  default: (await import('#web/ads/customers/customers-tab.tsx')).CustomersTab,
}));
const ProjectionsTab = lazy(async () => ({
  default: (await import('#web/ads/projections/projections-tab.tsx')).ProjectionsTab,
}));
const PlanTab = lazy(async () => ({ default: (await import('#web/ads/plan/plan-tab.tsx')).PlanTab }));

interface AdviceProps {
  store: Store;
  result: AdsResult;
  /** Another timeframe or campaign type was chosen, and its figures are on their way. */
  isOutdated: boolean;
}

export function Advice({ store, result, isOutdated }: AdviceProps) {
  const t = useT();
  const { tab, goToTab } = useAdsAddress();
  return (
    <div
      aria-busy={isOutdated}
      className={classNames('grid min-w-0 gap-6 transition-opacity', isOutdated && 'opacity-50')}
    >
      <AnalysisBanner result={result} />
      <Tabs
        label={t('Ads Optimization')}
        tabs={[
          { name: 'insights', label: t('Smart Insights'), content: <InsightsTab result={result} /> },
          { name: 'timing', label: t('Optimal Timing'), content: later(<TimingTab result={result} />) },
          { name: 'customers', label: t('Your Customers'), content: later(<CustomersTab result={result} />) },
          {
            name: 'projections',
            label: t('Projections'),
            content: later(<ProjectionsTab store={store} result={result} />),
          },
          {
            name: 'plan',
            label: t('Action Plan'),
            content: later(<PlanTab store={store} result={result} />),
          },
        ]}
        value={tab}
        onValueChange={goToTab}
      />
    </div>
  );
}

/** Read in when its tab is opened. */
function later(tab: ReactNode) {
  return <Suspense fallback={<WaitingCards />}>{tab}</Suspense>;
}
