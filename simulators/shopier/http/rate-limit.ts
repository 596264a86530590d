import { refusals } from './answer.ts';

const REQUESTS = 200;
const WINDOW_MS = 60_000;

/** 200 requests in any 60 seconds for each grant. A refused request does not count. */
export function createRateLimit(now: () => number) {
  const instants = new Map<string, number[]>();

  return {
    count(grant: string): void {
      const at = now();
      const recent = (instants.get(grant) ?? []).filter((each) => each > at - WINDOW_MS);
      instants.set(grant, recent);
      const oldest = recent[0];
      if (oldest !== undefined && recent.length >= REQUESTS)
        throw refusals.tooMany(Math.ceil((oldest + WINDOW_MS - at) / 1000));
      recent.push(at);
    },
  };
}
