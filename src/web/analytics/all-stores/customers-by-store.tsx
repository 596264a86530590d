import { Info } from 'lucide-react';
import { ALL_STORES_CSV, type AllStoresDashboard } from '#shared/analytics/all-stores.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import type { Store } from '#shared/stores/stores.ts';
import { rangeInput } from '#web/analytics/reports/queries.ts';
import { searchOf } from '#web/core/api/call.ts';
import { type createFormat, useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Card } from '#web/core/ui/card.tsx';
import type { Column } from '#web/core/ui/data-table.tsx';
import { CsvLink } from './csv-link.tsx';
import { GrowthText } from './growth-text.tsx';
import { figureOf, NameCell, partOf, repeatShare, shareText, sortStores } from './store-columns.tsx';
import { type StoreInAll, storesIn } from './store-groups.ts';
import { StoreRows } from './store-rows.tsx';

interface CustomersByStoreProps {
  reply: AllStoresDashboard;
  stores: readonly Store[];
  range: RangeQuery;
}

/** Who bought in each store; nobody is recognised from one store in another. */
export function CustomersByStore({ reply, stores, range }: CustomersByStoreProps) {
  const t = useT();
  const format = useFormat();
  const rows = sortStores(storesIn(reply, stores), 'customers', 'desc', t.locale);
  return (
    <Card
      flush
      className="overflow-hidden"
      title={t('Customers by store')}
      description={
        <span className="flex items-start gap-2">
          <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t('A customer of two stores counts in each of them, as every store knows its own customers only.')}
        </span>
      }
      action={<CsvLink href={ALL_STORES_CSV + searchOf(rangeInput(range))} />}
    >
      <StoreRows label={t('Customers by store')} columns={customerColumns(t, format)} rows={rows} />
    </Card>
  );
}

function customerColumns(t: Translate, format: ReturnType<typeof createFormat>): Column<StoreInAll>[] {
  const ofCustomers = (inAll: StoreInAll, part: string) => {
    const value = partOf(inAll, 'totalCustomers', part);
    const all = figureOf(inAll, 'totalCustomers');
    return (
      <>
        {format.number(value)}
        {value !== null && !!all && (
          <span className="block text-ink-faint text-xs">{format.percent((value / all) * 100)}</span>
        )}
      </>
    );
  };
  return [
    {
      name: 'store',
      label: t('Store'),
      isHeader: true,
      cell: (inAll) => <NameCell inAll={inAll} t={t} />,
    },
    {
      name: 'customers',
      label: t('Customers'),
      isNumber: true,
      cell: (inAll) => {
        const { details, currency } = inAll.figures.metrics;
        const value = figureOf(inAll, 'totalCustomers');
        return (
          <>
            {format.number(value)}
            {value !== null && (
              <span className="block text-xs">
                <GrowthText detail={details.totalCustomers} unit="count" currency={currency} />
              </span>
            )}
          </>
        );
      },
    },
    {
      name: 'first',
      label: t('First-time customers'),
      isNumber: true,
      cell: (inAll) => ofCustomers(inAll, 'first_time_customers'),
    },
    {
      name: 'returning',
      label: t('Returning customers'),
      isNumber: true,
      cell: (inAll) => ofCustomers(inAll, 'returning_customers'),
    },
    {
      name: 'repeat',
      label: t('Repeat share'),
      isNumber: true,
      cell: (inAll) => shareText(format, repeatShare(inAll)),
    },
    {
      name: 'guests',
      label: t('Guest orders'),
      isNumber: true,
      cell: (inAll) => format.number(partOf(inAll, 'totalCustomers', 'guest_orders')),
    },
  ];
}
