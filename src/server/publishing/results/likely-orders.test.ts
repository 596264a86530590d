import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderLines, orders, productDays } from '#server/core/db/schema/commerce.ts';
import { postClicks } from '#server/core/db/schema/shop-page.ts';
import { scheduledPosts } from '#server/core/db/schema/social-media.ts';
import { insertStore } from '#server/testing/generated-store.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { HOUR_MS } from '#shared/core/time.ts';
import { findLikelyOrders, isLikely } from './likely-orders.ts';

const { db } = await openTestDatabase();
const NOW = new Date('2026-11-21T12:00:00Z');
const MONTH_BEFORE = new Date('2026-10-01T00:00:00Z');

interface Bought {
  at: string;
  product?: string;
  source?: string;
  test?: boolean;
}

/** A store whose platform says nothing of visits, its posts, clicks and orders. */
async function startShop() {
  const { id: storeId } = await insertStore(db, 'Europe/Istanbul');
  let orderId = 0;

  async function post(productId = 'rug'): Promise<string> {
    const values = { storeId, productId, platform: 'instagram', contentType: 'product' } as const;
    const [made] = await db
      .insert(scheduledPosts)
      .values({ ...values, scheduledFor: NOW })
      .returning();
    return made!.id;
  }

  async function click(postId: string, at: string, { people = 1, byProgram = false } = {}) {
    const firstAt = new Date(at);
    const hour = new Date(Math.floor(firstAt.getTime() / HOUR_MS) * HOUR_MS);
    const from = { source: 'instagram', country: '', referrer: '' } as const;
    await db
      .insert(postClicks)
      .values({ storeId, postId, ...from, hour, byProgram, clicks: people, people, firstAt });
  }

  async function buy({ at, product = 'rug', source = 'web', test = false }: Bought): Promise<string> {
    const id = String(++orderId);
    const placedAt = new Date(at);
    const state = { updatedAt: placedAt, paid: true, total: 1000, detail: 2, changed: false };
    await db.insert(orders).values({ storeId, id, name: `#${id}`, placedAt, test, source, ...state });
    const line = { productId: product, title: product, unitPrice: 1000, discount: 0, giftCard: false };
    await db
      .insert(orderLines)
      .values({ storeId, orderId: id, id: `${id}-1`, quantity: 1, currentQuantity: 1, ...line });
    const sums = { orders: 1, units: 1, gross: 1000, discounts: 0, reversals: 0 };
    await db
      .insert(productDays)
      .values({ storeId, day: at.slice(0, 10), productId: product, ...sums })
      .onConflictDoUpdate({
        target: [productDays.storeId, productDays.day, productDays.productId],
        set: { orders: sql`product_days.orders + 1` },
      });
    return id;
  }

  const find = async (postIds: string[], recordsFrom: Date | null = MONTH_BEFORE) =>
    findLikelyOrders(db, { id: storeId, timeZone: 'Europe/Istanbul' }, { postIds, now: NOW, recordsFrom });
  return { storeId, post, click, buy, find };
}

test('an order of the product within a day after a click is likely, and no other is', async () => {
  const { post, click, buy, find } = await startShop();
  const postId = await post();
  await click(postId, '2026-11-18T09:10:00Z', { people: 5 });
  await buy({ at: '2026-11-12T09:09:00Z' });
  await buy({ at: '2026-11-18T09:09:00Z' });
  const soon = await buy({ at: '2026-11-18T09:10:00Z' });
  const nextMorning = await buy({ at: '2026-11-19T09:09:00Z' });
  await buy({ at: '2026-11-19T09:10:00Z' });
  await buy({ at: '2026-11-18T10:00:00Z', product: 'vase' });
  await buy({ at: '2026-11-18T10:00:00Z', source: 'pos' });
  await buy({ at: '2026-11-18T10:00:00Z', test: true });
  const found = (await find([postId])).get(postId)!;
  expect(found).toMatchObject({ last: [soon, nextMorning], first: [soon, nextMorning] });
  // One in the 28 days before, and a day of the window.
  expect(found.usual).toBeCloseTo(1 / 28, 6);
  expect(isLikely(found)).toBe(true);
});

test('what sells as often anyway is not ascribed to a post, and neither is what is not known to be unusual', async () => {
  const { post, click, buy, find } = await startShop();
  const postId = await post();
  for (let day = 1; day <= 17; day++) await buy({ at: `2026-11-${String(day).padStart(2, '0')}T12:00:00Z` });
  await click(postId, '2026-11-18T09:00:00Z', { people: 9 });
  await buy({ at: '2026-11-18T12:00:00Z' });
  const usual = (await find([postId])).get(postId)!;
  expect(usual.usual).toBeCloseTo(17 / 28, 6);
  expect(isLikely(usual)).toBe(false);
  const unfamiliar = (await find([postId], new Date('2026-11-11T09:00:00Z'))).get(postId)!;
  expect(unfamiliar.usual).toBeNull();
  expect(isLikely(unfamiliar)).toBe(false);
});

test('an order after the links of two posts belongs to one of them in each way of counting', async () => {
  const { post, click, buy, find } = await startShop();
  const [earlier, later] = [await post(), await post()];
  await click(earlier, '2026-11-18T09:00:00Z', { people: 2 });
  await click(later, '2026-11-18T15:00:00Z', { people: 2 });
  const between = await buy({ at: '2026-11-18T12:00:00Z' });
  const after = await buy({ at: '2026-11-18T16:00:00Z' });
  const found = await find([earlier, later]);
  expect(found.get(earlier)).toMatchObject({ last: [between], first: [between, after] });
  expect(found.get(later)).toMatchObject({ last: [after], first: [] });
  // Asked for alone, too.
  expect((await find([later])).get(later)).toMatchObject({ last: [after], first: [] });
});

test('no more orders are ascribed than people followed the link, and programs bring none', async () => {
  const { post, click, buy, find } = await startShop();
  const [postId, previewed] = [await post(), await post('vase')];
  await click(postId, '2026-11-18T09:00:00Z', { people: 1 });
  await click(previewed, '2026-11-18T09:00:00Z', { people: 0, byProgram: true });
  const first = await buy({ at: '2026-11-18T10:00:00Z' });
  await buy({ at: '2026-11-18T11:00:00Z' });
  await buy({ at: '2026-11-18T11:00:00Z', product: 'vase' });
  const found = await find([postId, previewed]);
  expect(found.get(postId)).toMatchObject({ last: [first] });
  expect(found.has(previewed)).toBe(false);
});

test('clicks one after the other widen the window and are not counted twice', async () => {
  const { post, click, buy, find } = await startShop();
  const postId = await post();
  await buy({ at: '2026-11-01T10:00:00Z' });
  await click(postId, '2026-11-18T00:00:00Z');
  await click(postId, '2026-11-18T12:00:00Z');
  await click(postId, '2026-11-21T06:00:00Z');
  // 36 hours, and the six until now.
  expect((await find([postId])).get(postId)!.usual).toBeCloseTo((42 / 24) * (1 / 28), 6);
});
