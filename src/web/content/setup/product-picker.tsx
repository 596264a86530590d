import { ChevronDown, Package } from 'lucide-react';
import { type RefObject, Suspense, useId, useState } from 'react';
import type { Product } from '#shared/analytics/sales-reports.ts';
import type { Store } from '#shared/stores/stores.ts';
import { ProductPhoto } from '#web/analytics/products/product-photo.tsx';
import { ProductEarnings } from '#web/content/earnings/lazy-product-earnings.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { FieldError } from '#web/core/ui/field.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { ProductChoice } from './product-choice.tsx';

interface ProductPickerProps {
  store: Store;
  product: Product | null;
  onProduct: (product: Product) => void;
  /** Asked for what needs a product before one was chosen. */
  isMissing: boolean;
  button: RefObject<HTMLButtonElement | null>;
  isSuggesting: boolean;
  isPromotion: boolean;
}

export function ProductPicker(props: ProductPickerProps) {
  const { store, product, onProduct, isMissing, button, isSuggesting, isPromotion } = props;
  const t = useT();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const id = useId();

  function choose(chosen: Product) {
    onProduct(chosen);
    setOpen(false);
  }

  return (
    <div className="grid content-start gap-1.5">
      {/* The words of the button name it together with this. */}
      <span id={id} className="font-medium text-sm">
        {t('Product')}
      </span>
      <button
        ref={button}
        type="button"
        data-missing={isMissing || undefined}
        aria-describedby={isMissing ? `${id}-error` : undefined}
        id={`${id}-button`}
        aria-labelledby={`${id} ${id}-button`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-14 w-full min-w-0 items-center gap-3 rounded-lg border border-line-strong/60 bg-surface px-2 py-1.5 text-left text-base transition-colors hover:border-line-strong data-missing:border-negative sm:text-sm"
      >
        {product ? (
          <>
            <ProductPhoto src={product.imageUrl} className="size-10 rounded-md" />
            <span className="grid min-w-0 flex-1">
              <span dir="auto" className="truncate font-medium">
                {product.title}
              </span>
              <span className="text-ink-soft text-xs tabular-nums">
                {format.money(product.price, product.currency)}
              </span>
            </span>
          </>
        ) : (
          <>
            <span className="grid size-10 shrink-0 place-items-center rounded-md bg-sunken text-ink-faint">
              <Package aria-hidden className="size-5" strokeWidth={1.5} />
            </span>
            <span className="flex-1 text-ink-soft">
              {isSuggesting ? t('The first products are being read.') : t('Select a product')}
            </span>
          </>
        )}
        <ChevronDown aria-hidden className="mx-1 size-4 shrink-0 text-ink-faint" />
      </button>
      <FieldError id={`${id}-error`} error={isMissing ? t('Select a product') : undefined} />
      {product && (
        <Suspense fallback={<Skeleton className="h-5 w-48 rounded" />}>
          <ProductEarnings
            storeId={store.id}
            productId={product.id}
            price={product.price}
            compareAtPrice={product.compareAtPrice}
            discount={isPromotion ? 'tried' : undefined}
          />
        </Suspense>
      )}
      <Dialog open={isOpen} onOpenChange={setOpen} title={t('Select a product')} size="large">
        <ProductChoice store={store} chosenId={product?.id ?? null} onChoose={choose} />
      </Dialog>
    </div>
  );
}
