import type { Product } from '#shared/analytics/sales-reports.ts';
import type { Store } from '#shared/stores/stores.ts';
import { ProductPhoto } from '#web/analytics/products/product-photo.tsx';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { ProductSearch } from './product-search.tsx';

const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-4';

interface ProductChoiceProps {
  store: Store;
  chosenId: string | null;
  onChoose: (product: Product) => void;
}

export function ProductChoice({ store, chosenId, onChoose }: ProductChoiceProps) {
  return (
    <ProductSearch store={store} waiting={<WaitingProducts />}>
      {(products) => (
        <ul className={GRID}>
          {products.map((product) => (
            <li key={product.id} className="grid min-w-0">
              <ProductButton
                product={product}
                isChosen={product.id === chosenId}
                onChoose={() => onChoose(product)}
              />
            </li>
          ))}
        </ul>
      )}
    </ProductSearch>
  );
}

interface ProductButtonProps {
  product: Product;
  isChosen: boolean;
  onChoose: () => void;
}

function ProductButton({ product, isChosen, onChoose }: ProductButtonProps) {
  const t = useT();
  const format = useFormat();
  const { title, price, currency, imageUrl, inventory } = product;
  const isSoldOut = inventory !== null && inventory <= 0;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        'grid min-w-0 content-start overflow-hidden rounded-xl border bg-surface text-left transition-colors',
        isChosen ? 'border-accent ring-1 ring-accent' : 'border-line hover:border-line-strong',
      )}
    >
      <ProductPhoto src={imageUrl} className="aspect-square w-full" />
      <span className="grid gap-1 p-2.5">
        <span dir="auto" className="line-clamp-2 font-medium text-sm leading-snug">
          {title}
        </span>
        <span className="flex flex-wrap items-center justify-between gap-1 text-ink-soft text-sm tabular-nums">
          {format.money(price, currency)}
          {isSoldOut && <Badge>{t('Sold out')}</Badge>}
        </span>
      </span>
    </button>
  );
}

function WaitingProducts() {
  return (
    <div className={GRID}>
      {['a', 'b', 'c', 'd'].map((name) => (
        <Skeleton key={name} className="aspect-[4/5] rounded-xl" />
      ))}
    </div>
  );
}
