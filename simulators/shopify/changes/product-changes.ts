import { buildCosts, costAt, withCostFrom } from '#simulators/shopify/shop/costs.ts';
import type { ProductFixture } from '#simulators/shopify/shop/fixture.ts';
import { idOf } from '#simulators/shopify/shop/ids.ts';
import type { Product, Shop, Variant } from '#simulators/shopify/shop/shop.ts';
import { buildProduct } from '#simulators/shopify/shop/shop-building.ts';
import { inventoryItemPayload } from '#simulators/shopify/webhooks/inventory-item-payload.ts';
import { rawId } from '#simulators/shopify/webhooks/payload-values.ts';
import { productPayload } from '#simulators/shopify/webhooks/product-payload.ts';
import type { Announce, News } from '#simulators/shopify/webhooks/shop-webhooks.ts';

/** What happens to products, and the webhooks it sends. */
export function productChanges(shop: Shop, now: () => number, announce: Announce) {
  function save(product: Product, topic: 'products/create' | 'products/update', news: News[] = []): void {
    shop.products.put(product);
    announce([{ topic, payload: () => productPayload(product, shop) }, ...news]);
  }

  const costNews = (variant: Variant, product: Product): News => ({
    topic: 'inventory_items/update',
    payload: () => inventoryItemPayload(variant, product, shop),
  });

  function saveVariants(old: Product, changed: Partial<Product>, variants: Variant[]): void {
    const product = { ...old, ...changed, variants, updatedAt: now() };
    const news = variants
      .filter((variant, index) => {
        const before = old.variants[index];
        return before !== undefined && before.costs !== variant.costs;
      })
      .map((variant) => costNews(variant, product));
    save(product, 'products/update', news);
  }

  return {
    addProduct(fixture: ProductFixture): string {
      const product = buildProduct(fixture, shop, now());
      save(product, 'products/create');
      return product.id;
    },
    /** A cost that is given is good from now on; what was sold before keeps the one it had. */
    updateProduct(id: string, change: Partial<Omit<ProductFixture, 'id' | 'costs'>>): void {
      const old = shop.products.get(idOf(id));
      if (!old) throw new Error(`${shop.name} has no product ${id}.`);
      const isRepriced = ['price', 'sku', 'cost', 'variants'].some((key) => key in change);
      const built = buildProduct(
        { ...change, title: change.title ?? old.title, id: old.id },
        shop,
        old.createdAt,
      );
      const changed = Object.fromEntries(Object.entries(built).filter(([key]) => key in change));
      const variants = built.variants.map((variant, index) => {
        const before = old.variants[index];
        const isRewritten = change.variants !== undefined;
        const isCosted = isRewritten || 'cost' in change;
        return {
          ...variant,
          id: before?.id ?? variant.id,
          price: change.price === undefined && !isRewritten ? (before?.price ?? 0) : variant.price,
          sku: change.sku === undefined && !isRewritten ? (before?.sku ?? null) : variant.sku,
          costs: isCosted
            ? withCostFrom(before?.costs ?? [], costAt(variant.costs, now()), now())
            : (before?.costs ?? []),
          updatedAt: now(),
        };
      });
      saveVariants(old, changed, isRepriced ? variants : old.variants);
    },
    /**
     * The merchant writes a cost into one variant, named by its id or SKU; null empties the field. Only its inventory
     * item changes: an app that looks at products alone hears nothing.
     */
    setCost(name: string, cost: string | null): void {
      for (const product of shop.products.values()) {
        const named = product.variants.find(({ id, sku }) => id === idOf(name) || sku === name);
        if (!named) continue;
        const amount = costAt(buildCosts({ cost }, shop), now());
        const costs = withCostFrom(named.costs, amount, now());
        if (costs === named.costs) return;
        const costed = { ...named, costs };
        const variants = product.variants.map((variant) => (variant === named ? costed : variant));
        shop.products.put({ ...product, variants });
        announce([costNews(costed, product)]);
        return;
      }
      throw new Error(`${shop.name} has no variant ${name}.`);
    },
    deleteProduct(id: string): boolean {
      const isKnown = shop.products.remove(idOf(id));
      if (isKnown) announce([{ topic: 'products/delete', payload: () => ({ id: rawId(idOf(id)) }) }]);
      return isKnown;
    },
  };
}
