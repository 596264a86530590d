import {
  PRODUCT_RANKING_CSV,
  PRODUCT_SORTS,
  STOCK_STATES,
  type StockState,
} from '#shared/analytics/sales-reports.ts';
import { pathOf } from '#shared/core/endpoint.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useListAddress } from '#web/analytics/lists/list-address.ts';
import { ListView } from '#web/analytics/lists/list-view.tsx';
import { useReportAddress } from '#web/analytics/reports/address.ts';
import { rangeInput } from '#web/analytics/reports/queries.ts';
import { productRankingQuery } from '#web/analytics/reports/sales-queries.ts';
import { searchOf } from '#web/core/api/call.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Select } from '#web/core/ui/select.tsx';
import { AffinityPicture } from './affinity-picture.tsx';
import { ProductCards } from './product-cards.tsx';
import { productColumns } from './product-columns.tsx';
import { RankingPicture } from './ranking-picture.tsx';

export function ProductsTab({ store, range }: { store: Store; range: RangeQuery }) {
  const { showsAll } = useReportAddress();
  if (showsAll) return <ProductList store={store} range={range} />;
  return (
    <div className="grid min-w-0 gap-6">
      <ProductCards store={store} />
      <RankingPicture store={store} range={range} />
      <AffinityPicture store={store} />
    </div>
  );
}

function ProductList({ store, range }: { store: Store; range: RangeQuery }) {
  const t = useT();
  const format = useFormat();
  const { query, sorting, onSearch, onPage } = useListAddress(PRODUCT_SORTS, 'netSales');
  const { oneOf, go } = useReportAddress();
  const stock = oneOf('stock', STOCK_STATES) ?? undefined;
  const ranged = { ...rangeInput(range), ...query, ...(stock && { stock }) };
  const { page: _page, ...rows } = ranged;
  return (
    <ListView
      title={t('All products')}
      query={productRankingQuery(store.id, ranged)}
      failed={t('Failed to load products.')}
      empty={t('No matching products.')}
      searchLabel={t('Search by title or handle')}
      search={query.search}
      onSearch={onSearch}
      onPage={onPage}
      sorting={sorting}
      columns={({ currency }) => productColumns(t, format, currency)}
      rowKey={({ id }) => id ?? 'none'}
      filter={
        <Select<StockState | 'all'>
          aria-label={t('Stock')}
          value={stock ?? 'all'}
          onValueChange={(chosen) => go({ stock: chosen === 'all' ? undefined : chosen, page: undefined })}
          options={[
            { value: 'all', label: t('Any stock') },
            { value: 'running_out', label: t('Runs out soon') },
            { value: 'not_moving', label: t('Does not move') },
          ]}
        />
      }
      csv={pathOf({ path: PRODUCT_RANKING_CSV }, { storeId: store.id }) + searchOf(rows)}
    />
  );
}
