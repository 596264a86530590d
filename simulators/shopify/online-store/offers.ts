import type { Product, Shop, Variant } from '#simulators/shopify/shop/shop.ts';

export type Offer = { product: Product; variant: Variant };

// https://shopify.dev/docs/apps/build/product-merchandising/unlisted-products: sold to those who have the link.
const REACHABLE = new Set(['ACTIVE', 'UNLISTED']);

/** Null for one that the public does not see: a draft, one that is archived or gone. */
export function findProduct(shop: Shop, handle: string): Product | null {
  for (const product of shop.products.values())
    if (product.handle === handle && REACHABLE.has(product.status)) return product;
  return null;
}

export function findOffer(shop: Shop, variantId: string): Offer | null {
  for (const product of shop.products.values()) {
    const variant = product.variants.find(({ id }) => id === variantId);
    if (variant) return REACHABLE.has(product.status) ? { product, variant } : null;
  }
  return null;
}

export function listedProducts(shop: Shop): Product[] {
  return [...shop.products.values()].filter(
    ({ status, variants }) => status === 'ACTIVE' && variants.length > 0,
  );
}

/** How many of those that are wanted can be had. */
export function quantityLeft({ inventory }: Variant, wanted: number): number {
  return inventory === null ? wanted : Math.max(0, Math.min(wanted, inventory));
}

/** The one that is named, else the first that is left, else the first: Liquid's `selected_or_first_available_variant`. */
export function chooseVariant({ variants }: Product, named: string | null): Variant | undefined {
  return (
    variants.find(({ id }) => id === named) ??
    variants.find((variant) => quantityLeft(variant, 1) > 0) ??
    variants[0]
  );
}
