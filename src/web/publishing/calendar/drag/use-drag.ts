import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ScheduledPost } from '#shared/publishing/schedules.ts';
import { useT } from '#web/core/app/i18n.ts';
import { momentOf, timeOf, type Wall, wallOf } from '#web/core/app/zone.ts';
import { useMay } from '#web/core/session/may.ts';
import { toast } from '#web/core/ui/toast.ts';
import type { CalendarViewName } from '#web/publishing/calendar/calendar-days.ts';
import { isMovable } from '#web/publishing/calendar/post-state.ts';
import { titleOfPost } from '#web/publishing/calendar/status-texts.ts';
import { usePostMoments } from '#web/publishing/calendar/stores/post-moments.ts';
import { useShownStores } from '#web/publishing/calendar/stores/shown-stores.ts';
import { followPointer } from './pointer-drag.ts';
import { wallByKey } from './wall-by-key.ts';

const SLOT_MINUTES = 15;
const DAY_MINUTES = 1440;

export interface Dragged {
  post: ScheduledPost;
  /** Where it would be dropped. */
  to: Wall;
  by: 'pointer' | 'keys';
}

interface DragOptions {
  view: CalendarViewName;
  /** The days that are shown, which is how far a post can be dragged. */
  days: readonly string[];
  move: (post: ScheduledPost, to: string) => void;
  movingId: string | null;
}

/** A post in the hand, by pointer or by keys, and what is said of it to those who do not see it. */
export function useDrag({ view, days, move, movingId }: DragOptions) {
  const t = useT();
  const mayWrite = useMay('write');
  const { zoneOf } = useShownStores();
  const momentText = usePostMoments();
  const wallText = (post: ScheduledPost, wall: Wall) => momentText(post, momentOf(wall, zoneOf(post)));
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [said, setSaid] = useState('');
  const inHand = useRef<Dragged | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const restoreFocus = useRestoredFocus();

  function hold(next: Dragged | null) {
    inHand.current = next;
    setDragged(next);
  }
  const isDraggable = (post: ScheduledPost) => mayWrite && isMovable(post) && post.id !== movingId;

  function pickUp(post: ScheduledPost, by: Dragged['by']) {
    const to = wallOf(post.scheduledFor, zoneOf(post));
    hold({ post, to, by });
    if (by === 'keys')
      setSaid(
        t('{title} picked up, {time}. Arrow keys move it, Enter drops it, Escape puts it back.', {
          title: titleOfPost(post, t),
          time: wallText(post, to),
        }),
      );
  }
  function dragTo(to: Wall) {
    const { current } = inHand;
    if (!current || (current.to.day === to.day && current.to.time === to.time)) return;
    hold({ ...current, to });
    setSaid(wallText(current.post, to));
  }
  function putBack() {
    hold(null);
    setSaid(t('Put back.'));
  }
  function drop() {
    const { current } = inHand;
    if (!current) return;
    const { post, to, by } = current;
    const was = wallOf(post.scheduledFor, zoneOf(post));
    if (was.day === to.day && was.time === to.time) return putBack();
    const moment = momentOf(to, zoneOf(post));
    hold(null);
    if (Date.parse(moment) < Date.now()) {
      setSaid('');
      toast({ title: t('Not moved'), description: t('That time has passed.'), variant: 'destructive' });
      return;
    }
    if (by === 'keys') restoreFocus(post.id);
    setSaid(t('Dropped: {time}.', { time: wallText(post, to) }));
    move(post, moment);
  }

  function onHandleKey(event: KeyboardEvent, post: ScheduledPost) {
    const { current } = inHand;
    const isHeld = current?.by === 'keys' && current.post.id === post.id;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      event.stopPropagation();
      if (isHeld) drop();
      else if (isDraggable(post)) pickUp(post, 'keys');
      return;
    }
    if (!isHeld) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      event.currentTarget.scrollIntoView({ block: 'nearest' });
      return putBack();
    }
    const to = wallByKey(view, event.key, current.to, days);
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    if (to === 'edge') setSaid(t('No further: open the post to choose another date.'));
    else dragTo(to);
  }

  function onPress(event: PointerEvent<HTMLElement>, post: ScheduledPost) {
    if (!isDraggable(post)) return;
    const grip = event.clientY - event.currentTarget.getBoundingClientRect().top;
    const { time } = wallOf(post.scheduledFor, zoneOf(post));
    const follow = ({ x, y }: { x: number; y: number }) => {
      if (ghost.current) ghost.current.style.transform = `translate(${x + 12}px, ${y + 12}px)`;
      const place = dropPlaceAt(x, y, grip, time);
      if (place) dragTo(place);
    };
    followPointer(event, {
      onBegin(at) {
        pickUp(post, 'pointer');
        follow(at);
      },
      onMove: follow,
      onDrop: drop,
      onCancel: putBack,
    });
  }

  // Once a finger drags a post, it does not scroll the page; React's own listener would be passive.
  useEffect(() => {
    const stay = (event: TouchEvent) => inHand.current && event.cancelable && event.preventDefault();
    const element = root.current;
    element?.addEventListener('touchmove', stay, { passive: false });
    return () => element?.removeEventListener('touchmove', stay);
  }, []);

  return {
    dragged,
    said,
    ghost,
    root,
    isDraggable,
    onPress,
    handleProps: (post: ScheduledPost) => ({
      'data-move': post.id,
      onKeyDown: (event: KeyboardEvent) => onHandleKey(event, post),
      // What a screen reader presses without a key; a mouse drags.
      onClick: ({ detail }: { detail: number }) => detail === 0 && isDraggable(post) && pickUp(post, 'keys'),
      onBlur: () => inHand.current?.by === 'keys' && inHand.current.post.id === post.id && putBack(),
    }),
  };
}
export type Drag = ReturnType<typeof useDrag>;

/** A post that is rendered at another place has the focus again, until its owner goes elsewhere. */
function useRestoredFocus() {
  const focused = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (!focused.current) return;
    const handle = document.querySelector<HTMLElement>(`[data-move="${CSS.escape(focused.current)}"]`);
    if (handle && document.activeElement !== handle) handle.focus();
  });
  useEffect(() => {
    const forget = () => {
      focused.current = null;
    };
    window.addEventListener('keydown', forget, { capture: true });
    window.addEventListener('pointerdown', forget, { capture: true });
    return () => {
      window.removeEventListener('keydown', forget, { capture: true });
      window.removeEventListener('pointerdown', forget, { capture: true });
    };
  }, []);
  return (postId: string) => {
    focused.current = postId;
  };
}

/**
 * The day under the pointer, marked `data-day`; where that is drawn by the hour (`data-hours`) also the time.
 * @param grip how far below the upper edge of the post it was taken
 */
function dropPlaceAt(x: number, y: number, grip: number, time: string): Wall | null {
  const below = document.elementFromPoint(x, y);
  const day = below?.closest<HTMLElement>('[data-day]')?.dataset.day;
  if (!below || !day) return null;
  const hours = below.closest('[data-hours]');
  if (!hours) return { day, time };
  const { top, height } = hours.getBoundingClientRect();
  const minutes = ((y - grip - top) / height) * DAY_MINUTES;
  const slot = Math.round(minutes / SLOT_MINUTES) * SLOT_MINUTES;
  return { day, time: timeOf(Math.min(DAY_MINUTES - SLOT_MINUTES, Math.max(0, slot))) };
}
