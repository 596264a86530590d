import { CART_CSV, CART_SORTS } from '#shared/analytics/customer-reports.ts';
import { pathOf } from '#shared/core/endpoint.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useListAddress } from '#web/analytics/lists/list-address.ts';
import { ListView } from '#web/analytics/lists/list-view.tsx';
import { cartListQuery } from '#web/analytics/reports/customer-queries.ts';
import { searchOf } from '#web/core/api/call.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { cartColumns } from './cart-columns.tsx';

export function CartList({ store }: { store: Store }) {
  const t = useT();
  const format = useFormat();
  const { query, sorting, onSearch, onPage } = useListAddress(CART_SORTS, 'updatedAt');
  const { page: _page, ...rows } = query;
  return (
    <ListView
      title={t('All abandoned carts')}
      query={cartListQuery(store.id, query)}
      failed={t('Failed to load abandoned carts.')}
      empty={t('No matching carts.')}
      searchLabel={t('Search by e-mail or product')}
      search={query.search}
      onSearch={onSearch}
      onPage={onPage}
      sorting={sorting}
      columns={() => cartColumns(t, format, store.timeZone, { withOutcome: true })}
      rowKey={({ id }) => id}
      limits={({ searchedSince }) =>
        searchedSince &&
        t('With so many carts, only those left since {date} were searched.', {
          date: format.date(searchedSince, store.timeZone),
        })
      }
      csv={pathOf({ path: CART_CSV }, { storeId: store.id }) + searchOf(rows)}
    />
  );
}
