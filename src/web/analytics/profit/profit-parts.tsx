import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import {
  PROFIT_PARTS,
  PROFIT_PARTS_CSV,
  PROFIT_SORTS,
  type ProfitPart,
  type ProfitParts,
} from '#shared/analytics/profit.ts';
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
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { DataTable } from '#web/core/ui/data-table.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Select } from '#web/core/ui/select.tsx';
import { useMedia } from '#web/core/ui/use-media.ts';
import { PartCard, type PartSort, partColumns } from './part-columns.tsx';
import { partWords, SEARCHED } from './part-words.ts';
import { profitPartsQuery } from './queries.ts';

const SHOWN = 8;
const USUAL = 'product';

interface PartsProps {
  store: Store;
  range: RangeQuery;
}

function usePart(): ProfitPart {
  const { oneOf } = useReportAddress();
  return oneOf('by', PROFIT_PARTS) ?? USUAL;
}

/** The first of what earned least, with the way to all of it. */
export function FirstParts({ store, range }: PartsProps) {
  const t = useT();
  const { showAll } = useReportAddress();
  const by = usePart();
  const title = t(partWords[by].title);
  const asked = { ...rangeInput(range), by };
  return (
    <Card
      flush
      className="min-w-0 overflow-hidden"
      title={title}
      description={t('What earned least comes first.')}
      action={
        <div className="-mr-2.5 flex flex-wrap items-center gap-1">
          <PartChoice store={store} />
          <PartInputs store={store} asked={asked} title={title} />
          <Button variant="ghost" size="small" onClick={() => showAll('parts')}>
            {t('Show all')}
            <ArrowRight aria-hidden />
          </Button>
        </div>
      }
    >
      <Loaded
        query={profitPartsQuery(store.id, asked)}
        failed={t('Failed to load the list.')}
        waiting={<WaitingTable rows={SHOWN} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<p className="px-5 pb-6 text-ink-soft text-sm">{t('Nothing was sold in this period.')}</p>}
      >
        {(reply) => <FirstRows reply={reply} title={title} />}
      </Loaded>
    </Card>
  );
}

function FirstRows({ reply, title }: { reply: ProfitParts; title: string }) {
  const t = useT();
  const format = useFormat();
  const isPhone = useMedia(PHONE);
  const rows = reply.rows.slice(0, SHOWN);
  if (isPhone)
    return (
      <RowCards
        label={title}
        rows={rows}
        rowKey={keyAt}
        card={(row) => <PartCard row={row} by={reply.by} currency={reply.currency} />}
      />
    );
  return <DataTable caption={title} columns={partColumns(t, format, reply)} rows={rows} rowKey={keyAt} />;
}

/** Variants that are gone may have neither an id nor a title of their own. */
const keyAt = (_row: unknown, at: number) => `${at}`;

export function PartList({ store, range }: PartsProps) {
  const t = useT();
  const format = useFormat();
  const by = usePart();
  const { query, sorting, onSearch, onPage } = useListAddress(PROFIT_SORTS, 'contribution', 'asc');
  const asked = { ...rangeInput(range), ...query, by };
  const { page: _page, ...rows } = asked;
  return (
    <ListView
      title={t(partWords[by].title)}
      query={profitPartsQuery(store.id, asked)}
      failed={t('Failed to load the list.')}
      empty={query.search ? t('Nothing matches.') : t('Nothing was sold in this period.')}
      searchLabel={SEARCHED.has(by) ? t('Search by title') : undefined}
      search={query.search}
      onSearch={onSearch}
      onPage={onPage}
      sorting={sorting}
      columns={(reply) => partColumns(t, format, reply)}
      rowKey={keyAt}
      card={(row, { currency }) => <PartCard row={row} by={by} currency={currency} />}
      filter={
        <>
          <PartChoice store={store} />
          <SortChoice sort={sorting.sort} onSort={sorting.onSort} />
        </>
      }
      csv={pathOf({ path: PROFIT_PARTS_CSV }, { storeId: store.id }) + searchOf(rows)}
    />
  );
}

/** What profit is split by. */
function PartChoice({ store }: { store: Store }) {
  const t = useT();
  const by = usePart();
  const { go } = useReportAddress();
  return (
    <Select
      aria-label={t('Split by')}
      value={by}
      onValueChange={(chosen) =>
        go({ by: chosen === USUAL ? undefined : chosen, search: undefined, page: undefined })
      }
      options={PROFIT_PARTS.filter((each) => each !== 'customer_group' || store.shares.customers).map(
        (value) => ({ value, label: t(partWords[value].choice) }),
      )}
    />
  );
}

interface SortChoiceProps {
  sort: PartSort;
  onSort: (sort: PartSort, direction: 'asc' | 'desc') => void;
}

/** Cards have no headers to sort by. */
function SortChoice({ sort, onSort }: SortChoiceProps) {
  const t = useT();
  const isPhone = useMedia(PHONE);
  if (!isPhone) return null;
  return (
    <Select<PartSort>
      aria-label={t('Sort by')}
      value={sort}
      onValueChange={(chosen) => onSort(chosen, LEAST_FIRST.has(chosen) ? 'asc' : 'desc')}
      options={[
        { value: 'contribution', label: t('Least contribution first') },
        { value: 'contributionMargin', label: t('Least contribution margin first') },
        { value: 'netSales', label: t('Most net sales first') },
        { value: 'grossProfit', label: t('Least gross profit first') },
        { value: 'margin', label: t('Least gross margin first') },
        { value: 'units', label: t('Most units first') },
        { value: 'name', label: t('By name') },
      ]}
    />
  );
}

const LEAST_FIRST: ReadonlySet<PartSort> = new Set<PartSort>([
  'contribution',
  'contributionMargin',
  'grossProfit',
  'margin',
  'name',
]);

interface PartInputsProps {
  store: Store;
  asked: Parameters<typeof profitPartsQuery>[1];
  title: string;
}

function PartInputs({ store, asked, title }: PartInputsProps) {
  const t = useT();
  const { data } = useQuery(profitPartsQuery(store.id, asked));
  if (!data) return null;
  return (
    <InputsButton
      title={title}
      store={store}
      inputs={{
        formula: t(
          'Gross profit, shipping result and other income, less payment fees, packaging, handling and other costs. What belongs to a whole order is shared among its lines by their value. Sales without a known cost bring nothing.',
        ),
        rows: t('All sales, refunds, fees and costs of the period, each on the day it happened'),
        period: data.period,
        computedAt: data.computedAt,
      }}
    />
  );
}
