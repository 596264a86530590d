import { formatMoney } from '#simulators/shopify/shop/money.ts';
import type { Shop } from '#simulators/shopify/shop/shop.ts';

const SHIPPING_MINOR = 395;

export const shippingIn = (shop: Shop): string => formatMoney(SHIPPING_MINOR, shop.currency);
