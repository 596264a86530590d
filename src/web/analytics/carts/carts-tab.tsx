import { ShoppingCart } from 'lucide-react';
import { CART_CSV, CART_SORTS } from '#shared/analytics/customer-reports.ts';
import { pathOf } from '#shared/core/endpoint.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { PLATFORM_NAMES, type Store } from '#shared/stores/stores.ts';
import { FirstRows } from '#web/analytics/lists/first-rows.tsx';
import { useListAddress } from '#web/analytics/lists/list-address.ts';
import { ListView } from '#web/analytics/lists/list-view.tsx';
import { WaitingTable } from '#web/analytics/lists/waiting-table.tsx';
import { useReportAddress } from '#web/analytics/reports/address.ts';
import { abandonedCartsQuery, cartListQuery } from '#web/analytics/reports/customer-queries.ts';
import { searchOf } from '#web/core/api/call.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Card } from '#web/core/ui/card.tsx';
import { DataTable } from '#web/core/ui/data-table.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { cartColumns } from './cart-columns.tsx';
import { CartFigures } from './cart-figures.tsx';

const SHOWN = 5;
/** The call returns so many and no more. */
const MOST_RETURNED = 100;

export function CartsTab({ store, range }: { store: Store; range: RangeQuery }) {
  const { showsAll } = useReportAddress();
  if (!store.shares.carts) return <NotShared store={store} />;
  if (showsAll) return <CartList store={store} />;
  return (
    <div className="grid min-w-0 gap-6">
      <FirstCarts store={store} />
      <CartFigures store={store} range={range} />
    </div>
  );
}

function NotShared({ store }: { store: Store }) {
  const t = useT();
  const platform = PLATFORM_NAMES[store.platform];
  return (
    <Card flush>
      <EmptyState icon={ShoppingCart} title={t('Not shared by {platform}', { platform })}>
        {t(
          '{platform} does not share which carts were abandoned, so there is nothing to count and no rate.',
          {
            platform,
          },
        )}
      </EmptyState>
    </Card>
  );
}

function CartList({ store }: { store: Store }) {
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

/** The carts left last that are still open. */
function FirstCarts({ store }: { store: Store }) {
  const t = useT();
  const format = useFormat();
  return (
    <Loaded
      query={abandonedCartsQuery(store.id)}
      failed={t('Failed to load abandoned carts.')}
      waiting={<WaitingTable rows={SHOWN} />}
    >
      {(carts) => (
        <FirstRows
          title={t('Abandoned Carts')}
          description={t('Left last and still open.')}
          count={
            carts.length < MOST_RETURNED ? format.number(carts.length) : `${format.number(MOST_RETURNED)}+`
          }
        >
          {carts.length === 0 ? (
            <EmptyState icon={ShoppingCart} title={t('No abandoned carts')}>
              {t('A cart counts as abandoned when someone left contact details but did not buy.')}
            </EmptyState>
          ) : (
            <DataTable
              caption={t('Abandoned Carts')}
              columns={cartColumns(t, format, store.timeZone, { withOutcome: false })}
              rows={carts.slice(0, SHOWN)}
              rowKey={({ id }) => id}
            />
          )}
        </FirstRows>
      )}
    </Loaded>
  );
}
