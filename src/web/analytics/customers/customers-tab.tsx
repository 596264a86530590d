import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useState } from 'react';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { PLATFORM_NAMES, type Store } from '#shared/stores/stores.ts';
import { Picture } from '#web/analytics/charts/picture.tsx';
import { FirstRows } from '#web/analytics/lists/first-rows.tsx';
import { WaitingTable } from '#web/analytics/lists/waiting-table.tsx';
import { useReportAddress } from '#web/analytics/reports/address.ts';
import { cohortsQuery, customerListQuery, customersQuery } from '#web/analytics/reports/customer-queries.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Card } from '#web/core/ui/card.tsx';
import { DataTable } from '#web/core/ui/data-table.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { type CohortView, cohortGrid } from './cohort-grid.ts';
import { CohortTable } from './cohort-table.tsx';
import { customerColumns } from './customer-columns.tsx';
import { CustomerList } from './customer-list.tsx';
import { GroupsPicture } from './groups-picture.tsx';
import { LoyaltyFigures } from './loyalty-figures.tsx';

const SHOWN = 10;

export function CustomersTab({ store, range }: { store: Store; range: RangeQuery }) {
  const { showsAll } = useReportAddress();
  if (showsAll) return <CustomerList store={store} />;
  return (
    <div className="grid min-w-0 gap-6">
      <FirstCustomers store={store} />
      <LoyaltyFigures store={store} range={range} />
      <GroupsPicture store={store} />
      <CohortPicture store={store} />
    </div>
  );
}

/** Who came back, by the month of the first order. It is a table already. */
function CohortPicture({ store }: { store: Store }) {
  const t = useT();
  const [view, setView] = useState<CohortView>('retention');
  return (
    <Picture
      title={t('Who comes back')}
      description={t('Customers by the month of their first order.')}
      store={store}
      query={cohortsQuery(store.id)}
      failed={t('Failed to load who comes back.')}
      height="h-96"
      isEmpty={({ cohorts }) => cohorts.length === 0}
      empty={t('No first orders yet.')}
      inputs={({ cohorts, computedAt }) => ({
        formula: t(
          'Coming back: different customers of the month’s newcomers who ordered in that calendar month, divided by all of them. Value: net sales per customer from the first order to the given day, refunds included. A month or period that is not over for all of them is grey and left out of the averages.',
        ),
        rows: t.plural(
          cohorts.reduce((sum, { size }) => sum + size, 0),
          { one: '{n} first order', other: '{n} first orders' },
        ),
        computedAt,
      })}
      chart={(reply) => (
        <div className="grid min-w-0 gap-4">
          <div className="w-fit max-w-full">
            <Segmented
              quiet
              label={t('What the table shows')}
              value={view}
              onValueChange={setView}
              options={[
                { value: 'retention', label: <span className="px-2">{t('Coming back')}</span> },
                { value: 'value', label: <span className="px-2">{t('Value per customer')}</span> },
              ]}
            />
          </div>
          <CohortTable grid={cohortGrid(reply, view)} view={view} currency={reply.currency} />
        </div>
      )}
    />
  );
}

/** Who spent most. */
function FirstCustomers({ store }: { store: Store }) {
  const t = useT();
  const format = useFormat();
  const { data: list } = useQuery(customerListQuery(store.id, {}));
  return (
    <Loaded
      query={customersQuery(store.id)}
      failed={t('Failed to load customers.')}
      waiting={<WaitingTable rows={SHOWN} />}
      empty={<NoCustomers store={store} />}
    >
      {(customers) => (
        <FirstRows
          title={t('Customers')}
          description={t('The highest spenders of all time.')}
          count={format.number(list?.total ?? customers.length)}
        >
          <DataTable
            caption={t('Customers')}
            columns={customerColumns(t, format, store.timeZone)}
            rows={customers.slice(0, SHOWN)}
            rowKey={({ id }) => id}
          />
        </FirstRows>
      )}
    </Loaded>
  );
}

function NoCustomers({ store }: { store: Store }) {
  const t = useT();
  return (
    <Card flush>
      <EmptyState icon={Users} title={t('No customers yet')}>
        {store.shares.customers
          ? t('They appear with the first orders that are read from your store.')
          : t('Not shared by {platform}', { platform: PLATFORM_NAMES[store.platform] })}
      </EmptyState>
    </Card>
  );
}
