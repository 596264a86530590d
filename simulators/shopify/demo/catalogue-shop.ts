import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { DAY_MS } from '#simulators/core/time.ts';
import type { ProductFixture, ShopFixture } from '#simulators/shopify/shop/fixture.ts';
import { formatMoney, parseMoney } from '#simulators/shopify/shop/money.ts';
import { ALL_READ_SCOPES } from '#simulators/shopify/shop/shop-building.ts';
import { THEMES } from '#simulators/storefront/theme.ts';
import { madeUpCosts } from './made-up.ts';

const CURRENCY = 'USD';
const MONTH_DAYS = 30;

/** The demo shop with photos: 83 products of open catalogues (credits in simulators/data/CREDITS.md). */
const catalogue = new URL('../../data/catalogue/', import.meta.url);

type CatalogueProduct = {
  handle: string;
  title: string;
  description: string;
  category: string[];
  vendor: string;
  tags: string[];
  options: string[];
  variants: { sku: string; optionValues: string[]; price: string; stock: number }[];
  images: { file: string; width: number; height: number }[];
};

export const catalogueShop: ShopFixture & { title: string; description: string } = {
  name: 'atelier-lumiere',
  title: 'Atelier Lumière',
  description: '83 products with photos, carts left behind and few orders.',
  email: 'bonjour@atelier-lumiere.example.com',
  ownerName: 'Atelier Lumière',
  currency: CURRENCY,
  ianaTimezone: 'America/New_York',
  plan: 'standard',
  country: 'US',
  scopes: ALL_READ_SCOPES,
  sessions: 'from-orders',
  storefront: THEMES['atelier-lumiere'],
};

export async function readCatalogue(): Promise<ProductFixture[]> {
  const text = await readFile(new URL('products.json', catalogue), 'utf8');
  const { products } = JSON.parse(text) as { products: CatalogueProduct[] };
  return products.map(
    ({ handle, title, description, category, vendor, tags, options, variants, images }) => ({
      handle,
      title,
      description,
      category,
      vendor,
      tags,
      productType: category.at(-1) ?? '',
      variants: variants.map(({ sku, optionValues, price, stock }) => ({
        sku,
        price,
        inventory: stock,
        options: Object.fromEntries(options.map((option, index) => [option, optionValues[index] ?? ''])),
      })),
      images: images.map(({ file, width, height }) => ({
        url: file.replace(/^images\//, '/cdn/'),
        alt: title,
        width,
        height,
      })),
    }),
  );
}

/** With costs that were written down, and changed, in the month before `lastDay` (days since 1970). */
export function costedCatalogue(products: ProductFixture[], lastDay: number): ProductFixture[] {
  const period = { from: (lastDay - MONTH_DAYS) * DAY_MS, to: lastDay * DAY_MS };
  const costsOf = (sku: string, price: string) =>
    madeUpCosts(sku, parseMoney(price, CURRENCY), period).map(({ from, cost }) => ({
      from: new Date(from).toISOString(),
      cost: cost === null ? null : formatMoney(cost, CURRENCY),
    }));
  return products.map((product) => ({
    ...product,
    variants: product.variants?.map((variant) => ({
      ...variant,
      costs: costsOf(variant.sku ?? product.title, variant.price),
    })),
  }));
}

export function pictureFile(name: string): string {
  return fileURLToPath(new URL(`images/${name}`, catalogue));
}
