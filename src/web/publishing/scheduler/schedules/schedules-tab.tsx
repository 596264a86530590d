import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Plus } from 'lucide-react';
import type { Schedule } from '#shared/publishing/schedules.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { isChangeable } from '#web/publishing/calendar/post-state.ts';
import { comingPostsQuery, schedulesQuery } from '#web/publishing/scheduler/queries.ts';
import { PostingTimesLine } from '#web/publishing/scheduler/times/posting-times-line.tsx';
import { ScheduleCard } from './schedule-card.tsx';

const GRID = 'grid gap-4 md:grid-cols-2';

interface SchedulesTabProps {
  store: Store;
  onCreate: () => void;
}

export function SchedulesTab({ store, onCreate }: SchedulesTabProps) {
  const t = useT();
  return (
    <Loaded
      query={schedulesQuery(store.id)}
      failed={t('Failed to load schedules.')}
      waiting={<WaitingSchedules />}
      empty={<NoSchedules onCreate={onCreate} />}
    >
      {(schedules) => <ScheduleGrid store={store} schedules={schedules} />}
    </Loaded>
  );
}

function ScheduleGrid({ store, schedules }: { store: Store; schedules: Schedule[] }) {
  const { data } = useQuery(comingPostsQuery(store));
  const coming = (data?.posts ?? [])
    .filter((post) => isChangeable(post) && Date.parse(post.scheduledFor) > Date.now())
    .toSorted((a, b) => a.scheduledFor.localeCompare(b.scheduledFor));
  return (
    <div className="grid min-w-0 gap-4">
      <PostingTimesLine store={store} />
      <ul className={GRID}>
        {schedules.map((schedule) => (
          <li key={schedule.id} className="grid min-w-0">
            <ScheduleCard
              store={store}
              schedule={schedule}
              coming={coming.filter(({ scheduleId }) => scheduleId === schedule.id)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function NoSchedules({ onCreate }: { onCreate: () => void }) {
  const t = useT();
  return (
    <Card flush>
      <EmptyState
        icon={CalendarClock}
        title={t('No schedules yet')}
        action={
          <Button onClick={onCreate}>
            <Plus aria-hidden />
            {t('Create Your First Schedule')}
          </Button>
        }
      >
        {t(
          'A schedule plans your posts at the times that suit your customers, writes them from your products, and sends them out once you have approved them.',
        )}
      </EmptyState>
    </Card>
  );
}

function WaitingSchedules() {
  return (
    <div className={GRID}>
      {['a', 'b'].map((name) => (
        <Skeleton key={name} className="h-80 rounded-xl" />
      ))}
    </div>
  );
}
