import { ChartNoAxesCombined, Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { TimingAnalysis } from '#shared/publishing/schedules.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useAddressRequest } from '#web/core/app/address.ts';
import { useCachedDraft } from '#web/core/app/cached-drafts.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { Tabs } from '#web/core/ui/tabs.tsx';
import { useSchedulerAddress } from '#web/publishing/scheduler/address.ts';
import { useAnalyzeTiming } from '#web/publishing/scheduler/analysis/analyze-timing.ts';
import { EMPTY_FORM, formOfAnalysis } from '#web/publishing/scheduler/create/schedule-form.ts';
import { PostsTab } from '#web/publishing/scheduler/posts/posts-tab.tsx';
import { SchedulesTab } from '#web/publishing/scheduler/schedules/schedules-tab.tsx';
import { AccountsBanner } from '#web/publishing/social-accounts/accounts-banner.tsx';
import { SchedulerFrame } from './scheduler-frame.tsx';
import { StatCards } from './stat-cards.tsx';

const CalendarView = lazy(async () => ({
  default: (await import('#web/publishing/calendar/views/calendar-view.tsx')).CalendarView,
}));
const CreateScheduleDialog = lazy(async () => ({
  default: (await import('#web/publishing/scheduler/create/create-schedule-dialog.tsx')).CreateScheduleDialog,
}));
const AnalysisDialog = lazy(async () => ({
  default: (await import('#web/publishing/scheduler/analysis/analysis-dialog.tsx')).AnalysisDialog,
}));
const ActivityView = lazy(async () => ({
  default: (await import('#web/publishing/calendar/activity/activity-view.tsx')).ActivityView,
}));

export function StoreScheduler({ store }: { store: Store }) {
  const t = useT();
  const { tab, goToTab } = useSchedulerAddress();
  const cached = useCachedDraft(`schedule-${store.id}`, EMPTY_FORM);
  const { draft: form, setDraft: setForm } = cached;
  const [open, setOpen] = useState<'create' | 'analysis' | null>(cached.isCached ? 'create' : null);
  const wasOpened = useOnce(open === 'create');
  const [analysis, setAnalysis] = useState<TimingAnalysis | null>(null);
  useAddressRequest('create', () => setOpen('create'));
  const analyzing = useAnalyzeTiming(store, (found) => {
    setAnalysis(found);
    setOpen('analysis');
  });

  function takeTimes(found: TimingAnalysis) {
    setForm(formOfAnalysis(form, found));
    setOpen('create');
  }
  function setCreating(next: boolean) {
    if (!next) cached.forget();
    setOpen(next ? 'create' : null);
  }
  function showCreated() {
    setForm(EMPTY_FORM);
    cached.forget();
    setOpen(null);
    goToTab('schedules');
  }

  return (
    <SchedulerFrame
      action={
        <>
          <Button
            variant="secondary"
            className="max-sm:flex-1"
            pending={analyzing.isPending}
            pendingLabel={t('Analyzing...')}
            onClick={() => analyzing.mutate()}
          >
            <ChartNoAxesCombined aria-hidden />
            {t('Analyze Timing')}
          </Button>
          <Button className="max-sm:flex-1" onClick={() => setOpen('create')}>
            <Plus aria-hidden />
            {t('Create Schedule')}
          </Button>
        </>
      }
    >
      <AccountsBanner store={store} />
      <StatCards store={store} />
      <Tabs
        label={t('Posts')}
        tabs={[
          {
            name: 'schedules',
            label: t('Active Schedules'),
            content: <SchedulesTab store={store} onCreate={() => setOpen('create')} />,
          },
          { name: 'posts', label: t('Scheduled Posts'), content: <PostsTab store={store} /> },
          { name: 'calendar', label: t('Calendar'), content: later(<CalendarView store={store} />) },
          { name: 'activity', label: t('Activity'), content: later(<ActivityView store={store} />) },
        ]}
        value={tab}
        onValueChange={goToTab}
      />
      <Suspense>
        {wasOpened && (
          <CreateScheduleDialog
            store={store}
            open={open === 'create'}
            onOpenChange={setCreating}
            form={form}
            setForm={setForm}
            cacheForm={cached.cache}
            onCreated={showCreated}
          />
        )}
      </Suspense>
      <Suspense>
        {analysis && (
          <AnalysisDialog
            analysis={analysis}
            open={open === 'analysis'}
            onOpenChange={(next) => setOpen(next ? 'analysis' : null)}
            onUse={() => takeTimes(analysis)}
          />
        )}
      </Suspense>
    </SchedulerFrame>
  );
}

/** Read in when its tab is opened. */
function later(tab: ReactNode) {
  return <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>{tab}</Suspense>;
}

/** True from the first time on that it is: what is read in when it is opened stays for its way out. */
function useOnce(isSo: boolean): boolean {
  const [was, setWas] = useState(isSo);
  if (isSo && !was) setWas(true);
  return was;
}
