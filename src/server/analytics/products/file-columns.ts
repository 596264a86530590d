import type { FileWords } from '#languages/file-words.ts';
import type { CsvColumn } from '#server/analytics/reports/csv.ts';
import type { ProductRow } from '#shared/analytics/sales-reports.ts';

export function rankingColumns(words: FileWords['products'], currency: string): CsvColumn<ProductRow>[] {
  return [
    {
      title: words.product,
      value: ({ id, title }) => (id === null ? words.withoutProduct : title),
    },
    { title: words.handle, value: (row) => row.handle },
    { title: words.price, value: (row) => row.price },
    { title: words.inventory, value: (row) => row.inventory },
    { title: words.orders, value: (row) => row.orders },
    { title: words.units, value: (row) => row.units },
    { title: words.grossSales, value: (row) => row.grossSales },
    { title: words.discounts, value: (row) => row.discounts },
    { title: words.reversals, value: (row) => row.reversals },
    { title: words.netSales, value: (row) => row.netSales },
    { title: words.share, value: (row) => row.share },
    { title: words.netSalesBefore, value: (row) => row.previousNetSales },
    { title: words.currency, value: () => currency },
  ];
}
