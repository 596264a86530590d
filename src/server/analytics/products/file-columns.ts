import type { ListColumn } from '#server/analytics/reports/list-file.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { ProductRow } from '#shared/analytics/sales-reports.ts';

const WITHOUT_PRODUCT = { en: 'Without a product', tr: 'Ürünsüz satışlar' };

export function rankingColumns({ currency }: OwnedStore): ListColumn<ProductRow>[] {
  return [
    {
      title: { en: 'Product', tr: 'Ürün' },
      value: ({ id, title }, language) => (id === null ? WITHOUT_PRODUCT[language] : title),
    },
    { title: { en: 'Handle', tr: 'Bağlantı adı' }, value: (row) => row.handle },
    { title: { en: 'Price', tr: 'Fiyat' }, value: (row) => row.price },
    { title: { en: 'Inventory', tr: 'Stok' }, value: (row) => row.inventory },
    { title: { en: 'Orders', tr: 'Sipariş' }, value: (row) => row.orders },
    { title: { en: 'Units', tr: 'Adet' }, value: (row) => row.units },
    { title: { en: 'Gross sales', tr: 'Brüt satışlar' }, value: (row) => row.grossSales },
    { title: { en: 'Discounts', tr: 'İndirimler' }, value: (row) => row.discounts },
    { title: { en: 'Sales reversals', tr: 'Geri alınan tutarlar' }, value: (row) => row.reversals },
    { title: { en: 'Net sales', tr: 'Net satışlar' }, value: (row) => row.netSales },
    { title: { en: 'Share of net sales', tr: 'Net satış payı' }, value: (row) => row.share },
    { title: { en: 'Net sales before', tr: 'Önceki net satışlar' }, value: (row) => row.previousNetSales },
    { title: { en: 'Currency', tr: 'Para birimi' }, value: () => currency },
  ];
}
