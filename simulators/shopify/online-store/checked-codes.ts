import { amountsOff, findRunningDiscount } from '#simulators/shopify/shop/discounts.ts';
import type { CodeDiscount, Shop } from '#simulators/shopify/shop/shop.ts';
import type { ShownCode } from '#simulators/storefront/code-notes.ts';
import type { CartItem } from './cart-permalink.ts';
import { pricesOf } from './shop-prices.ts';

/** `discount` is null for a code that is not used. */
export type CheckedCode = { code: string; discount: CodeDiscount | null; saving: number };

/** What becomes of the codes that a visitor brings along. They do not combine: the first that fits is used. */
export function checkCodes(
  shop: Shop,
  codes: readonly string[],
  items: readonly CartItem[],
  at: number,
): CheckedCode[] {
  const parts = items.map(({ product, variant, quantity }) => ({
    productId: product.id,
    isGiftCard: product.isGiftCard,
    gross: variant.price * quantity,
  }));
  let isUsed = false;
  return codes.map((code) => {
    const discount = isUsed ? null : findRunningDiscount(shop, code, at);
    const off = discount && amountsOff(discount, parts);
    if (!discount || !off) return { code, discount: null, saving: 0 };
    isUsed = true;
    return { code: discount.code, discount, saving: off.reduce((sum, amount) => sum + amount, 0) };
  });
}

export function shownCodes(shop: Shop, checked: readonly CheckedCode[]): ShownCode[] {
  const price = pricesOf(shop);
  return checked.map(({ code, discount, saving }) => ({ code, saving: discount && price(saving) }));
}
