import type { FileWords } from '#languages/file-words.ts';
import type { CsvColumn } from '#server/analytics/reports/csv.ts';
import type { ProfitOrder, ProfitRow, VatReport } from '#shared/analytics/profit.ts';
import type { CostRow } from '#shared/stores/costs.ts';

export function partColumns({ profit: words }: FileWords, currency: string): CsvColumn<ProfitRow>[] {
  return [
    { title: words.name, value: ({ title, id }) => title ?? id },
    { title: words.variant, value: (row) => row.variantTitle },
    { title: words.orders, value: (row) => row.orders },
    { title: words.units, value: (row) => row.units },
    { title: words.netSales, value: (row) => row.netSales },
    { title: words.coverage, value: (row) => row.coverage },
    { title: words.costOfGoods, value: (row) => row.costOfGoods },
    { title: words.grossProfit, value: (row) => row.grossProfit },
    { title: words.margin, value: (row) => row.margin },
    { title: words.shippingResult, value: (row) => row.shippingResult },
    { title: words.fees, value: (row) => row.fees },
    { title: words.contribution, value: (row) => row.contribution },
    { title: words.unknown, value: ({ unknown }) => unknown.map((what) => words.unknowns[what]).join(', ') },
    { title: words.currency, value: () => currency },
  ];
}

export function orderColumns({ profit: words }: FileWords, currency: string): CsvColumn<ProfitOrder>[] {
  return [
    { title: words.order, value: (row) => row.name },
    { title: words.day, value: (row) => row.placedOn },
    { title: words.country, value: (row) => row.countryCode },
    { title: words.netSales, value: (row) => row.netSales },
    { title: words.costOfGoods, value: (row) => row.costOfGoods },
    { title: words.shippingResult, value: (row) => row.shippingResult },
    { title: words.fees, value: (row) => row.fees },
    { title: words.handling, value: (row) => row.handling },
    { title: words.other, value: (row) => row.other },
    { title: words.contribution, value: (row) => row.contribution },
    { title: words.complete, value: ({ complete }) => (complete ? words.yes : words.no) },
    { title: words.unknown, value: ({ unknown }) => unknown.map((what) => words.unknowns[what]).join(', ') },
    {
      title: words.reasons,
      value: ({ reasons }) => reasons.map((reason) => words.lossReasons[reason]).join(', '),
    },
    { title: words.currency, value: () => currency },
  ];
}

export function vatColumns(
  { profit: words }: FileWords,
  currency: string,
): CsvColumn<VatReport['rows'][number]>[] {
  return [
    { title: words.country, value: (row) => row.countryCode },
    { title: words.rate, value: (row) => row.percent },
    { title: words.marketplace, value: ({ channelLiable }) => (channelLiable ? words.yes : words.no) },
    { title: words.base, value: (row) => row.base },
    { title: words.tax, value: (row) => row.tax },
    { title: words.currency, value: () => currency },
  ];
}

/** The columns by which a file that was filled in is read again. */
export function costColumns({ profit: words }: FileWords, currency: string): CsvColumn<CostRow>[] {
  return [
    { title: words.variantId, value: (row) => row.variantId },
    { title: words.sku, value: (row) => row.sku },
    { title: words.name, value: (row) => row.title },
    { title: words.variant, value: (row) => row.variantTitle },
    { title: words.price, value: (row) => row.price },
    { title: words.cost, value: (row) => row.unitCost },
    { title: words.currency, value: () => currency },
  ];
}
