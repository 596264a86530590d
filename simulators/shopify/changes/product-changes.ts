import type { ProductFixture } from '#simulators/shopify/shop/fixture.ts';
import { idOf } from '#simulators/shopify/shop/ids.ts';
import type { Product, Shop } from '#simulators/shopify/shop/shop.ts';
import { buildProduct } from '#simulators/shopify/shop/shop-building.ts';
import { rawId } from '#simulators/shopify/webhooks/payload-values.ts';
import { productPayload } from '#simulators/shopify/webhooks/product-payload.ts';
import type { Announce } from '#simulators/shopify/webhooks/shop-webhooks.ts';

/** What happens to products, and the webhooks it sends. */
export function productChanges(shop: Shop, now: () => number, announce: Announce) {
  function save(product: Product, topic: 'products/create' | 'products/update'): void {
    shop.products.put(product);
    announce([{ topic, payload: () => productPayload(product, shop) }]);
  }

  return {
    addProduct(fixture: ProductFixture): string {
      const product = buildProduct(fixture, shop, now());
      save(product, 'products/create');
      return product.id;
    },
    updateProduct(id: string, change: Partial<Omit<ProductFixture, 'id'>>): void {
      const old = shop.products.get(idOf(id));
      if (!old) throw new Error(`${shop.name} has no product ${id}.`);
      const repriced = change.price ?? change.sku ?? change.cost ?? change.variants;
      const built = buildProduct(
        { ...change, title: change.title ?? old.title, id: old.id },
        shop,
        old.createdAt,
      );
      const changed = Object.fromEntries(Object.entries(built).filter(([key]) => key in change));
      const variants =
        repriced === undefined
          ? old.variants
          : built.variants.map((variant, index) => ({
              ...variant,
              id: old.variants[index]?.id ?? variant.id,
              price:
                change.price === undefined && !change.variants
                  ? (old.variants[index]?.price ?? 0)
                  : variant.price,
              sku:
                change.sku === undefined && !change.variants
                  ? (old.variants[index]?.sku ?? null)
                  : variant.sku,
              cost:
                change.cost === undefined && !change.variants
                  ? (old.variants[index]?.cost ?? null)
                  : variant.cost,
              updatedAt: now(),
            }));
      save({ ...old, ...changed, variants, updatedAt: now() }, 'products/update');
    },
    deleteProduct(id: string): boolean {
      const isKnown = shop.products.remove(idOf(id));
      if (isKnown) announce([{ topic: 'products/delete', payload: () => ({ id: rawId(idOf(id)) }) }]);
      return isKnown;
    },
  };
}
