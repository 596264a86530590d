import { area, line } from 'd3-shape';
import type { Forecast } from '#shared/analytics/sales-reports.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { TipLine } from './plot-tip.tsx';
import { type Plot, TimePlot } from './time-plot.tsx';

interface Point {
  day: string;
  value: number;
  band: { low: number; high: number } | null;
}

const HISTORY_SHOWN = 60;

export function ForecastChart({ reply }: { reply: Forecast }) {
  const t = useT();
  const format = useFormat();
  const money = (value: number) => format.money(value, reply.currency, { whole: true });
  const points: Point[] = [
    ...reply.history.slice(-HISTORY_SHOWN).map(({ day, netSales }) => ({ day, value: netSales, band: null })),
    ...reply.days.map(({ day, expected, low, high }) => ({ day, value: expected, band: { low, high } })),
  ];
  const linesOf = ({ value, band }: Point) =>
    band
      ? [
          { label: t('Expected'), value: money(value) },
          { label: t('80% band'), value: `${money(band.low)} – ${money(band.high)}` },
        ]
      : [{ label: t('Net sales'), value: money(value) }];
  return (
    <TimePlot
      label={t('The next 30 days')}
      count={points.length}
      values={points.flatMap(({ value, band }) => [value, band?.high ?? value])}
      height={240}
      tickText={(value) => format.money(value, reply.currency, { compact: true })}
      pointText={(at) => format.day(points[at]!.day, 'UTC')}
      announce={(at) =>
        [
          format.date(points[at]!.day, 'UTC'),
          ...linesOf(points[at]!).map(({ label, value }) => `${label} ${value}`),
        ].join(', ')
      }
      tip={(at) => (
        <>
          <p className="font-medium">{format.date(points[at]!.day, 'UTC')}</p>
          {linesOf(points[at]!).map((each) => (
            <TipLine key={each.label} {...each} />
          ))}
        </>
      )}
    >
      {(plot) => <Lines points={points} plot={plot} />}
    </TimePlot>
  );
}

function Lines({ points, plot: { x, y, cursor } }: { points: readonly Point[]; plot: Plot }) {
  const start = points.findIndex(({ band }) => band) - 1;
  const joined = line<Point>()
    .x((_, at) => x(at))
    .y(({ value }) => y(value));
  // The last day known belongs to both, so that they meet.
  const before = joined.defined((_, at) => at <= start)(points);
  const expected = joined.defined((_, at) => at >= Math.max(0, start))(points);
  const band = area<Point>()
    .defined((_, at) => at >= Math.max(0, start))
    .x((_, at) => x(at))
    .y0(({ value, band }) => y(band?.low ?? value))
    .y1(({ value, band }) => y(band?.high ?? value));
  return (
    <g fill="none" strokeLinecap="round">
      <path d={band(points) ?? ''} fill="var(--accent)" fillOpacity="0.16" />
      <path d={before ?? ''} stroke="var(--accent)" strokeWidth="2" />
      <path d={expected ?? ''} stroke="var(--accent)" strokeWidth="2" strokeDasharray="1.5 4" />
      {cursor !== null && (
        <circle cx={x(cursor)} cy={y(points[cursor]!.value)} r="4.5" fill="var(--accent)" />
      )}
    </g>
  );
}
