import { type RefObject, useLayoutEffect } from 'react';

const FADE = '2.5rem';

/** Fades out a row (class `fades`) at the sides where it can be scrolled further. */
export function useScrollEdges(row: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const show = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      element.style.setProperty('--before', scrollLeft > 1 ? FADE : '0px');
      element.style.setProperty('--after', scrollLeft + clientWidth < scrollWidth - 1 ? FADE : '0px');
    };
    const observer = new ResizeObserver(show);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', show, { passive: true });
    show();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', show);
    };
  }, [row]);
}
