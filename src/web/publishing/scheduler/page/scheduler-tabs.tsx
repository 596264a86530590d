import { ChartNoAxesCombined, Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { Tabs } from '#web/core/ui/tabs.tsx';
import { useSchedulerAddress } from '#web/publishing/scheduler/address.ts';
import { PostsTab } from '#web/publishing/scheduler/posts/posts-tab.tsx';
import { SchedulesTab } from '#web/publishing/scheduler/schedules/schedules-tab.tsx';
import { SchedulerFrame } from './scheduler-frame.tsx';
import { StatCards } from './stat-cards.tsx';

const CalendarView = lazy(async () => ({
  default: (await import('#web/publishing/calendar/views/calendar-view.tsx')).CalendarView,
}));
const ActivityView = lazy(async () => ({
  default: (await import('#web/publishing/calendar/activity/activity-view.tsx')).ActivityView,
}));

interface SchedulerTabsProps {
  isAnalyzing: boolean;
  onAnalyze: () => void;
  onCreate: () => void;
  /** Said above the figures. */
  banner: ReactNode;
  /** Open over the page. */
  dialogs: ReactNode;
}

/** The figures and tabs of the stores that are shown. */
export function SchedulerTabs({ isAnalyzing, onAnalyze, onCreate, banner, dialogs }: SchedulerTabsProps) {
  const t = useT();
  const { tab, goToTab } = useSchedulerAddress();
  return (
    <SchedulerFrame
      action={
        <>
          <RoleButton
            needs="write"
            variant="secondary"
            className="max-sm:flex-1"
            pending={isAnalyzing}
            pendingLabel={t('Analyzing...')}
            onClick={onAnalyze}
          >
            <ChartNoAxesCombined aria-hidden />
            {t('Analyze Timing')}
          </RoleButton>
          <RoleButton needs="manage" className="max-sm:flex-1" onClick={onCreate}>
            <Plus aria-hidden />
            {t('Create Schedule')}
          </RoleButton>
        </>
      }
    >
      {banner}
      <StatCards />
      <Tabs
        label={t('Posts')}
        tabs={[
          { name: 'schedules', label: t('Active Schedules'), content: <SchedulesTab onCreate={onCreate} /> },
          { name: 'posts', label: t('Scheduled Posts'), content: <PostsTab /> },
          { name: 'calendar', label: t('Calendar'), content: later(<CalendarView />) },
          { name: 'activity', label: t('Activity'), content: later(<ActivityView />) },
        ]}
        value={tab}
        onValueChange={goToTab}
      />
      {dialogs}
    </SchedulerFrame>
  );
}

/** Read in when its tab is opened. */
function later(tab: ReactNode) {
  return <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>{tab}</Suspense>;
}
