import type { ExperimentResult } from '#shared/publishing/experiments.ts';
import { useFormat } from '#web/core/app/format.ts';

/** So far the scale reaches at least, on both sides of no difference. */
const LEAST_REACH = 0.1;
const ROOM = 1.15;

/** The interval on a scale around no difference; its sentence says the same. */
export function IntervalPicture({ result: { low, high } }: { result: ExperimentResult }) {
  const format = useFormat();
  if (low === null || high === null) return null;
  const from = Math.min(low, -LEAST_REACH) * ROOM;
  const to = Math.max(high, LEAST_REACH) * ROOM;
  const at = (share: number) => `${((share - from) / (to - from)) * 100}%`;
  const label = (share: number) => format.percent(share * 100, { signed: true, digits: 0 });
  return (
    <div aria-hidden className="relative h-14 text-xs tabular-nums">
      <div className="absolute inset-x-0 top-3 h-2 rounded-full bg-sunken" />
      <div
        className="absolute top-3 h-2 min-w-1.5 rounded-full bg-accent"
        style={{ left: at(low), right: `calc(100% - ${at(high)})` }}
      />
      <div className="absolute top-1 h-6 w-px bg-line-strong" style={{ left: at(0) }} />
      {[low, high].map((share) => (
        <span key={share} className="absolute top-8 -translate-x-1/2 font-medium" style={{ left: at(share) }}>
          {label(share)}
        </span>
      ))}
      {Math.min(Math.abs(low), Math.abs(high)) / (to - from) > 0.14 && (
        <span className="absolute top-8 -translate-x-1/2 text-ink-faint" style={{ left: at(0) }}>
          {format.percent(0, { digits: 0 })}
        </span>
      )}
    </div>
  );
}
