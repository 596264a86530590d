import type { OrderHours } from '#shared/analytics/sales-reports.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { DataTable } from '#web/core/ui/data-table.tsx';
import { HOURS, hourName, readHours, weekdayName, weekOrder } from './week.ts';

export function HourTable({ reply }: { reply: OrderHours }) {
  const t = useT();
  const format = useFormat();
  const { orders } = readHours(reply);
  return (
    <DataTable
      scrolls
      caption={t('Orders by weekday and hour')}
      rows={HOURS}
      rowKey={String}
      columns={[
        { name: 'hour', label: t('Hour'), isHeader: true, cell: (hour) => hourName(t.locale, hour, 'long') },
        ...weekOrder(t.locale).map((weekday) => ({
          name: `${weekday}`,
          label: weekdayName(t.locale, weekday, 'short'),
          isNumber: true,
          cell: (hour: number) => format.number(orders(weekday, hour)),
        })),
      ]}
    />
  );
}
