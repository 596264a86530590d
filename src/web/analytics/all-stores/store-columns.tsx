import type { MetricDetail } from '#shared/analytics/analytics.ts';
import { PLATFORM_NAMES } from '#shared/stores/stores.ts';
import { cardFigure } from '#web/analytics/reports/figures.ts';
import { isUnshared, type MetricName } from '#web/analytics/reports/metrics.ts';
import { type createFormat, NO_FIGURE } from '#web/core/app/format.ts';
import type { Translate } from '#web/core/app/i18n.ts';
import type { Column } from '#web/core/ui/data-table.tsx';
import { GrowthText } from './growth-text.tsx';
import { type StoreInAll, salesInGroup } from './store-groups.ts';
import { StoreName } from './store-name.tsx';

type Format = ReturnType<typeof createFormat>;

export const STORE_SORTS = [
  'sales',
  'growth',
  'orders',
  'averageOrderValue',
  'customers',
  'newCustomers',
  'repeat',
  'conversion',
  'name',
] as const;
export type StoreSort = (typeof STORE_SORTS)[number];

/** A store's figure, or null where its platform does not share what it takes. */
export function figureOf({ store, figures }: StoreInAll, name: MetricName): number | null {
  const detail = figures.metrics.details[name];
  return isUnshared(name, detail, store) ? null : detail.value;
}

export function partOf(inAll: StoreInAll, name: MetricName, part: string): number | null {
  if (figureOf(inAll, name) === null) return null;
  return inAll.figures.metrics.details[name].parts.find((each) => each.name === part)?.value ?? null;
}

/** Of the customers of the period, 0 to 1. */
export function repeatShare(inAll: StoreInAll): number | null {
  const repeat = figureOf(inAll, 'repeatCustomers');
  const customers = figureOf(inAll, 'totalCustomers');
  return repeat !== null && customers ? repeat / customers : null;
}

const comparable: Record<Exclude<StoreSort, 'name'>, (inAll: StoreInAll) => number | null> = {
  sales: salesInGroup,
  growth: ({ figures }) => percentGrowth(figures.metrics.details.totalRevenue),
  orders: (inAll) => figureOf(inAll, 'totalOrders'),
  averageOrderValue: (inAll) => figureOf(inAll, 'averageOrderValue'),
  customers: (inAll) => figureOf(inAll, 'totalCustomers'),
  newCustomers: (inAll) => partOf(inAll, 'totalCustomers', 'first_time_customers'),
  repeat: repeatShare,
  conversion: (inAll) => figureOf(inAll, 'conversionRate'),
};

/** A plain difference or something new has no place among percentages. */
function percentGrowth({ growth, growthKind }: MetricDetail): number | null {
  return growthKind === 'percent' ? growth : null;
}

/** What is missing stands last, whichever way. */
export function sortStores(
  stores: readonly StoreInAll[],
  sort: StoreSort,
  direction: 'asc' | 'desc',
  locale: string,
): StoreInAll[] {
  const way = direction === 'asc' ? 1 : -1;
  if (sort === 'name')
    return stores.toSorted(
      (one, other) => way * one.store.storeName.localeCompare(other.store.storeName, locale),
    );
  const value = comparable[sort];
  return stores.toSorted((one, other) => {
    const [first, second] = [value(one), value(other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return way * (first - second);
  });
}

/** Sales in the currency of the group; where they were converted, the store's own below. */
export function SalesCell({ inAll, format }: { inAll: StoreInAll; format: Format }) {
  const { convertedRevenue, group, metrics } = inAll.figures;
  return (
    <>
      {cardFigure(format, 'money', salesInGroup(inAll), group ?? metrics.currency)}
      {convertedRevenue !== null && (
        <span className="block text-ink-faint text-xs">
          {cardFigure(format, 'money', metrics.totalRevenue, metrics.currency)}
        </span>
      )}
    </>
  );
}

export function SalesGrowth({ inAll: { figures } }: { inAll: StoreInAll }) {
  const { details, currency } = figures.metrics;
  return <GrowthText detail={details.totalRevenue} unit="money" currency={currency} />;
}

/** The store's name, and that its platform shares no customers, said once for the row. */
export function NameCell({ inAll, t }: { inAll: StoreInAll; t: Translate }) {
  const { store } = inAll;
  const lacksCustomers = figureOf(inAll, 'totalCustomers') === null && !store.shares.customers;
  return (
    <>
      <StoreName store={store} />
      {lacksCustomers && (
        <span className="mt-1 block text-ink-faint text-xs">
          {t('Customers are not shared by {platform}', { platform: PLATFORM_NAMES[store.platform] })}
        </span>
      )}
    </>
  );
}

function NewAndReturning({ inAll, format }: { inAll: StoreInAll; format: Format }) {
  const parts = ['first_time_customers', 'returning_customers'].map((part) =>
    partOf(inAll, 'totalCustomers', part),
  );
  if (parts.every((part) => part === null)) return NO_FIGURE;
  return parts.map((part) => format.number(part)).join(' / ');
}

export const shareText = (format: Format, share: number | null) =>
  share === null ? NO_FIGURE : format.percent(share * 100);

export function storeColumns(t: Translate, format: Format): Column<StoreInAll, StoreSort>[] {
  const count = (value: number | null) => format.number(value);
  return [
    {
      name: 'store',
      label: t('Store'),
      isHeader: true,
      sort: 'name',
      cell: (inAll) => <NameCell inAll={inAll} t={t} />,
    },
    {
      name: 'sales',
      label: t('Revenue'),
      isNumber: true,
      sort: 'sales',
      cell: (inAll) => <SalesCell inAll={inAll} format={format} />,
    },
    {
      name: 'growth',
      label: t('Growth'),
      isNumber: true,
      sort: 'growth',
      cell: (inAll) => <SalesGrowth inAll={inAll} />,
    },
    {
      name: 'orders',
      label: t('Orders'),
      isNumber: true,
      sort: 'orders',
      cell: (inAll) => count(figureOf(inAll, 'totalOrders')),
    },
    {
      name: 'averageOrderValue',
      label: t('Per order'),
      isNumber: true,
      sort: 'averageOrderValue',
      cell: (inAll) => format.money(figureOf(inAll, 'averageOrderValue'), inAll.figures.metrics.currency),
    },
    {
      name: 'customers',
      label: t('Customers'),
      isNumber: true,
      sort: 'customers',
      cell: (inAll) => count(figureOf(inAll, 'totalCustomers')),
    },
    {
      name: 'newCustomers',
      label: t('New / returning'),
      isNumber: true,
      sort: 'newCustomers',
      cell: (inAll) => <NewAndReturning inAll={inAll} format={format} />,
    },
    {
      name: 'repeat',
      label: t('Repeat'),
      isNumber: true,
      sort: 'repeat',
      cell: (inAll) => shareText(format, repeatShare(inAll)),
    },
    {
      name: 'conversion',
      label: t('Conversion'),
      isNumber: true,
      sort: 'conversion',
      cell: (inAll) => format.percent(figureOf(inAll, 'conversionRate'), { digits: 2 }),
    },
  ];
}
