import type { StorefrontOf } from '#server/platforms/storefronts.ts';
import type { Target } from './repository.ts';

interface Chosen {
  /** Of the product, to be put into the cart with one tap; ignored where the platform has no such address. */
  variantId: string | null;
}

/**
 * Where a visitor is led: the product’s page, its cart, or the shop where the product is gone, and to nowhere but this
 * shop. Its marks say which post on which network it was, and the post’s discount code is applied on the way. Null where
 * even the shop has no address.
 */
export function visitedAddress(
  target: Target,
  { variantId }: Chosen,
  storefrontOf: StorefrontOf,
): string | null {
  const page = pageOf(target, variantId);
  if (page) return storefrontOf(target, withDiscount(withMarks(page, target), target).href);
  const front = URL.parse(storefrontOf(target));
  return front && /^https?:$/.test(front.protocol) ? withMarks(front, target).href : null;
}

/** Of the product, or of the cart with it; null where it has none in this shop. */
function pageOf({ platform, handle, storeUrl, productUrl, variantIds }: Target, variantId: string | null) {
  const product = URL.parse(productUrl ?? '');
  const own = URL.parse(storeUrl)?.host;
  const hosts = platform === 'shopify' ? [own, `${handle}.myshopify.com`] : [own];
  if (!product || !/^https?:$/.test(product.protocol) || !hosts.includes(product.host)) return null;
  const hasCart = platform === 'shopify' && variantId !== null && variantIds.includes(variantId);
  return hasCart ? new URL(`/cart/${variantId}:1`, product) : product;
}

function withMarks(page: URL, { source, campaign, postId }: Target): URL {
  const marks = {
    source: source === 'page' ? 'shop_page' : source,
    medium: 'social',
    campaign: campaign ?? 'vitrin',
    content: postId,
  };
  const marked = new URL(page);
  for (const [name, value] of Object.entries(marks)) marked.searchParams.set(`utm_${name}`, value);
  return marked;
}

/** A cart takes the code along; to any other page the code’s own address leads, as Shopify’s shareable links do. */
function withDiscount(page: URL, { platform, discountCode }: Target): URL {
  if (platform !== 'shopify' || discountCode === null) return page;
  const inCart = page.pathname.startsWith('/cart/');
  const applying = inCart ? new URL(page) : new URL(`/discount/${discountCode}`, page);
  if (inCart) applying.searchParams.set('discount', discountCode);
  else applying.searchParams.set('redirect', page.pathname + page.search);
  return applying;
}
