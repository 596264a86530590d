import type { PlatformProduct, PlatformVariant } from '#server/platforms/ports/store-platform.ts';
import { parseMoney } from '#shared/core/money.ts';
import { httpsAddress, pictureAddress } from './addresses.ts';
import { EARLIEST } from './instants.ts';
import { variantKey } from './translate.ts';
import type { WireProduct, WireVariant } from './wire.ts';

/** Of a product; a post takes no more. */
const MOST_PHOTOS = 10;

export function translateProduct(product: WireProduct, currency: string): PlatformProduct {
  const images = (product.media ?? []).toSorted((a, b) => (a.placement ?? 0) - (b.placement ?? 0));
  return {
    id: product.id,
    title: product.title,
    handle: product.id,
    description: plainText(product.description ?? '') || null,
    category: product.categories?.find(({ title }) => title)?.title ?? null,
    vendor: null,
    status: 'active',
    imageUrl: pictureAddress(images[0]?.url),
    moreImageUrls: images.slice(1, MOST_PHOTOS).flatMap(({ url }) => pictureAddress(url) ?? []),
    onlineUrl: httpsAddress(product.url),
    updatedAt: product.dateUpdated ?? product.dateCreated ?? EARLIEST,
    variants: variantsOf(product, currency),
  };
}

/** A price in another currency than the store's cannot stand among the others, so such a product has none. */
function variantsOf(product: WireProduct, currency: string): PlatformVariant[] {
  if ((product.priceData?.currency || currency) !== currency) return [];
  const variants = product.variants ?? [];
  if (variants.length === 0) {
    const { title, stockQuantity } = product;
    return [
      {
        id: product.id,
        title,
        sku: null,
        ...pricesOf(product, null, currency),
        unitCost: null,
        inventory: stockQuantity ?? null,
      },
    ];
  }
  const byId = new Map<string, PlatformVariant>();
  for (const variant of variants) {
    const id = variantKey(variant.selectionId) || product.id;
    byId.set(id, {
      id,
      title: variant.selectionTitle.join(' / ') || product.title,
      sku: null,
      ...pricesOf(product, variant, currency),
      unitCost: null,
      inventory: variant.stockQuantity ?? null,
    });
  }
  return [...byId.values()];
}

function pricesOf({ priceData }: WireProduct, variant: WireVariant | null, currency: string) {
  const money = (text: string | null | undefined) => (text ? parseMoney(text, currency) : null);
  const listed = money(priceData?.price) ?? 0;
  const price = money(variant?.priceData?.price) ?? listed;
  const reduced = priceData?.discount ? money(priceData.discountedPrice) : null;
  // A variant with a price of its own is not said to be reduced.
  const isReduced = reduced !== null && reduced < listed && price === listed;
  return { price: isReduced ? reduced : price, compareAtPrice: isReduced ? listed : null };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#39|[a-z]+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
