import type { RangeQuery } from '#shared/core/ranges.ts';
import type { Store } from '#shared/stores/stores.ts';
import { orderHoursQuery } from '#web/analytics/reports/sales-queries.ts';
import { useT } from '#web/core/app/i18n.ts';
import { HourMap } from './hour-map.tsx';
import { HourTable } from './hour-table.tsx';
import { Picture } from './picture.tsx';

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
