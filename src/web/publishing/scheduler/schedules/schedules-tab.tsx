import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Plus } from 'lucide-react';
import type { Schedule } from '#shared/publishing/schedules.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { isChangeable } from '#web/publishing/calendar/post-state.ts';
import { useShownStores } from '#web/publishing/calendar/stores/shown-stores.ts';
import { StoreName } from '#web/publishing/calendar/stores/store-name.tsx';
import { comingPostsQuery, schedulesQuery } from '#web/publishing/scheduler/queries.ts';
import { PostingTimesLine } from '#web/publishing/scheduler/times/posting-times-line.tsx';
import { ScheduleCard } from './schedule-card.tsx';

const GRID = 'grid gap-4 md:grid-cols-2';

interface SchedulesTabProps {
  onCreate: () => void;
}

export function SchedulesTab({ onCreate }: SchedulesTabProps) {
  const t = useT();
  const { scope, isSeveral } = useShownStores();
  return (
    <Loaded
      query={schedulesQuery(scope)}
      failed={t('Failed to load schedules.')}
      waiting={<WaitingSchedules />}
      empty={<NoSchedules onCreate={onCreate} />}
    >
      {(schedules) => (isSeveral ? <ByStore schedules={schedules} /> : <OfOneStore schedules={schedules} />)}
    </Loaded>
  );
}

function OfOneStore({ schedules }: { schedules: readonly Schedule[] }) {
  const { home } = useShownStores();
  return (
    <div className="grid min-w-0 gap-4">
      <PostingTimesLine store={home} />
      <ScheduleGrid store={home} schedules={schedules} />
    </div>
  );
}

/** Each store with its schedules; those without any in a line below. */
function ByStore({ schedules }: { schedules: readonly Schedule[] }) {
  const t = useT();
  const { stores } = useShownStores();
  const planned = stores.filter(({ id }) => schedules.some(({ storeId }) => storeId === id));
  const unplanned = stores.filter((store) => !planned.includes(store));
  return (
    <div className="grid min-w-0 gap-8">
      {planned.map((store) => (
        <section key={store.id} aria-label={store.storeName} className="grid min-w-0 gap-3">
          <h2 className="text-base">
            <StoreName post={{ storeId: store.id }} withZone className="text-base! text-ink!" />
          </h2>
          <ScheduleGrid store={store} schedules={schedules.filter(({ storeId }) => storeId === store.id)} />
        </section>
      ))}
      {unplanned.length > 0 && (
        <p className="text-ink-soft text-sm">
          {t('Without a schedule: {stores}', {
            stores: new Intl.ListFormat(t.locale).format(unplanned.map(({ storeName }) => storeName)),
          })}
        </p>
      )}
    </div>
  );
}

function ScheduleGrid({ store, schedules }: { store: Store; schedules: readonly Schedule[] }) {
  const { data } = useQuery(comingPostsQuery(useShownStores()));
  const coming = (data?.posts ?? [])
    .filter((post) => isChangeable(post) && Date.parse(post.scheduledFor) > Date.now())
    .toSorted((a, b) => a.scheduledFor.localeCompare(b.scheduledFor));
  return (
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
          <RoleButton needs="manage" onClick={onCreate}>
            <Plus aria-hidden />
            {t('Create Your First Schedule')}
          </RoleButton>
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
