import { line } from 'd3-shape';
import { useId } from 'react';
import type { ProfitPoint, ProfitReport } from '#shared/analytics/profit.ts';
import { TipLine } from '#web/analytics/charts/plot-tip.tsx';
import { axisText, pointText } from '#web/analytics/charts/point-text.ts';
import { Shades } from '#web/analytics/charts/shades.tsx';
import { type Plot, TimePlot } from '#web/analytics/charts/time-plot.tsx';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { coverageText, figureText } from './figures.ts';

/** Room at the right for percents. */
const PERCENT_ROOM = 44;

/** The line of the margin over bars of the contribution. Both stand on the same nought. */
export function MarginChart({ reply }: { reply: ProfitReport }) {
  const t = useT();
  const format = useFormat();
  const { points, grain, currency } = reply;

  function lines({ margin, contribution, netSales, coverage }: ProfitPoint) {
    return [
      { label: t('Gross margin'), value: figureText(format, 'share', margin, currency) },
      { label: t('Contribution'), value: format.money(contribution, currency) },
      { label: t('Net sales'), value: format.money(netSales, currency) },
      ...(coverage === null ? [] : [{ label: t('Costs known'), value: coverageText(format, coverage) }]),
    ];
  }
  const remarks = ({ partial }: ProfitPoint) => (partial ? [t('Not over yet')] : []);

  return (
    <TimePlot
      label={t('Margin over time')}
      count={points.length}
      values={valuesOf(points)}
      height={280}
      roomRight={PERCENT_ROOM}
      tickText={(value) => format.money(value, currency, { compact: true })}
      pointText={(at) => axisText(format, t.locale, grain, points[at]!)}
      announce={(at) =>
        [
          pointText(format, t.locale, grain, points[at]!),
          ...lines(points[at]!).map(({ label, value }) => `${label}: ${value}`),
          ...remarks(points[at]!),
        ].join('; ')
      }
      tip={(at) => (
        <>
          <p className="font-medium">{pointText(format, t.locale, grain, points[at]!)}</p>
          {lines(points[at]!).map((each, place) => (
            <TipLine key={each.label} {...each} quiet={place > 1} />
          ))}
          {remarks(points[at]!).map((remark) => (
            <p key={remark} className="text-ink-soft">
              {remark}
            </p>
          ))}
        </>
      )}
    >
      {(plot) => (
        <>
          <Shades points={points.map(({ partial }) => ({ partial, covered: true }))} plot={plot} />
          <Bars points={points} plot={plot} />
          <MarginLine points={points} plot={plot} />
        </>
      )}
    </TimePlot>
  );
}

/** A day of returns can lose many times what it sold; its line ends here. */
const FARTHEST = 1;
const drawn = (margin: number) => Math.max(-FARTHEST, Math.min(FARTHEST, margin));

const highestOf = (points: readonly ProfitPoint[]) =>
  Math.ceil(Math.max(0.1, ...points.map(({ margin }) => drawn(margin ?? 0))) * 10) / 10;

/** The margin needs room on both sides of nought, even where no contribution reaches there. */
function valuesOf(points: readonly ProfitPoint[]): number[] {
  const bars = points.map(({ contribution }) => contribution ?? 0);
  const most = Math.max(...bars, -Math.min(0, ...bars) / 2);
  const lowest = Math.min(0, ...points.map(({ margin }) => drawn(margin ?? 0)));
  return [...bars, most, (lowest / highestOf(points)) * most];
}

function Bars({ points, plot: { x, y, step } }: { points: readonly ProfitPoint[]; plot: Plot }) {
  const width = Math.max(1, Math.min(28, step * 0.6));
  return points.map(({ from, contribution }, at) => {
    if (!contribution) return null;
    const [top, foot] = [y(Math.max(0, contribution)), y(Math.min(0, contribution))];
    return (
      <rect
        key={from}
        x={x(at) - width / 2}
        y={top}
        width={width}
        height={Math.max(1, foot - top)}
        rx="1.5"
        fill={contribution < 0 ? 'var(--negative)' : 'var(--accent)'}
        fillOpacity={contribution < 0 ? 0.45 : 0.2}
      />
    );
  });
}

const FEW_POINTS = 14;

function MarginLine({ points, plot }: { points: readonly ProfitPoint[]; plot: Plot }) {
  const format = useFormat();
  const clip = useId();
  const { x, left, right, top, bottom, cursor } = plot;
  const nought = plot.y(0);
  const highest = highestOf(points);
  const y = (margin: number) => nought - (drawn(margin) / highest) * (nought - top);
  const joined = line<ProfitPoint>()
    .x((_, at) => x(at))
    .y(({ margin }) => y(margin ?? 0));
  const whole = joined.defined(({ margin, partial }) => margin !== null && !partial)(points);
  const last = points.length - 1;
  const running = points.filter((_, at) => at >= last - 1);
  const isRunning =
    points[last]?.partial && running.length === 2 && running.every(({ margin }) => margin !== null);
  return (
    <g fill="none" strokeLinecap="round">
      <clipPath id={clip}>
        <rect x={left} y={top - 6} width={right - left} height={bottom - top + 12} />
      </clipPath>
      {[1, 0.5, 0].map((part) => (
        <text key={part} x={right + 8} y={y(part * highest)} dy="0.32em" fill="var(--ink-faint)">
          {format.percent(part * highest * 100, { digits: 0 })}
        </text>
      ))}
      <g clipPath={`url(#${clip})`}>
        <path d={whole ?? ''} stroke="var(--accent)" strokeWidth="2" />
        {isRunning && (
          <path
            d={`M${x(last - 1)} ${y(points[last - 1]!.margin!)}L${x(last)} ${y(points[last]!.margin!)}`}
            stroke="var(--accent)"
            strokeWidth="2"
            strokeDasharray="1.5 4"
          />
        )}
        {points.map(({ from, margin, partial }, at) => {
          if (margin === null || !(cursor === at || points.length <= FEW_POINTS || partial)) return null;
          return (
            <circle
              key={from}
              cx={x(at)}
              cy={y(margin)}
              r={cursor === at ? 4.5 : 3}
              fill={partial ? 'var(--surface)' : 'var(--accent)'}
              stroke="var(--accent)"
              strokeWidth="2"
            />
          );
        })}
      </g>
    </g>
  );
}
