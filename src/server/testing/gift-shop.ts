import { DAY_MS, HOUR_MS } from '#shared/core/time.ts';
import type { ShopFixture } from '#simulators/shopify/shop/fixture.ts';

const TODAY = Date.parse('2026-11-21T10:00:00Z');
const at = (daysAgo: number, hour = 0) => new Date(TODAY - daysAgo * DAY_MS + hour * HOUR_MS).toISOString();

/** 120 days of a shop: its teapot is about to run out, and its mug sold well, on two days of the week, until the last four full weeks. */
export const giftShop = (change: Partial<ShopFixture> = {}): ShopFixture => ({
  name: 'tea-house',
  currency: 'GBP',
  ianaTimezone: 'Europe/London',
  products: [
    { id: '11', title: 'Teapot', variants: [{ price: '40.00', inventory: 6 }] },
    { id: '12', title: 'Mug 350 ml', variants: [{ price: '60.00', inventory: 500 }] },
  ],
  customers: Array.from({ length: 40 }, (_, index) => ({
    email: `c${index}@example.com`,
    firstName: 'Zelda',
  })),
  orders: Array.from({ length: 120 }, (_, daysAgo) => [
    {
      name: `#T${daysAgo}`,
      createdAt: at(daysAgo),
      customer: `c${daysAgo % 40}@example.com`,
      lines: [{ product: 'Teapot' }],
    },
    ...(daysAgo > 33 && (daysAgo % 7 === 1 || daysAgo % 7 === 4)
      ? [{ name: `#M${daysAgo}`, createdAt: at(daysAgo, 1), lines: [{ product: 'Mug 350 ml', quantity: 3 }] }]
      : []),
  ]).flat(),
  ...change,
});
