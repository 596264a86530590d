import type { RangeQuery } from '#shared/core/ranges.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useReportAddress } from '#web/analytics/reports/address.ts';
import { AffinityPicture } from './affinity-picture.tsx';
import { ProductCards } from './product-cards.tsx';
import { ProductList } from './product-list.tsx';
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
