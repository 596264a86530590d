import { isoTime } from '#simulators/shopify/queries/run.ts';
import { gid } from '#simulators/shopify/shop/ids.ts';
import type { Product, Shop, Variant } from '#simulators/shopify/shop/shop.ts';
import { moneyIn, rawId } from './payload-values.ts';

export function productPayload(product: Product, shop: Shop): object {
  const images = product.images.map(({ id, url, alt, width, height }, index) => ({
    id: rawId(id),
    src: url,
    alt,
    width,
    height,
    position: index + 1,
    variant_ids: [],
  }));
  return {
    id: rawId(product.id),
    admin_graphql_api_id: gid('Product', product.id),
    title: product.title,
    body_html: product.description,
    vendor: product.vendor,
    product_type: product.productType,
    handle: product.handle,
    status: product.status.toLowerCase(),
    tags: product.tags.join(', '),
    created_at: isoTime(product.createdAt),
    updated_at: isoTime(product.updatedAt),
    published_at: product.status === 'ACTIVE' ? isoTime(product.createdAt) : null,
    variants: product.variants.map((variant) => variantPayload(variant, product, shop)),
    options: optionsOf(product),
    images,
    image: images[0] ?? null,
  };
}

function variantPayload(variant: Variant, product: Product, shop: Shop): object {
  const money = moneyIn(shop);
  const [option1 = null, option2 = null, option3 = null] = variant.options.map(({ value }) => value);
  return {
    id: rawId(variant.id),
    admin_graphql_api_id: gid('ProductVariant', variant.id),
    product_id: rawId(product.id),
    title: variant.title,
    price: money(variant.price),
    compare_at_price: variant.compareAtPrice === null ? null : money(variant.compareAtPrice),
    sku: variant.sku,
    position: variant.position,
    inventory_item_id: rawId(variant.id),
    inventory_quantity: variant.inventory ?? 0,
    option1,
    option2,
    option3,
    created_at: isoTime(variant.createdAt),
    updated_at: isoTime(variant.updatedAt),
    image_id: null,
  };
}

function optionsOf({ variants }: Product): object[] {
  const values = new Map<string, Set<string>>();
  for (const { name, value } of variants.flatMap(({ options }) => options)) {
    values.set(name, (values.get(name) ?? new Set()).add(value));
  }
  return [...values].map(([name, own], index) => ({ name, position: index + 1, values: [...own] }));
}
