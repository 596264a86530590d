import { type KeyboardEvent, type PointerEvent, useState } from 'react';

/** The point looked at: moved by the arrow keys, by a pointer or by a finger. */
export function useCursor(count: number, nearest: (x: number) => number) {
  const [at, setAt] = useState<number | null>(null);
  const cursor = at !== null && at < count ? at : null;
  const last = count - 1;

  function follow({ clientX, currentTarget }: PointerEvent) {
    const found = nearest(clientX - currentTarget.getBoundingClientRect().left);
    setAt(Math.min(last, Math.max(0, found)));
  }
  function step(event: KeyboardEvent) {
    const next = nextPoint(event.key, cursor, last);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
  }

  return {
    cursor,
    handlers: {
      onKeyDown: step,
      onPointerMove: follow,
      onPointerDown: follow,
      onPointerLeave: () => setAt(null),
      onBlur: () => setAt(null),
    },
  };
}

function nextPoint(key: string, at: number | null, last: number): number | null | undefined {
  switch (key) {
    case 'ArrowRight':
      return at === null ? 0 : Math.min(last, at + 1);
    case 'ArrowLeft':
      return at === null ? last : Math.max(0, at - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'Escape':
      return at === null ? undefined : null;
    default:
      return undefined;
  }
}
