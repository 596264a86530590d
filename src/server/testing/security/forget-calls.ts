import { onTestFinished, vi } from 'vitest';
import { callCounts } from '#server/core/db/schema/operation.ts';
import type { TestApp } from '#server/testing/start-app.ts';

const MINUTE_MS = 61_000;

/**
 * Limits of attempts have tests of their own; others would be stopped by them. @returns what begins a new minute: by
 * the clock of this process, or where several processes count together, in their table.
 */
export function forgettingCalls({ database }: Pick<TestApp, 'database'>): () => Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  return async () => {
    vi.setSystemTime(Date.now() + MINUTE_MS);
    if (database.kind !== 'embedded') await database.db.delete(callCounts);
  };
}
