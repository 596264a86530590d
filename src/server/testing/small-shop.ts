import type { OrderFixture, ShopFixture } from '#simulators/shopify/shop/fixture.ts';

const teapot = { product: 'Teapot' };
const mug = { product: 'Mug 350 ml' };
const [ada, ben, cleo, dan] = ['ada', 'ben', 'cleo', 'dan'].map((name) => `${name}@example.com`);

/** What ten orders came to is written next to them, so that every answer can be added up by hand. */
const ORDERS: OrderFixture[] = [
  // 45, the first on record
  {
    name: '#1',
    createdAt: '2025-10-29T10:00:00Z',
    customer: ada!,
    country: 'GB',
    lines: [teapot],
    shipping: '5.00',
  },
  // 20
  {
    name: '#2',
    createdAt: '2026-09-15T10:00:00Z',
    customer: ben!,
    country: 'DE',
    lines: [{ ...mug, quantity: 2 }],
  },
  // 85; 40 of it given back on 10 November
  {
    name: '#3',
    createdAt: '2026-10-05T10:00:00Z',
    customer: ada!,
    country: 'GB',
    city: 'London',
    lines: [{ ...teapot, quantity: 2 }],
    shipping: '5.00',
    refunds: [{ createdAt: '2026-11-10T10:00:00Z', lines: [{ line: 0, quantity: 1 }] }],
  },
  // 9
  {
    name: '#4',
    createdAt: '2026-10-10T10:00:00Z',
    customer: ben!,
    country: 'DE',
    city: 'Berlin',
    lines: [mug],
    orderDiscount: '1.00',
  },
  // 50
  {
    name: '#5',
    createdAt: '2026-10-20T10:00:00Z',
    customer: cleo!,
    country: 'FR',
    lines: [teapot],
    shipping: '10.00',
  },
  // 30, at the till, nobody knows to whom
  {
    name: '#6',
    createdAt: '2026-10-25T10:00:00Z',
    country: 'DE',
    city: 'Berlin',
    sourceName: 'pos',
    lines: [{ ...mug, quantity: 3 }],
  },
  // 10 and back again
  {
    name: '#7',
    createdAt: '2026-10-28T10:00:00Z',
    customer: cleo!,
    country: 'FR',
    lines: [mug],
    cancelledAt: '2026-10-29T10:00:00Z',
  },
  // 40, not paid yet
  {
    name: '#8',
    createdAt: '2026-11-03T10:00:00Z',
    customer: dan!,
    country: 'DE',
    lines: [teapot],
    financialStatus: 'PENDING',
  },
  // 10
  { name: '#9', createdAt: '2026-11-20T11:00:00Z', customer: ada!, country: 'GB', lines: [mug] },
  // 40
  { name: '#10', createdAt: '2026-11-21T09:00:00Z', customer: ben!, country: 'DE', lines: [teapot] },
];

export const SMALL_SHOP: ShopFixture = {
  name: 'tea-house',
  currency: 'GBP',
  ianaTimezone: 'Europe/London',
  products: [
    { id: '11', title: 'Teapot', price: '40.00' },
    { id: '12', title: 'Mug 350 ml', price: '10.00' },
    { id: '13', title: 'Mug 500 ml', price: '12.00' },
  ],
  customers: [ada, ben, cleo, dan].map((email) => ({ email: email! })),
  orders: ORDERS,
  checkouts: [{ createdAt: '2026-11-01T10:00:00Z', completedAt: '2026-11-01T12:00:00Z', lines: [teapot] }],
};
