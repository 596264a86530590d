import type { StorefrontOf } from '#server/platforms/storefronts.ts';
import type { Target } from './repository.ts';

interface Chosen {
  /** Of the product, to be put into the cart with one tap; ignored where the platform has no such address. */
  variantId: string | null;
}

/**
 * Where a visitor is led: the product's page, its cart, or the shop where the product is gone, and to nowhere but this
 * shop. Its marks say which post on which network it was. Null where even the shop has no address.
 */
export function visitedAddress(
  target: Target,
  { variantId }: Chosen,
  storefrontOf: StorefrontOf,
): string | null {
  const page = pageOf(target, variantId);
  const address = URL.parse(storefrontOf(target, page?.href));
  if (!address || !/^https?:$/.test(address.protocol)) return null;
  const marks = {
    source: target.source === 'page' ? 'shop_page' : target.source,
    medium: 'social',
    campaign: target.campaign ?? 'vitrin',
    content: target.postId,
  };
  for (const [name, value] of Object.entries(marks)) address.searchParams.set(`utm_${name}`, value);
  return address.href;
}

/** Of the product, or of the cart with it; null where it has none in this shop. */
function pageOf({ platform, handle, storeUrl, productUrl, variantIds }: Target, variantId: string | null) {
  const product = URL.parse(productUrl ?? '');
  const own = URL.parse(storeUrl)?.host;
  const hosts = platform === 'shopify' ? [own, `${handle}.myshopify.com`] : [own];
  if (!product || !hosts.includes(product.host)) return null;
  const hasCart = platform === 'shopify' && variantId !== null && variantIds.includes(variantId);
  return hasCart ? new URL(`/cart/${variantId}:1`, product) : product;
}
