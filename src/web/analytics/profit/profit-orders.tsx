import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { PROFIT_ORDERS_CSV, type ProfitOrders } from '#shared/analytics/profit.ts';
import { pathOf } from '#shared/core/endpoint.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import type { Store } from '#shared/stores/stores.ts';
import { InputsButton } from '#web/analytics/charts/report-inputs.tsx';
import { useListAddress } from '#web/analytics/lists/list-address.ts';
import { ListView } from '#web/analytics/lists/list-view.tsx';
import { PHONE, RowCards } from '#web/analytics/lists/row-cards.tsx';
import { WaitingTable } from '#web/analytics/lists/waiting-table.tsx';
import { useReportAddress } from '#web/analytics/reports/address.ts';
import { rangeInput } from '#web/analytics/reports/queries.ts';
import { searchOf } from '#web/core/api/call.ts';
import { useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { DataTable } from '#web/core/ui/data-table.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { useMedia } from '#web/core/ui/use-media.ts';
import { OrderCard, orderColumns } from './order-columns.tsx';
import { profitOrdersQuery } from './queries.ts';

const SHOWN = 5;
const SHOWN_ORDERS = ['losses', 'all'] as const;
type Shown = (typeof SHOWN_ORDERS)[number];

interface OrdersProps {
  store: Store;
  range: RangeQuery;
}

function useShown(): Shown {
  const { oneOf } = useReportAddress();
  return oneOf('only', SHOWN_ORDERS) ?? 'losses';
}

const titleOf = (t: Translate, only: Shown) =>
  only === 'losses' ? t('Orders that lost money') : t('Orders by profit');

/** The first of the orders that earned least, with the way to all of them. */
export function FirstOrders({ store, range }: OrdersProps) {
  const t = useT();
  const format = useFormat();
  const { showAll } = useReportAddress();
  const only = useShown();
  const title = titleOf(t, only);
  const query = profitOrdersQuery(store.id, { ...rangeInput(range), only });
  const { data } = useQuery(query);
  return (
    <Card
      flush
      className="min-w-0 overflow-hidden"
      title={title}
      description={
        data && data.total > 0 && togetherText(t, format.money(data.contribution, data.currency), data.total)
      }
      action={
        <div className="-mr-2.5 flex flex-wrap items-center gap-1">
          <ShownChoice />
          {data && (
            <InputsButton
              title={title}
              store={store}
              inputs={{
                formula: t(
                  'Of each order: gross profit, shipping result and other income, less payment fees, packaging, handling and other costs such as disputes. A reason is what would have had to be otherwise for the order to earn; where no single thing would have done, the largest.',
                ),
                rows: t('Orders of the period, with all that happened to them so far'),
                period: data.period,
                computedAt: data.computedAt,
              }}
            />
          )}
          <Button variant="ghost" size="small" onClick={() => showAll('orders')}>
            {t('Show all')}
            <ArrowRight aria-hidden />
          </Button>
        </div>
      }
    >
      <Loaded
        query={query}
        failed={t('Failed to load the orders.')}
        waiting={<WaitingTable rows={SHOWN} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<p className="px-5 pb-6 text-ink-soft text-sm">{noneText(t, only)}</p>}
      >
        {(reply) => <FirstRows reply={reply} title={title} />}
      </Loaded>
    </Card>
  );
}

function togetherText(t: Translate, amount: string, orders: number): string {
  return t.plural(
    orders,
    { one: '{n} order: {amount} of contribution', other: '{n} orders, together {amount} of contribution' },
    { amount },
  );
}

const noneText = (t: Translate, only: Shown) =>
  only === 'losses'
    ? t('No order of this period is known to have lost money.')
    : t('No orders in this period.');

function FirstRows({ reply: { rows, currency }, title }: { reply: ProfitOrders; title: string }) {
  const t = useT();
  const format = useFormat();
  const isPhone = useMedia(PHONE);
  const first = rows.slice(0, SHOWN);
  const rowKey = ({ id }: ProfitOrders['rows'][number]) => id;
  if (isPhone)
    return (
      <RowCards
        label={title}
        rows={first}
        rowKey={rowKey}
        card={(order) => <OrderCard order={order} currency={currency} />}
      />
    );
  return (
    <DataTable caption={title} columns={orderColumns(t, format, currency)} rows={first} rowKey={rowKey} />
  );
}

export function OrderList({ store, range }: OrdersProps) {
  const t = useT();
  const format = useFormat();
  const only = useShown();
  const { query, sorting, onSearch, onPage } = useListAddress(['contribution'], 'contribution', 'asc');
  const { sort: _sort, ...listed } = query;
  const asked = { ...rangeInput(range), ...listed, only };
  const { page: _page, ...rows } = asked;
  return (
    <ListView
      title={titleOf(t, only)}
      query={profitOrdersQuery(store.id, asked)}
      failed={t('Failed to load the orders.')}
      empty={query.search ? t('Nothing matches.') : noneText(t, only)}
      searchLabel={t('Search by order number')}
      search={query.search}
      onSearch={onSearch}
      onPage={onPage}
      sorting={sorting}
      columns={({ currency }) => orderColumns(t, format, currency)}
      rowKey={({ id }) => id}
      card={(order, { currency }) => <OrderCard order={order} currency={currency} />}
      filter={<ShownChoice />}
      csv={pathOf({ path: PROFIT_ORDERS_CSV }, { storeId: store.id }) + searchOf(rows)}
    />
  );
}

function ShownChoice() {
  const t = useT();
  const only = useShown();
  const { go } = useReportAddress();
  return (
    <Segmented
      quiet
      label={t('Which orders')}
      value={only}
      onValueChange={(chosen) => go({ only: chosen === 'losses' ? undefined : chosen, page: undefined })}
      options={[
        { value: 'losses', label: <span className="px-1.5">{t('Lost money')}</span> },
        { value: 'all', label: <span className="px-1.5">{t('All')}</span> },
      ]}
    />
  );
}
