import { CircleCheck, History } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Insight } from '#shared/analytics/insights.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useReportAddress } from '#web/analytics/reports/address.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { isImporting } from '#web/stores/connect/import-progress.ts';
import { GenerateInsights } from './generate-insights.tsx';
import { InsightList } from './insight-list.tsx';
import { NoInsight, WaitingInsights } from './no-insight.tsx';
import { insightsQuery } from './queries.ts';

const InsightHistory = lazy(async () => ({
  default: (await import('./insight-history.tsx')).InsightHistory,
}));

/** What the figures say of themselves, the most important first. */
export function InsightsTab({ store }: { store: Store }) {
  const t = useT();
  const { get, go } = useReportAddress();
  if (get('group') === 'history')
    return (
      <Suspense fallback={<WaitingInsights />}>
        <InsightHistory store={store} />
      </Suspense>
    );
  return (
    <div className="grid min-w-0 gap-5">
      <GenerateInsights storeId={store.id} />
      <Loaded
        query={insightsQuery(store.id, t.language)}
        failed={t('Failed to load the insights.')}
        waiting={<WaitingInsights />}
        empty={<NoInsights store={store} />}
      >
        {(insights) => <Insights insights={insights} store={store} />}
      </Loaded>
      <div>
        <Button variant="ghost" size="small" onClick={() => go({ group: 'history' })}>
          <History aria-hidden />
          {t('Earlier insights and their outcomes')}
        </Button>
      </div>
    </div>
  );
}

function Insights({ insights, store }: { insights: Insight[]; store: Store }) {
  const { get } = useReportAddress();
  const showsDone = get('group') === 'done';
  const open = insights.filter(({ status }) => status === 'open');
  const done = insights.filter(({ status }) => status !== 'open');
  const shown = showsDone ? done : open;
  return (
    <div className="grid min-w-0 gap-5">
      <Choice open={open.length} done={done.length} showsDone={showsDone} />
      <InsightList key={String(showsDone)} insights={shown} storeOf={() => store} />
      {shown.length === 0 && (showsDone ? <NothingDone /> : <AllDone />)}
    </div>
  );
}

function Choice({ open, done, showsDone }: { open: number; done: number; showsDone: boolean }) {
  const t = useT();
  const format = useFormat();
  const { go } = useReportAddress();
  return (
    <div className="w-full sm:w-80">
      <Segmented
        label={t('Which insights')}
        quiet
        value={showsDone ? 'done' : 'open'}
        onValueChange={(value) => go({ group: value === 'done' ? value : undefined }, { replace: true })}
        options={[
          { value: 'open', label: t('Open ({n})', { n: format.number(open) }) },
          { value: 'done', label: t('Done ({n})', { n: format.number(done) }) },
        ]}
      />
    </div>
  );
}

/** Nothing was ever said: nothing is read yet, nothing was sold yet, or nothing stands out. */
function NoInsights({ store: { sync } }: { store: Store }) {
  const t = useT();
  if (isImporting(sync))
    return (
      <NoInsight title={t('Still reading your store')}>
        {t('The first insights appear automatically with the first figures.')}
      </NoInsight>
    );
  if (sync.orders === 0)
    return (
      <NoInsight title={t('No orders yet')}>
        {t('Insights are based on orders. The first ones appear automatically once there are some.')}
      </NoInsight>
    );
  return (
    <NoInsight title={t('Nothing stands out')}>
      {t(
        'Vitrin speaks up when something differs from its usual ups and downs and enough orders confirm it. It checks again every day.',
      )}
    </NoInsight>
  );
}

function AllDone() {
  const t = useT();
  return (
    <Card flush>
      <EmptyState icon={CircleCheck} title={t('Nothing open')}>
        {t('You have dealt with every insight. Vitrin checks again every day.')}
      </EmptyState>
    </Card>
  );
}

function NothingDone() {
  const t = useT();
  return (
    <NoInsight title={t('Nothing done yet')}>
      {t('What you mark as done or dismiss stays here and can be opened again.')}
    </NoInsight>
  );
}
