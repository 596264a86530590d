import { useLayoutEffect, useRef, useState } from 'react';

/** How wide an element is drawn, for what can't be left to the style sheet. */
export function useWidth<Drawn extends HTMLElement>(before: number) {
  const ref = useRef<Drawn>(null);
  const [width, setWidth] = useState(before);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      if (element.clientWidth > 0) setWidth(element.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}
