import type { ReactNode } from 'react';
import { useFormat } from '#web/core/app/format.ts';

interface AverageComparisonProps {
  name: ReactNode;
  /** Of an average one: 1.2 is a fifth above it. */
  performance: number | null;
  /** The largest of the list, which fills the width. */
  most: number;
  figures: ReactNode;
}

/** A day or month compared with an average one. */
export function AverageComparison({ name, performance, most, figures }: AverageComparisonProps) {
  const format = useFormat();
  return (
    <div className="grid gap-1.5">
      <p className="flex items-baseline gap-3 text-sm tabular-nums">
        <span className="font-medium">{name}</span>
        <span className="min-w-0 flex-1 text-ink-soft text-xs">{figures}</span>
        <span>
          {format.percent(performance === null ? null : (performance - 1) * 100, { signed: true, digits: 0 })}
        </span>
      </p>
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunken">
        <div
          className="h-full rounded-full bg-accent"
          style={{ width: `${most > 0 ? Math.max(0, ((performance ?? 0) / most) * 100) : 0}%` }}
        />
      </div>
    </div>
  );
}
