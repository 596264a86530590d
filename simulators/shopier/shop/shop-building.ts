import { DAY_MS } from '#simulators/core/time.ts';
import { hexFrom, numberFrom } from './derived.ts';
import type {
  FeesFixture,
  LineFixture,
  OrderFixture,
  ProductFixture,
  RefundFixture,
  ShopFixture,
} from './fixture.ts';
import { parseMoney } from './money.ts';
import {
  type Line,
  type Order,
  type PaymentTerms,
  type Product,
  type Refund,
  refundedOf,
  type Selection,
  type Shop,
  sellingPriceOf,
  totalOf,
} from './shop.ts';

/** Made up: what Shopier really takes could not be confirmed. */
const MADE_UP_FEES: FeesFixture = { percent: '3.99', fixed: '0.49', taxPercent: '20' };

export function personalTokenOf(shopName: string): string {
  return `pat_${shopName}`;
}

export function buildShop(fixture: ShopFixture, now: number): Shop {
  const shop: Shop = {
    name: fixture.name,
    title: fixture.title ?? fixture.name,
    email: fixture.email ?? `${fixture.name}@example.com`,
    accountId: fixture.accountId ?? String(2_000_000 + numberFrom(fixture.name, 1_000_000)),
    fault: fixture.fault ?? 'clear',
    storefront: fixture.storefront ?? null,
    terms: termsOf(fixture),
    tokens: new Set([fixture.token ?? personalTokenOf(fixture.name)]),
    revokedTokens: new Set(),
    products: new Map(),
    orders: new Map(),
    revision: 0,
  };
  for (const product of fixture.products ?? []) {
    const built = buildProduct(product, shop, now);
    shop.products.set(built.id, built);
  }
  for (const order of fixture.orders ?? []) {
    const built = buildOrder(order, shop, now);
    shop.orders.set(built.id, built);
  }
  return shop;
}

function termsOf({ fees = MADE_UP_FEES, transactions = {} }: ShopFixture): PaymentTerms {
  return {
    percent: parseMoney(fees.percent),
    fixed: parseMoney(fees.fixed),
    taxPercent: parseMoney(fees.taxPercent),
    withholdingPercent: parseMoney(transactions.withholdingPercent ?? '0'),
    settledAfterMs: (transactions.settledAfterDays ?? 0) * DAY_MS,
    liraRates: transactions.liraRates ?? {},
    shape: transactions.shape ?? 'lists',
  };
}

export function buildProduct(fixture: ProductFixture, shop: Shop, now: number): Product {
  const price = parseMoney(fixture.price);
  const variants = (fixture.variants ?? []).map((variant) => ({
    selections: selectionsOf(variant.options),
    price: variant.price === undefined ? price : parseMoney(variant.price),
    stock: variant.stock ?? 10,
  }));
  return {
    id: fixture.id ?? nextId(shop.products.keys(), 50_000_000),
    title: fixture.title,
    description: fixture.description ?? '',
    type: fixture.type ?? 'physical',
    createdAt: secondOf(fixture.createdAt, now),
    currency: fixture.currency ?? 'TRY',
    price,
    discountedPrice: fixture.discountedPrice === undefined ? null : parseMoney(fixture.discountedPrice),
    stock: fixture.stock ?? (variants.length > 0 ? variants.reduce((sum, { stock }) => sum + stock, 0) : 10),
    categories: (fixture.categories ?? []).map((title) => ({ id: categoryIdOf(title), title })),
    variants,
    images: fixture.images ?? [],
  };
}

export function buildOrder(fixture: OrderFixture, shop: Shop, now: number): Order {
  const createdAt = secondOf(fixture.createdAt, now);
  const id = fixture.id ?? nextId(shop.orders.keys(), 785_000_000);
  const { firstName = 'Ayşe', lastName = 'Yılmaz', email = 'ayse@example.com' } = fixture.buyer ?? {};
  const order: Order = {
    id,
    createdAt,
    fulfilledAt: fixture.fulfilled ? createdAt : null,
    isPaid: fixture.paid ?? true,
    currency: fixture.currency ?? 'TRY',
    paymentMethod: 'creditCard',
    installments: fixture.installments
      ? { ...fixture.installments, interest: parseMoney(fixture.installments.interest) }
      : null,
    shipping: parseMoney(fixture.shipping ?? '0'),
    shippingFee: fixture.shippingFee === undefined ? null : parseMoney(fixture.shippingFee),
    discount: parseMoney(fixture.discount ?? '0'),
    discountId: fixture.discount === undefined ? null : '4100001',
    buyer: {
      firstName,
      lastName,
      email,
      phone: fixture.buyer?.phone ?? '05550000000',
      address: 'Çınar Sk. No: 1',
      district: 'Merkez',
      city: fixture.buyer?.city ?? 'İstanbul',
      postcode: '34000',
      country: 'Türkiye',
      nationalId: fakeNationalId(email),
    },
    note: fixture.note ?? '',
    lines: fixture.lines.map((line) => buildLine(line, shop)),
    refunds: [],
  };
  const refunds: Refund[] = [];
  for (const refund of fixture.refunds ?? [])
    refunds.push(buildRefund(refund, { ...order, refunds }, createdAt));
  return { ...order, refunds };
}

/** Ids of refunds are the order's with a place, so that no two are alike in a shop. */
export function buildRefund(fixture: RefundFixture, order: Order, now: number): Refund {
  const createdAt = secondOf(fixture.createdAt, now);
  const left = totalOf(order) - refundedOf(order);
  const total = fixture.amount === undefined ? left : parseMoney(fixture.amount);
  if (total <= 0 || total > left) throw new Error(`Order ${order.id} has ${left} hundredths left to refund.`);
  const status = fixture.status ?? 'succeeded';
  return {
    id: `${order.id}${String(order.refunds.length + 1).padStart(2, '0')}`,
    status,
    createdAt,
    settledAt: status === 'succeeded' ? createdAt : null,
    total,
  };
}

/** A real one never starts with 0, so nobody has this. */
export function fakeNationalId(seed: string): string {
  return `0${String(numberFrom(`id ${seed}`, 4_000_000_000)).padStart(10, '0')}`;
}

export function selectionsOf(options: Record<string, string>): Selection[] {
  return Object.entries(options).map(([variationTitle, title]) => ({
    id: hexFrom(`selection ${variationTitle} ${title}`, 16),
    title,
    variationId: hexFrom(`variation ${variationTitle}`, 16),
    variationTitle,
  }));
}

export function categoryIdOf(title: string): string {
  return hexFrom(`category ${title}`, 16);
}

function buildLine(fixture: LineFixture, shop: Shop): Line {
  const product =
    fixture.product === undefined
      ? undefined
      : (shop.products.get(fixture.product) ??
        [...shop.products.values()].find(({ title }) => title === fixture.product));
  if (fixture.product !== undefined && !product) throw new Error(`${shop.name} has no ${fixture.product}.`);
  const selections = selectionsOf(fixture.options ?? {});
  return {
    productId: product?.id ?? '49999999',
    title: fixture.title ?? product?.title ?? '',
    type: product?.type ?? 'physical',
    selections,
    quantity: fixture.quantity ?? 1,
    price: fixture.price === undefined ? priceOf(product, selections) : parseMoney(fixture.price),
  };
}

function priceOf(product: Product | undefined, selections: readonly Selection[]): number {
  if (!product) return 0;
  const chosen = product.variants.find((variant) =>
    variant.selections.every(({ id }) => selections.some((each) => each.id === id)),
  );
  return chosen?.price ?? sellingPriceOf(product);
}

/** Shopier knows no milliseconds. */
function secondOf(written: string | undefined, now: number): number {
  const at = written === undefined ? now : Date.parse(written);
  if (Number.isNaN(at)) throw new Error(`"${written}" is no instant.`);
  return Math.floor(at / 1000) * 1000;
}

function nextId(ids: Iterable<string>, first: number): string {
  let highest = first;
  for (const id of ids) highest = Math.max(highest, Number(id));
  return String(highest + 1);
}
