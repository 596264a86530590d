import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { Product } from '#shared/analytics/sales-reports.ts';
import type { Store } from '#shared/stores/stores.ts';
import { ProductPhoto } from '#web/analytics/products/product-photo.tsx';
import { ProductSearch } from '#web/content/setup/product-search.tsx';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';

/** As many as one set takes. */
const MOST_PRODUCTS = 10;

interface ProductsPickerProps {
  store: Store;
  chosen: readonly Product[];
  onChosen: (products: readonly Product[]) => void;
}

/** Several products, chosen in a dialog and listed with a way to take each out again. */
export function ProductsPicker({ store, chosen, onChosen }: ProductsPickerProps) {
  const t = useT();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const without = (product: Product) => chosen.filter((each) => each.id !== product.id);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium text-sm">{t('Products')}</legend>
      {chosen.length > 0 && (
        <ul className="grid gap-1.5">
          {chosen.map((product) => (
            <li key={product.id} className="flex min-w-0 items-center gap-2.5">
              <ProductPhoto src={product.imageUrl} className="size-9 rounded-md" />
              <span dir="auto" className="min-w-0 flex-1 truncate text-sm">
                {product.title}
              </span>
              <Button
                variant="ghost"
                size="small"
                square
                aria-label={t('Remove {product}', { product: product.title })}
                onClick={() => onChosen(without(product))}
              >
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        {chosen.length > 0 ? t('Change products') : t('Choose products')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('Choose products')}
        description={t('At most {most}, best selling first.', { most: format.number(MOST_PRODUCTS) })}
        footer={
          <>
            <p id={id} role="status" className="mr-auto self-center text-ink-soft text-sm">
              {t('{n} of {most} chosen', {
                n: format.number(chosen.length),
                most: format.number(MOST_PRODUCTS),
              })}
            </p>
            <Button onClick={() => setOpen(false)}>{t('Finished')}</Button>
          </>
        }
      >
        <ProductsChoice
          store={store}
          chosen={chosen}
          onToggle={(product, wanted) => onChosen(wanted ? [...chosen, product] : without(product))}
        />
      </Dialog>
    </fieldset>
  );
}

interface ProductsChoiceProps {
  store: Store;
  chosen: readonly Product[];
  onToggle: (product: Product, wanted: boolean) => void;
}

function ProductsChoice({ store, chosen, onToggle }: ProductsChoiceProps) {
  const isFull = chosen.length >= MOST_PRODUCTS;
  return (
    <ProductSearch store={store} waiting={<WaitingProducts />}>
      {(products) => (
        <ul className="grid">
          {products.map((product) => {
            const isChosen = chosen.some(({ id }) => id === product.id);
            return (
              <li key={product.id}>
                <ProductLine
                  product={product}
                  isChosen={isChosen}
                  isDisabled={isFull && !isChosen}
                  onToggle={(wanted) => onToggle(product, wanted)}
                />
              </li>
            );
          })}
        </ul>
      )}
    </ProductSearch>
  );
}

interface ProductLineProps {
  product: Product;
  isChosen: boolean;
  isDisabled: boolean;
  onToggle: (wanted: boolean) => void;
}

function ProductLine({ product, isChosen, isDisabled, onToggle }: ProductLineProps) {
  const t = useT();
  const format = useFormat();
  const { title, price, currency, imageUrl, inventory } = product;
  return (
    <label className="flex cursor-pointer items-center gap-3 rounded-lg px-2 py-2 transition-colors hover:bg-sunken">
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isDisabled}
        onChange={({ target }) => onToggle(target.checked)}
        className="size-4.5 shrink-0 accent-accent"
      />
      <ProductPhoto src={imageUrl} className="size-11 rounded-md" />
      <span className="grid min-w-0 flex-1">
        <span dir="auto" className="line-clamp-2 text-sm">
          {title}
        </span>
        <span className="text-ink-soft text-xs tabular-nums">{format.money(price, currency)}</span>
      </span>
      {inventory !== null && inventory <= 0 && <Badge>{t('Sold out')}</Badge>}
    </label>
  );
}

function WaitingProducts() {
  return (
    <div className="grid gap-3">
      {['a', 'b', 'c', 'd'].map((name) => (
        <Skeleton key={name} className="h-14 rounded-lg" />
      ))}
    </div>
  );
}
