import { MINUTE_MS } from '#shared/core/time.ts';

/** Shopier allows 200 in any minute; the rest is left to the owner's own tools (reference/shopier.md 2.3). */
const REQUESTS_PER_MINUTE = 150;

/** Requests of one token, over all that go on at once: each reserves its moment and learns how long it is until then. */
export function createBudget(now: () => number) {
  const moments = new Map<string, number[]>();
  let lastAt = 0;

  return {
    /** @returns milliseconds to wait before sending. */
    reserve(token: string): number {
      const at = now();
      if (at < lastAt) moveBack(lastAt - at);
      lastAt = at;
      forgetBefore(at - MINUTE_MS);
      const reserved = moments.get(token) ?? [];
      const blocking = reserved.at(-REQUESTS_PER_MINUTE);
      const moment = blocking === undefined ? at : Math.max(at, blocking + MINUTE_MS);
      reserved.push(moment);
      if (reserved.length > REQUESTS_PER_MINUTE) reserved.shift();
      moments.set(token, reserved);
      return moment - at;
    },
  };

  /** The clock was set back, and with it everything that it said before. */
  function moveBack(byMs: number): void {
    for (const [token, reserved] of moments)
      moments.set(
        token,
        reserved.map((moment) => moment - byMs),
      );
  }

  function forgetBefore(time: number): void {
    for (const [token, reserved] of moments) if ((reserved.at(-1) ?? 0) <= time) moments.delete(token);
  }
}
