import { useQuery } from '@tanstack/react-query';
import {
  ALL_PRODUCT_SORTS,
  ALL_PRODUCTS_CSV,
  type AllStoresProducts,
  type allStoresEndpoints,
} from '#shared/analytics/all-stores.ts';
import type { QueryInputOf } from '#shared/core/endpoint.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import type { Store } from '#shared/stores/stores.ts';
import { FirstRows } from '#web/analytics/lists/first-rows.tsx';
import { useListAddress } from '#web/analytics/lists/list-address.ts';
import { ListView } from '#web/analytics/lists/list-view.tsx';
import { PHONE, RowCards } from '#web/analytics/lists/row-cards.tsx';
import { WaitingTable } from '#web/analytics/lists/waiting-table.tsx';
import { ConversionNote } from '#web/analytics/rates/conversion-note.tsx';
import { useReportAddress } from '#web/analytics/reports/address.ts';
import { rangeInput } from '#web/analytics/reports/queries.ts';
import { searchOf } from '#web/core/api/call.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { DataTable } from '#web/core/ui/data-table.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { useMedia } from '#web/core/ui/use-media.ts';
import { AllProductCard, allProductColumns } from './all-product-rows.tsx';
import { CurrencySwitch } from './currency-switch.tsx';
import { allProductsQuery } from './queries.ts';

const SHOWN = 10;

interface AllProductsProps {
  stores: readonly Store[];
  range: RangeQuery;
}

/** The products of all stores; the same goods stand in one row however many stores sell them. */
export function AllProducts({ stores, range }: AllProductsProps) {
  const { showsAll, get } = useReportAddress();
  const currency = get('currency');
  const scope = { ...rangeInput(range), ...(currency && { currency }) };
  if (showsAll) return <ProductList stores={stores} scope={scope} />;
  return <FirstProducts stores={stores} scope={scope} />;
}

interface ProductsProps {
  stores: readonly Store[];
  /** Range and currency. */
  scope: QueryInputOf<typeof allStoresEndpoints.products>;
}

function FirstProducts({ stores, scope }: ProductsProps) {
  const t = useT();
  const format = useFormat();
  const { data } = useQuery(allProductsQuery(scope));
  return (
    <div className="grid min-w-0 gap-3">
      {data && <CurrencySwitch currencies={data.currencies} chosen={data.currency} />}
      <Loaded
        query={allProductsQuery(scope)}
        failed={t('Failed to load products.')}
        waiting={<WaitingTable rows={SHOWN} />}
      >
        {(reply) => (
          <FirstRows
            title={t('Products of all stores')}
            description={t('Goods with the same SKUs are one row, with the stores that sell them below it.')}
            count={format.number(reply.total)}
          >
            <ProductRows reply={{ ...reply, rows: reply.rows.slice(0, SHOWN) }} stores={stores} />
          </FirstRows>
        )}
      </Loaded>
      <ConversionNote conversion={data?.conversion ?? null} stores={stores} />
    </div>
  );
}

function ProductRows({ reply, stores }: { reply: AllStoresProducts; stores: readonly Store[] }) {
  const t = useT();
  const format = useFormat();
  const isPhone = useMedia(PHONE);
  const label = t('Products of all stores');
  if (reply.rows.length === 0)
    return (
      <p className="px-5 py-8 text-center text-ink-soft text-sm">{t('Nothing was sold in this period.')}</p>
    );
  if (isPhone)
    return (
      <RowCards
        label={label}
        rows={reply.rows}
        rowKey={({ key }) => key}
        card={(row) => <AllProductCard row={row} currency={reply.currency} stores={stores} />}
      />
    );
  return (
    <DataTable
      caption={label}
      columns={allProductColumns(t, format, reply.currency, stores)}
      rows={reply.rows}
      rowKey={({ key }) => key}
    />
  );
}

function ProductList({ stores, scope }: ProductsProps) {
  const t = useT();
  const format = useFormat();
  const { query, sorting, onSearch, onPage } = useListAddress(ALL_PRODUCT_SORTS, 'netSales');
  const asked = { ...scope, ...query };
  const { page: _page, ...rows } = asked;
  const { data } = useQuery(allProductsQuery(asked));
  return (
    <div className="grid min-w-0 gap-3">
      <ListView
        title={t('All products')}
        query={allProductsQuery(asked)}
        failed={t('Failed to load products.')}
        empty={t('No matching products.')}
        searchLabel={t('Search by title')}
        search={query.search}
        onSearch={onSearch}
        onPage={onPage}
        sorting={sorting}
        columns={({ currency }) => allProductColumns(t, format, currency, stores)}
        rowKey={({ key }) => key}
        card={(row, { currency }) => <AllProductCard row={row} currency={currency} stores={stores} />}
        filter={data && <CurrencySwitch currencies={data.currencies} chosen={data.currency} />}
        csv={ALL_PRODUCTS_CSV + searchOf(rows)}
      />
      <ConversionNote conversion={data?.conversion ?? null} stores={stores} />
    </div>
  );
}
