import type { ProfitReport } from '#shared/analytics/profit.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import type { Store } from '#shared/stores/stores.ts';
import { Legend, type Mark } from '#web/analytics/charts/legend.tsx';
import { Picture } from '#web/analytics/charts/picture.tsx';
import { pointText } from '#web/analytics/charts/point-text.ts';
import { NO_FIGURE, useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { DataTable } from '#web/core/ui/data-table.tsx';
import { coverageText, figureText } from './figures.ts';
import { MarginChart } from './margin-chart.tsx';
import { profitQuery } from './queries.ts';

/** What is left of sales, over time. */
export function MarginPicture({ store, range }: { store: Store; range: RangeQuery }) {
  const t = useT();
  return (
    <Picture
      title={t('Margin over time')}
      store={store}
      query={profitQuery(store.id, range)}
      failed={t('Failed to load profit.')}
      height="h-80"
      isEmpty={({ points }) => !points.some(({ netSales, contribution }) => netSales || contribution)}
      empty={t('No orders in this period.')}
      inputs={({ period, coverage, computedAt }) => ({
        formula: t(
          'Gross margin: gross profit divided by the net sales of what has a known cost. Contribution: gross profit, shipping result and other income, less payment fees, packaging, handling and other costs, before ads and fixed costs.',
        ),
        rows: t('All sales, refunds, fees and costs of the period, each on the day it happened'),
        period,
        coverage,
        computedAt,
      })}
      chart={(reply) => (
        <>
          <Legend entries={legendOf(t, reply)} />
          <MarginChart reply={reply} />
        </>
      )}
      table={(reply) => <MarginTable reply={reply} />}
    />
  );
}

function legendOf(t: Translate, { points }: ProfitReport) {
  const entries: { mark: Mark; label: string }[] = [
    { mark: 'line', label: t('Gross margin') },
    { mark: 'band', label: t('Contribution') },
  ];
  if (points.some(({ partial }) => partial)) entries.push({ mark: 'shade', label: t('Not over yet') });
  return entries;
}

/** The same in rows, newest first. */
function MarginTable({ reply: { points, grain, currency } }: { reply: ProfitReport }) {
  const t = useT();
  const format = useFormat();
  return (
    <DataTable
      scrolls
      caption={t('Margin over time')}
      rows={[...points].reverse()}
      rowKey={({ from }) => from}
      columns={[
        {
          name: 'days',
          label: t('Period'),
          isHeader: true,
          cell: (point) => (
            <>
              {pointText(format, t.locale, grain, point)}
              {point.partial && <span className="block text-ink-faint text-xs">{t('Not over yet')}</span>}
            </>
          ),
        },
        {
          name: 'netSales',
          label: t('Net sales'),
          isNumber: true,
          from: 'sm',
          cell: ({ netSales }) => format.money(netSales, currency),
        },
        {
          name: 'grossProfit',
          label: t('Gross profit'),
          isNumber: true,
          from: 'md',
          cell: ({ grossProfit }) => format.money(grossProfit, currency),
        },
        {
          name: 'margin',
          label: t('Gross margin'),
          isNumber: true,
          cell: ({ margin }) => figureText(format, 'share', margin, currency),
        },
        {
          name: 'contribution',
          label: t('Contribution'),
          isNumber: true,
          cell: ({ contribution }) => format.money(contribution, currency),
        },
        {
          name: 'coverage',
          label: t('Costs known'),
          isNumber: true,
          from: 'lg',
          cell: ({ coverage }) => (coverage === null ? NO_FIGURE : coverageText(format, coverage)),
        },
      ]}
    />
  );
}
