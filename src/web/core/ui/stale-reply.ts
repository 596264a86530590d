import { BEING_COUNTED } from '#shared/analytics/report-basis.ts';

/** A report whose records have changed since it was counted. */
export function isStale(reply: unknown): boolean {
  return typeof reply === 'object' && reply !== null && 'stale' in reply && reply.stale === true;
}

/** The server's answer that a report takes longer than anybody waits. */
export function isBeingCounted(failure: unknown): boolean {
  const { problem } = (failure ?? {}) as { problem?: { error: string } | null };
  return problem?.error === BEING_COUNTED;
}
