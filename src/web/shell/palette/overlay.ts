import { useSyncExternalStore } from 'react';

/** What the keyboard or the header opens above any page. */
export type Overlay = 'palette' | 'shortcuts';

let shown: Overlay | null = null;
const listeners = new Set<() => void>();

export function showOverlay(next: Overlay | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

export function shownOverlay(): Overlay | null {
  return shown;
}

export function useOverlay(): Overlay | null {
  return useSyncExternalStore(subscribe, shownOverlay);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
