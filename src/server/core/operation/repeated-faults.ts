import type { FastifyBaseLogger } from 'fastify';

const LOGGED_AGAIN_AFTER_MS = 10_000;
/** Messages may name what they are about. */
const MOST_REMEMBERED = 100;

/**
 * For what is tried each second, or by many: the same fault is logged as an error once in ten seconds, with how often it
 * came since it was last logged.
 */
export function createRepeatedFaults(
  log: Pick<FastifyBaseLogger, 'error'>,
  sentence: string,
  nowMs = () => performance.now(),
) {
  const logged = new Map<string, { at: number; since: number }>();
  return (error: Error) => {
    const before = logged.get(error.message);
    if (before && nowMs() - before.at < LOGGED_AGAIN_AFTER_MS) {
      before.since += 1;
      return;
    }
    if (logged.size >= MOST_REMEMBERED) logged.clear();
    logged.set(error.message, { at: nowMs(), since: 0 });
    log.error({ err: error, ...(before?.since ? { timesSince: before.since } : {}) }, sentence);
  };
}
