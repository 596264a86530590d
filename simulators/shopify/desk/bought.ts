import type { OrderFixture } from '#simulators/shopify/shop/fixture.ts';
import type { Shop } from '#simulators/shopify/shop/shop.ts';
import type { Bought } from '#simulators/shopify/shop/state-file.ts';
import { shippingIn } from './shipping.ts';

export function isSold(shop: Shop, { product, variant }: Bought): boolean {
  return shop.products.get(product)?.variants.some(({ id }) => id === variant) === true;
}

/** Exactly that. Gift cards are sent by e-mail. */
export function basketOf(shop: Shop, bought: Bought[]): OrderFixture {
  const isSent = bought.some(({ product }) => shop.products.get(product)?.isGiftCard !== true);
  return {
    lines: bought,
    fulfillmentStatus: 'UNFULFILLED',
    ...(isSent && { shipping: shippingIn(shop) }),
  };
}
