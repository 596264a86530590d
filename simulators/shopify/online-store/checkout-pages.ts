import type { Order, Shop } from '#simulators/shopify/shop/shop.ts';
import { totalsOf } from '#simulators/shopify/shop/totals.ts';
import { cartPage } from '#simulators/storefront/cart-page.ts';
import { thankYouPage } from '#simulators/storefront/notice-pages.ts';
import type { CartItem } from './cart-permalink.ts';
import { type CheckedCode, shownCodes } from './checked-codes.ts';
import { shopFrame } from './shop-frame.ts';
import { pricesOf } from './shop-prices.ts';

type Place = { shop: Shop; shopUrl: string; path: string };

export function renderCart(
  { shop, shopUrl, path }: Place,
  items: readonly CartItem[],
  codes: readonly CheckedCode[],
): string {
  const price = pricesOf(shop);
  return cartPage(shopFrame(shop, shopUrl), {
    address: `${shopUrl}${path}`,
    lines: items.map(({ product, variant, quantity }) => ({
      title: titleOf(product.title, variant.title),
      quantity,
      price: price(variant.price * quantity),
    })),
    subtotal: price(items.reduce((sum, { variant, quantity }) => sum + variant.price * quantity, 0)),
    codes: shownCodes(shop, codes),
  });
}

export function renderThanks({ shop, shopUrl, path }: Place, order: Order): string {
  return thankYouPage(shopFrame(shop, shopUrl), {
    address: `${shopUrl}${path}`,
    number: order.name,
    lines: order.lines.map(({ title, variantTitle, quantity }) => ({
      title: titleOf(title, variantTitle),
      quantity,
    })),
    total: pricesOf(shop)(totalsOf(order).total),
  });
}

function titleOf(title: string, variantTitle: string | null): string {
  return variantTitle === null || variantTitle === 'Default Title' ? title : `${title} – ${variantTitle}`;
}
