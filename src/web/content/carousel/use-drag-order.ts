import { type PointerEvent, type RefObject, useState } from 'react';

/** A press that goes no further is a choice. */
const LEAST_WAY = 8;

/** One of a list is dragged to another's place with a mouse or a pen; a finger scrolls the page. */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<{ from: number; over: number } | null>(null);

  function begin({ clientX, clientY, pointerType, button, pointerId }: PointerEvent, from: number) {
    if (button !== 0 || pointerType === 'touch') return;
    let over = from;
    let isDragged = false;
    const move = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      isDragged ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) > LEAST_WAY;
      if (!isDragged) return;
      over = placeAt(list.current, event) ?? over;
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

function placeAt(list: HTMLElement | null, { clientX, clientY }: globalThis.PointerEvent): number | null {
  const items = [...(list?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
  const place = items.findIndex((item) => {
    const { left, right, top, bottom } = item.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  });
  return place < 0 ? null : place;
}
