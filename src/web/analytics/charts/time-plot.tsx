import { scaleLinear } from 'd3-scale';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { useT } from '#web/core/app/i18n.ts';
import { useWidth } from '#web/core/ui/use-width.ts';
import { PlotTip } from './plot-tip.tsx';

/** Where things are drawn: the middle of a point's band, the height of a value, and the edges. */
export interface Plot {
  x: (at: number) => number;
  y: (value: number) => number;
  step: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  cursor: number | null;
}

interface TimePlotProps {
  label: string;
  count: number;
  /** All values drawn: the axis reaches over them and from nought. */
  values: readonly number[];
  height: number;
  /** For what a caller writes beside the plane. */
  roomRight?: number;
  tickText: (value: number) => string;
  pointText: (at: number) => string;
  /** What is read out at a point. */
  announce: (at: number) => string;
  tip: (at: number) => ReactNode;
  /** In the SVG. */
  children: (plot: Plot) => ReactNode;
  /** Above it, for what can be pressed. */
  overlay?: (plot: Plot) => ReactNode;
}

const TOP = 14;
const BELOW = 26;
const WIDTH_BEFORE = 720;
const CHARACTER = 6.4;
const LABEL_ROOM = 66;

/** A plane of time and amount with its axes and its cursor; what is on it is the caller's. */
export function TimePlot(props: TimePlotProps) {
  const { label, count, values, height, tickText, pointText, announce, tip, children, overlay } = props;
  const { roomRight = 6 } = props;
  const t = useT();
  const [ref, width] = useWidth<HTMLDivElement>(WIDTH_BEFORE);
  const bottom = height - BELOW;
  const scale = scaleLinear()
    .domain([Math.min(0, ...values), Math.max(1, ...values)])
    .nice(4)
    .range([bottom, TOP]);
  const ticks = scale.ticks(4).map((value) => ({ value, text: tickText(value) }));
  const left = Math.ceil(Math.max(...ticks.map(({ text }) => text.length)) * CHARACTER) + 10;
  const right = width - roomRight;
  const step = (right - left) / count;
  const x = (at: number) => left + (at + 0.5) * step;
  const { cursor, handlers } = useCursor(count, (pointer) => Math.floor((pointer - left) / step));
  const plot: Plot = { x, y: scale, step, left, right, top: TOP, bottom, cursor };
  const every = Math.max(1, Math.ceil(LABEL_ROOM / step));
  const labelled = Array.from({ length: count }, (_, at) => at).filter(
    (at) => (count - 1 - at) % every === 0,
  );

  return (
    <div className="relative">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
      <div
        ref={ref}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys walk over its points
        tabIndex={0}
        aria-label={t('{picture}. The arrow keys move between its points.', { picture: label })}
        className="touch-pan-y rounded-md"
        {...handlers}
      >
        <svg
          aria-hidden
          width={width}
          height={height}
          // Paper is narrower than the screen it was drawn for.
          viewBox={`0 0 ${width} ${height}`}
          className="block max-w-full overflow-visible text-[11px] print:h-auto"
        >
          {ticks.map(({ value, text }) => (
            <g key={value}>
              <line
                x1={left}
                x2={right}
                y1={scale(value)}
                y2={scale(value)}
                stroke={value === 0 ? 'var(--line-strong)' : 'var(--line)'}
                strokeOpacity={value === 0 ? 0.6 : 1}
              />
              <text x={left - 8} y={scale(value)} dy="0.32em" textAnchor="end" fill="var(--ink-faint)">
                {text}
              </text>
            </g>
          ))}
          {labelled.map((at) => (
            <text
              key={at}
              x={Math.min(x(at), right - 20)}
              y={height - 7}
              textAnchor="middle"
              fill="var(--ink-faint)"
            >
              {pointText(at)}
            </text>
          ))}
          {children(plot)}
          {cursor !== null && (
            <line
              x1={x(cursor)}
              x2={x(cursor)}
              y1={TOP}
              y2={bottom}
              stroke="var(--ink-faint)"
              strokeOpacity="0.5"
            />
          )}
        </svg>
        {cursor !== null && (
          <PlotTip x={x(cursor)} width={width}>
            {tip(cursor)}
          </PlotTip>
        )}
        <p aria-live="polite" className="sr-only">
          {cursor === null ? '' : announce(cursor)}
        </p>
      </div>
      {overlay?.(plot)}
    </div>
  );
}

/** The point looked at: moved by the arrow keys, by a pointer or by a finger. */
function useCursor(count: number, nearest: (x: number) => number) {
  const [at, setAt] = useState<number | null>(null);
  const cursor = at !== null && at < count ? at : null;
  const last = count - 1;

  function follow({ clientX, currentTarget }: PointerEvent) {
    const found = nearest(clientX - currentTarget.getBoundingClientRect().left);
    setAt(Math.min(last, Math.max(0, found)));
  }
  function step(event: KeyboardEvent) {
    const next = nextPoint(event.key, cursor, last);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
  }

  return {
    cursor,
    handlers: {
      onKeyDown: step,
      onPointerMove: follow,
      onPointerDown: follow,
      onPointerLeave: () => setAt(null),
      onBlur: () => setAt(null),
    },
  };
}

function nextPoint(key: string, at: number | null, last: number): number | null | undefined {
  switch (key) {
    case 'ArrowRight':
      return at === null ? 0 : Math.min(last, at + 1);
    case 'ArrowLeft':
      return at === null ? last : Math.max(0, at - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'Escape':
      return at === null ? undefined : null;
    default:
      return undefined;
  }
}
