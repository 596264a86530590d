import type { PRODUCT_SORTS, ProductRow } from '#shared/analytics/sales-reports.ts';
import { type createFormat, NO_FIGURE } from '#web/core/app/format.ts';
import type { Translate } from '#web/core/app/i18n.ts';
import type { Column } from '#web/core/ui/data-table.tsx';
import { ProductPhoto } from './product-photo.tsx';
import { productTitle } from './product-title.ts';

export type ProductSort = (typeof PRODUCT_SORTS)[number];

export function productColumns(
  t: Translate,
  format: ReturnType<typeof createFormat>,
  currency: string,
): Column<ProductRow, ProductSort>[] {
  return [
    {
      name: 'title',
      label: t('Product'),
      isHeader: true,
      grows: true,
      sort: 'title',
      cell: (row) => (
        <span className="flex min-w-0 items-center gap-3">
          <ProductPhoto src={row.imageUrl} className="size-9 rounded-md" />
          <span className="min-w-0">
            <span dir="auto" className="line-clamp-2 sm:max-w-64 font-medium">
              {productTitle(t, row)}
            </span>
            {row.category && <span className="block text-ink-faint text-xs">{row.category}</span>}
          </span>
        </span>
      ),
    },
    {
      name: 'price',
      label: t('Price'),
      isNumber: true,
      sort: 'price',
      from: 'md',
      cell: ({ price }) => format.money(price, currency),
    },
    {
      name: 'inventory',
      label: t('In stock'),
      isNumber: true,
      sort: 'inventory',
      from: 'lg',
      cell: ({ inventory }) => format.number(inventory),
    },
    {
      name: 'units',
      label: t('Sold'),
      isNumber: true,
      sort: 'units',
      from: 'sm',
      cell: ({ units }) => format.number(units),
    },
    {
      name: 'orders',
      label: t('Orders'),
      isNumber: true,
      sort: 'orders',
      from: 'lg',
      cell: ({ orders }) => format.number(orders),
    },
    {
      name: 'netSales',
      label: t('Net sales'),
      isNumber: true,
      sort: 'netSales',
      cell: ({ netSales, previousNetSales }) => (
        <>
          {format.money(netSales, currency)}
          {previousNetSales !== null && (
            <span className="block text-ink-faint text-xs">
              {t('before: {amount}', { amount: format.money(previousNetSales, currency) })}
            </span>
          )}
        </>
      ),
    },
    {
      name: 'share',
      label: t('Share'),
      isNumber: true,
      from: 'md',
      cell: ({ share }) => (share === null ? NO_FIGURE : format.percent(share * 100)),
    },
  ];
}
