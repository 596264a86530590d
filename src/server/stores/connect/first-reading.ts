import type { costReadings } from '#server/core/db/schema/profit.ts';
import { MINUTE_MS } from '#shared/core/time.ts';

export type ReadCosts = Pick<typeof costReadings.$inferSelect, 'readAt' | 'problemCode' | 'historyBegunAt'>;

/** In a huge store nobody is kept waiting for longer. */
const LONGEST_MS = 10 * MINUTE_MS;

/**
 * Whether what a store's orders cost is being read for the first time, or about to be: nothing is said of profit, which
 * would be another one a moment later.
 */
export function isFirstReading(
  { isActive, costs }: { isActive: boolean; costs: ReadCosts | null },
  now: Date,
): boolean {
  if (!isActive) return false;
  const { readAt = null, problemCode = null, historyBegunAt = null } = costs ?? {};
  if (readAt || problemCode) return false;
  return !historyBegunAt || now.getTime() - historyBegunAt.getTime() < LONGEST_MS;
}
