import { lazy, type ReactNode, Suspense } from 'react';
import { ALL_SERIES_CSV, type AllStoresDashboard } from '#shared/analytics/all-stores.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useReportAddress } from '#web/analytics/reports/address.ts';
import { rangeInput } from '#web/analytics/reports/queries.ts';
import { searchOf } from '#web/core/api/call.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { CsvLink } from './csv-link.tsx';
import { CurrencySwitch } from './currency-switch.tsx';
import { GroupTable } from './group-table.tsx';
import { groupsIn } from './store-groups.ts';

const AllSalesPicture = lazy(async () => ({
  default: (await import('./all-sales-picture.tsx')).AllSalesPicture,
}));

interface AllOverviewProps {
  reply: AllStoresDashboard;
  stores: readonly Store[];
  range: RangeQuery;
  /** What a phone shows beneath the picture, so that tabs and picture are seen at once. */
  below: ReactNode;
}

/** The sales over time and the figures of a currency. */
export function AllOverview({ reply, stores, range, below }: AllOverviewProps) {
  const t = useT();
  const { get } = useReportAddress();
  const groups = groupsIn(reply, stores);
  const chosen = groups.find(({ group }) => group.currency === get('currency')) ?? groups[0];
  return (
    <div className="grid min-w-0 gap-6">
      {chosen ? (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <CurrencySwitch
              currencies={groups.map(({ group }) => group.currency)}
              chosen={chosen.group.currency}
            />
            <span className="ml-auto">
              <CsvLink href={ALL_SERIES_CSV + searchOf(rangeInput(range))} />
            </span>
          </div>
          <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
            <AllSalesPicture
              stores={stores}
              range={range}
              period={chosen.period}
              currency={chosen.group.currency}
            />
          </Suspense>
          {below}
          <GroupTable inAll={chosen} named={groups.length > 1} />
        </>
      ) : (
        <p className="py-8 text-center text-ink-soft text-sm">{t('Nothing has been read yet.')}</p>
      )}
      <p className="text-ink-soft text-sm">
        {t(
          'Abandoned carts, visits, places and the forecast are counted in each store: choose one to see them.',
        )}
      </p>
    </div>
  );
}
