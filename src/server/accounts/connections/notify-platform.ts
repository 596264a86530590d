import { setTimeout as wait } from 'node:timers/promises';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';

const LONGEST_MS = 5_000;

/** Ends at the platform what it gave us. One that is away or refuses is not waited for: on our side the end is certain. */
export async function notifyPlatform(end: () => Promise<unknown>, longestMs = LONGEST_MS): Promise<void> {
  const over = new AbortController();
  const ended = async () => void (await end());
  await Promise.race([
    ended().catch((error) => {
      if (!(error instanceof PlatformFailure)) throw error;
    }),
    wait(longestMs, undefined, { signal: over.signal }).catch(() => {}),
  ]).finally(() => over.abort());
}
