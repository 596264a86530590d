import { describe, expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { CART_CSV, customerEndpoints } from '#shared/analytics/customer-reports.ts';
import type { CheckoutFixture, ShopFixture } from '#simulators/shopify/shop/fixture.ts';

/* Answers are computed by hand. It is the 21st of November 2026, noon in London. */

const ADA = 'ada@example.com';
const BEN = 'ben@example.com';
const tea = { product: 'tea', quantity: 2 }; // 20.00
const pot = { product: 'pot' }; // 35.00

async function cartsOf(checkouts: CheckoutFixture[], shop: Partial<ShopFixture> = {}) {
  const started = await startApp({
    now: '2026-11-21T12:00:00Z',
    shops: [
      {
        name: 'tea-house',
        currency: 'GBP',
        ianaTimezone: 'Europe/London',
        products: [
          { id: '11', title: 'Tea', handle: 'tea', price: '10.00' },
          { id: '12', title: 'Çaydanlık', handle: 'pot', price: '35.00' },
        ],
        customers: [{ email: ADA }, { email: BEN }],
        checkouts,
        ...shop,
      },
    ],
  });
  const owner = await started.signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  const params = { storeId };
  return {
    ...started,
    owner,
    params,
    shop: started.simulator.shop('tea-house'),
    open: () => owner.expectOk(owner.call(customerEndpoints.abandonedCarts, { params })),
    list: (query = {}) => owner.expectOk(owner.call(customerEndpoints.cartList, { params, query })),
    summary: (query = {}) => owner.expectOk(owner.call(customerEndpoints.cartSummary, { params, query })),
  };
}

describe('a cart', () => {
  test('is abandoned after an hour without change, and not a minute before', async () => {
    const { open, clock } = await cartsOf([
      { id: '71', createdAt: '2026-11-21T10:00:00Z', updatedAt: '2026-11-21T11:01:00Z', lines: [tea] },
    ]);
    expect(await open()).toEqual([]);
    clock.advance({ minutes: 1 });
    expect(await open()).toMatchObject([{ id: '71', totalPrice: 20, itemCount: 2, outcome: 'open' }]);
  });

  test('says who left it, what lies in it and how to come back to it', async () => {
    const { open } = await cartsOf([
      { id: '71', createdAt: '2026-11-20T10:00:00Z', customer: ADA, lines: [tea, pot] },
      { id: '72', createdAt: '2026-11-19T10:00:00Z', lines: [pot] },
    ]);
    expect(await open()).toEqual([
      {
        id: '71',
        customerEmail: ADA,
        createdAt: '2026-11-20T10:00:00.000Z',
        updatedAt: '2026-11-20T10:00:00.000Z',
        totalPrice: 55,
        itemCount: 3,
        currency: 'GBP',
        items: [
          { title: 'Tea', quantity: 2 },
          { title: 'Çaydanlık', quantity: 1 },
        ],
        recoveryUrl: 'https://tea-house.myshopify.com/checkouts/71/recover',
        outcome: 'open',
      },
      expect.objectContaining({ id: '72', customerEmail: null }),
    ]);
  });

  test('without value is none', async () => {
    const { list } = await cartsOf([
      { createdAt: '2026-11-20T10:00:00Z', lines: [{ ...tea, discount: '20.00' }] },
    ]);
    expect(await list()).toMatchObject({ total: 0, rows: [] });
  });

  test('begun again by the same customer within a day is one, the latest', async () => {
    const { list } = await cartsOf([
      { id: '71', createdAt: '2026-11-10T10:00:00Z', customer: ADA, lines: [tea] },
      { id: '72', createdAt: '2026-11-11T10:00:00Z', customer: ADA, lines: [pot] },
      { id: '73', createdAt: '2026-11-12T10:00:01Z', customer: ADA, lines: [tea] },
      { id: '74', createdAt: '2026-11-12T11:00:00Z', customer: BEN, lines: [tea] },
      { id: '75', createdAt: '2026-11-12T12:00:00Z', lines: [tea] },
      { id: '76', createdAt: '2026-11-12T13:00:00Z', lines: [tea] },
    ]);
    expect((await list()).rows.map(({ id }) => id)).toEqual(['76', '75', '74', '73', '72']);
  });

  test('that was completed after the mark is recovered; sooner, it was never abandoned', async () => {
    const { list, open } = await cartsOf([
      {
        id: '71',
        createdAt: '2026-11-10T10:00:00Z',
        updatedAt: '2026-11-10T11:00:00Z',
        completedAt: '2026-11-10T11:00:00Z',
        lines: [tea],
      },
      {
        id: '72',
        createdAt: '2026-11-10T10:00:00Z',
        updatedAt: '2026-11-10T10:59:00Z',
        completedAt: '2026-11-10T10:59:00Z',
        lines: [tea],
      },
    ]);
    expect((await list()).rows).toMatchObject([{ id: '71', outcome: 'recovered' }]);
    expect(await open()).toEqual([]);
  });

  test.each([
    ['the same product two days later', 'otherwise', '2026-11-12T10:00:00Z', 'tea'],
    ['the same product on the seventh day', 'otherwise', '2026-11-17T10:00:00Z', 'tea'],
    ['the same product after a week', 'open', '2026-11-17T10:00:01Z', 'tea'],
    ['the same product before', 'open', '2026-11-10T09:59:59Z', 'tea'],
    ['another product', 'open', '2026-11-11T10:00:00Z', 'pot'],
  ])('whose customer ordered %s is %s', async (_what, outcome, createdAt, product) => {
    const { list, open } = await cartsOf(
      [{ id: '71', createdAt: '2026-11-10T10:00:00Z', customer: ADA, lines: [tea] }],
      { orders: [{ createdAt, customer: ADA, lines: [{ product }] }] },
    );
    expect((await list()).rows).toMatchObject([{ id: '71', outcome }]);
    expect(await open()).toHaveLength(outcome === 'open' ? 1 : 0);
  });

  test('says who left it for 90 days, then nobody knows any more', async () => {
    const { list, db, runRecurring } = await cartsOf([
      { id: '71', createdAt: '2026-08-23T12:00:00Z', customer: ADA, lines: [tea] },
      { id: '72', createdAt: '2026-08-23T11:59:59Z', customer: BEN, lines: [tea] },
    ]);
    expect((await list()).rows).toMatchObject([
      { id: '71', customerEmail: ADA, recoveryUrl: expect.stringContaining('71') },
      { id: '72', customerEmail: null, recoveryUrl: null },
    ]);
    expect((await list({ search: BEN })).total).toBe(0);
    await runRecurring('cart-reports.erase-old-persons');
    const { rows } = await db.execute('select id, email, recovery_url from abandoned_checkouts order by id');
    expect(rows).toEqual([
      { id: '71', email: ADA, recovery_url: expect.stringContaining('71') },
      { id: '72', email: null, recovery_url: null },
    ]);
  });
});

describe('the list of carts', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({
    id: `${700 + index}`,
    createdAt: new Date(Date.UTC(2026, 9, 1, 10 + 25 * index)).toISOString(),
    customer: index === 3 ? ADA : BEN,
    lines: [{ product: index === 7 ? 'pot' : 'tea', quantity: 1 + (index % 5) }],
  }));

  test('is searched by address and by what lies in the cart, sorted and paged', async () => {
    const { list } = await cartsOf(many);
    expect(await list({ page: 2 })).toMatchObject({ total: 30, page: 2, pageSize: 25 });
    expect((await list({ page: 2 })).rows.map(({ id }) => id)).toEqual(['704', '703', '702', '701', '700']);
    expect((await list({ search: 'ADA@' })).rows).toMatchObject([{ id: '703' }]);
    expect((await list({ search: 'caydanlik' })).rows).toMatchObject([{ id: '707' }]);
    expect((await list({ sort: 'totalPrice' })).rows[0]).toMatchObject({ id: '707', totalPrice: 105 });
    expect((await list({ sort: 'itemCount', direction: 'asc' })).rows[0]).toMatchObject({ itemCount: 1 });
    expect((await list({ search: 'nobody' })).rows).toEqual([]);
  });

  test('comes as a file with all of its rows', async () => {
    const { owner, params } = await cartsOf(many);
    const file = await owner.send('GET', `${CART_CSV.replace(':storeId', params.storeId)}?search=tea`);
    expect(file.headers['content-disposition']).toBe(
      'attachment; filename="tea-house-abandoned-carts-2026-11-21.csv"',
    );
    const lines = file.body.trim().split('\r\n');
    expect(lines).toHaveLength(1 + 29);
    expect(lines[1]).toBe(
      'ben@example.com,2026-10-31T15:00:00.000Z,2026-10-31T15:00:00.000Z,5,5 × Tea,50,GBP,open,https://tea-house.myshopify.com/checkouts/729/recover',
    );
  });
});

describe('another user', () => {
  test('finds no carts, no sums and no file', async () => {
    const { params, signUp } = await cartsOf([{ createdAt: '2026-11-10T10:00:00Z', lines: [tea] }]);
    const stranger = await signUp();
    const { abandonedCarts, cartList, cartSummary } = customerEndpoints;
    for (const endpoint of [abandonedCarts, cartList, cartSummary]) {
      expect((await stranger.call(endpoint, { params })).status).toBe(404);
    }
    expect((await stranger.send('GET', CART_CSV.replace(':storeId', params.storeId))).statusCode).toBe(404);
  });
});
