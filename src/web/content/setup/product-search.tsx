import { type ReactNode, useState } from 'react';
import type { Product } from '#shared/analytics/sales-reports.ts';
import type { Store } from '#shared/stores/stores.ts';
import { productChoiceQuery } from '#web/content/queries.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { SearchInput } from '#web/core/ui/search-input.tsx';

interface ProductSearchProps {
  store: Store;
  waiting: ReactNode;
  children: (products: readonly Product[]) => ReactNode;
}

/** The products of a store that match what is typed, best selling first, however they are listed. */
export function ProductSearch({ store, waiting, children }: ProductSearchProps) {
  const t = useT();
  const format = useFormat();
  const [search, setSearch] = useState('');
  return (
    <div className="grid min-h-80 content-start gap-4">
      <SearchInput label={t('Search by title or handle')} value={search} onSearch={setSearch} />
      <Loaded
        query={productChoiceQuery(store.id, search)}
        failed={t('Failed to load products.')}
        waiting={waiting}
        isEmpty={({ products }) => products.length === 0}
        empty={
          <p className="py-12 text-center text-ink-soft text-sm">
            {search
              ? t('No matching products')
              : t('No products yet. They appear once they are read from your store.')}
          </p>
        }
      >
        {({ products, total }) => (
          <>
            {children(products)}
            {total > products.length && (
              <p className="text-center text-ink-soft text-sm">
                {t('{shown} of {total} products. Search to find the others.', {
                  shown: format.number(products.length),
                  total: format.number(total),
                })}
              </p>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}
