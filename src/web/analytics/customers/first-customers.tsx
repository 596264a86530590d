import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { PLATFORM_NAMES, type Store } from '#shared/stores/stores.ts';
import { FirstRows } from '#web/analytics/lists/first-rows.tsx';
import { WaitingTable } from '#web/analytics/lists/waiting-table.tsx';
import { customerListQuery, customersQuery } from '#web/analytics/reports/customer-queries.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Card } from '#web/core/ui/card.tsx';
import { DataTable } from '#web/core/ui/data-table.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { customerColumns } from './customer-columns.tsx';

const SHOWN = 10;

/** Who spent most. */
export function FirstCustomers({ store }: { store: Store }) {
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
