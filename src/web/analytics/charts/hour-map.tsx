import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { OrderHours } from '#shared/analytics/sales-reports.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useWidth } from '#web/core/ui/use-width.ts';
import { PlotTip, TipLine } from './plot-tip.tsx';
import { shadeOf } from './shade-of.ts';
import { HOURS, hourName, readHours, weekdayName, weekOrder } from './week.ts';

interface Cell {
  row: number;
  hour: number;
}

const ROW = 36;
const LEFT = 40;
const GAP = 2;
const WIDTH_BEFORE = 520;
/** Below this the busiest hour is chance (metrics 0.8). */
const ENOUGH_ORDERS = 20;

/** Weekdays by hours, the darker the more orders. */
export function HourMap({ reply }: { reply: OrderHours }) {
  const t = useT();
  const format = useFormat();
  const [ref, width] = useWidth<HTMLDivElement>(WIDTH_BEFORE);
  const [cell, setCell] = useState<Cell | null>(null);
  const week = weekOrder(t.locale);
  const { orders, usual, busiest, most } = readHours(reply);
  const column = (width - LEFT) / 24;
  const labelled = column < 16 ? 6 : 3;
  const named = (weekday: number, hour: number) =>
    `${weekdayName(t.locale, weekday, 'long')}, ${hourName(t.locale, hour, 'long')}`;
  const name = ({ row, hour }: Cell) => named(week[row]!, hour);
  const usualText = ({ row, hour }: Cell) =>
    format.number(usual(week[row]!, hour), { maximumFractionDigits: 1 });

  function follow({ clientX, clientY, currentTarget }: PointerEvent) {
    const box = currentTarget.getBoundingClientRect();
    const hour = Math.floor((clientX - box.left - LEFT) / column);
    const row = Math.floor((clientY - box.top) / ROW);
    setCell(hour < 0 || hour > 23 || row < 0 || row > 6 ? null : { row, hour });
  }
  function step(event: KeyboardEvent) {
    const next = nextCell(event.key, cell);
    if (next === undefined) return;
    event.preventDefault();
    setCell(next);
  }

  return (
    <div className="grid min-w-0 gap-3">
      {busiest && reply.orders >= ENOUGH_ORDERS && (
        <p className="text-ink-soft text-sm">
          {t('Busiest: {moment}', { moment: named(busiest.weekday, busiest.hour) })}
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
      <div
        ref={ref}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys walk over its fields
        tabIndex={0}
        aria-label={t('{picture}. The arrow keys move between its points.', {
          picture: t('When people order'),
        })}
        className="relative touch-pan-y rounded-md"
        onKeyDown={step}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setCell(null)}
        onBlur={() => setCell(null)}
      >
        <svg aria-hidden width={width} height={ROW * 7 + 22} className="block max-w-full text-[11px]">
          {week.map((weekday, row) => (
            <g key={weekday}>
              <text x="0" y={row * ROW + ROW / 2} dy="0.32em" fill="var(--ink-faint)">
                {weekdayName(t.locale, weekday, 'short')}
              </text>
              {HOURS.map((hour) => (
                <rect
                  key={hour}
                  x={LEFT + hour * column}
                  y={row * ROW}
                  width={Math.max(1, column - GAP)}
                  height={ROW - GAP}
                  rx="3"
                  style={{ fill: shadeOf(usual(weekday, hour), most) }}
                  stroke={cell?.row === row && cell.hour === hour ? 'var(--ink)' : 'none'}
                  strokeWidth="1.5"
                />
              ))}
            </g>
          ))}
          {HOURS.filter((hour) => hour % labelled === 0).map((hour) => (
            <text key={hour} x={LEFT + hour * column} y={ROW * 7 + 14} fill="var(--ink-faint)">
              {hourName(t.locale, hour, 'short')}
            </text>
          ))}
        </svg>
        {cell && (
          <PlotTip x={LEFT + (cell.hour + 0.5) * column} width={width}>
            <p className="font-medium">{name(cell)}</p>
            <TipLine label={t('On a usual day')} value={usualText(cell)} />
            <TipLine label={t('In total')} value={format.number(orders(week[cell.row]!, cell.hour))} quiet />
          </PlotTip>
        )}
        <p aria-live="polite" className="sr-only">
          {cell && `${name(cell)}: ${t('{n} orders on a usual day', { n: usualText(cell) })}`}
        </p>
      </div>
    </div>
  );
}

function nextCell(key: string, cell: Cell | null): Cell | null | undefined {
  const { row, hour } = cell ?? { row: 0, hour: -1 };
  switch (key) {
    case 'ArrowRight':
      return { row, hour: Math.min(23, hour + 1) };
    case 'ArrowLeft':
      return { row, hour: Math.max(0, hour - 1) };
    case 'ArrowDown':
      return { row: Math.min(6, row + 1), hour: Math.max(0, hour) };
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), hour: Math.max(0, hour) };
    case 'Escape':
      return cell ? null : undefined;
    default:
      return undefined;
  }
}
