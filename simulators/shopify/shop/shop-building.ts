import { buildCheckout } from './checkout-building.ts';
import { buildCosts } from './costs.ts';
import type { CustomerFixture, ProductFixture, ShopFixture, VariantFixture } from './fixture.ts';
import { addressOf, instant } from './fixture-values.ts';
import { createIdCounter, shopIdOf } from './ids.ts';
import { parseMoney } from './money.ts';
import { buildOrder } from './order-building.ts';
import { buildBalanceEntry, buildGateway } from './payment-building.ts';
import { type Customer, createBook, type Product, type Shop, type Variant } from './shop.ts';

export const ALL_READ_SCOPES = [
  'read_orders',
  'read_all_orders',
  'read_products',
  'read_customers',
  'read_inventory',
  'read_reports',
  'read_shopify_payments_accounts',
  'read_shopify_payments_payouts',
];

/** The token of every fixture shop that names none. */
export const FIXTURE_TOKEN = 'shpat_00000000000000000000000000000001';

export function buildShop(fixture: ShopFixture, now: number): Shop {
  const newId = createIdCounter();
  const shop: Shop = {
    id: shopIdOf(fixture.name),
    name: fixture.name,
    title: fixture.title ?? fixture.name,
    description: fixture.description ?? '',
    email: fixture.email ?? `hello@${fixture.name}.example.com`,
    ownerName: fixture.ownerName ?? 'Shop Owner',
    currency: fixture.currency ?? 'USD',
    ianaTimezone: fixture.ianaTimezone ?? 'UTC',
    plan: fixture.plan ?? 'standard',
    taxesIncluded: fixture.taxesIncluded ?? false,
    createdAt: instant(fixture.createdAt ?? '2020-01-01T00:00:00Z', now),
    address: addressOf({ country: fixture.country ?? 'US' }) ?? {
      city: null,
      country: null,
      countryCode: null,
    },
    accessTokens: new Set(fixture.accessTokens ?? [FIXTURE_TOKEN]),
    revokedTokens: new Set(),
    scopes: new Set(fixture.scopes ?? ALL_READ_SCOPES),
    refusedScopes: new Set(fixture.refusesScopes),
    ownsMerchantApp: fixture.ownsMerchantApp ?? true,
    fault: fixture.fault ?? 'clear',
    gateway: buildGateway(fixture.gateway, fixture.currency ?? 'USD'),
    balanceEntries: [],
    bulkDelayMs: 0,
    throttle: null,
    orders: createBook(),
    products: createBook(),
    customers: createBook(),
    checkouts: createBook(),
    webhooks: createBook(),
    targets: createBook(),
    annotations: createBook(),
    mostAnnotations: 250,
    activities: createBook(),
    metafieldDefinitions: createBook(),
    orderMetafields: createBook(),
    discounts: createBook(),
    sessions: fixture.sessions ?? null,
    storefront: fixture.storefront ?? null,
    newId,
  };
  shop.balanceEntries = (fixture.balanceEntries ?? []).map((entry) => buildBalanceEntry(entry, shop));
  for (const product of fixture.products ?? [])
    shop.products.put(buildProduct(product, shop, shop.createdAt));
  for (const customer of fixture.customers ?? [])
    shop.customers.put(buildCustomer(customer, shop, shop.createdAt));
  for (const order of fixture.orders ?? []) shop.orders.put(buildOrder(order, shop, now));
  for (const checkout of fixture.checkouts ?? []) shop.checkouts.put(buildCheckout(checkout, shop, now));
  return shop;
}

export function buildProduct(fixture: ProductFixture, shop: Shop, now: number): Product {
  const createdAt = instant(fixture.createdAt, now);
  const { title, price = '0', sku, cost, costs } = fixture;
  const variants: VariantFixture[] = fixture.variants ?? [{ price, sku, cost, costs }];
  return {
    id: fixture.id ?? shop.newId(),
    title,
    handle:
      fixture.handle ??
      title
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, ''),
    description: fixture.description ?? '',
    vendor: fixture.vendor ?? shop.title,
    productType: fixture.productType ?? '',
    status: fixture.status ?? 'ACTIVE',
    tags: fixture.tags ?? [],
    category: fixture.category ?? [],
    isGiftCard: fixture.isGiftCard ?? false,
    createdAt,
    updatedAt: instant(fixture.updatedAt, createdAt),
    variants: variants.map((variant, index) => buildVariant(variant, index, shop, createdAt)),
    images: (fixture.images ?? []).map(({ url, alt, width, height }) => ({
      id: shop.newId(),
      url,
      alt: alt ?? title,
      width: width ?? 1200,
      height: height ?? 1200,
    })),
  };
}

function buildVariant(fixture: VariantFixture, index: number, shop: Shop, createdAt: number): Variant {
  const options = Object.entries(fixture.options ?? {}).map(([name, value]) => ({ name, value }));
  const optional = (text: string | undefined) =>
    text === undefined ? null : parseMoney(text, shop.currency);
  return {
    id: fixture.id ?? shop.newId(),
    title: fixture.title ?? (options.map(({ value }) => value).join(' / ') || 'Default Title'),
    sku: fixture.sku ?? null,
    price: parseMoney(fixture.price, shop.currency),
    compareAtPrice: optional(fixture.compareAtPrice),
    costs: buildCosts(fixture, shop),
    inventory: fixture.inventory ?? 100,
    position: index + 1,
    options: options.length > 0 ? options : [{ name: 'Title', value: 'Default Title' }],
    createdAt,
    updatedAt: createdAt,
  };
}

export function buildCustomer(fixture: CustomerFixture, shop: Shop, now: number): Customer {
  const createdAt = instant(fixture.createdAt, now);
  return {
    id: fixture.id ?? shop.newId(),
    firstName: fixture.firstName ?? null,
    lastName: fixture.lastName ?? null,
    email: fixture.email ?? null,
    phone: fixture.phone ?? null,
    acceptsMarketing: fixture.acceptsMarketing ?? false,
    note: fixture.note ?? null,
    tags: fixture.tags ?? [],
    address: addressOf(fixture),
    createdAt,
    updatedAt: instant(fixture.updatedAt, createdAt),
  };
}
