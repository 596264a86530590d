import { MINUTE_MS } from '#shared/core/time.ts';

/** Longer than a call to the platform takes and, when its answer was lost, until its result can be found there. */
export const CLAIMED_MS = 5 * MINUTE_MS;

/** So long a post's results are waited for; networks are asked for the last time after four weeks. */
export const MEASURED_DAYS = 28;
