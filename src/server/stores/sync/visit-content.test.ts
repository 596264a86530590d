import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { PlatformOrder } from '#server/platforms/ports/store-platform.ts';
import { insertStore, saveBatches } from '#server/testing/generated-store.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';

const { db } = await openTestDatabase();
const POST_ID = '2f1c3d4e-5a6b-4c7d-8e9f-0a1b2c3d4e5f';

function order(
  id: string,
  minute: number,
  visitContent: string | null,
  firstVisitContent: string | null = null,
  discountCodes: string[] = [],
): PlatformOrder {
  return {
    id,
    name: `#${id}`,
    cancelledAt: null,
    test: false,
    paid: true,
    placedAt: new Date('2026-11-21T10:00:00Z'),
    updatedAt: new Date(Date.UTC(2026, 10, 21, 10, minute)),
    financialStatus: null,
    fulfillmentStatus: null,
    source: null,
    customerId: null,
    email: null,
    phone: null,
    city: null,
    countryCode: null,
    visitContent,
    firstVisitContent,
    discountCodes,
    total: 0,
    detail: 'events' as const,
    changed: false,
    lines: [],
    sales: [],
    refunds: [],
  };
}

test('an order keeps the post it came by when it is read again without its journey, and marks of others are dropped', async () => {
  const store = await insertStore(db, 'Europe/London');
  const news = [
    [order('1', 0, POST_ID), order('2', 0, 'summer-sale'), order('3', 0, null)],
    [order('1', 1, null), order('2', 1, null), order('3', 1, POST_ID)],
  ];
  await saveBatches(
    db,
    store,
    news.map((orders) => ({ orders })),
  );
  const { rows } = await db.execute(
    sql`select id, visit_content from orders where store_id = ${store.id} order by id`,
  );
  expect(rows).toEqual([
    { id: '1', visit_content: POST_ID },
    { id: '2', visit_content: null },
    { id: '3', visit_content: POST_ID },
  ]);
});

test('the first visit of a buyer is kept beside the last, and is not forgotten either', async () => {
  const store = await insertStore(db, 'Europe/London');
  const news = [
    [order('1', 0, null, POST_ID), order('2', 0, POST_ID, 'summer-sale'), order('3', 0, null)],
    [order('1', 1, null), order('3', 1, POST_ID, POST_ID)],
  ];
  await saveBatches(
    db,
    store,
    news.map((orders) => ({ orders })),
  );
  const { rows } = await db.execute(
    sql`select order_id, post_id from first_visits where store_id = ${store.id} order by order_id`,
  );
  expect(rows).toEqual([
    { order_id: '1', post_id: POST_ID },
    { order_id: '3', post_id: POST_ID },
  ]);
});
