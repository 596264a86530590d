import type { ShopFrame } from '#simulators/storefront/frame.ts';
import { notFoundPage, thankYouPage } from '#simulators/storefront/notice-pages.ts';
import { productPage, type ShownVariant } from '#simulators/storefront/product-page.ts';
import { shownPrice } from '#simulators/storefront/shown-price.ts';
import { NEUTRAL_LOOK } from '#simulators/storefront/theme.ts';
import { pointMoney } from './shop/money.ts';
import { type Order, type Product, type Shop, sellingPriceOf, totalOf } from './shop/shop.ts';

export const LOGO_FILE = 'logo.png';
// As the settings of every shop say.
const LANGUAGE = 'tr';

/** A choice of the page; a product without variants has one, which is called as it is. */
export type Choice = {
  id: string;
  title: string;
  price: number;
  oldPrice: number | null;
  stock: number;
  options: Record<string, string>;
};

export function choicesOf(product: Product): Choice[] {
  const { id, title, stock, price, discountedPrice } = product;
  if (product.variants.length === 0) {
    const oldPrice = discountedPrice === null ? null : price;
    return [{ id, title, price: sellingPriceOf(product), oldPrice, stock, options: {} }];
  }
  return product.variants.map((variant) => ({
    id: variant.selections.map((selection) => selection.id).join('.'),
    title: variant.selections.map((selection) => selection.title).join(' / '),
    price: variant.price,
    oldPrice: null,
    stock: Math.min(variant.stock, stock),
    options: Object.fromEntries(
      variant.selections.map(({ variationTitle, title: value }) => [variationTitle, value]),
    ),
  }));
}

export function renderProduct(shop: Shop, product: Product, chosen: Choice, origin: string): string {
  const address = `${origin}/${shop.name}/${product.id}`;
  const price = (hundredths: number) => shownPrice(pointMoney(hundredths), product.currency, LANGUAGE);
  const shown = (choice: Choice): ShownVariant => ({
    id: choice.id,
    title: choice.title,
    price: price(choice.price),
    oldPrice: choice.oldPrice === null ? null : price(choice.oldPrice),
    isLeft: choice.stock > 0,
    href: `${address}?${new URLSearchParams({ variant: choice.id })}`,
  });
  const [image] = product.images;
  return productPage(frameOf(shop, origin), {
    title: product.title,
    description: product.description,
    picture: image ? { url: new URL(image, origin).href, alt: product.title } : null,
    variants: choicesOf(product).map(shown),
    chosen: shown(chosen),
    codes: [],
    address: `${origin}/${product.id}`,
    isUnlisted: false,
  });
}

export function renderThanks(shop: Shop, order: Order, origin: string): string {
  return thankYouPage(frameOf(shop, origin), {
    address: `${origin}/${shop.name}/thanks/${order.id}`,
    number: order.id,
    lines: order.lines,
    total: shownPrice(pointMoney(totalOf(order)), order.currency, LANGUAGE),
  });
}

/** @param shop null where it is not known whose page it would be */
export function renderNotFound(shop: Shop | null, address: string, origin: string): string {
  const nobody = { title: 'Shopier', look: frameLook, homeUrl: `${origin}/`, logoUrl: null };
  return notFoundPage(shop ? frameOf(shop, origin) : nobody, address);
}

const frameLook = { ...NEUTRAL_LOOK, language: LANGUAGE };

function frameOf({ name, title, storefront }: Shop, origin: string): ShopFrame {
  const homeUrl = `${origin}/${name}`;
  return {
    title,
    look: storefront ?? frameLook,
    homeUrl,
    logoUrl: storefront ? `${homeUrl}/${LOGO_FILE}` : null,
  };
}
