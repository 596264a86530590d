import { isoTime } from '#simulators/shopify/queries/run.ts';
import { costAt } from '#simulators/shopify/shop/costs.ts';
import { gid } from '#simulators/shopify/shop/ids.ts';
import type { Product, Shop, Variant } from '#simulators/shopify/shop/shop.ts';
import { moneyIn, rawId } from './payload-values.ts';

export function inventoryItemPayload(variant: Variant, product: Product, shop: Shop): object {
  const cost = costAt(variant.costs, variant.updatedAt);
  return {
    id: rawId(variant.id),
    admin_graphql_api_id: gid('InventoryItem', variant.id),
    sku: variant.sku,
    cost: cost === null ? null : moneyIn(shop)(cost),
    tracked: variant.inventory !== null,
    requires_shipping: !product.isGiftCard,
    country_code_of_origin: null,
    province_code_of_origin: null,
    harmonized_system_code: null,
    country_harmonized_system_codes: [],
    created_at: isoTime(variant.createdAt),
    updated_at: isoTime(variant.updatedAt),
  };
}
