import type { ReactNode } from 'react';

interface PlotTipProps {
  x: number;
  width: number;
  children: ReactNode;
}

/** Next to the point looked at, on the side with more room. Read out elsewhere. */
export function PlotTip({ x, width, children }: PlotTipProps) {
  const place = x < width / 2 ? { left: x + 12 } : { right: width - x + 12 };
  return (
    <div
      aria-hidden
      style={place}
      className="pointer-events-none absolute top-1 z-10 grid max-w-56 gap-1 rounded-lg border border-line bg-raised px-3 py-2 text-xs shadow-raised"
    >
      {children}
    </div>
  );
}

interface TipLineProps {
  label: ReactNode;
  value: ReactNode;
  quiet?: boolean;
}

export function TipLine({ label, value, quiet = false }: TipLineProps) {
  return (
    <p className="flex justify-between gap-4 tabular-nums">
      <span className="text-ink-soft">{label}</span>
      <span className={quiet ? 'text-ink-soft' : 'font-medium'}>{value}</span>
    </p>
  );
}
