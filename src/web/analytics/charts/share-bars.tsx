import type { ReactNode } from 'react';

interface ShareBarsProps {
  bars: readonly { key: string; label: ReactNode; value: number; figure: string; note: string }[];
}

/** Lengths side by side, the largest reaching the end. */
export function ShareBars({ bars }: ShareBarsProps) {
  const most = Math.max(...bars.map(({ value }) => value), 0);
  return (
    <ul className="grid grid-cols-1 gap-3">
      {bars.map(({ key, label, value, figure, note }) => (
        <li key={key} className="grid grid-cols-1 gap-1.5 text-sm tabular-nums">
          <div className="flex items-baseline gap-4">
            <span className="min-w-0 flex-1 truncate">{label}</span>
            <span>{figure}</span>
            <span className="w-13 text-right text-ink-soft">{note}</span>
          </div>
          <div className="h-1.5 rounded-full bg-sunken">
            <div
              className="h-full rounded-full bg-accent"
              style={{ width: `${most > 0 ? Math.max(0, (value / most) * 100) : 0}%` }}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
