import type { PostGroup } from '#shared/publishing/post-report.ts';

type Interval = NonNullable<PostGroup['perPost']>;

/** From the least to the most that any group may bring, with 0 in it. */
export interface Scale {
  least: number;
  most: number;
}

export function scaleOf(groups: readonly PostGroup[]): Scale {
  const shown = groups.flatMap(({ perPost }) => perPost ?? []);
  return {
    least: Math.min(0, ...shown.map(({ low }) => low)),
    most: Math.max(0, ...shown.map(({ high }) => high)),
  };
}

interface IntervalPictureProps {
  interval: Interval;
  scale: Scale;
  money: (amount: number) => string;
}

/** Where the true mean lies, on one scale for all groups; said in words too. */
export function IntervalPicture({ interval: { mean, low, high }, scale, money }: IntervalPictureProps) {
  const { least, most } = scale;
  const at = (amount: number) => `${most === least ? 0 : (100 * (amount - least)) / (most - least)}%`;
  const width = `calc(${at(high)} - ${at(low)})`;
  return (
    <div className="grid min-w-36 gap-1">
      <div aria-hidden className="relative h-2 rounded-full bg-sunken">
        <span className="absolute inset-y-0 rounded-full bg-accent/35" style={{ left: at(low), width }} />
        <span className="absolute inset-y-0 w-px bg-line-strong" style={{ left: at(0) }} />
        <span
          className="absolute top-1/2 size-2.5 -translate-1/2 rounded-full bg-accent"
          style={{ left: at(mean) }}
        />
      </div>
      <span className="text-ink-faint text-xs tabular-nums">{`${money(low)} – ${money(high)}`}</span>
    </div>
  );
}
