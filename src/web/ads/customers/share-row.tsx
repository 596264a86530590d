import type { ReactNode } from 'react';

interface ShareRowProps {
  name: ReactNode;
  figure: ReactNode;
  /** 0 to 1 of the width. */
  length: number;
  /** Quieter words below. */
  children?: ReactNode;
}

/** One of a list that is compared by length. */
export function ShareRow({ name, figure, length, children }: ShareRowProps) {
  return (
    <li className="grid grid-cols-1 gap-1.5 tabular-nums">
      <div className="flex items-baseline gap-4 text-sm">
        <span dir="auto" className="min-w-0 flex-1 break-words">
          {name}
        </span>
        <span className="whitespace-nowrap">{figure}</span>
      </div>
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunken">
        <div
          className="h-full rounded-full bg-accent"
          style={{ width: `${Math.max(0, Math.min(1, length)) * 100}%` }}
        />
      </div>
      {children && (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-ink-soft text-xs">{children}</div>
      )}
    </li>
  );
}
