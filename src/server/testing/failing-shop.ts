import { HOUR_MS } from '#shared/core/time.ts';
import type { FaultName } from '#simulators/shopify/shop/faults.ts';
import type { OrderFixture, ShopFixture } from '#simulators/shopify/shop/fixture.ts';

export const FAILING_SHOP_ORDERS = 80;
const TODAY = Date.parse('2026-11-21T10:00:00Z');
const at = (hoursAgo: number) => new Date(TODAY - hoursAgo * HOUR_MS).toISOString();

const PRODUCTS = Array.from({ length: 30 }, (_, index) => ({
  title: `Tea ${index}`,
  variants: [
    { title: 'Small', sku: `S${index}`, price: `${4 + index}.50` },
    { title: 'Large', sku: `L${index}`, price: `${9 + index}.00` },
  ],
}));

/** Enough orders for several batches of everything that is read, of many kinds, under a fault of that name. */
export const failingShop = (fault: FaultName, change: Partial<ShopFixture> = {}): ShopFixture => ({
  name: fault,
  fault,
  currency: 'GBP',
  ianaTimezone: 'Europe/London',
  plan: 'plus',
  products: PRODUCTS,
  customers: Array.from({ length: 40 }, (_, index) => ({ email: `c${index}@example.com` })),
  orders: Array.from({ length: FAILING_SHOP_ORDERS }, (_, index) => orderOf(index)),
  ...change,
});

/** Of one to eight lines, by customers, guests and nobody, over four months; many given back, some edited or cancelled. */
function orderOf(index: number): OrderFixture {
  const hoursAgo = 4 + index * 35;
  return {
    createdAt: at(hoursAgo),
    ...buyerOf(index),
    lines: Array.from({ length: 1 + ((index * 5) % 8) }, (_, line) => ({
      product: `Tea ${(index * 7 + line) % PRODUCTS.length}`,
      variant: `${line % 2 ? 'L' : 'S'}${(index * 7 + line) % PRODUCTS.length}`,
      quantity: 1 + (line % 3),
      ...(line === 2 ? { discount: '1.10' } : {}),
    })),
    shipping: index % 4 ? '3.95' : { price: '6.00', discount: '1.00' },
    ...(index % 6 === 1 ? { orderDiscount: '2.35' } : {}),
    ...(index % 17 === 5 ? { tip: '0.70' } : {}),
    ...(index % 5 === 2
      ? { refunds: [{ createdAt: at(hoursAgo - 3), lines: [{ line: 0, quantity: 1 }] }] }
      : {}),
    ...(index % 9 === 4
      ? { edits: [{ createdAt: at(hoursAgo - 1), add: [{ product: 'Tea 3', quantity: 2 }] }] }
      : {}),
    ...(index % 19 === 7
      ? { cancelledAt: at(hoursAgo - 2), refunds: [{ createdAt: at(hoursAgo - 2), shipping: true }] }
      : {}),
  };
}

function buyerOf(index: number): Partial<OrderFixture> {
  if (index % 11 === 3) return {};
  if (index % 5 === 0) return { email: `guest${index % 3}@example.com` };
  return { customer: `c${(index * 3) % 40}@example.com` };
}
