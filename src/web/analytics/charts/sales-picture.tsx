import { useState } from 'react';
import type { Anomaly, Series } from '#shared/analytics/sales-reports.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import type { Store } from '#shared/stores/stores.ts';
import { comparisonWords } from '#web/analytics/reports/comparison-words.ts';
import { seriesQuery } from '#web/analytics/reports/sales-queries.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { AnomalyNote } from './anomaly-note.tsx';
import { Legend, type Mark } from './legend.tsx';
import { Picture } from './picture.tsx';
import { type Measure, SalesChart } from './sales-chart.tsx';
import { SalesTable } from './sales-table.tsx';

/** More would hide the line; of a year only the largest matter. */
const MOST_MARKED = 6;

interface SalesPictureProps {
  store: Store;
  range: RangeQuery;
}

/** Revenue or orders over time, next to the period compared with. */
export function SalesPicture({ store, range }: SalesPictureProps) {
  const t = useT();
  return (
    <Picture
      title={t('Sales over time')}
      store={store}
      query={seriesQuery(store.id, range)}
      failed={t('Failed to load the sales over time.')}
      height="h-80"
      isEmpty={({ points }) => points.length === 0}
      empty={t('No days to show yet.')}
      inputs={({ period, coverage, computedAt }) => ({
        formula: t(
          'Total sales (net sales with shipping, tax, tips, duties and fees) and orders, summed by the day they happened. A day is extraordinary when it lies far from the median of the same weekday over the last 8 weeks (3.5 spreads or more) and the effect is at least a tenth of a usual day. The largest are marked.',
        ),
        rows: t('All sales, refunds, cancellations and edits of the period; test orders are left out'),
        period,
        coverage,
        computedAt,
      })}
      chart={(reply) => <SalesView key={reply.period.from} reply={reply} />}
      table={(reply) => <SalesTable reply={reply} />}
    />
  );
}

function SalesView({ reply }: { reply: Series }) {
  const t = useT();
  const [measure, setMeasure] = useState<Measure>('totalSales');
  const [opened, setOpened] = useState<string | null>(null);
  const metric = measure === 'orders' ? 'orders' : 'netSales';
  const anomalies = largestOf(reply.anomalies.filter((anomaly) => anomaly.metric === metric));
  const shown = anomalies.find(({ day }) => day === opened);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Segmented
          quiet
          label={t('What the picture shows')}
          value={measure}
          onValueChange={setMeasure}
          options={[
            { value: 'totalSales', label: <span className="px-2">{t('Revenue')}</span> },
            { value: 'orders', label: <span className="px-2">{t('Orders')}</span> },
          ]}
        />
        <Legend entries={legendOf(t, reply, anomalies.length > 0)} />
      </div>
      <SalesChart reply={reply} measure={measure} anomalies={anomalies} opened={opened} onOpen={setOpened} />
      {shown && <AnomalyNote anomaly={shown} currency={reply.currency} onClose={() => setOpened(null)} />}
    </>
  );
}

function largestOf(anomalies: readonly Anomaly[]): Anomaly[] {
  const effect = ({ value, expected }: Anomaly) => Math.abs(value - expected);
  return anomalies
    .toSorted((a, b) => effect(b) - effect(a))
    .slice(0, MOST_MARKED)
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

function legendOf(t: Translate, { points, period }: Series, hasAnomalies: boolean) {
  const words = comparisonWords(t, period);
  const entries: { mark: Mark; label: string }[] = [{ mark: 'line', label: words.current }];
  if (points.some(({ compared }) => compared)) entries.push({ mark: 'dashed', label: words.previous });
  if (points.some(({ partial }) => partial)) entries.push({ mark: 'shade', label: t('Not over yet') });
  if (points.some(({ covered }) => !covered)) entries.push({ mark: 'hatch', label: t('Not read') });
  if (hasAnomalies) entries.push({ mark: 'dot', label: t('Extraordinary day') });
  return entries;
}
