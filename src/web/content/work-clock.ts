import { useEffect } from 'react';
import { postReportEndpoints } from '#shared/publishing/post-report.ts';
import { call } from '#web/core/api/call.ts';

/** An owner who touches nothing for so long does something else. */
const QUIET_AFTER_MS = 30_000;
/** A look is no work. */
const LEAST_SECONDS = 5;
const MOST_SECONDS = 14_400;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/** On the post that is being made; it goes along from the content creator to the calendar. */
let seconds = 0;

/** Counts the time in which the owner works here: the page is in front, and something was touched of late. */
export function useWorkClock() {
  useEffect(() => {
    let touchedAt = Date.now();
    const touched = () => {
      touchedAt = Date.now();
    };
    for (const name of TOUCHES) window.addEventListener(name, touched, { passive: true });
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && Date.now() - touchedAt < QUIET_AFTER_MS) seconds += 1;
    }, 1_000);
    return () => {
      clearInterval(timer);
      for (const name of TOUCHES) window.removeEventListener(name, touched);
    };
  }, []);
}

/** What was counted so far belongs to no post. */
export function forgetWork() {
  seconds = 0;
}

/** What was counted so far was work on this post. A time that cannot be saved is only not counted. */
export async function saveWork(storeId: string, postId: string): Promise<void> {
  const counted = Math.min(seconds, MOST_SECONDS);
  forgetWork();
  if (counted < LEAST_SECONDS) return;
  const params = { storeId, postId };
  await call(postReportEndpoints.work, { params, body: { seconds: counted } }).catch(() => undefined);
}
