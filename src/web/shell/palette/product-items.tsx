import { Command as Cmdk } from 'cmdk';
import { useLocation } from 'wouter';
import type { Product } from '#shared/analytics/sales-reports.ts';
import { ProductPhoto } from '#web/analytics/products/product-photo.tsx';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { Group, ITEM_LOOK } from './palette-items.tsx';

interface ProductItemsProps {
  products: readonly Product[];
  onChoose: (run: () => void) => void;
}

/** One that is chosen is taken along to the content creator. */
export function ProductItems({ products, onChoose }: ProductItemsProps) {
  const t = useT();
  const format = useFormat();
  const [, navigate] = useLocation();
  if (products.length === 0) return null;
  return (
    <Group heading={t('Make a post about a product')}>
      {products.map(({ id, handle, title, price, currency, imageUrl }) => (
        <Cmdk.Item
          key={id}
          value={`product ${id}`}
          onSelect={() =>
            onChoose(() => navigate(`${paths.contentCreator}?${new URLSearchParams({ product: handle })}`))
          }
          className={ITEM_LOOK}
        >
          <ProductPhoto src={imageUrl} className="size-7 rounded-md" />
          <span dir="auto" className="min-w-0 flex-1 truncate">
            {title}
          </span>
          <span className="shrink-0 text-ink-faint text-xs tabular-nums">
            {format.money(price, currency)}
          </span>
        </Cmdk.Item>
      ))}
    </Group>
  );
}
