import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface FigureTrend {
  direction: 'up' | 'down' | 'flat';
  /** The change as words and figures, e.g. '12.4% from last month'. */
  label: ReactNode;
  /** A fall can be good (abandoned carts); by default up is good. */
  good?: boolean;
}

interface StatFigureProps {
  label: ReactNode;
  /** Already formatted; '—' when there is none. */
  value: ReactNode;
  trend?: FigureTrend | undefined;
  /** Why a figure is missing, what it covers, or a button that opens its evidence. */
  note?: ReactNode;
  size?: 'medium' | 'large';
}

export function StatFigure({ label, value, trend, note, size = 'medium' }: StatFigureProps) {
  return (
    <div className="grid min-w-0 content-start gap-1">
      <div className="text-ink-soft text-sm">{label}</div>
      <div
        className={classNames(
          'truncate font-display font-semibold tabular-nums tracking-[-0.02em]',
          size === 'large' ? 'text-4xl' : 'text-[1.75rem] leading-9 @max-[11.5rem]:text-xl',
        )}
      >
        {value}
      </div>
      {trend && <Trend {...trend} />}
      {note && <div className="text-ink-faint text-xs">{note}</div>}
    </div>
  );
}

function Trend({ direction, label, good = direction === 'up' }: FigureTrend) {
  const Icon = direction === 'up' ? ArrowUp : ArrowDown;
  const tone = direction === 'flat' ? 'text-ink-faint' : good ? 'text-positive' : 'text-negative';
  return (
    <div className={classNames('flex items-start gap-1 text-[0.8125rem] leading-5 tabular-nums', tone)}>
      {direction !== 'flat' && <Icon aria-hidden className="mt-0.75 size-3.5 shrink-0" />}
      <span>{label}</span>
    </div>
  );
}
