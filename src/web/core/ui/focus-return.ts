import { useRef } from 'react';

/**
 * For dialogs that are opened by state: Radix leads the focus back to a trigger of its own only, so without one it would
 * be lost. It goes back to what had it (to the page, where that is gone), unless something else has taken it.
 */
export function useFocusReturn() {
  const origin = useRef<Element | null>(null);

  function noteOrigin() {
    origin.current = document.activeElement;
  }
  function giveBack(event: Event) {
    event.preventDefault();
    if (document.activeElement !== document.body) return;
    const { current } = origin;
    const isThere = current !== document.body && current?.isConnected;
    const place = isThere ? current : document.querySelector('main');
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  }
  return { noteOrigin, giveBack };
}
