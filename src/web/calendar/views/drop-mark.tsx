import { useFormat } from '#web/app/format.ts';
import type { Carried } from '#web/calendar/carry/use-carry.ts';
import { momentOf } from '#web/calendar/zone.ts';

/** Where the post in the hand would be dropped. */
export function DropMark({ carried, timeZone }: { carried: Carried; timeZone: string }) {
  const format = useFormat();
  return (
    <div
      aria-hidden
      className="pointer-events-none rounded-md border-2 border-accent border-dashed bg-accent-soft px-1.5 py-1 font-medium text-accent text-xs tabular-nums"
    >
      {format.time(momentOf(carried.to, timeZone), timeZone)}
    </div>
  );
}
