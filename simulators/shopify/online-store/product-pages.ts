import type { Product, Shop, Variant } from '#simulators/shopify/shop/shop.ts';
import { productListPage } from '#simulators/storefront/product-list-page.ts';
import { productPage, type ShownVariant } from '#simulators/storefront/product-page.ts';
import { type CheckedCode, shownCodes } from './checked-codes.ts';
import { listedProducts, quantityLeft } from './offers.ts';
import { PRODUCTS_PATH, shopFrame, withMarks } from './shop-frame.ts';
import { pricesOf } from './shop-prices.ts';

const PRODUCTS_ON_PAGE = 24;

type Place = { shop: Shop; shopUrl: string; query: URLSearchParams };

export function renderProduct(
  { shop, shopUrl, query }: Place,
  product: Product,
  chosen: Variant,
  codes: readonly CheckedCode[],
): string {
  const price = pricesOf(shop);
  const address = productAddress(shopUrl, product);
  const shown = (variant: Variant): ShownVariant => ({
    id: variant.id,
    title: variant.title,
    price: price(variant.price),
    oldPrice: (variant.compareAtPrice ?? 0) > variant.price ? price(variant.compareAtPrice ?? 0) : null,
    isLeft: quantityLeft(variant, 1) > 0,
    href: withMarks(address, query, { variant: variant.id }),
  });
  const [image] = product.images;
  return productPage(shopFrame(shop, shopUrl), {
    title: product.title,
    description: product.description,
    picture: image ? { url: pictureUrl(image.url, shopUrl), alt: image.alt } : null,
    variants: product.variants.map(shown),
    chosen: shown(chosen),
    codes: shownCodes(shop, codes),
    address,
    isUnlisted: product.status === 'UNLISTED',
  });
}

export function renderProducts({ shop, shopUrl, query }: Place): string {
  const price = pricesOf(shop);
  const products = listedProducts(shop);
  const pages = Math.max(1, Math.ceil(products.length / PRODUCTS_ON_PAGE));
  const asked = Math.trunc(Number(query.get('page') ?? 1)) || 1;
  const page = Math.min(Math.max(asked, 1), pages);
  const address = `${shopUrl}${PRODUCTS_PATH}`;
  const pageHref = (number: number) => withMarks(address, query, { page: String(number) });
  return productListPage(shopFrame(shop, shopUrl), {
    address,
    products: products.slice((page - 1) * PRODUCTS_ON_PAGE, page * PRODUCTS_ON_PAGE).map((product) => ({
      title: product.title,
      price: price(Math.min(...product.variants.map((variant) => variant.price))),
      pictureUrl: product.images[0] ? pictureUrl(product.images[0].url, shopUrl) : null,
      href: withMarks(productAddress(shopUrl, product), query),
    })),
    previousHref: page > 1 ? pageHref(page - 1) : null,
    nextHref: page < pages ? pageHref(page + 1) : null,
  });
}

const productAddress = (shopUrl: string, { handle }: Product) =>
  `${shopUrl}/products/${encodeURIComponent(handle)}`;

const pictureUrl = (url: string, shopUrl: string) => (url.startsWith('/') ? `${shopUrl}${url}` : url);
