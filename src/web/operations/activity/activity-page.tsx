import { ACTIVITY_CSV } from '#shared/operations/activity.ts';
import { CsvLink } from '#web/analytics/all-stores/csv-link.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { Page } from '#web/core/ui/page.tsx';
import { ActivityFilters, useActivityFilter } from './activity-filters.tsx';
import { ActivityList } from './activity-list.tsx';

/** Who did what in the account within the last year: people, and Vitrin by itself. */
export function ActivityPage() {
  const t = useT();
  const state = useActivityFilter();
  return (
    <Page
      title={t('Activity')}
      description={t(
        'Who did what in your account, and what Vitrin did by itself. It is kept for a year and cannot be changed.',
      )}
      action={<CsvLink href={`${ACTIVITY_CSV}?${new URLSearchParams({ ...state.filter })}`} />}
    >
      <ActivityFilters {...state} />
      <ActivityList filter={state.filter} isFiltered={state.isFiltered} />
    </Page>
  );
}
