import type { ProductRow } from '#shared/analytics/sales-reports.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import type { Store } from '#shared/stores/stores.ts';
import { Picture } from '#web/analytics/charts/picture.tsx';
import { ShareBars } from '#web/analytics/charts/share-bars.tsx';
import { rangeInput } from '#web/analytics/reports/queries.ts';
import { productRankingQuery } from '#web/analytics/reports/sales-queries.ts';
import { NO_FIGURE, useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { DataTable } from '#web/core/ui/data-table.tsx';
import { productColumns } from './product-columns.tsx';
import { productTitle } from './product-title.ts';

const SHOWN = 10;

/** What sold most in the period, and its part of the whole. */
export function RankingPicture({ store, range }: { store: Store; range: RangeQuery }) {
  const t = useT();
  const format = useFormat();
  return (
    <Picture
      title={t('What sells')}
      description={t('Net sales of the period, and their share of all.')}
      store={store}
      query={productRankingQuery(store.id, rangeInput(range))}
      failed={t('Failed to load the ranking.')}
      height="h-96"
      isEmpty={({ rows }) => !rows.some(wasSold)}
      empty={t('Nothing was sold in this period.')}
      inputs={({ period, computedAt, total }) => ({
        formula: t(
          'Gross sales less discounts and reversals of every line that names the product, by the day each happened. The share is of all net sales of the period. Variants count with their product.',
        ),
        rows: t.plural(total, { one: '{n} product', other: '{n} products' }),
        period,
        computedAt,
      })}
      chart={({ rows, currency }) => (
        <ShareBars
          bars={rows
            .filter(wasSold)
            .slice(0, SHOWN)
            .map((row) => ({
              key: row.id ?? 'none',
              label: productTitle(t, row),
              value: row.netSales,
              figure: format.money(row.netSales, currency, { whole: true }),
              note: row.share === null ? NO_FIGURE : format.percent(row.share * 100),
            }))}
        />
      )}
      table={({ rows, currency }) => (
        <DataTable
          caption={t('What sells')}
          columns={productColumns(t, format, currency)}
          rows={rows.filter(wasSold).slice(0, SHOWN)}
          rowKey={({ id }) => id ?? 'none'}
        />
      )}
    />
  );
}

function wasSold({ netSales, units }: ProductRow): boolean {
  return netSales !== 0 || units > 0;
}
