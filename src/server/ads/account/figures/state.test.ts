import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startAdsAccount, teaHouse } from '#server/testing/start-ads-account.ts';
import { findAdvertised, sumBrand } from './state-repository.ts';

const days = { from: '2026-11-01', to: '2026-11-20' };

async function start() {
  const { db, storeId } = await startAdsAccount({ shops: [teaHouse] });
  const product = (id: string, title: string) =>
    db.execute(sql`insert into products (store_id, id, title, handle, status, updated_at)
      values (${storeId}, ${id}, ${title}, ${id}, 'ACTIVE', now())`);
  const variant = (productId: string, id: string, sku: string | null, inventory: number | null) =>
    db.execute(sql`insert into product_variants (store_id, product_id, id, title, sku, price, inventory)
      values (${storeId}, ${productId}, ${id}, '', ${sku}, 100, ${inventory})`);
  const counted = (
    breakdown: string,
    part: string,
    name: string | null,
    clicks: number,
    day = '2026-11-05',
  ) =>
    db.execute(sql`insert into ads_figures
      values (${storeId}, ${breakdown}, ${day}, 'c', ${part}, ${name}, ${clicks * 10}, ${clicks}, ${clicks * 1e6}, 0, 0)`);
  return { db, storeId, product, variant, counted };
}

test('products of the ads are known by id, SKU or title, and never when two of the store fit', async () => {
  const { db, storeId, product, variant, counted } = await start();
  await product('9001', 'Blue Teapot');
  await variant('9001', '7001', 'TP-1', 2);
  await variant('9001', '7002', 'TP-2', 3);
  await product('9002', 'Cup');
  await variant('9002', '7003', 'CUP', 0);
  await product('9003', 'Mug');
  await product('9004', 'Mug');
  await counted('product', 'shopify_gb_9001_7001', 'Other name', 50);
  await counted('product', 'tp-2', null, 40);
  await counted('product', 'feed-17', 'cup', 30);
  await counted('product', 'feed-18', 'Mug', 20);
  await counted('product', 'feed-19', 'Nothing of ours', 10);
  await counted('product', 'feed-20', 'Cup', 10, '2026-10-31');
  const found = await findAdvertised(db, storeId, days);
  expect(
    found.map(({ title, productId, inventory, units, clicks }) => [
      title,
      productId,
      inventory,
      units,
      clicks,
    ]),
  ).toEqual([
    ['Blue Teapot', '9001', 5, 0, 50],
    ['Blue Teapot', '9001', 5, 0, 40],
    ['Cup', '9002', 0, 0, 30],
    ['Mug', null, null, null, 20],
    ['Nothing of ours', null, null, null, 10],
  ]);
});

test('searches for the store are known by its name, however it is written', async () => {
  const { db, storeId, counted } = await start();
  await db.execute(sql`update connected_stores set store_name = 'Tea House!' where id = ${storeId}`);
  await counted('search_term', 'tea house', null, 7);
  await counted('search_term', 'teahouse london', null, 5);
  await counted('search_term', 'house of tea', null, 9);
  expect(await sumBrand(db, storeId, days)).toMatchObject({ clicks: 12, cost: 12 });
});
