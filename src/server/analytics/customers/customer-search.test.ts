import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { insertStore } from '#server/testing/generated-store.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { type CustomerOrder, findCustomers } from './customers-repository.ts';

const { db } = await openTestDatabase();
const { id: storeId } = await insertStore(db, 'Europe/London');
await db.execute(sql`
  insert into customers (store_id, id, email, first_name, last_name, updated_at)
  values (${storeId}, '1', 'ada@example.com', 'Ada', 'Işık', now()), (${storeId}, '2', '100%@example.com', 'Şule', 'Ada', now()),
    (${storeId}, '3', 'bob@example.com', 'Bob', null, now())`);
await db.execute(sql`
  insert into customer_totals (store_id, buyer, orders, net, first_order_at, last_order_at, kept_orders, last_kept_at)
  select ${storeId}, buyer, 1, 100, now(), now(), 1, now() from unnest(array['1', '2', '3', 'email:cem@example.com']) as buyer`);

const since = '2020-01-01T00:00:00Z';

async function search(sought: string, page: object = { limit: 25 }) {
  const order: CustomerOrder = {
    borders: { since, recency: [since, since, since, since], money: [1, 2, 3, 4] },
    search: sought,
    byBeginnings: true,
    group: undefined,
    sort: 'totalSpent',
    direction: 'asc',
  };
  return findCustomers(db, storeId, order, { limit: 25, ...page });
}

test.each([
  ['ada', ['1', '2']],
  ['ADA IŞ', ['1']],
  ['isik', ['1']],
  ['sule', ['2']],
  ['cem@', ['email:cem@example.com']],
  ['100%', ['2']],
  ['example', []],
  ['%', []],
])('among very many customers %s finds those whose name or address begins so', async (sought, ids) => {
  expect((await search(sought)).map(({ id }) => id)).toEqual(ids);
});

test('a page of what was found says how many there are', async () => {
  expect(await search('ada', { limit: 1 })).toMatchObject([{ id: '1', found: 2 }]);
});
