import { NO_FIGURE, useFormat } from '#web/core/app/format.ts';

/** A share as a figure over its length. */
export function ShareBar({ share }: { share: number | null }) {
  const format = useFormat();
  if (share === null) return NO_FIGURE;
  return (
    <span className="inline-grid w-16 gap-1">
      {format.percent(share * 100)}
      <span aria-hidden className="h-1 overflow-hidden rounded-full bg-sunken">
        <span
          className="block h-full rounded-full bg-accent"
          style={{ width: `${Math.min(100, share * 100)}%` }}
        />
      </span>
    </span>
  );
}
