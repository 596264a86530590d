import type { OrderHours } from '#shared/analytics/sales-reports.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import type { Store } from '#shared/stores/stores.ts';
import { orderHoursQuery } from '#web/analytics/reports/sales-queries.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { DataTable } from '#web/core/ui/data-table.tsx';
import { HourMap } from './hour-map.tsx';
import { Picture } from './picture.tsx';
import { HOURS, hourName, readHours, weekdayName, weekOrder } from './week.ts';

/** When in the week people order. */
export function HoursPicture({ store, range }: { store: Store; range: RangeQuery }) {
  const t = useT();
  return (
    <Picture
      title={t('When people order')}
      store={store}
      query={orderHoursQuery(store.id, range)}
      failed={t('Failed to load the order hours.')}
      height="h-64"
      isEmpty={({ orders }) => orders === 0}
      empty={t('No orders in this period.')}
      inputs={({ period, computedAt, orders }) => ({
        formula: t(
          'Orders by the weekday and hour they were placed, in the time zone of the store, divided by how often the weekday lies in the period.',
        ),
        rows: t.plural(orders, { one: '{n} order', other: '{n} orders' }),
        period,
        computedAt,
      })}
      chart={(reply) => <HourMap reply={reply} />}
      table={(reply) => <HourTable reply={reply} />}
    />
  );
}

function HourTable({ reply }: { reply: OrderHours }) {
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
