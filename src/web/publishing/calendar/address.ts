import { useAddress } from '#web/core/app/address.ts';
import { isDay } from '#web/core/app/zone.ts';
import { VIEWS } from './calendar-days.ts';

const CLOSED = { scheduled: null, post: null, new: null } as const;
const ofStore = (id?: string) => (id ? { store: id } : {});

/** Where one is on the calendar: the view, a day of it, and the post that is open. */
export function useCalendarAddress() {
  const { get, oneOf, go } = useAddress({ view: null, day: null, share: null, store: null, ...CLOSED });
  const day = get('day');
  const newOn = get('new');
  return {
    view: oneOf('view', VIEWS),
    day: isDay(day) ? day : null,
    /** A post of the calendar that is open. */
    postId: get('scheduled'),
    /** A post of the history that is about to be scheduled. */
    savedId: get('post'),
    /** The day on which a new post is being written; an empty text where none was chosen. */
    newOn: newOn === null ? null : isDay(newOn) ? newOn : '',
    /** The store of what is open, where several are shown; null where that is not said. */
    storeId: get('store'),
    /** It is opened to be shared at once. */
    isSharing: get('share') === 'now',
    go,
    /** Without a store, one of the store that is open. */
    openPost: (id: string, storeId?: string) => go({ ...CLOSED, scheduled: id, ...ofStore(storeId) }),
    openNew: (onDay = 'soon', storeId?: string) => go({ ...CLOSED, new: onDay, ...ofStore(storeId) }),
    /** Of the stores that are shown, the one that what is open is for. */
    chooseStore: (storeId: string) => go(ofStore(storeId), { replace: true }),
    close: () => go({ ...CLOSED, share: null, store: null }, { replace: true }),
  };
}
