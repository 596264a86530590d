import { createContext, use } from 'react';
import type { ScheduledPost } from '#shared/publishing/schedules.ts';
import type { Store } from '#shared/stores/stores.ts';
import { ALL_STORES } from '#web/stores/connect/selected-store.ts';

type OfStore = Pick<ScheduledPost, 'storeId'>;

/** The stores whose posts a page shows: one, or all of the owner. */
export interface ShownStores {
  stores: readonly Store[];
  /** The one that pages about one store go on with. */
  home: Store;
  /** Its id, or `all`: of what is read, and of the address it is read from. */
  scope: string;
  /** Every post says which of them it belongs to. */
  isSeveral: boolean;
  /** The clock of all of them; null where they have several, and every time says its own. */
  timeZone: string | null;
  storeOf: (post: OfStore) => Store;
  zoneOf: (post: OfStore) => string;
  /** Two letters by which a store is told apart where its name has no room. */
  markOf: (storeId: string) => string;
}

export function showStores(stores: readonly Store[], home: Store): ShownStores {
  const isSeveral = stores.length > 1;
  const byId = new Map(stores.map((store) => [store.id, store]));
  const marks = isSeveral ? storeMarks(stores) : new Map<string, string>();
  const zones = new Set(stores.map(({ timeZone }) => timeZone));
  // What is left of a store that was just disconnected stands there until it is read again.
  const storeOf = ({ storeId }: OfStore) => byId.get(storeId) ?? home;
  return {
    stores,
    home,
    scope: isSeveral ? ALL_STORES : home.id,
    isSeveral,
    timeZone: zones.size > 1 ? null : home.timeZone,
    storeOf,
    zoneOf: (post) => storeOf(post).timeZone,
    markOf: (storeId) => marks.get(storeId) ?? '',
  };
}

export const ShownStoresContext = createContext<ShownStores | null>(null);

export function useShownStores(): ShownStores {
  const shown = use(ShownStoresContext);
  if (!shown) throw new Error('useShownStores must be used within ShownStoresContext');
  return shown;
}

/** Of each store the first letters of its words, or others of its name where a store before it has those. */
export function storeMarks(stores: readonly Pick<Store, 'id' | 'storeName'>[]): Map<string, string> {
  const marks = new Map<string, string>();
  const taken = new Set<string>();
  for (const [at, { id, storeName }] of stores.entries()) {
    const mark = possibleMarks(storeName).find((possible) => !taken.has(possible)) ?? String(at + 1);
    taken.add(mark);
    marks.set(id, mark);
  }
  return marks;
}

function possibleMarks(name: string): string[] {
  const words = name.toLocaleUpperCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first = '', ...others] = [...words.join('')];
  const initials = words.slice(0, 2).map((word) => [...word][0] ?? '');
  return [...(words.length > 1 ? [initials.join('')] : []), ...others.map((other) => first + other)];
}
