import { useState } from 'react';
import type { Places } from '#shared/analytics/sales-reports.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import type { Store } from '#shared/stores/stores.ts';
import { placesQuery } from '#web/analytics/reports/sales-queries.ts';
import { NO_FIGURE, useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { DataTable } from '#web/core/ui/data-table.tsx';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { Picture } from './picture.tsx';
import { placeName } from './place-name.ts';
import { ShareBars } from './share-bars.tsx';

type Kind = 'countries' | 'cities';
const SHOWN = 7;

/** Countries and cities the orders came from. */
export function PlacesPicture({ store, range }: { store: Store; range: RangeQuery }) {
  const t = useT();
  const [kind, setKind] = useState<Kind>('countries');
  const titles = { countries: t('Countries'), cities: t('Cities') };
  return (
    <Picture
      title={t('Where orders come from')}
      store={store}
      query={placesQuery(store.id, range)}
      failed={t('Failed to load countries and cities.')}
      height="h-64"
      isEmpty={({ countries }) => countries.length === 0}
      empty={t('No orders in this period.')}
      inputs={({ period, computedAt, countries }) => ({
        formula: t(
          'Net sales by the country and city of the address on each order. The share is of all net sales of the period.',
        ),
        rows: t.plural(
          countries.reduce((sum, { orders }) => sum + orders, 0),
          { one: '{n} order', other: '{n} orders' },
        ),
        period,
        computedAt,
      })}
      chart={(reply) => (
        <div className="grid gap-4">
          <div className="w-fit">
            <Segmented
              quiet
              label={t('Countries or cities')}
              value={kind}
              onValueChange={setKind}
              options={(['countries', 'cities'] as const).map((value) => ({
                value,
                label: <span className="px-2">{titles[value]}</span>,
              }))}
            />
          </div>
          <PlaceBars reply={reply} kind={kind} />
        </div>
      )}
      table={(reply) => <PlaceTable reply={reply} kind={kind} title={titles[kind]} />}
    />
  );
}

function PlaceBars({ reply, kind }: { reply: Places; kind: Kind }) {
  const t = useT();
  const format = useFormat();
  return (
    <ShareBars
      bars={reply[kind].slice(0, SHOWN).map((place) => ({
        key: `${place.countryCode} ${place.city}`,
        label: placeName(t, place, kind),
        value: place.netSales,
        figure: format.money(place.netSales, reply.currency, { whole: true }),
        note: place.share === null ? NO_FIGURE : format.percent(place.share * 100),
      }))}
    />
  );
}

function PlaceTable({ reply, kind, title }: { reply: Places; kind: Kind; title: string }) {
  const t = useT();
  const format = useFormat();
  return (
    <DataTable
      scrolls
      caption={title}
      rows={reply[kind]}
      rowKey={({ countryCode, city }) => `${countryCode} ${city}`}
      columns={[
        { name: 'place', label: title, isHeader: true, cell: (place) => placeName(t, place, kind) },
        {
          name: 'netSales',
          label: t('Net sales'),
          isNumber: true,
          cell: ({ netSales }) => format.money(netSales, reply.currency),
        },
        {
          name: 'share',
          label: t('Share'),
          isNumber: true,
          cell: ({ share }) => (share === null ? NO_FIGURE : format.percent(share * 100)),
        },
        {
          name: 'orders',
          label: t('Orders'),
          isNumber: true,
          from: 'sm',
          cell: ({ orders }) => format.number(orders),
        },
        {
          name: 'customers',
          label: t('Customers'),
          isNumber: true,
          from: 'md',
          cell: ({ customers }) => format.number(customers),
        },
      ]}
    />
  );
}
