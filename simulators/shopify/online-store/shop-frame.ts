import type { Shop } from '#simulators/shopify/shop/shop.ts';
import type { ShopFrame } from '#simulators/storefront/frame.ts';
import { type Look, NEUTRAL_LOOK, type StorefrontTheme } from '#simulators/storefront/theme.ts';

export const LOGO_PATH = '/cdn/shop/files/logo.png';
export const PRODUCTS_PATH = '/collections/all';

export const themeOf = ({ storefront }: Shop): StorefrontTheme | null =>
  storefront === 'password' ? null : storefront;

export const lookOf = (shop: Shop): Look => themeOf(shop) ?? NEUTRAL_LOOK;

/** A shop without a theme has no home page here. */
export function shopFrame(shop: Shop, shopUrl: string): ShopFrame {
  const hasHome = themeOf(shop) !== null;
  return {
    title: shop.title,
    look: lookOf(shop),
    homeUrl: `${shopUrl}${hasHome ? '/' : PRODUCTS_PATH}`,
    logoUrl: hasHome ? `${shopUrl}${LOGO_PATH}` : null,
  };
}

/** A link within the shop takes along what the visitor's link was marked with, where a real shop sets a cookie. */
export function withMarks(address: string, query: URLSearchParams, own: Record<string, string> = {}): string {
  const marks = [...query].filter(([name]) => name.startsWith('utm_'));
  const kept = new URLSearchParams([...Object.entries(own), ...marks]).toString();
  return kept ? `${address}?${kept}` : address;
}
