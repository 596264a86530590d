import { listInOrder } from '#simulators/shopify/queries/listing.ts';
import { fieldsOf, isoTime, needs } from '#simulators/shopify/queries/run.ts';
import { costAt } from '#simulators/shopify/shop/costs.ts';
import { gid } from '#simulators/shopify/shop/ids.ts';
import { formatMoney } from '#simulators/shopify/shop/money.ts';
import type { Product, ProductImage, Variant } from '#simulators/shopify/shop/shop.ts';
import { shopMoney } from './money-fields.ts';

export type VariantOf = { product: Product; variant: Variant };

/** Its item is a record of its own, which a new cost changes and nothing else here. */
export const itemChangedAt = ({ createdAt, costs }: Variant) =>
  Math.max(createdAt, ...costs.map(({ from }) => from));

const asMedia = (image: ProductImage) => ({ type: 'MediaImage', value: image });

export const productFields = {
  Product: fieldsOf<Product>({
    id: ({ id }) => gid('Product', id),
    legacyResourceId: ({ id }) => id,
    title: ({ title }) => title,
    handle: ({ handle }) => handle,
    status: ({ status }) => status,
    vendor: ({ vendor }) => vendor,
    productType: ({ productType }) => productType,
    tags: ({ tags }) => tags,
    description: ({ description }) => description,
    descriptionHtml: ({ description }) => (description ? `<p>${description}</p>` : ''),
    createdAt: ({ createdAt }) => isoTime(createdAt),
    updatedAt: ({ updatedAt }) => isoTime(updatedAt),
    publishedAt: ({ status, createdAt }) => (status === 'ACTIVE' ? isoTime(createdAt) : null),
    totalInventory: ({ variants }) => variants.reduce((sum, { inventory }) => sum + (inventory ?? 0), 0),
    tracksInventory: ({ variants }) => variants.some(({ inventory }) => inventory !== null),
    hasOnlyDefaultVariant: ({ variants }) => variants.length === 1 && variants[0]?.title === 'Default Title',
    isGiftCard: ({ isGiftCard }) => isGiftCard,
    onlineStoreUrl: ({ status, handle }, _args, run) =>
      status === 'ACTIVE' ? `https://${run.shop.name}.myshopify.com/products/${handle}` : null,
    category: ({ category }) => (category.length > 0 ? category : null),
    priceRangeV2: (product) => product,
    featuredMedia: ({ images }) => (images[0] ? asMedia(images[0]) : null),
    media: ({ images }, { reverse }) =>
      listInOrder(images.map(asMedia), ({ value }) => value.id, reverse === true),
    mediaCount: ({ images }) => ({ count: images.length, precision: 'EXACT' }),
    variantsCount: ({ variants }) => ({ count: variants.length, precision: 'EXACT' }),
    variants: (product, { reverse }) =>
      listInOrder(
        product.variants.map((variant): VariantOf => ({ product, variant })),
        ({ variant }) => variant.id,
        reverse === true,
      ),
  }),
  TaxonomyCategory: fieldsOf<string[]>({
    id: (category) =>
      gid('TaxonomyCategory', category.map((name) => name.toLowerCase().replaceAll(' ', '-')).join('-')),
    name: (category) => category.at(-1),
    fullName: (category) => category.join(' > '),
  }),
  ProductPriceRangeV2: fieldsOf<Product>({
    minVariantPrice: ({ variants }, _args, run) =>
      shopMoney(Math.min(...variants.map(({ price }) => price)), run),
    maxVariantPrice: ({ variants }, _args, run) =>
      shopMoney(Math.max(...variants.map(({ price }) => price)), run),
  }),
  MediaImage: fieldsOf<ProductImage>({
    id: ({ id }) => gid('MediaImage', id),
    alt: ({ alt }) => alt,
    mediaContentType: () => 'IMAGE',
    status: () => 'READY',
    image: (image) => image,
    preview: (image) => image,
  }),
  MediaPreviewImage: fieldsOf<ProductImage>({ image: (image) => image, status: () => 'READY' }),
  Image: fieldsOf<ProductImage>({
    id: ({ id }) => gid('ImageSource', id),
    url: ({ url }, _args, run) => (url.startsWith('/') ? `${run.shopUrl}${url}` : url),
    altText: ({ alt }) => alt,
    width: ({ width }) => width,
    height: ({ height }) => height,
  }),
  ProductVariant: fieldsOf<VariantOf>({
    id: ({ variant }) => gid('ProductVariant', variant.id),
    legacyResourceId: ({ variant }) => variant.id,
    title: ({ variant }) => variant.title,
    displayName: ({ product, variant }) => `${product.title} - ${variant.title}`,
    sku: ({ variant }) => variant.sku,
    price: ({ variant }, _args, run) => formatMoney(variant.price, run.shop.currency),
    compareAtPrice: ({ variant }, _args, run) =>
      variant.compareAtPrice === null ? null : formatMoney(variant.compareAtPrice, run.shop.currency),
    inventoryQuantity: ({ variant }) => variant.inventory ?? 0,
    position: ({ variant }) => variant.position,
    availableForSale: ({ variant }) => variant.inventory === null || variant.inventory > 0,
    createdAt: ({ variant }) => isoTime(variant.createdAt),
    updatedAt: ({ variant }) => isoTime(variant.updatedAt),
    selectedOptions: ({ variant }) => variant.options,
    product: ({ product }) => product,
    inventoryItem: (of) => of,
  }),
  SelectedOption: fieldsOf<Variant['options'][number]>({
    name: ({ name }) => name,
    value: ({ value }) => value,
  }),
  InventoryItem: fieldsOf<VariantOf>({
    id: ({ variant }) => gid('InventoryItem', variant.id),
    sku: ({ variant }) => variant.sku,
    tracked: ({ variant }) => variant.inventory !== null,
    createdAt: ({ variant }) => isoTime(variant.createdAt),
    updatedAt: ({ variant }) => isoTime(itemChangedAt(variant)),
    variants: (of, { reverse }) => listInOrder([of], ({ variant }) => variant.id, reverse === true),
    requiresShipping: ({ product }) => !product.isGiftCard,
    unitCost: needs('read_inventory', ({ variant }, _args, run) => {
      const cost = costAt(variant.costs, run.now);
      return cost === null ? null : shopMoney(cost, run);
    }),
  }),
};
