import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { postDeliveries, scheduledPosts, socialAccounts } from '#server/core/db/schema/social-media.ts';
import { connectedStores } from '#server/core/db/schema/stores.ts';
import { startCalendar } from '#server/testing/start-calendar.ts';
import { socialAccountEndpoints } from '#shared/publishing/social-accounts.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { findHolds } from './holds.ts';

async function start() {
  const calendar = await startCalendar();
  const disconnect = (network: 'facebook' | 'twitter') =>
    calendar.owner.expectOk(
      calendar.owner.call(socialAccountEndpoints.disconnect, {
        params: { ...calendar.params, accountId: calendar.accountId(network) },
      }),
    );
  return {
    ...calendar,
    disconnect,
    holdOf: async (postId: string) => (await findHolds(calendar.db, [postId])).get(postId),
  };
}

test('a post is held for what became of its product, and not for what its owner let pass', async () => {
  const { db, create, productId, holdOf } = await start();
  const { id } = await create({ productId: productId('Morning Tea') });
  const other = await create({ productId: productId('Evening Tea'), caption: 'Other' });
  const ofMorning = sql`store_id is not null and product_id = ${productId('Morning Tea')}`;
  const accept = (...acceptedReasons: string[]) =>
    db.update(scheduledPosts).set({ acceptedReasons }).where(eq(scheduledPosts.id, id));
  expect(await holdOf(id)).toBeUndefined();

  await db.execute(sql`update product_variants set price = 900 where ${ofMorning}`);
  expect(await holdOf(id)).toBe('repriced');
  await db.execute(sql`update product_variants set inventory = 0 where ${ofMorning}`);
  expect(await holdOf(id)).toBe('sold_out');
  await accept('sold_out');
  expect(await holdOf(id)).toBe('repriced');
  await db.execute(sql`update product_variants set inventory = null where ${ofMorning}`);
  await accept('repriced');
  expect(await holdOf(id)).toBeUndefined();
  await db.execute(sql`update products set status = 'DRAFT' where id = ${productId('Morning Tea')}`);
  expect(await holdOf(id)).toBe('product_gone');
  await db.execute(sql`delete from products where id = ${productId('Morning Tea')}`);
  expect(await holdOf(id)).toBe('product_gone');
  await accept('product_gone');
  expect(await holdOf(id)).toBeUndefined();
  expect(await holdOf(other.id)).toBeUndefined();
});

test('one variant that is left is enough to sell', async () => {
  const { db, create, productId, holdOf } = await start();
  const { id } = await create({ productId: productId('Morning Tea') });
  await db.execute(sql`
    insert into product_variants (store_id, product_id, id, title, price, inventory)
    select store_id, product_id, 'large', 'Large', price, 0 from product_variants
    where product_id = ${productId('Morning Tea')}`);
  expect(await holdOf(id)).toBeUndefined();
  await db.execute(sql`update product_variants set inventory = least(inventory, -1)`);
  expect(await holdOf(id)).toBe('sold_out');
});

test('an account that waits for its owner holds the posts it has not been sent, and no others', async () => {
  const { db, create, accountId, holdOf } = await start();
  const both = await create({ accountIds: [accountId('facebook'), accountId('twitter')] });
  const page = await create({ caption: 'Page' });
  await db
    .update(socialAccounts)
    .set({ status: 'reconnect' })
    .where(eq(socialAccounts.id, accountId('twitter')));
  expect([await holdOf(both.id), await holdOf(page.id)]).toEqual(['reconnect', undefined]);
  await db.update(postDeliveries).set({ status: 'published' }).where(eq(postDeliveries.network, 'twitter'));
  expect(await holdOf(both.id)).toBeUndefined();
});

test('nothing goes out from a store that is disconnected', async () => {
  const { db, create, storeId, holdOf, owner, params } = await start();
  const { id } = await create();
  await owner.expectOk(owner.call(storeEndpoints.disconnect, { params }));
  expect(await holdOf(id)).toBe('no_account');
  expect(await db.select().from(connectedStores).where(eq(connectedStores.id, storeId))).toHaveLength(1);
});

test('posts of an account that is disconnected are held, or go out to their others', async () => {
  const { create, post, tries, accountId, disconnect, left, approve } = await start();
  const alone = await create({ accountIds: [accountId('twitter')] });
  const draft = await create({ caption: 'Draft', accountIds: [accountId('twitter')], approved: false });
  const both = await create({ caption: 'Both', accountIds: [accountId('facebook'), accountId('twitter')] });
  const page = await create({ caption: 'Page' });
  const out = await create({ caption: 'Out', accountIds: [accountId('twitter')] });
  await left(out.id, 'published', { status: 'published', publishedAt: new Date('2026-11-21T11:00:00Z') });
  const shown = await post(out.id);
  await disconnect('twitter');

  expect(await post(alone.id)).toMatchObject({ status: 'held', heldReason: 'no_account' });
  expect(await tries(alone.id)).toEqual([null]);
  expect(await post(draft.id)).toMatchObject({ status: 'draft' });
  expect((await approve(draft.id)).refused).toEqual([
    {
      postId: draft.id,
      code: 'no_account',
      message: 'This post has no connected account that it could go out to.',
    },
  ]);
  const { status, platform, deliveries } = await post(both.id);
  expect({ status, platform }).toEqual({ status: 'pending', platform: 'facebook' });
  expect(deliveries.map(({ network }) => network)).toEqual(['facebook']);
  expect(await tries(both.id)).toEqual(['2026-11-24T08:58:00.000Z']);
  expect(await post(page.id)).toMatchObject({ status: 'pending' });
  expect(await post(out.id)).toEqual(shown);
});

test('a post that only a disconnected account kept back is published once that account is gone', async () => {
  const { db, create, post, accountId, disconnect, left } = await start();
  const both = await create({ accountIds: [accountId('facebook'), accountId('twitter')] });
  await left(both.id, 'held', { status: 'published', publishedAt: new Date() }, 'facebook');
  await db.update(scheduledPosts).set({ heldReason: 'reconnect' }).where(eq(scheduledPosts.id, both.id));
  await disconnect('twitter');
  expect(await post(both.id)).toMatchObject({
    status: 'published',
    heldReason: null,
    deliveries: [{ network: 'facebook' }],
  });
});

test('a held post whose waiting account its owner takes away is published where it is', async () => {
  const { db, create, change, accountId, left } = await start();
  const both = await create({ accountIds: [accountId('facebook'), accountId('twitter')] });
  await left(both.id, 'held', { status: 'published', publishedAt: new Date() }, 'facebook');
  await db.update(scheduledPosts).set({ heldReason: 'reconnect' }).where(eq(scheduledPosts.id, both.id));
  const { body } = await change(both.id, { version: both.version, accountIds: [accountId('facebook')] });
  expect(body).toMatchObject({ status: 'published', heldReason: null });
});

test('a held post goes out to another account that its owner chooses', async () => {
  const { create, change, accountId, disconnect } = await start();
  const alone = await create({ accountIds: [accountId('twitter')] });
  await disconnect('twitter');
  const { body } = await change(alone.id, { version: 0, accountIds: [accountId('facebook')] });
  expect(body).toMatchObject({ status: 'pending', heldReason: null, platform: 'facebook' });
});

test('pictures and reels that a planned post needs are not cleared away', async () => {
  const { create, makeMedia, clock, runRecurring, db } = await start();
  const [imageUrl, videoUrl] = [await makeMedia(), await makeMedia('video/mp4')];
  await create({ contentFormat: 'reel', imageUrl, videoUrl, scheduledFor: '2026-12-24T09:00:00Z' });
  await makeMedia();
  clock.advance({ days: 8 });
  await runRecurring('media.clear-unneeded');
  const { rows } = await db.execute(sql`select id from generated_content where cleared_at is null`);
  expect(rows.map(({ id }) => `/api/media/${id}`).sort()).toEqual([imageUrl, videoUrl].sort());
});
