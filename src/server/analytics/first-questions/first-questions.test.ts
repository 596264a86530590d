import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { connectGiftShop } from '#server/analytics/insights/testing/connect-gift-shop.ts';

const ASK = 'reporting.enqueue-first-questions';

test('what pages ask first is answered on each of a store’s days before anyone asks', async () => {
  const { db, store, clock, runRecurring } = await connectGiftShop();
  const answered = async () => {
    const { rows } = await db.execute<{ report: string; day: string }>(sql`
      select metric_type as report, left(date_range, 10) as day from analytics_cache where store_id = ${store.id}`);
    return rows;
  };
  const onDay = (day: string) =>
    expect.arrayContaining(
      ['customer-cohorts', 'customer-loyalty', 'ads-year', 'ads-timeframe'].map((report) => ({
        report,
        day,
      })),
    );
  const forget = (which = sql`true`) =>
    db.execute(sql`delete from analytics_cache where store_id = ${store.id} and ${which}`);

  await runRecurring(ASK);
  expect(await answered()).toEqual(onDay('2026-11-21'));

  // Once a day is enough: what changes in between is computed again when it is read.
  await forget(sql`metric_type = 'customer-cohorts'`);
  await runRecurring(ASK);
  expect(await answered()).not.toContainEqual({ report: 'customer-cohorts', day: '2026-11-21' });

  // The answers of a cache that was emptied, as upgrades do, are there again before the next reader.
  await forget();
  await runRecurring(ASK);
  expect(await answered()).toEqual(onDay('2026-11-21'));

  clock.advance({ days: 1 });
  await runRecurring(ASK);
  expect(await answered()).toEqual(onDay('2026-11-22'));
});

test('a store’s customers are grouped for profit when its costs have been read, on the same day', async () => {
  const { db, store, runRecurring, readCosts } = await connectGiftShop();
  const grouped = async () =>
    (
      await db.execute(
        sql`select from profit_groups where store_id = ${store.id} and dimension like 'customers%'`,
      )
    ).rows.length;
  await runRecurring(ASK);
  expect(await grouped()).toBe(0);

  await readCosts();
  await runRecurring(ASK);
  const groups = await grouped();
  expect(groups).toBeGreaterThan(0);

  // Not again while they are read for new orders, nor after it.
  await db.execute(sql`delete from profit_groups`);
  await db.execute(sql`update cost_readings set reading_until = now() + interval '1 minute'`);
  await runRecurring(ASK);
  await db.execute(sql`update cost_readings set reading_until = null`);
  await runRecurring(ASK);
  expect(await grouped()).toBe(0);
});

test('nothing is asked of a store whose history is not whole, or that is disconnected', async () => {
  const { db, store, clock, runRecurring } = await connectGiftShop();
  const answers = async () => {
    await db.execute(sql`delete from analytics_cache`);
    clock.advance({ days: 1 });
    await runRecurring(ASK);
    return (await db.execute(sql`select from analytics_cache`)).rows.length;
  };
  expect(await answers()).toBeGreaterThan(0);
  await db.execute(sql`update sync_states set history_complete = false where store_id = ${store.id}`);
  expect(await answers()).toBe(0);
  await db.execute(sql`update sync_states set history_complete = true where store_id = ${store.id}`);
  await db.execute(sql`update connected_stores set disconnected_at = now() where id = ${store.id}`);
  expect(await answers()).toBe(0);
});
