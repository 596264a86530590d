import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { insertStore } from '#server/testing/generated-store.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { findStoresToRead } from './sync-states-repository.ts';

const { db } = await openTestDatabase();

test('where more stores are due than one look takes, none is left out again and again', async () => {
  for (let at = 0; at < 6; at += 1) await insertStore(db, 'UTC');
  const before = new Date('2026-11-21T12:00:00Z');
  await db.execute(sql`update sync_states set last_synced_at = '2026-11-21T00:00:00Z'`);

  const moments = { notifiedBefore: before, otherBefore: before, mistakenAfter: before, most: 2 };
  const seen = new Set<string>();
  for (let look = 0; look < 60; look += 1) {
    const due = await findStoresToRead(db, before, moments);
    expect(due).toHaveLength(2);
    for (const storeId of due) seen.add(storeId);
  }

  expect(seen.size).toBe(6);
});
