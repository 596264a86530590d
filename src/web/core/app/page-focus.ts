import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** A link that led to another page is gone with its own: reading and tabbing go on at the beginning of the new one. */
export function usePageFocus() {
  const [path] = useLocation();
  const before = useRef(path);
  useEffect(() => {
    if (path !== before.current && document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true });
    before.current = path;
  }, [path]);
}
