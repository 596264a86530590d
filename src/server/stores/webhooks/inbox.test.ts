import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createJobs } from '#server/core/jobs/jobs.ts';
import { storesJobs } from '#server/stores/jobs.ts';
import { insertStore } from '#server/testing/generated-store.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { createInbox } from './inbox.ts';

const database = await openTestDatabase();
const { db } = database;

/** Where each event is: enough that two processes meet in the middle, were they to take them in their own order. */
const STORES = 40;

test('two processes that receive events of the same stores at the same moment, in opposite order, record all of it', async () => {
  const jobs = createJobs({ database, log: { error: () => {} } as never });
  await jobs.start(storesJobs({} as never), []);
  const stores = [];
  for (let at = 0; at < STORES; at += 1) stores.push(await insertStore(db, 'UTC'));
  const notice = { orders: ['1'], deleted: {}, otherChanges: false, uninstalled: false } as never;
  const recordAll = (ids: string[]) => {
    const { record } = createInbox({ db, jobs });
    return ids.map((storeId) =>
      record({
        storeId,
        eventId: crypto.randomUUID(),
        topic: 'orders/updated',
        notice,
        problem: null,
        triggeredAt: null,
        receivedAt: new Date(),
      }),
    );
  };

  const ids = stores.map(({ id }) => id);
  for (let round = 0; round < 2; round += 1) {
    await db.execute(sql`delete from pgboss.job where name = 'webhooks.apply'`);
    await Promise.all([...recordAll(ids), ...recordAll(ids.toReversed())]);
  }

  const { rows } = await db.execute<{ events: number; jobs: number }>(sql`
    select (select count(*)::int from webhook_events) as events,
      (select count(*)::int from pgboss.job where name = 'webhooks.apply') as jobs`);
  expect(rows[0]).toEqual({ events: STORES * 2 * 2, jobs: STORES });
  await jobs.stop();
});
