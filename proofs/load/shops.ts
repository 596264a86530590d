import { DAY_MS } from '#shared/core/time.ts';
import type { ShopFixture } from '#simulators/shopify/shop/fixture.ts';

/** Of a hundred shops so many have so many orders: most are small, a few large. */
const SIZES: [share: number, orders: number][] = [
  [2, 2_000],
  [8, 600],
  [30, 150],
  [60, 30],
];
const PLACES = [
  { ianaTimezone: 'Europe/Istanbul', currency: 'TRY', country: 'TR' },
  { ianaTimezone: 'Europe/London', currency: 'GBP', country: 'GB' },
  { ianaTimezone: 'America/New_York', currency: 'USD', country: 'US' },
  { ianaTimezone: 'Europe/Berlin', currency: 'EUR', country: 'DE' },
];
/** So many differ; the others are copies of them, to the last id. */
export const PATTERNS = 50;
const THINGS = ['mug', 'teapot', 'lamp', 'candle', 'scarf', 'notebook', 'tray', 'vase', 'basket', 'bowl'];
const DAYS = 400;
const REFUNDED_IN = 30;

export const shopName = (at: number) => `load-${at}`;
export const patternOf = (shop: number) => shop % PATTERNS;
export const orderId = (shop: number, order: number) =>
  String(5_000_000_000_000 + patternOf(shop) * 100_000 + order);

export function orderCountOf(shop: number): number {
  let place = (patternOf(shop) * 2 * 37) % 100;
  for (const [share, orders] of SIZES) {
    if (place < share) return orders;
    place -= share;
  }
  return SIZES.at(-1)![1];
}

/** The same shop every time, with its orders spread over more than a year, more of them recently. */
export function shopFixture(shop: number, now: number): ShopFixture {
  const at = patternOf(shop);
  const count = orderCountOf(shop);
  const buyers = Math.max(5, Math.round(count * 0.45));
  const placedAt = (order: number) =>
    new Date(now - DAY_MS * (1 + DAYS * ((count - order) / count) ** 1.5)).toISOString();
  return {
    name: shopName(shop),
    title: `Load ${shop}`,
    ...PLACES[at % PLACES.length],
    products: THINGS.map((thing, index) => ({
      title: `Grand ${thing}`,
      sku: thing.toUpperCase(),
      price: `${5 + index * 3}.90`,
      cost: '3.00',
      description: `A ${thing} made by hand.`,
    })),
    customers: Array.from({ length: buyers }, (_, index) => ({
      email: `person${index}@load-${at}.example.com`,
      firstName: 'Ada',
      lastName: `Person ${index}`,
    })),
    orders: Array.from({ length: count }, (_, order) => ({
      id: orderId(at, order),
      name: `#${1_000 + order}`,
      createdAt: placedAt(order),
      ...(order % 7 === 0 ? {} : { customer: `person${(order * 31) % buyers}@load-${at}.example.com` }),
      lines: Array.from({ length: 1 + (order % 3) }, (_, line) => ({
        product: `Grand ${THINGS[(order * 7 + line * 3) % THINGS.length]}`,
        quantity: 1 + ((order + line) % 3),
      })),
      shipping: '4.90',
      ...(order % REFUNDED_IN === 1 ? { refunds: [{ lines: [{ line: 0, quantity: 1 }] }] } : {}),
    })),
  };
}
