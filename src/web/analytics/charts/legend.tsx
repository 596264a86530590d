import type { ReactNode } from 'react';

export type Mark = 'line' | 'dashed' | 'dotted' | 'band' | 'hatch' | 'shade' | 'dot';

const marks: Record<Mark, ReactNode> = {
  line: <line x1="0" x2="18" y1="6" y2="6" stroke="var(--accent)" strokeWidth="2" />,
  dashed: (
    <line x1="0" x2="18" y1="6" y2="6" stroke="var(--line-strong)" strokeWidth="1.5" strokeDasharray="5 3" />
  ),
  dotted: (
    <line x1="0" x2="18" y1="6" y2="6" stroke="var(--accent)" strokeWidth="2" strokeDasharray="1.5 3" />
  ),
  band: <rect width="18" height="12" rx="2" fill="var(--accent)" fillOpacity="0.16" />,
  shade: <rect width="18" height="12" rx="2" fill="var(--ink)" fillOpacity="0.08" />,
  hatch: <path d="M0 12 12 0M6 12 18 0M-2 6 4 0M14 12l6-6" stroke="var(--line-strong)" strokeOpacity="0.7" />,
  dot: <circle cx="9" cy="6" r="4" fill="var(--surface)" stroke="var(--caution)" strokeWidth="2" />,
};

/** What the marks of a picture stand for. */
export function Legend({ entries }: { entries: readonly { mark: Mark; label: ReactNode }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-xs">
      {entries.map(({ mark, label }) => (
        <li key={mark} className="flex items-center gap-2">
          <svg aria-hidden width="18" height="12" className="shrink-0 overflow-hidden">
            {marks[mark]}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
