import { useRef } from 'react';

/** Rows come and go: the new one has the focus, and after one that went its neighbour. */
export function useRowFocus() {
  const wanted = useRef<number | null>(null);
  return {
    focusNext: (at: number) => {
      wanted.current = at;
    },
    rowRef: (at: number) => (element: HTMLElement | null) => {
      if (!element || wanted.current !== at) return;
      wanted.current = null;
      element.focus();
    },
  };
}
