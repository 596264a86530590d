import { useT } from '#web/core/app/i18n.ts';
import { momentOf } from '#web/core/app/zone.ts';
import { titleOfPost } from '#web/publishing/calendar/status-texts.ts';
import { usePostMoments } from '#web/publishing/calendar/stores/post-moments.ts';
import { useShownStores } from '#web/publishing/calendar/stores/shown-stores.ts';
import type { Drag } from './use-drag.ts';

/** What is dragged: next to the pointer, or as a line at the bottom; said to those who hear the page. */
export function DraggedNote({ drag }: { drag: Drag }) {
  const t = useT();
  const { zoneOf } = useShownStores();
  const momentText = usePostMoments();
  const { dragged, said, ghost } = drag;
  return (
    <>
      <p aria-live="assertive" className="sr-only">
        {said}
      </p>
      {dragged && (
        <div
          ref={ghost}
          aria-hidden
          className={
            dragged.by === 'pointer'
              ? 'pointer-events-none fixed top-0 left-0 z-50 max-w-60 rounded-lg border border-accent bg-raised px-3 py-2 text-sm shadow-high'
              : 'fixed inset-x-4 bottom-4 z-50 mx-auto max-w-xl rounded-xl border border-accent bg-raised px-4 py-3 text-sm shadow-high'
          }
        >
          <span className="block truncate font-medium">{titleOfPost(dragged.post, t)}</span>
          <span className="block text-accent tabular-nums">
            {momentText(dragged.post, momentOf(dragged.to, zoneOf(dragged.post)))}
          </span>
          {dragged.by === 'keys' && (
            <span className="block text-ink-soft text-xs">
              {t('Arrow keys move it, Enter drops it, Escape puts it back.')}
            </span>
          )}
        </div>
      )}
    </>
  );
}
