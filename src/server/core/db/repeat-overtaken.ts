import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { retry } from '#server/core/retry/retry.ts';

const TIMES = { attempts: 3 };
/** PostgreSQL's codes for a transaction that it ended for the sake of another: serialization_failure, deadlock_detected. */
const OVERTAKEN = new Set(['40001', '40P01']);

/**
 * Of a transaction that was overtaken nothing is left, so it is done again. What a transaction does besides asking the
 * database must therefore be harmless when it is done twice.
 */
export function repeatOvertaken(db: NodePgDatabase): void {
  const transaction = db.transaction.bind(db);
  const policy = { again: (error: unknown) => (isOvertaken(error) ? TIMES : null) };
  db.transaction = (work, config) => retry(policy, () => transaction(work, config));
}

function isOvertaken(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if (OVERTAKEN.has((each as Error & { code?: string }).code ?? '')) return true;
  return false;
}
