import { line } from 'd3-shape';
import type { AllStoresSeries } from '#shared/analytics/all-stores.ts';
import type { Period } from '#shared/analytics/analytics.ts';
import { TipLine } from '#web/analytics/charts/plot-tip.tsx';
import { axisText, pointText } from '#web/analytics/charts/point-text.ts';
import { type Measure, SalesLines } from '#web/analytics/charts/sales-chart.tsx';
import { Shades } from '#web/analytics/charts/shades.tsx';
import { type Plot, TimePlot } from '#web/analytics/charts/time-plot.tsx';
import { comparisonWords } from '#web/analytics/reports/comparison-words.ts';
import { exactFigure } from '#web/analytics/reports/figures.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';

/** What one store adds to each point. */
export interface StoreLine {
  storeId: string;
  name: string;
  values: readonly number[];
}

interface AllSalesChartProps {
  group: AllStoresSeries['groups'][number];
  grain: AllStoresSeries['grain'];
  period: Period;
  measure: Measure;
  lines: readonly StoreLine[];
  /** The store whose own line is drawn. */
  drawn: StoreLine | undefined;
}

/** More would cover the picture; the one that is drawn is always named. */
const NAMED_IN_TIP = 4;

/** The sum over the stores, next to what it is compared with and to the line of one of them. */
export function AllSalesChart({ group, grain, period, measure, lines, drawn }: AllSalesChartProps) {
  const t = useT();
  const format = useFormat();
  const { points, currency } = group;
  const unit = measure === 'orders' ? 'count' : 'money';
  const figure = (value: number) => exactFigure(format, unit, value, currency);
  const days = (point: { from: string; to: string }) => pointText(format, t.locale, grain, point);
  const named = lines.length > NAMED_IN_TIP ? lines.filter((each) => each === drawn) : lines;

  function entriesAt(at: number) {
    const point = points[at]!;
    const entries = [{ label: days(point), value: point.covered ? figure(point[measure]) : t('Not read') }];
    if (point.compared) entries.push({ label: days(point.compared), value: figure(point.compared[measure]) });
    return [
      ...entries,
      ...named.map(({ name, values }) => ({ label: name, value: figure(values[at] ?? 0) })),
    ];
  }

  return (
    <TimePlot
      label={`${measure === 'orders' ? t('Orders') : t('Revenue')}, ${comparisonWords(t, period).current}`}
      count={points.length}
      values={[
        ...points.flatMap((point) => [point.covered ? point[measure] : 0, point.compared?.[measure] ?? 0]),
        ...(drawn?.values ?? []),
      ]}
      height={280}
      tickText={(value) =>
        unit === 'money'
          ? format.money(value, currency, { compact: true })
          : format.number(value, { maximumFractionDigits: 1 })
      }
      pointText={(at) => axisText(format, t.locale, grain, points[at]!)}
      announce={(at) =>
        entriesAt(at)
          .map(({ label, value }) => `${label}: ${value}`)
          .join('; ')
      }
      tip={(at) => (
        <>
          {entriesAt(at).map((entry, place) => (
            <TipLine key={entry.label} {...entry} quiet={place > 0} />
          ))}
          {points[at]!.partial && <p className="text-ink-soft">{t('Not over yet')}</p>}
        </>
      )}
    >
      {(plot) => (
        <>
          <Shades points={points} plot={plot} />
          <SalesLines points={points} measure={measure} plot={plot} />
          {drawn && <OneStore values={drawn.values} plot={plot} />}
        </>
      )}
    </TimePlot>
  );
}

function OneStore({ values, plot: { x, y, cursor } }: { values: readonly number[]; plot: Plot }) {
  const drawn = line<number>()
    .x((_, at) => x(at))
    .y((value) => y(value));
  return (
    <g fill="none" strokeLinecap="round">
      <path d={drawn(values) ?? ''} stroke="var(--accent)" strokeWidth="2" strokeDasharray="1.5 4" />
      {cursor !== null && values[cursor] !== undefined && (
        <circle
          cx={x(cursor)}
          cy={y(values[cursor])}
          r={3.5}
          fill="var(--surface)"
          stroke="var(--accent)"
          strokeWidth="2"
        />
      )}
    </g>
  );
}
