import { formatMoney } from '#simulators/shopify/shop/money.ts';
import type { Shop } from '#simulators/shopify/shop/shop.ts';
import { shownPrice } from '#simulators/storefront/shown-price.ts';
import { lookOf } from './shop-frame.ts';

export function pricesOf(shop: Shop): (minor: number) => string {
  const { language } = lookOf(shop);
  return (minor) => shownPrice(formatMoney(minor, shop.currency), shop.currency, language);
}
