import { HOUR_MS, MINUTE_MS } from '#shared/core/time.ts';

/** What a user who waits for it would accept. */
const TOLERATED_MS: Record<string, number> = {
  'webhooks.apply': MINUTE_MS,
  'webhooks.subscribe': 15 * MINUTE_MS,
  'sync.read-changes': 5 * MINUTE_MS,
  'schedules.fill': 2 * HOUR_MS,
  'notifications.send-summary': 2 * HOUR_MS,
};
const OTHERS_TOLERATED_MS = HOUR_MS;

/** A queue of the product: one waiting job a key, first come first served, in so many places. */
export function createQueue({
  name,
  places,
  serviceMs,
}: {
  name: string;
  places: number;
  serviceMs: number;
}) {
  const order: { key: number; at: number }[] = [];
  const waiting = new Set<number>();
  const perMinute: number[] = [];
  let first = 0;
  let room = 0;
  let longestWaitMs = 0;
  let mostWaiting = 0;
  let minuteOfDone = 0;

  return {
    name,
    toleratedMs: TOLERATED_MS[name] ?? OTHERS_TOLERATED_MS,
    enqueue(key: number, at: number) {
      if (waiting.has(key)) return;
      waiting.add(key);
      order.push({ key, at });
      mostWaiting = Math.max(mostWaiting, waiting.size);
    },
    work(now: number, forMs: number, onDone: (key: number, now: number) => void) {
      room = Math.min(room + (places * forMs) / serviceMs, places * Math.max(1, forMs / serviceMs));
      const minute = Math.floor(now / MINUTE_MS);
      if (minute !== minuteOfDone) {
        perMinute.push(0);
        minuteOfDone = minute;
      }
      for (; room >= 1 && first < order.length; room -= 1) {
        const { key, at } = order[first++]!;
        waiting.delete(key);
        longestWaitMs = Math.max(longestWaitMs, now + forMs - at);
        perMinute[perMinute.length - 1]! += 1;
        onDone(key, now);
      }
      if (first > 100_000) {
        order.splice(0, first);
        first = 0;
      }
    },
    sum(lengthMs: number) {
      const done = perMinute.reduce((sum, count) => sum + count, 0);
      const oldest = order[first];
      return {
        name,
        perMinute,
        mostWaiting,
        longestWaitMs: Math.max(longestWaitMs, oldest ? order.at(-1)!.at - oldest.at : 0),
        use: (done * serviceMs) / (places * lengthMs),
      };
    },
  };
}
export type SimulatedQueue = ReturnType<typeof createQueue>;
