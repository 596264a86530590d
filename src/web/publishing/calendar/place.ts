import { useLocation, useSearch } from 'wouter';
import { isDay } from '#web/core/app/zone.ts';
import { type CalendarViewName, VIEWS } from './calendar-days.ts';

type Change = Partial<Record<'view' | 'day' | 'scheduled' | 'post' | 'new' | 'share', string | undefined>>;

/** Where one is on the calendar, as the address says it: the view, a day of it, and the post that is open. */
export function usePlace() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const params = new URLSearchParams(search);
  const day = params.get('day');
  const newOn = params.get('new');

  function go(change: Change, { replace = false } = {}) {
    // Read anew: what was opened by one handler may be closed by the next, before this is rendered again.
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    navigate(next.size > 0 ? `${path}?${next}` : path, { replace });
  }

  return {
    view: VIEWS.find((view): view is CalendarViewName => view === params.get('view')) ?? null,
    day: isDay(day) ? day : null,
    /** A post of the calendar that is open. */
    postId: params.get('scheduled'),
    /** A post of the history that is about to be scheduled. */
    savedId: params.get('post'),
    /** The day on which a new post is being written; an empty text where none was chosen. */
    newOn: newOn === null ? null : isDay(newOn) ? newOn : '',
    /** It is opened to be shared at once. */
    isSharing: params.get('share') === 'now',
    go,
    openPost: (id: string) => go({ scheduled: id, post: undefined, new: undefined }),
    openNew: (onDay = 'soon') => go({ new: onDay, scheduled: undefined, post: undefined }),
    close: () =>
      go({ scheduled: undefined, post: undefined, new: undefined, share: undefined }, { replace: true }),
  };
}
