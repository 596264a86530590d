import type { Series, SeriesPoint } from '#shared/analytics/sales-reports.ts';
import { comparisonWords } from '#web/analytics/reports/comparison-words.ts';
import { NO_FIGURE, useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { DataTable } from '#web/core/ui/data-table.tsx';
import { pointText } from './point-text.ts';

/** The same in rows, newest first. */
export function SalesTable({ reply }: { reply: Series }) {
  const t = useT();
  const format = useFormat();
  const { points, grain, currency, period } = reply;
  const { previous } = comparisonWords(t, period);
  const money = (value: number | undefined) => format.money(value ?? null, currency);
  const read = (point: SeriesPoint, figure: string) => (point.covered ? figure : NO_FIGURE);
  const compares = points.some(({ compared }) => compared);
  return (
    <DataTable
      scrolls
      caption={t('Sales over time')}
      rows={[...points].reverse()}
      rowKey={({ from }) => from}
      columns={[
        {
          name: 'days',
          label: t('Period'),
          isHeader: true,
          cell: (point) => (
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
          cell: (point) => read(point, money(point.totalSales)),
        },
        {
          name: 'netSales',
          label: t('Net sales'),
          isNumber: true,
          from: 'md',
          cell: (point) => read(point, money(point.netSales)),
        },
        {
          name: 'orders',
          label: t('Orders'),
          isNumber: true,
          cell: (point) => read(point, format.number(point.orders)),
        },
        ...(compares
          ? [
              {
                name: 'previousSales',
                label: `${t('Revenue')}, ${previous}`,
                isNumber: true,
                from: 'lg' as const,
                cell: ({ compared }: SeriesPoint) => money(compared?.totalSales),
              },
              {
                name: 'previousOrders',
                label: `${t('Orders')}, ${previous}`,
                isNumber: true,
                from: 'lg' as const,
                cell: ({ compared }: SeriesPoint) => (compared ? format.number(compared.orders) : NO_FIGURE),
              },
            ]
          : []),
      ]}
    />
  );
}
