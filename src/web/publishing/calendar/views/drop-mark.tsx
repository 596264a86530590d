import { useLayoutEffect, useRef } from 'react';
import { useFormat } from '#web/core/app/format.ts';
import { momentOf } from '#web/core/app/zone.ts';
import type { Dragged } from '#web/publishing/calendar/drag/use-drag.ts';
import { useShownStores } from '#web/publishing/calendar/stores/shown-stores.ts';

/** Where the post in the hand would be dropped. */
export function DropMark({ dragged }: { dragged: Dragged }) {
  const format = useFormat();
  const mark = useRef<HTMLDivElement>(null);
  const { post, by, to } = dragged;
  const timeZone = useShownStores().zoneOf(post);
  // A pointer is where it drops; keys lead out of view, and below the note about what is in the hand.
  useLayoutEffect(() => {
    if (by === 'keys') mark.current?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div
      ref={mark}
      aria-hidden
      className="pointer-events-none scroll-mb-28 rounded-md border-2 border-accent border-dashed bg-accent-soft px-1.5 py-1 font-medium text-accent text-xs tabular-nums"
    >
      {format.time(momentOf(to, timeZone), timeZone)}
    </div>
  );
}
