import type { ReactNode } from 'react';
import type { ALL_PRODUCT_SORTS, AllProductRow } from '#shared/analytics/all-stores.ts';
import type { Store } from '#shared/stores/stores.ts';
import { CardFigures } from '#web/analytics/lists/row-cards.tsx';
import { ProductPhoto } from '#web/analytics/products/product-photo.tsx';
import { type createFormat, NO_FIGURE, useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import type { Column } from '#web/core/ui/data-table.tsx';

type Format = ReturnType<typeof createFormat>;
type AllProductSort = (typeof ALL_PRODUCT_SORTS)[number];
type SoldInStore = AllProductRow['stores'][number];

const nameOf = (stores: readonly Store[], { storeId }: SoldInStore) =>
  stores.find(({ id }) => id === storeId)?.storeName ?? NO_FIGURE;

function titleOf(t: Translate, { title, stores }: AllProductRow): string {
  return stores.every(({ productId }) => productId === null) ? t('Sold without a product') : title;
}

/** A store alone repeats nothing of its row but the amount in its own currency. */
const isSoldBySeveral = ({ stores }: AllProductRow) => stores.length > 1;

/** In the list's currency, and in the store's own where that is another. */
function storeSales(format: Format, sold: SoldInStore, store: Store | undefined, currency: string): string {
  const inList = format.money(sold.netSales, currency);
  if (!store || store.currency === currency) return inList;
  return `${format.money(sold.ownNetSales, store.currency)} · ${inList}`;
}

export function allProductColumns(
  t: Translate,
  format: Format,
  currency: string,
  stores: readonly Store[],
): Column<AllProductRow, AllProductSort>[] {
  return [
    {
      name: 'title',
      label: t('Product'),
      isHeader: true,
      grows: true,
      sort: 'title',
      cell: (row) => (
        <WithStores row={row} line={(sold) => nameOf(stores, sold)} isName>
          <span className="flex min-w-0 items-center gap-3">
            <ProductPhoto src={row.imageUrl} className="size-9 rounded-md" />
            <span dir="auto" className="min-w-0 truncate font-medium sm:max-w-72">
              {titleOf(t, row)}
            </span>
          </span>
        </WithStores>
      ),
    },
    {
      name: 'units',
      label: t('Sold'),
      isNumber: true,
      sort: 'units',
      cell: (row) => (
        <WithStores row={row} line={(sold) => isSoldBySeveral(row) && format.number(sold.units)}>
          {format.number(row.units)}
        </WithStores>
      ),
    },
    {
      name: 'orders',
      label: t('Orders'),
      isNumber: true,
      sort: 'orders',
      from: 'md',
      cell: (row) => (
        <WithStores row={row} line={(sold) => isSoldBySeveral(row) && format.number(sold.orders)}>
          {format.number(row.orders)}
        </WithStores>
      ),
    },
    {
      name: 'netSales',
      label: t('Net sales'),
      isNumber: true,
      sort: 'netSales',
      cell: (row) => (
        <WithStores
          row={row}
          line={(sold) => {
            const store = stores.find(({ id }) => id === sold.storeId);
            return (
              (isSoldBySeveral(row) || store?.currency !== currency) &&
              storeSales(format, sold, store, currency)
            );
          }}
        >
          {format.money(row.netSales, currency)}
        </WithStores>
      ),
    },
    {
      name: 'before',
      label: t('Before'),
      isNumber: true,
      from: 'lg',
      cell: ({ previousNetSales, ...row }) => (
        <WithStores row={row}>
          <span className="text-ink-soft">{format.money(previousNetSales, currency)}</span>
        </WithStores>
      ),
    },
    {
      name: 'share',
      label: t('Share'),
      isNumber: true,
      from: 'md',
      cell: ({ share, ...row }) => (
        <WithStores row={row}>{share === null ? NO_FIGURE : format.percent(share * 100)}</WithStores>
      ),
    },
  ];
}

interface WithStoresProps {
  row: Pick<AllProductRow, 'stores'>;
  children: ReactNode;
  /** What stands in this column for a store; lines of the same height, so that they meet across the row. */
  line?: (sold: SoldInStore) => string | false;
  isName?: boolean;
}

/** The whole over its stores, one line for each. */
function WithStores({ row: { stores }, children, line, isName = false }: WithStoresProps) {
  return (
    <span className="grid">
      <span className={isName ? 'flex h-9 min-w-0 items-center' : 'grid h-9 items-center'}>{children}</span>
      {stores.map((sold) => (
        <span
          key={`${sold.storeId}/${sold.productId}`}
          dir="auto"
          className={`block h-5 truncate text-ink-soft text-xs leading-5${isName ? ' pl-12' : ''}`}
        >
          {line?.(sold)}
        </span>
      ))}
    </span>
  );
}

interface AllProductCardProps {
  row: AllProductRow;
  currency: string;
  stores: readonly Store[];
}

/** On a phone. */
export function AllProductCard({ row, currency, stores }: AllProductCardProps) {
  const t = useT();
  const format = useFormat();
  return (
    <>
      <p className="flex min-w-0 items-center gap-3">
        <ProductPhoto src={row.imageUrl} className="size-9 rounded-md" />
        <span dir="auto" className="line-clamp-2 min-w-0 font-medium">
          {titleOf(t, row)}
        </span>
      </p>
      <CardFigures
        figures={[
          { term: t('Net sales'), figure: format.money(row.netSales, currency) },
          { term: t('Sold'), figure: format.number(row.units) },
        ]}
      />
      <ul className="grid gap-1 text-ink-soft text-xs">
        {row.stores.map((sold) => (
          <li key={`${sold.storeId}/${sold.productId}`} className="flex justify-between gap-4">
            <span dir="auto" className="min-w-0 truncate">
              {nameOf(stores, sold)}
            </span>
            <span className="whitespace-nowrap">
              {storeSales(
                format,
                sold,
                stores.find(({ id }) => id === sold.storeId),
                currency,
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
