import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { insertStore } from '#server/testing/generated-store.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { uncachedReports } from '#server/testing/uncached-reports.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { createShopSignals } from './signals.ts';

const { db } = await openTestDatabase();
const NOW = new Date('2026-11-22T12:00:00Z');
const at = (daysAgo: number) => new Date(NOW.getTime() - daysAgo * DAY_MS).toISOString();

interface Placed {
  product?: string;
  buyer?: string | null;
  refunded?: boolean;
  cancelled?: boolean;
  paid?: boolean;
}

/** A shop whose records go back to the first of January 2025, with orders as a test places them. */
async function shop() {
  const store: OwnedStore = { ...(await insertStore(db, 'Europe/Istanbul')), platform: 'shopify' };
  await db.execute(
    sql`update sync_states set history_from = '2025-01-01T10:00:00Z' where store_id = ${store.id}`,
  );
  for (const [id, inventory, cost] of [
    ['cup', 9, 300],
    ['pot', 500, null],
    ['tin', 40, 250],
  ] as const) {
    await db.execute(sql`
      insert into products (store_id, id, title, handle, status, updated_at)
      values (${store.id}, ${id}, ${`The ${id}`}, ${id}, 'ACTIVE', ${at(0)})`);
    await db.execute(sql`
      insert into product_variants (store_id, product_id, id, title, price, inventory, unit_cost)
      values (${store.id}, ${id}, 'one', 'One', 1000, ${inventory}, ${cost})`);
  }
  let number = 0;
  async function place(
    daysAgo: number,
    { product = 'pot', buyer = null, refunded, cancelled, paid = true }: Placed = {},
  ) {
    number += 1;
    const id = `o${number}`;
    const placedAt = at(daysAgo);
    await db.execute(sql`
      insert into orders (store_id, id, name, placed_at, updated_at, cancelled_at, test, paid, buyer, fulfillment_status, total, detail, changed)
      values (${store.id}, ${id}, ${id}, ${placedAt}, ${placedAt}, ${cancelled ? placedAt : null}, false, ${paid}, ${buyer}, 'FULFILLED', 1000, 2, false)`);
    await db.execute(sql`
      insert into order_lines (store_id, order_id, id, product_id, title, quantity, current_quantity, unit_price, discount, gift_card)
      values (${store.id}, ${id}, 'l', ${product}, ${product}, 1, 1, 1000, 0, false)`);
    await db.execute(sql`
      insert into sale_events (store_id, order_id, key, kind, part, product_id, quantity, amount, discount, currency, occurred_at)
      values (${store.id}, ${id}, 's', 'sale', 'product', ${product}, 1, 1000, 0, 'EUR', ${placedAt})`);
    if (refunded)
      await db.execute(sql`
        insert into sale_events (store_id, order_id, key, kind, part, product_id, quantity, amount, discount, currency, occurred_at)
        values (${store.id}, ${id}, 'r', 'refund', 'product', ${product}, -1, -1000, 0, 'EUR', ${placedAt})`);
  }
  const sold = (product: string, daysAgo: number, units: number) =>
    db.execute(sql`
      insert into product_days (store_id, day, product_id, orders, units, gross, discounts, reversals)
      values (${store.id}, ${at(daysAgo).slice(0, 10)}, ${product}, ${units}, ${units}, ${units * 1_000}, 0, 0)`);
  const signals = createShopSignals({ db, reports: uncachedReports(() => NOW) });
  return { store, place, sold, signals, read: () => signals.signals(store) };
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

test('money that does not move is read from products and their days', async () => {
  const { sold, read } = await shop();
  for (const ago of times(30)) await sold('cup', ago + 1, 2);
  // Last sold 100 days ago, three times a week before that, and in these days of the year before.
  for (const ago of times(60)) await sold('tin', 100 + ago * 2, 1);
  await sold('tin', 420, 1);
  const { idle } = await read();
  expect(idle).toMatchObject([
    {
      id: 'tin',
      silentDays: 99,
      ordersBefore: 59,
      value: 10_000,
      isCost: true,
      soldYearBefore: true,
    },
  ]);
});

test('returns of a product are counted by order against those of all others', async () => {
  const { place, read } = await shop();
  for (const index of times(40)) await place(index * 4 + 1, { product: 'cup', refunded: index % 4 === 0 });
  for (const index of times(120)) await place(index + 1, { product: 'pot', refunded: index % 24 === 0 });
  const { refundRates, refundPeriod } = await read();
  expect(refundPeriod).toEqual({ from: '2026-05-26', to: '2026-11-21' });
  expect(refundRates).toMatchObject([
    { id: 'cup', title: 'The cup', hits: 10, of: 40, others: { hits: 5, of: 120 } },
  ]);
});

test('cancellations are compared at the same age, the youngest week left out', async () => {
  const { place, read } = await shop();
  for (const ago of times(90)) {
    const failing = ago < 7 ? 4 : ago <= 21 ? 2 : ago % 10 === 0 ? 1 : 0;
    for (const index of times(6)) await place(ago, { cancelled: index < failing });
  }
  const { failures } = await read();
  expect(failures).toMatchObject([
    { kind: 'cancelled', from: '2026-11-01', to: '2026-11-14', recent: { hits: 28, of: 84 } },
  ]);
});

test('first buyers whose 90 days are over are counted once, by the product they began with', async () => {
  const { place, read } = await shop();
  for (const index of times(60)) {
    const product = index < 30 ? 'cup' : 'pot';
    await place(200 + index, { product, buyer: `b${index}` });
    // Of the cup's 20 come back in time, of the pot's 6, and all others too late.
    const inTime = index < 20 || index >= 54;
    await place(200 + index - (inTime ? 30 : 95), { product: 'pot', buyer: `b${index}` });
  }
  await place(20, { product: 'cup', buyer: 'too young' });
  const { firstProducts } = await read();
  expect(firstProducts.filter(({ way }) => way === 'more')).toMatchObject([
    { id: 'cup', hits: 20, of: 30, others: { hits: 6, of: 30 } },
  ]);
});

test('who of the best customers is overdue is known by name', async () => {
  const { place, signals, store } = await shop();
  // Every 15 days; six have not come since the last time but one.
  for (const index of times(25))
    for (const round of times(21))
      if (round >= 2 || index >= 6) await place(15 * round + (index % 15), { buyer: `b${index}` });
  expect((await signals.signals(store)).overdue).toMatchObject({ recent: { hits: 6 }, before: { hits: 0 } });
  const { overdueBuyers } = await signals.overdueBuyers(store);
  expect(overdueBuyers.toSorted()).toEqual(['b0', 'b1', 'b2', 'b3', 'b4', 'b5']);
});

test('a shop without orders has nothing that stands out', async () => {
  const { read } = await shop();
  expect(await read()).toMatchObject({
    idle: [],
    refundRates: [],
    failures: [],
    movedForward: null,
    firstProducts: [],
    overdue: null,
  });
});
