import { DAY_MS, HOUR_MS } from '#simulators/core/time.ts';
import type { OrderFixture, ShopFixture } from '#simulators/shopify/shop/fixture.ts';
import { ALL_READ_SCOPES } from '#simulators/shopify/shop/shop-building.ts';
import { GIFT_SHOP_ZONE, giftShop } from './gift-shop.ts';

const WEEKS = 44;
/** Of the two orders of a day; the longer row keeps weeks from being all the same. */
const QUANTITIES = [
  [3, 2, 4, 3, 5, 4, 3, 2],
  [2, 3, 2, 4, 3, 1, 3, 2, 5],
];

/** So many weeks of two orders a day of one product, so that its weeks sell nearly alike. */
export function steadyShop(name: string, lastDay: number): ShopFixture {
  return {
    name,
    title: 'Yonder Teas',
    email: giftShop.email,
    ownerName: 'Yonder Teas',
    currency: 'GBP',
    ianaTimezone: GIFT_SHOP_ZONE,
    plan: 'standard',
    country: 'GB',
    scopes: ALL_READ_SCOPES,
    products: [{ title: 'Morning Tea', variants: [{ sku: 'TEA', price: '10.00', inventory: 900 }] }],
    orders: Array.from({ length: WEEKS * 7 }, (_, ago) => ordersOf(lastDay - ago)).flat(),
  };
}

function ordersOf(day: number): OrderFixture[] {
  return QUANTITIES.map((quantities, at) => ({
    createdAt: new Date(day * DAY_MS + (10 + 4 * at) * HOUR_MS).toISOString(),
    lines: [{ product: 'Morning Tea', quantity: quantities[day % quantities.length]! }],
  }));
}
