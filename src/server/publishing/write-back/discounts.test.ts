import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startShopPage } from '#server/publishing/shop-page/testing/start-shop-page.ts';
import { type NewPostDiscount, postDiscountEndpoints } from '#shared/publishing/post-discounts.ts';
import { calendarEndpoints } from '#shared/publishing/schedules.ts';
import { writeBackEndpoints } from '#shared/publishing/write-back.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { ALL_SCOPES, startWriteBack } from './testing/start-write-back.ts';

type Options = Parameters<typeof startWriteBack>[0];

/** A store whose owner lets codes be made, and a post that waits to go out. */
async function startDiscounts(options: Options = {}) {
  const started = await startWriteBack(options);
  await started.switchOn({ discount_codes: true });
  const { owner, storeId, runJobs } = started;
  const post = await started.publish();
  const at = (postId = post.id) => ({ storeId, postId });
  const get = (postId?: string) =>
    owner.expectOk(owner.call(postDiscountEndpoints.get, { params: at(postId) }));
  const make = (body: Partial<NewPostDiscount> = {}, postId?: string) =>
    owner.call(postDiscountEndpoints.make, {
      params: at(postId),
      body: { percent: 10, lastDay: null, ...body },
    });
  return {
    ...started,
    post,
    get,
    make,
    async made(body?: Partial<NewPostDiscount>) {
      await owner.expectOk(make(body));
      await runJobs();
      return (await get()).discount!;
    },
    removeCode: () => owner.expectOk(owner.call(postDiscountEndpoints.remove, { params: at() })),
    sales: async (postId = post.id) =>
      (await owner.expectOk(owner.call(calendarEndpoints.results, { params: at(postId) }))).sales,
  };
}

test('a code is made in the shop for the post and listed, and an order with it is the post’s for certain', async () => {
  const { made, marks, shop, sales, clock, refresh } = await startDiscounts();
  const discount = await made({ lastDay: '2027-01-31' });
  expect(discount).toMatchObject({
    code: expect.stringMatching(/^TEA10-[2-9A-Z]{4}$/),
    percent: 10,
    lastDay: '2027-01-31',
    state: 'written',
    line: `10% off with code ${discount.code} until January 31.`,
  });
  expect((await marks()).marks).toMatchObject([
    {
      kind: 'discount_codes',
      subject: discount.code,
      title: expect.stringContaining('Morning Tea'),
      text: `${discount.code}: 10% off`,
    },
  ]);
  expect(await sales()).toMatchObject({ orders: 0, byCode: 0, certainty: 'linked' });
  // Somebody typed it, in small letters, without following any link.
  shop.addOrder({
    createdAt: clock.now().toISOString(),
    lines: [{ product: 'Morning Tea' }],
    discountCodes: [discount.code.toLowerCase()],
  });
  clock.advance({ minutes: 5 });
  await refresh();
  expect(await sales()).toMatchObject({
    orders: 1,
    byCode: 1,
    certainty: 'linked',
    firstTouch: { orders: 1 },
  });
});

test('a code decides over the link that was followed last, and each order counts once', async () => {
  const { made, publish, shop, sales, clock, refresh, post } = await startDiscounts();
  const { code } = await made();
  const other = await publish(['facebook']);
  const visit = {
    source: 'Facebook',
    referrerUrl: null,
    landingPage: null,
    utm: { source: 'facebook', medium: 'social', campaign: 'vitrin', content: other.id },
  };
  shop.addOrder({
    createdAt: clock.now().toISOString(),
    lines: [{ product: 'Morning Tea' }],
    discountCodes: [code],
    firstVisit: visit,
  });
  clock.advance({ minutes: 5 });
  await refresh();
  expect([(await sales(post.id)).orders, (await sales(other.id)).orders]).toEqual([1, 0]);
  expect([(await sales(post.id)).firstTouch?.orders, (await sales(other.id)).firstTouch?.orders]).toEqual([
    0, 1,
  ]);
});

test('nothing is made while the switch is off, nor without the permission', async () => {
  const off = await startDiscounts();
  await off.change({ discount_codes: false });
  const refusal = await off.make();
  expect([refusal.status, refusal.body]).toMatchObject([409, { error: 'discount_codes_off' }]);
  expect(await off.get()).toMatchObject({ isTaken: true, isOn: false, discount: null });

  const denied = await startDiscounts({ scopes: ALL_SCOPES.filter((scope) => scope !== 'write_discounts') });
  expect((await denied.made()).state).toBe('not_allowed');
  expect((await denied.marks()).marks).toEqual([]);
});

test('a post has one code, whose day and letters are checked', async () => {
  const { make, made, publish } = await startDiscounts();
  const refusals = [
    await make({ percent: 91 }),
    await make({ percent: 0 }),
    await make({ percent: 2.5 }),
    await make({ lastDay: '2020-01-01' }),
    await make({ lastDay: '2027-02-30' }),
    await make({ code: 'a b' }),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
  await made({ code: 'TEATIME' });
  expect(await make()).toMatchObject({ status: 409, body: { error: 'has_discount_code' } });
  const other = await publish(['facebook']);
  expect(await make({ code: 'TEATIME' }, other.id)).toMatchObject({
    status: 400,
    body: { fields: { code: {} } },
  });
});

test('two clicks make one code', async () => {
  const { make, marks, runJobs } = await startDiscounts();
  const statuses = (await Promise.all([make(), make()])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
  await runJobs();
  expect((await marks()).marks).toHaveLength(1);
});

test('a code that the shop has already is not made ours, and removing it leaves the shop’s', async () => {
  const { make, runJobs, get, removeCode, shop, owner } = await startDiscounts();
  shop.addDiscountCode({ code: 'SUMMER', percentage: 0.2 });
  await owner.expectOk(make({ code: 'SUMMER' }));
  await runJobs();
  expect((await get()).discount).toMatchObject({ state: 'refused', reason: expect.anything() });
  await removeCode();
  await runJobs();
  expect((await get()).discount).toBeNull();
  expect(shop.discountCodes.map(({ code }) => code)).toEqual(['SUMMER']);
});

test('one that is removed, or whose post was deleted before it went out, is gone from the shop', async () => {
  const { made, removeCode, runJobs, get, shop, marks, make, sales, write, db, post } =
    await startDiscounts();
  const { code } = await made();
  expect(shop.discountCodes).toHaveLength(1);
  await removeCode();
  expect((await get()).discount).toBeNull();
  await runJobs();
  expect(shop.discountCodes).toEqual([]);
  expect((await marks()).marks).toEqual([]);
  // What was ordered with it stays the post’s, and it may have another.
  expect(await sales()).toMatchObject({ byCode: 0 });
  expect((await make()).status).toBe(200);
  expect((await get()).discount?.code).not.toBe(code);

  await runJobs();
  expect(shop.discountCodes).toHaveLength(1);
  await db.execute(sql`delete from scheduled_posts where id = ${post.id}`);
  await write();
  expect(shop.discountCodes).toEqual([]);
});

test('where the answer is lost the code is found again, and made once', async () => {
  let lose = true;
  const faultOf = ({ body }: { body: string }) =>
    lose && body.includes('VitrinDiscountCreate') ? ('lose' as const) : null;
  const { made, get, shop, clock, write } = await startDiscounts({ faultOf });
  expect((await made()).state).toBe('writing');
  expect(shop.discountCodes).toHaveLength(1);
  lose = false;
  clock.advance({ minutes: 6 });
  await write();
  expect((await get()).discount).toMatchObject({ state: 'written' });
  expect(shop.discountCodes).toHaveLength(1);
});

test('one that was asked for and never made is made later, while the shop is away nothing is lost', async () => {
  let isAway = true;
  const faultOf = ({ body }: { body: string }) =>
    isAway && body.includes('VitrinDiscountCreate') ? ('cut' as const) : null;
  const { made, get, shop, clock, write } = await startDiscounts({ faultOf });
  expect((await made()).state).toBe('writing');
  expect(shop.discountCodes).toEqual([]);
  isAway = false;
  clock.advance({ minutes: 6 });
  await write();
  expect((await get()).discount).toMatchObject({ state: 'written' });
});

test('the link of the post applies its code on the way, up to its last day and in the cart too', async () => {
  const { owner, storeId, visit, publish, simulator, clock, change, meta, runJobs, db } =
    await startShopPage();
  simulator.shop('tea-house').setScopes(ALL_SCOPES);
  await change({ isPublic: true });
  const params = { storeId };
  await owner.expectOk(owner.call(writeBackEndpoints.change, { params, body: { discount_codes: true } }));
  const post = await publish();
  const link = /https?:\S+/.exec(meta!.feed('facebook')[0]!.text)![0];
  const body = { percent: 20, lastDay: clock.now().toISOString().slice(0, 10), code: 'TEATIME' };
  await owner.expectOk(
    owner.call(postDiscountEndpoints.make, { params: { storeId, postId: post.id }, body }),
  );
  await runJobs();
  const shop = simulator.origin.replace('{shop}', 'tea-house');
  const led = async (address = link) => {
    clock.advance({ minutes: 2 });
    return new URL((await visit(address)).headers.location as string);
  };
  const applying = await led();
  expect(applying.href.startsWith(`${shop}/discount/TEATIME?`)).toBe(true);
  const page = new URL(applying.searchParams.get('redirect')!, shop);
  expect(page.pathname).toBe('/products/morning-tea');
  expect(page.searchParams.get('utm_content')).toBe(post.id);
  const { rows } = await db.execute<{ id: string }>(sql`
    select variant.id from product_variants variant join products on products.id = product_id
    where products.title = 'Morning Tea'`);
  const cart = await led(`${link}?variant=${rows[0]!.id}`);
  expect([cart.pathname, cart.searchParams.get('discount')]).toEqual([
    expect.stringMatching(/\/cart\/\d+:1$/),
    'TEATIME',
  ]);

  // As a visitor's browser goes through it; the shop then knows the code and the post.
  const landed = await fetch(applying, { redirect: 'manual' });
  const cookie = landed.headers.get('set-cookie')!.split(';')[0]!;
  await fetch(landed.headers.get('location')!, { method: 'POST', headers: { cookie }, redirect: 'manual' });
  await owner.refresh(storeId);
  const { sales } = await owner.expectOk(
    owner.call(calendarEndpoints.results, { params: { storeId, postId: post.id } }),
  );
  expect(sales).toMatchObject({ orders: 1, byCode: 1, netSales: expect.any(Number) });

  clock.advance({ days: 1 });
  expect((await led()).pathname).toMatch(/\/products\/morning-tea$/);
});

test('with its store, a code leaves the shop', async () => {
  const { made, shop, owner, storeId } = await startDiscounts();
  await made();
  await owner.expectOk(owner.call(storeEndpoints.disconnect, { params: { storeId } }));
  expect(shop.discountCodes).toEqual([]);
});
