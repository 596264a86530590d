import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '#server/core/http/problem.ts';
import { BEING_COUNTED } from '#shared/analytics/report-basis.ts';
import { text } from '#shared/core/sentence.ts';

/** Nobody waits longer for a report. Computing it goes on, and open pages are notified when it is done. */
export const READERS_WAIT_MS = 10_000;

export const beingCounted = (
  sentence = text('These figures are being counted. They appear as soon as they are ready.'),
) => new Problem(503, BEING_COUNTED, sentence);

/** For routes: the report, or the answer that it is being counted. */
export async function inTime<Reply>(reading: Promise<Reply>, mostMs = READERS_WAIT_MS): Promise<Reply> {
  const over = new AbortController();
  const late = wait(mostMs, undefined, { signal: over.signal }).then(
    () => {
      throw beingCounted();
    },
    () => reading,
  );
  try {
    return await Promise.race([reading, late]);
  } finally {
    over.abort();
  }
}
