import { plainText } from '#server/content/products/product-repository.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { ServeApi } from '#server/programs/http/serve-api.ts';
import { idIn, publicId } from '#shared/programs/api-ids.ts';
import { type ApiProduct, apiProducts } from '#shared/programs/api-products.ts';
import { findProducts, type ProductRecord } from './repository.ts';

export function productCalls(serve: ServeApi, db: Database): void {
  serve(apiProducts.products, async ({ store, page: { after, limit } }) => {
    const from = after === undefined ? undefined : idIn(after);
    const found = await findProducts(db, store.id, { after: from, most: limit + 1 });
    const entries = found.slice(0, limit).map((product) => apiProduct(product, store));
    return { entries, next: found.length > limit ? entries.at(-1)!.id : null };
  });
}

function apiProduct(
  { id, title, category, vendor, imageUrl, onlineUrl, updatedAt, variants, ...product }: ProductRecord,
  { currency }: OwnedStore,
): ApiProduct {
  return {
    id: publicId('product', id),
    title,
    description: plainText(product.description),
    category,
    vendor,
    image_url: imageUrl,
    url: onlineUrl,
    currency,
    variants: variants.map(({ compareAtPrice, ...variant }) => ({
      ...variant,
      compare_at_price: compareAtPrice,
    })),
    updated_at: updatedAt.toISOString(),
  };
}
