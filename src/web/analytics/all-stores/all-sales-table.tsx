import type { AllStoresSeries } from '#shared/analytics/all-stores.ts';
import type { Store } from '#shared/stores/stores.ts';
import { pointText } from '#web/analytics/charts/point-text.ts';
import { NO_FIGURE, useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { type Column, DataTable } from '#web/core/ui/data-table.tsx';

type Group = AllStoresSeries['groups'][number];

interface AllSalesTableProps {
  group: Group;
  grain: AllStoresSeries['grain'];
  stores: readonly Store[];
}

interface Row {
  point: Group['points'][number];
  at: number;
}

/** The same in rows, newest first, with what each store adds. */
export function AllSalesTable({ group, grain, stores }: AllSalesTableProps) {
  const t = useT();
  const format = useFormat();
  const money = (value: number | undefined) => format.money(value ?? null, group.currency);
  const rows = group.points.map((point, at): Row => ({ point, at })).toReversed();
  const ofStores = group.stores.map(
    ({ storeId, totalSales }): Column<Row> => ({
      name: storeId,
      label: stores.find(({ id }) => id === storeId)?.storeName,
      isNumber: true,
      cell: ({ at }) => money(totalSales[at]),
    }),
  );
  return (
    <DataTable
      scrolls
      caption={t('Sales over time')}
      rows={rows}
      rowKey={({ point }) => point.from}
      columns={[
        {
          name: 'days',
          label: t('Period'),
          isHeader: true,
          cell: ({ point }) => (
            <>
              {pointText(format, t.locale, grain, point)}
              {!point.covered && <span className="block text-ink-faint text-xs">{t('Not read')}</span>}
              {point.partial && <span className="block text-ink-faint text-xs">{t('Not over yet')}</span>}
            </>
          ),
        },
        {
          name: 'totalSales',
          label: t('Revenue'),
          isNumber: true,
          cell: ({ point }) => (
            <span className="font-medium">{point.covered ? money(point.totalSales) : NO_FIGURE}</span>
          ),
        },
        {
          name: 'orders',
          label: t('Orders'),
          isNumber: true,
          cell: ({ point }) => (point.covered ? format.number(point.orders) : NO_FIGURE),
        },
        ...ofStores,
      ]}
    />
  );
}
