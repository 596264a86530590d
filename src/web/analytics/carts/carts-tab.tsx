import { ShoppingCart } from 'lucide-react';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { PLATFORM_NAMES, type Store } from '#shared/stores/stores.ts';
import { useReportAddress } from '#web/analytics/reports/address.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Card } from '#web/core/ui/card.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { CartFigures } from './cart-figures.tsx';
import { CartList } from './cart-list.tsx';
import { FirstCarts } from './first-carts.tsx';

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
