import { ShoppingCart } from 'lucide-react';
import type { Store } from '#shared/stores/stores.ts';
import { FirstRows } from '#web/analytics/lists/first-rows.tsx';
import { WaitingTable } from '#web/analytics/lists/waiting-table.tsx';
import { abandonedCartsQuery } from '#web/analytics/reports/customer-queries.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { DataTable } from '#web/core/ui/data-table.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { cartColumns } from './cart-columns.tsx';

const SHOWN = 5;
/** The call returns so many and no more. */
const MOST_RETURNED = 100;

/** The carts left last that are still open. */
export function FirstCarts({ store }: { store: Store }) {
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
