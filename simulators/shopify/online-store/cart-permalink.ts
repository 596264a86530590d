import type { Shop } from '#simulators/shopify/shop/shop.ts';
import { findOffer, type Offer, quantityLeft } from './offers.ts';

/** `quantity` is what can be had of it, 0 for what is sold out. */
export type CartItem = Offer & { quantity: number };

const ITEM = /^(\d{1,20}):(\d{1,4})$/;

/**
 * `36485954240671:1,36485954240672:2`, as of https://shopify.dev/docs/apps/build/checkout/create-cart-permalinks.
 * What it does with a variant that the shop does not sell is written nowhere: here it is left out.
 */
export function readCartItems(shop: Shop, written: string): CartItem[] {
  const wanted = new Map<string, number>();
  for (const item of written.split(',')) {
    const [, id = '', quantity = '0'] = ITEM.exec(item) ?? [];
    if (Number(quantity) > 0) wanted.set(id, (wanted.get(id) ?? 0) + Number(quantity));
  }
  return [...wanted].flatMap(([id, quantity]) => {
    const offer = findOffer(shop, id);
    return offer ? [{ ...offer, quantity: quantityLeft(offer.variant, quantity) }] : [];
  });
}
