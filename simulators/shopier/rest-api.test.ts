import { afterEach, expect, test } from 'vitest';
import type { OrderFixture } from './shop/fixture.ts';
import { createShopierSimulator, type ShopierSimulator } from './simulator.ts';
import { clientOf } from './testing/client.ts';

let simulator: ShopierSimulator;
afterEach(() => simulator.stop());

async function openShop(orders: OrderFixture[] = []) {
  simulator = await createShopierSimulator({
    now: () => new Date('2026-11-20T12:00:00Z'),
    shops: [
      {
        name: 'cay-evi',
        title: 'Çay Evi',
        token: 'pat_secret',
        products: [
          {
            id: '50115452',
            title: 'Tişört',
            price: '299.90',
            categories: ['Giyim'],
            createdAt: '2026-01-02T00:00:00Z',
            variants: [{ options: { 'Çocuk Tişört Beden': '3-4 Yaş' }, price: '319.90', stock: 4 }],
            images: ['https://cdn.shopier.app/a.jpg'],
          },
          {
            title: 'Çay',
            price: '100.00',
            discountedPrice: '80.00',
            stock: 0,
            createdAt: '2026-01-03T00:00:00Z',
          },
        ],
        orders,
      },
    ],
  });
  return clientOf(simulator, 'pat_secret');
}

const idsOf = (body: { id: string }[]) => body.map(({ id }) => id);
const window = { dateStart: '2026-11-01T00:00:00+0300', dateEnd: '2026-12-01T00:00:00+0300' };

test('an order shows its money, lines, buyer and refunds as Shopier writes them', async () => {
  const { get } = await openShop([
    {
      id: '784630780',
      createdAt: '2026-11-10T10:24:51Z',
      lines: [
        { product: 'Tişört', quantity: 2, options: { 'Çocuk Tişört Beden': '3-4 Yaş' } },
        { product: 'Çay' },
      ],
      buyer: { firstName: 'Elif', email: 'elif@example.com' },
      shipping: '49.90',
      discount: '20.00',
      refunds: [{ amount: '80.00', createdAt: '2026-11-12T08:00:00Z' }],
    },
  ]);
  const { status, body } = await get('/orders/784630780');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: '784630780',
    status: 'unfulfilled',
    paymentStatus: 'paid',
    dateCreated: '2026-11-10T13:24:51+0300',
    currency: 'TRY',
    totals: { subtotal: '719.80', shipping: '49.90', discount: '20.00', total: '749.70' },
    shippingInfo: {
      firstName: 'Elif',
      email: 'elif@example.com',
      nationalId: expect.stringMatching(/^0\d{10}$/),
    },
    refunds: [
      {
        id: '78463078001',
        type: 'partial',
        status: 'succeeded',
        dateRefunded: '2026-11-12T11:00:00+0300',
        total: '80.00',
      },
    ],
  });
  expect(body.lineItems[0]).toMatchObject({
    productId: '50115452',
    quantity: 2,
    price: '319.90',
    total: '639.80',
    selection: [
      { id: expect.stringMatching(/^[0-9a-f]{16}$/), title: '3-4 Yaş', variationTitle: 'Çocuk Tişört Beden' },
    ],
  });
  expect((await get('/refunds/78463078001')).body).toMatchObject({
    orderId: '784630780',
    currency: 'TRY',
    total: '80.00',
  });
});

test('pages are bare arrays whose headers say where they stand', async () => {
  const orders = Array.from({ length: 12 }, (_, day) => ({
    id: String(1001 + day),
    createdAt: `2026-11-${String(day + 1).padStart(2, '0')}T09:00:00Z`,
    lines: [{ product: 'Çay' }],
  }));
  const { get } = await openShop(orders);
  const first = await get('/orders', { ...window, limit: '5', sort: 'dateAsc' });
  expect(idsOf(first.body)).toEqual(['1001', '1002', '1003', '1004', '1005']);
  expect(first.headers.get('Shopier-Pagination-Page')).toBe('1');
  expect(first.headers.get('Shopier-Pagination-Limit')).toBe('5');
  expect(first.headers.get('Shopier-Pagination-Total-Pages')).toBe('3');
  expect(first.headers.get('Shopier-Pagination-Total-Items')).toBe('12');
  expect(idsOf((await get('/orders', { ...window, limit: '5', sort: 'dateAsc', page: '3' })).body)).toEqual([
    '1011',
    '1012',
  ]);
  expect((await get('/orders', { ...window, limit: '5', page: '4' })).body).toEqual([]);
  expect(idsOf((await get('/orders', { ...window, limit: '5', page: '3' })).body)).toEqual(['1002', '1001']);
  expect(idsOf((await get('/orders', window)).body)).toHaveLength(10);
});

test('the window of dates counts instants, in whatever offset they are written', async () => {
  const { get } = await openShop([
    { id: '1', createdAt: '2026-11-09T20:59:59Z', lines: [{ product: 'Çay' }] },
    { id: '2', createdAt: '2026-11-09T21:00:00Z', lines: [{ product: 'Çay' }] },
    { id: '3', createdAt: '2026-11-10T20:59:59Z', lines: [{ product: 'Çay' }] },
  ]);
  const day = { dateStart: '2026-11-10T00:00:00+0300', dateEnd: '2026-11-10T23:59:59+0300' };
  expect(idsOf((await get('/orders', day)).body)).toEqual(['3', '2']);
  const sameDay = { dateStart: '2026-11-09T21:00:00+0000', dateEnd: '2026-11-10T20:59:59+0000' };
  expect(idsOf((await get('/orders', sameDay)).body)).toEqual(['3', '2']);
});

test('without dates only the orders of the last 60 days are there', async () => {
  const { get } = await openShop([
    { id: '1', createdAt: '2026-09-21T11:59:59Z', lines: [{ product: 'Çay' }] },
    { id: '2', createdAt: '2026-09-21T12:00:00Z', lines: [{ product: 'Çay' }] },
  ]);
  expect(idsOf((await get('/orders')).body)).toEqual(['2']);
  expect((await get('/orders', { dateStart: '2020-01-01T00:00:00+0300' })).body).toHaveLength(2);
});

test.each<Record<string, string>>([
  { dateStart: '2026-11-10T00:00:00Z' },
  { dateStart: '2026-11-10T00:00:00+03:00' },
  { dateStart: '2026-11-10' },
  { dateEnd: '2026-13-10T00:00:00+0300' },
  { limit: '51' },
  { limit: '0' },
  { limit: 'ten' },
  { page: '0' },
  { sort: 'newest' },
  { refundType: 'some' },
  { updatedSince: '2026-11-10T00:00:00+0300' },
])('orders asked for with %j are refused', async (query) => {
  const { get } = await openShop();
  const { status, body } = await get('/orders', query);
  expect(status).toBe(400);
  expect(body).toEqual({ status: 400, error: 'bad_request', message: expect.any(String) });
});

test('a plus sign that was not encoded is a space, and no date', async () => {
  const { get } = await openShop();
  expect((await get('/orders?dateStart=2026-11-10T00:00:00+0300&x')).status).toBe(400);
});

test('orders are found by fulfilment, refund, buyer and product', async () => {
  const { get } = await openShop([
    {
      id: '1',
      lines: [{ product: 'Çay' }],
      fulfilled: true,
      buyer: { email: 'ada@example.com', phone: '05551112233' },
    },
    { id: '2', lines: [{ product: 'Tişört' }], refunds: [{ amount: '10.00' }] },
    { id: '3', lines: [{ product: 'Tişört' }], refunds: [{}] },
    { id: '4', lines: [{ product: 'Tişört' }], refunds: [{ status: 'failed' }] },
  ]);
  const found = async (query: Record<string, string>) =>
    idsOf((await get('/orders', { sort: 'dateAsc', ...query })).body);
  expect(await found({ fulfillmentStatus: 'fulfilled' })).toEqual(['1']);
  expect(await found({ refundType: 'partial' })).toEqual(['2']);
  expect(await found({ refundType: 'full' })).toEqual(['3']);
  expect(await found({ refundType: 'none' })).toEqual(['1', '4']);
  expect(await found({ customerEmail: 'Ada@example.com' })).toEqual(['1']);
  expect(await found({ customerPhone: '05551112233' })).toEqual(['1']);
  expect(await found({ productId: '50115452' })).toEqual(['2', '3', '4']);
});

test('refunds are listed newest first, by order and by status, and break when asked for by date', async () => {
  const { get } = await openShop([
    {
      id: '1',
      lines: [{ product: 'Çay' }],
      refunds: [{ amount: '10.00', createdAt: '2026-11-01T00:00:00Z' }],
    },
    {
      id: '2',
      lines: [{ product: 'Çay' }],
      refunds: [{ status: 'pending', createdAt: '2026-11-05T00:00:00Z' }],
    },
  ]);
  expect((await get('/refunds')).body).toMatchObject([
    { id: '201', orderId: '2', type: 'full', status: 'pending' },
    { id: '101', orderId: '1', type: 'partial', status: 'succeeded' },
  ]);
  expect(idsOf((await get('/refunds', { orderId: '1' })).body)).toEqual(['101']);
  expect(idsOf((await get('/refunds', { status: 'pending' })).body)).toEqual(['201']);
  expect((await get('/refunds', window)).status).toBe(500);
});

test('products show prices, stock, variants, categories and pictures', async () => {
  const { get } = await openShop();
  const { body } = await get('/products', { sort: 'dateAsc' });
  expect(body[0]).toMatchObject({
    id: '50115452',
    dateCreated: '2026-01-02T03:00:00+0300',
    priceData: { currency: 'TRY', price: '299.90', discount: false },
    stockStatus: 'inStock',
    stockQuantity: 4,
    categories: [{ title: 'Giyim' }],
    media: [{ type: 'image', url: 'https://cdn.shopier.app/a.jpg', placement: 1 }],
    variants: [
      {
        variationTitle: ['Çocuk Tişört Beden'],
        selectionTitle: ['3-4 Yaş'],
        stockQuantity: 4,
        priceData: { price: '319.90' },
      },
    ],
  });
  expect(body[1]).toMatchObject({
    priceData: { price: '100.00', discount: true, discountedPrice: '80.00' },
    stockStatus: 'outOfStock',
  });
  expect((await get('/products', { stockStatus: 'outOfStock' })).body).toHaveLength(1);
  expect((await get('/products', { discount: 'true' })).body).toHaveLength(1);
  const categories = (await get('/categories', { sort: 'asc' })).body;
  expect(categories).toMatchObject([{ title: 'Giyim', placement: 1 }]);
  expect((await get('/products', { categoryId: categories[0].id })).body).toMatchObject([{ id: '50115452' }]);
  expect((await get('/products/50115452')).body.title).toBe('Tişört');
});

test('the owner and the settings of the shop can be read', async () => {
  const { get } = await openShop();
  expect((await get('/shop/owner')).body).toMatchObject({
    id: simulator.shop('cay-evi').accountId,
    company: { name: 'Çay Evi' },
  });
  expect((await get('/shop/settings')).body).toMatchObject({
    name: 'cay-evi',
    title: 'Çay Evi',
    language: 'tr',
  });
});

test('what is not there is not found, and an id that is no number is refused', async () => {
  const { get, post } = await openShop();
  expect((await get('/orders/99')).body).toMatchObject({ status: 404, error: 'not_found' });
  expect((await get('/orders/first')).status).toBe(400);
  expect((await get('/customers')).status).toBe(404);
  expect((await get('/orders/1/lines')).status).toBe(404);
  expect((await post('/orders', {})).status).toBe(404);
});
