import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { History, RotateCw } from 'lucide-react';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { noonOf } from '#web/core/app/zone.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { storesQuery } from '#web/stores/connect/queries.ts';
import { ActivityRow } from './activity-row.tsx';
import { byDays, readersZone, type ZoneOf } from './days.ts';
import { activityQuery, type Filter } from './queries.ts';

interface ActivityListProps {
  filter: Filter;
  isFiltered: boolean;
}

/** Day after day, the newest first, more of it when asked for. */
export function ActivityList({ filter, isFiltered }: ActivityListProps) {
  const t = useT();
  const { data: stores = [] } = useQuery(storesQuery());
  const query = useInfiniteQuery(activityQuery(filter));
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  const zones = new Map(stores.map(({ id, timeZone }) => [id, timeZone]));
  const zoneOf: ZoneOf = ({ store }) => zones.get(store?.id ?? '') ?? readersZone();
  const activities = data?.pages.flatMap((page) => page.activities) ?? [];

  if (!data) {
    if (!isError) return <WaitingList />;
    return (
      <Alert
        variant="destructive"
        action={
          <Button variant="secondary" size="small" pending={isFetching} onClick={() => refetch()}>
            <RotateCw aria-hidden />
            {t('Try again')}
          </Button>
        }
      >
        {t('Failed to load the activity.')}
      </Alert>
    );
  }
  return (
    <div className="grid gap-6">
      {activities.length === 0 && !hasNextPage && <NothingThere isFiltered={isFiltered} />}
      {byDays(activities, zoneOf).map(({ day, activities: ofDay }) => (
        <DayCard key={ofDay[0]!.id} day={day}>
          {ofDay.map((activity) => (
            <ActivityRow
              key={activity.id}
              activity={activity}
              timeZone={zoneOf(activity)}
              withStore={stores.length > 1 || !zones.has(activity.store?.id ?? '')}
            />
          ))}
        </DayCard>
      ))}
      {hasNextPage && (
        <div className="grid justify-items-start gap-3">
          {isError && <Alert variant="destructive">{t('Failed to load the activity.')}</Alert>}
          <ReachNote reachedAt={data.pages.at(-1)!.reachedAt} isShort={activities.length === 0} />
          <Button variant="secondary" pending={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {t('Show more')}
          </Button>
        </div>
      )}
    </div>
  );
}

function DayCard({ day, children }: { day: string; children: React.ReactNode }) {
  const { locale } = useT();
  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <Card title={written.format(noonOf(day))}>
      <ul className="-my-3 divide-y divide-line">{children}</ul>
    </Card>
  );
}

/** A search among very much has an end of its own before the end. */
function ReachNote({ reachedAt, isShort }: { reachedAt: string | null; isShort: boolean }) {
  const t = useT();
  const format = useFormat();
  if (!isShort || !reachedAt) return null;
  return (
    <p className="text-ink-soft text-sm">
      {t('Nothing matches back to {day}. There is more before that.', { day: format.date(reachedAt) })}
    </p>
  );
}

function NothingThere({ isFiltered }: { isFiltered: boolean }) {
  const t = useT();
  return isFiltered ? (
    <EmptyState icon={History} title={t('Nothing matches')}>
      {t('Choose other days, or leave a filter out.')}
    </EmptyState>
  ) : (
    <EmptyState icon={History} title={t('Nothing has been done yet')}>
      {t('What you and Vitrin do from now on stands here for a year.')}
    </EmptyState>
  );
}

function WaitingList() {
  const t = useT();
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{t('Loading')}</span>
      <Skeleton className="h-64 rounded-xl" />
      <Skeleton className="h-40 rounded-xl" />
    </div>
  );
}
