import type { AllStoresDashboard, StoreGroup } from '#shared/analytics/all-stores.ts';
import type { Store } from '#shared/stores/stores.ts';
import { type createFormat, useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Card } from '#web/core/ui/card.tsx';
import type { Column } from '#web/core/ui/data-table.tsx';
import { ShareBar } from './share-bar.tsx';
import { figureOf, NameCell, SalesCell, SalesGrowth } from './store-columns.tsx';
import { type StoreInAll, shareOfGroup, storesIn } from './store-groups.ts';
import { StoreRows } from './store-rows.tsx';

interface StoreOverviewProps {
  reply: AllStoresDashboard;
  stores: readonly Store[];
}

/** A row for each store, which leads to its own figures. */
export function StoreOverview({ reply, stores }: StoreOverviewProps) {
  const t = useT();
  const format = useFormat();
  return (
    <Card flush className="mt-3 overflow-hidden" title={t('Store by store')}>
      <StoreRows
        label={t('Store by store')}
        columns={overviewColumns(t, format, reply.groups)}
        rows={storesIn(reply, stores)}
      />
    </Card>
  );
}

function overviewColumns(
  t: Translate,
  format: ReturnType<typeof createFormat>,
  groups: readonly StoreGroup[],
): Column<StoreInAll>[] {
  const groupOf = ({ store }: StoreInAll) => groups.find(({ storeIds }) => storeIds.includes(store.id));
  const columns: Column<StoreInAll>[] = [
    {
      name: 'store',
      label: t('Store'),
      isHeader: true,
      cell: (inAll) => <NameCell inAll={inAll} t={t} />,
    },
    {
      name: 'sales',
      label: t('Revenue'),
      isNumber: true,
      cell: (inAll) => (
        <>
          <span className="font-medium">
            <SalesCell inAll={inAll} format={format} />
          </span>
          <span className="block text-xs">
            <SalesGrowth inAll={inAll} />
          </span>
        </>
      ),
    },
    {
      name: 'orders',
      label: t('Orders'),
      isNumber: true,
      cell: (inAll) => format.number(figureOf(inAll, 'totalOrders')),
    },
    {
      name: 'customers',
      label: t('Customers'),
      isNumber: true,
      cell: (inAll) => format.number(figureOf(inAll, 'totalCustomers')),
    },
  ];
  // A store alone in its currency is the whole of it.
  if (groups.some(({ storeIds }) => storeIds.length > 1))
    columns.push({
      name: 'share',
      label: groups.length > 1 ? t('Share of its currency') : t('Share'),
      isNumber: true,
      cell: (inAll) => {
        const group = groupOf(inAll);
        return <ShareBar share={group ? shareOfGroup(inAll, group) : null} />;
      },
    });
  return columns;
}
