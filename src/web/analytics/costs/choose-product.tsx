import { useState } from 'react';
import type { Product } from '#shared/analytics/sales-reports.ts';
import { ProductPhoto } from '#web/analytics/products/product-photo.tsx';
import { productsQuery } from '#web/analytics/reports/sales-queries.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { SearchInput } from '#web/core/ui/search-input.tsx';

interface ChooseProductProps {
  storeId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (product: Product) => void;
}

export function ChooseProduct({ storeId, open, onOpenChange, onChoose }: ChooseProductProps) {
  const t = useT();
  const [search, setSearch] = useState('');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('Select a product')}>
      <div className="grid min-w-0 gap-3">
        <SearchInput label={t('Search by title or handle')} value={search} onSearch={setSearch} />
        <Loaded
          query={productsQuery(storeId, search)}
          failed={t('Failed to load products.')}
          isEmpty={({ products }) => products.length === 0}
          empty={<p className="py-6 text-center text-ink-soft text-sm">{t('No matching products.')}</p>}
        >
          {({ products }) => (
            <ul className="grid min-w-0 gap-0.5">
              {products.map((product) => (
                <li key={product.id} className="min-w-0">
                  <button
                    type="button"
                    onClick={() => onChoose(product)}
                    className="flex w-full min-w-0 items-center gap-3 rounded-lg px-2 py-1.5 text-left text-sm hover:bg-sunken"
                  >
                    <ProductPhoto src={product.imageUrl} className="size-9 rounded-md" />
                    <span dir="auto" className="truncate">
                      {product.title}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}
