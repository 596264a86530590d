import type { PointerEvent as ReactPointerEvent } from 'react';

const BEGIN_AFTER_PX = 6;
/** A finger that rests picks up; one that moves before scrolls the page. */
const LONG_PRESS_MS = 400;
const SCROLL_EDGE_PX = 72;
const SCROLL_STEP_PX = 14;

export interface DragHandlers {
  onBegin: (at: { x: number; y: number }) => void;
  onMove: (at: { x: number; y: number }) => void;
  onDrop: () => void;
  onCancel: () => void;
}

/** Follows a pointer from where it was pressed; a press that turns out to be a click or a scroll is left alone. */
export function followPointer(pressed: ReactPointerEvent, handlers: DragHandlers): void {
  if (pressed.button !== 0 || !pressed.isPrimary) return;
  const { clientX, clientY, pointerId, pointerType } = pressed;
  const isTouch = pointerType === 'touch';
  const listening = new AbortController();
  const { signal } = listening;
  let isDragging = false;
  const resting = isTouch ? setTimeout(() => begin({ x: clientX, y: clientY }), LONG_PRESS_MS) : undefined;

  function begin(at: { x: number; y: number }) {
    isDragging = true;
    if (isTouch) navigator.vibrate?.(10);
    handlers.onBegin(at);
  }
  function stop() {
    clearTimeout(resting);
    listening.abort();
  }

  function onMove(event: PointerEvent) {
    if (event.pointerId !== pointerId) return;
    const at = { x: event.clientX, y: event.clientY };
    if (!isDragging) {
      if (Math.hypot(at.x - clientX, at.y - clientY) < BEGIN_AFTER_PX) return;
      if (isTouch) return stop();
      begin(at);
    }
    scrollAtEdge(at.y);
    handlers.onMove(at);
  }
  function onUp(event: PointerEvent) {
    if (event.pointerId !== pointerId) return;
    stop();
    if (!isDragging) return;
    swallowClick();
    handlers.onDrop();
  }
  function onCancel() {
    stop();
    if (isDragging) handlers.onCancel();
  }

  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', onUp, { signal });
  window.addEventListener('pointercancel', onCancel, { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && onCancel(), { signal });
  // A long press would open the browser's own menu.
  window.addEventListener('contextmenu', (event) => isTouch && event.preventDefault(), { signal });
}

/** The release of a drag ends in a click on what lies below, which is not meant. */
function swallowClick() {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}

function scrollAtEdge(y: number) {
  if (y < SCROLL_EDGE_PX) window.scrollBy(0, -SCROLL_STEP_PX);
  else if (y > window.innerHeight - SCROLL_EDGE_PX) window.scrollBy(0, SCROLL_STEP_PX);
}
