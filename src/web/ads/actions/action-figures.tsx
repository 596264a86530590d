import type { AdsAction } from '#shared/ads/ads.ts';
import { BasisBadge } from '#web/ads/basis/basis-badge.tsx';

interface ActionFiguresProps {
  action: AdsAction;
  /** The others stand with what it rests on. */
  most?: number;
}

/** What it rests on, and where that comes from. */
export function ActionFigures({ action: { data, basis }, most }: ActionFiguresProps) {
  return (
    <div className="grid min-w-0 justify-items-start gap-2">
      {data.length > 0 && (
        <dl className="flex min-w-0 flex-wrap gap-x-6 gap-y-2">
          {data.slice(0, most).map(({ name, text }) => (
            <div key={name} className="min-w-0">
              <dt className="text-ink-faint text-xs">{name}</dt>
              <dd className="break-words text-sm tabular-nums">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <BasisBadge basis={basis} counted="records" />
    </div>
  );
}
