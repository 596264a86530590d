import { useId } from 'react';
import type { SeriesPoint } from '#shared/analytics/sales-reports.ts';
import { useT } from '#web/core/app/i18n.ts';
import type { Plot } from './time-plot.tsx';

interface ShadesProps {
  points: readonly Pick<SeriesPoint, 'partial' | 'covered'>[];
  plot: Plot;
}

/** Behind the lines: what is not over yet, and what was never read. */
export function Shades({ points, plot }: ShadesProps) {
  const t = useT();
  const hatch = useId();
  const { x, step, top, bottom } = plot;
  const unread = points.map((point, at) => ({ point, at })).filter(({ point }) => !point.covered);
  const first = unread[0];
  const last = unread.at(-1);
  const room = first && last ? (last.at - first.at + 1) * step : 0;
  return (
    <>
      {points.map(
        (point, at) =>
          point.partial && (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: the points have their place and nothing else
              key={at}
              x={x(at) - step / 2}
              y={top}
              width={step}
              height={bottom - top}
              fill="var(--ink)"
              fillOpacity="0.06"
            />
          ),
      )}
      {first && last && (
        <>
          <pattern
            id={hatch}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <line y2="8" stroke="var(--line-strong)" strokeOpacity="0.45" />
          </pattern>
          <rect
            x={x(first.at) - step / 2}
            y={top}
            width={room}
            height={bottom - top}
            fill={`url(#${hatch})`}
          />
          {room > 70 && (
            <text
              x={x(first.at) - step / 2 + room / 2}
              y={(top + bottom) / 2}
              textAnchor="middle"
              fill="var(--ink-soft)"
              stroke="var(--surface)"
              strokeWidth="6"
              paintOrder="stroke"
            >
              {t('Not read')}
            </text>
          )}
        </>
      )}
    </>
  );
}
