import { type PointerEvent, type RefObject, useState } from 'react';

/** A press that goes no further is a choice. */
const LEAST_WAY = 8;

/** One of a row is dragged to another's place with a mouse or a pen; a finger scrolls the row. */
export function useDragOrder(row: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<{ from: number; over: number } | null>(null);

  function begin({ clientX: start, pointerType, button, pointerId }: PointerEvent, from: number) {
    if (button !== 0 || pointerType === 'touch') return;
    let over = from;
    let isDragged = false;
    const move = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      isDragged ||= Math.abs(event.clientX - start) > LEAST_WAY;
      if (!isDragged) return;
      over = placeAt(row.current, event.clientX) ?? over;
      setDrag({ from, over });
    };
    const end = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      setDrag(null);
      if (event.type === 'pointerup' && isDragged && over !== from) onMove(from, over);
    };

    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  }

  return { begin, from: drag?.from ?? null, over: drag?.over ?? null };
}

function placeAt(row: HTMLElement | null, x: number): number | null {
  const items = [...(row?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
  const place = items.findIndex((item) => {
    const { left, right } = item.getBoundingClientRect();
    return x >= left && x <= right;
  });
  return place < 0 ? null : place;
}
