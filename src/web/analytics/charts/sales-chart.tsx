import { area, line } from 'd3-shape';
import type { Anomaly, Series, SeriesPoint } from '#shared/analytics/sales-reports.ts';
import { comparisonWords } from '#web/analytics/reports/comparison-words.ts';
import { exactFigure } from '#web/analytics/reports/figures.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { classNames } from '#web/core/ui/class-names.ts';
import { TipLine } from './plot-tip.tsx';
import { axisText, pointText } from './point-text.ts';
import { Shades } from './shades.tsx';
import { type Plot, TimePlot } from './time-plot.tsx';

export type Measure = 'totalSales' | 'orders';

interface SalesChartProps {
  reply: Series;
  measure: Measure;
  anomalies: readonly Anomaly[];
  opened: string | null;
  onOpen: (day: string | null) => void;
}

export function SalesChart({ reply, measure, anomalies, opened, onOpen }: SalesChartProps) {
  const t = useT();
  const format = useFormat();
  const { points, grain, currency, period } = reply;
  const unit = measure === 'orders' ? 'count' : 'money';
  const words = comparisonWords(t, period);
  const figure = (value: number) => exactFigure(format, unit, value, currency);
  const days = (point: { from: string; to: string }) => pointText(format, t.locale, grain, point);

  function lines(point: SeriesPoint) {
    const entries = [{ label: days(point), value: point.covered ? figure(point[measure]) : t('Not read') }];
    if (point.compared) entries.push({ label: days(point.compared), value: figure(point.compared[measure]) });
    return entries;
  }
  function remarks(point: SeriesPoint) {
    const events = reply.events.filter(({ day }) => day >= point.from && day <= point.to);
    return [...(point.partial ? [t('Not over yet')] : []), ...events.map(({ name }) => t(name))];
  }

  return (
    <TimePlot
      label={`${measure === 'orders' ? t('Orders') : t('Revenue')}, ${words.current}`}
      count={points.length}
      values={points.flatMap((point) => [point.covered ? point[measure] : 0, point.compared?.[measure] ?? 0])}
      height={280}
      tickText={(value) =>
        unit === 'money'
          ? format.money(value, currency, { compact: true })
          : format.number(value, { maximumFractionDigits: 1 })
      }
      pointText={(at) => axisText(format, t.locale, grain, points[at]!)}
      announce={(at) => {
        const point = points[at]!;
        return [...lines(point).map(({ label, value }) => `${label}: ${value}`), ...remarks(point)].join(
          '; ',
        );
      }}
      tip={(at) => (
        <>
          {lines(points[at]!).map((line, place) => (
            <TipLine key={line.label} {...line} quiet={place > 0} />
          ))}
          {remarks(points[at]!).map((remark) => (
            <p key={remark} className="text-ink-soft">
              {remark}
            </p>
          ))}
        </>
      )}
      overlay={(plot) => (
        <AnomalyMarks
          anomalies={anomalies}
          plot={plot}
          placeOf={(day) => placeOf(points, day, measure)}
          figure={figure}
          opened={opened}
          onOpen={onOpen}
        />
      )}
    >
      {(plot) => (
        <>
          <Shades points={points} plot={plot} />
          <EventTicks reply={reply} plot={plot} />
          <SalesLines points={points} measure={measure} plot={plot} />
        </>
      )}
    </TimePlot>
  );
}

function placeOf(points: readonly SeriesPoint[], day: string, measure: Measure) {
  const at = points.findIndex(({ from, to }) => day >= from && day <= to);
  const point = points[at];
  return point ? { at, value: point[measure] } : null;
}

/** Holidays, quietly, at the foot. */
function EventTicks({ reply: { events, points }, plot }: { reply: Series; plot: Plot }) {
  return events.map(({ day, name }) => {
    const at = points.findIndex(({ from, to }) => day >= from && day <= to);
    if (at < 0) return null;
    const x = plot.x(at);
    return <path key={day + name} d={`M${x - 4} ${plot.bottom + 7}h8l-4 -6z`} fill="var(--ink-faint)" />;
  });
}

const FEW_POINTS = 14;

/** What the lines are drawn of. */
type LinePoint = Pick<SeriesPoint, 'from' | 'totalSales' | 'orders' | 'compared' | 'partial' | 'covered'>;

interface SalesLinesProps {
  points: readonly LinePoint[];
  measure: Measure;
  plot: Plot;
}

/** The stretch with its area, and the one it is compared with. */
export function SalesLines({ points, measure, plot }: SalesLinesProps) {
  const { x, y } = plot;
  const whole = (point: LinePoint) => point.covered && !point.partial;
  const drawn = line<LinePoint>()
    .x((_, at) => x(at))
    .y((point) => y(point[measure]));
  const before = line<LinePoint>()
    .defined(({ compared }) => compared !== null)
    .x((_, at) => x(at))
    .y(({ compared }) => y(compared?.[measure] ?? 0));
  const below = area<LinePoint>()
    .defined(whole)
    .x((_, at) => x(at))
    .y0(y(0))
    .y1((point) => y(point[measure]));
  const partialAt = points.findIndex(({ partial, covered }) => partial && covered);
  // Of stores in several time zones more than one day can be running.
  const inLastStretch = ({ covered }: LinePoint, at: number) =>
    covered && partialAt > 0 && at >= partialAt - 1;
  return (
    <g fill="none" strokeLinecap="round">
      <path d={below(points) ?? ''} fill="var(--accent)" fillOpacity="0.07" />
      <path d={before(points) ?? ''} stroke="var(--line-strong)" strokeWidth="1.5" strokeDasharray="5 4" />
      <path d={drawn.defined(whole)(points) ?? ''} stroke="var(--accent)" strokeWidth="2" />
      <path
        d={drawn.defined(inLastStretch)(points) ?? ''}
        stroke="var(--accent)"
        strokeWidth="2"
        strokeDasharray="1.5 4"
      />
      {points.map((point, at) => {
        const isMarked = plot.cursor === at || points.length <= FEW_POINTS || point.partial;
        if (!point.covered || !isMarked) return null;
        return (
          <circle
            key={point.from}
            cx={x(at)}
            cy={y(point[measure])}
            r={plot.cursor === at ? 4.5 : 3}
            fill={point.partial ? 'var(--surface)' : 'var(--accent)'}
            stroke="var(--accent)"
            strokeWidth="2"
          />
        );
      })}
    </g>
  );
}

interface AnomalyMarksProps {
  anomalies: readonly Anomaly[];
  plot: Plot;
  placeOf: (day: string) => { at: number; value: number } | null;
  figure: (value: number) => string;
  opened: string | null;
  onOpen: (day: string | null) => void;
}

/** A button on each extraordinary day, which opens what made it so. */
function AnomalyMarks({ anomalies, plot, placeOf, figure, opened, onOpen }: AnomalyMarksProps) {
  const t = useT();
  const format = useFormat();
  return anomalies.map(({ day, value, expected }) => {
    const place = placeOf(day);
    if (!place) return null;
    return (
      <button
        key={day}
        type="button"
        aria-expanded={opened === day}
        aria-label={t('Extraordinary day {day}: {value} instead of about {expected}', {
          day: format.date(day, 'UTC'),
          value: figure(value),
          expected: figure(expected),
        })}
        onFocus={() => onOpen(day)}
        onClick={() => onOpen(day)}
        style={{ left: plot.x(place.at), top: plot.y(place.value) }}
        className="absolute grid size-6 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full"
      >
        <span
          className={classNames(
            'size-2.5 rounded-full border-2 border-caution',
            opened === day ? 'bg-caution' : 'bg-surface',
          )}
        />
      </button>
    );
  });
}
