import { MINUTE_MS } from '#simulators/core/time.ts';
import type { ShopFixture } from '#simulators/shopify/shop/fixture.ts';
import { zoneOf } from '#simulators/shopify/shop/local-time.ts';
import type { Address, Customer, Product } from '#simulators/shopify/shop/shop.ts';
import { ALL_READ_SCOPES } from '#simulators/shopify/shop/shop-building.ts';
import { THEMES } from '#simulators/storefront/theme.ts';
import { HistoryOrder, type HistoryShape, historyIds } from './history-order.ts';
import { attachRefunds } from './history-refunds.ts';
import { madeUpCosts } from './made-up.ts';
import { type PackedHistory, readPackedHistory } from './packed-history.ts';

/*
 * The demo shop with two years of a real shop's orders, by the mapping of simulators/data/README.md, moved
 * in time by whole days of the wall clock so that the last day of the data is the anchor day.
 */
export const giftShop: ShopFixture & { title: string; description: string } = {
  name: 'yonder-gifts',
  title: 'Yonder Gifts',
  description:
    'Two years of real orders of a British gift shop: 39,988 orders, 7,561 refunds, 4,733 products.',
  email: 'hello@yonder-gifts.example.com',
  ownerName: 'Yonder Gifts Ltd',
  currency: 'GBP',
  ianaTimezone: 'Europe/London',
  plan: 'plus',
  country: 'GB',
  taxesIncluded: true,
  scopes: ALL_READ_SCOPES,
  gateway: { name: 'shopify_payments', shopifyPayments: true, percent: '1.7', fixed: '0.25' },
  sessions: 'from-orders',
  storefront: THEMES['yonder-gifts'],
};

export const GIFT_SHOP_ZONE = 'Europe/London';
const DAY_MINUTES = 1440;
const LAST_DAY_OF_DATA = Date.UTC(2011, 11, 9) / (DAY_MINUTES * MINUTE_MS);

export type GiftShopStock = {
  orders: HistoryOrder[];
  products: Product[];
  customers: Customer[];
  refunds: number;
};

/** `anchorDay` counts days since 1970. */
export async function readGiftShop(anchorDay: number): Promise<GiftShopStock> {
  const history = await readPackedHistory();
  const zone = zoneOf(GIFT_SHOP_ZONE);
  const shift = (anchorDay - LAST_DAY_OF_DATA) * DAY_MINUTES;
  const timeOf = (invoice: number) => zone.toUtc(((history.minute[invoice] ?? 0) + shift) * MINUTE_MS);
  const shape = shapeOf(history);
  const addresses = history.countries.map(addressIn);

  const orderByInvoice = new Map<number, HistoryOrder>();
  for (let invoice = 0; invoice < history.invoices; invoice += 1) {
    if (history.isRefund[invoice] === 1) continue;
    const address = addresses[history.country[invoice] ?? 0] ?? null;
    orderByInvoice.set(invoice, new HistoryOrder(shape, invoice, timeOf(invoice), address));
  }
  const refunds = attachRefunds(history, (invoice) => orderByInvoice.get(invoice), timeOf);
  const orders = [...orderByInvoice.values()];
  return {
    orders,
    refunds,
    customers: customersOf(orders),
    products: productsOf(history, shape, orders),
  };
}

/** The commonest title of each SKU on order lines; equals go by the alphabet. */
function shapeOf(history: PackedHistory): HistoryShape {
  const titles = history.descriptions.map((description) => description.trim());
  const counts = history.skus.map(() => new Map<string, number>());
  for (let invoice = 0; invoice < history.invoices; invoice += 1) {
    if (history.isRefund[invoice] === 1) continue;
    for (
      let line = history.firstLine[invoice] ?? 0;
      line < (history.firstLine[invoice + 1] ?? 0);
      line += 1
    ) {
      const title = titles[history.description[line] ?? 0];
      const own = counts[history.sku[line] ?? 0];
      if (title && own) own.set(title, (own.get(title) ?? 0) + 1);
    }
  }
  const titleOfSku = counts.map((own, sku) => {
    const [commonest] = [...own].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    return commonest?.[0] ?? history.skus[sku]?.name ?? '';
  });
  return {
    history,
    titles,
    titleOfSku,
    productIds: history.skus.map((_sku, index) => historyIds.product(index)),
    variantIds: history.skus.map((_sku, index) => historyIds.variant(index)),
    costs: [],
    vendor: giftShop.title,
  };
}

function productsOf(history: PackedHistory, shape: HistoryShape, orders: HistoryOrder[]): Product[] {
  const sold = history.skus.map(() => ({ price: 0, first: 0, last: 0, units: 0, milli: 0 }));
  const byTime = [...orders].sort((a, b) => a.createdAt - b.createdAt || a.number - b.number);
  for (const order of byTime) {
    const { from, to } = order.span;
    for (let line = from; line < to; line += 1) {
      const own = sold[history.sku[line] ?? 0];
      const price = history.priceMilli[line] ?? 0;
      if (!own) continue;
      if (price > 0) {
        own.price = price;
        own.units += history.quantity[line] ?? 0;
        own.milli += price * (history.quantity[line] ?? 0);
      }
      own.first ||= order.createdAt;
      own.last = order.createdAt;
    }
  }
  const period = { from: byTime[0]?.createdAt ?? 0, to: byTime.at(-1)?.createdAt ?? 0 };
  shape.costs = history.skus.map(({ type, name }, sku) => {
    const { units, milli } = sold[sku] ?? { units: 0, milli: 0 };
    return type === 'product' && units > 0 ? madeUpCosts(name, milli / units / 10, period) : [];
  });
  return history.skus.flatMap(({ type, name }, sku) => {
    const own = sold[sku];
    if ((type !== 'product' && type !== 'gift_card') || !own || own.first === 0) return [];
    const title = shape.titleOfSku[sku] ?? name;
    const times = { createdAt: own.first, updatedAt: own.last };
    const variant = {
      id: shape.variantIds[sku] ?? historyIds.variant(sku),
      title: 'Default Title',
      sku: name,
      price: Math.round(own.price / 10),
      compareAtPrice: null,
      costs: shape.costs[sku] ?? [],
      // The source knows no stock, so the shop does not track any.
      inventory: null,
      position: 1,
      options: [{ name: 'Title', value: 'Default Title' }],
      ...times,
    };
    const product: Product = {
      id: shape.productIds[sku] ?? historyIds.product(sku),
      title,
      handle: `${title}-${name}`
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, ''),
      description: '',
      vendor: shape.vendor,
      productType: type === 'gift_card' ? 'Gift Cards' : '',
      status: 'ACTIVE',
      tags: [],
      category: [],
      isGiftCard: type === 'gift_card',
      variants: [variant],
      images: [],
      ...times,
    };
    return [product];
  });
}

function customersOf(orders: HistoryOrder[]): Customer[] {
  const customers = new Map<string, Customer>();
  for (const order of [...orders].sort((a, b) => a.createdAt - b.createdAt || a.number - b.number)) {
    if (order.customerId === null) continue;
    const known = customers.get(order.customerId);
    customers.set(order.customerId, {
      id: order.customerId,
      firstName: null,
      lastName: null,
      email: order.email,
      phone: null,
      acceptsMarketing: false,
      note: null,
      tags: [],
      address: order.address,
      createdAt: known?.createdAt ?? order.createdAt,
      updatedAt: Math.max(known?.updatedAt ?? 0, order.updatedAt),
    });
  }
  return [...customers.values()];
}

// The names of the source that are not those of the CLDR, and the codes of the rest.
const renamed: Record<string, string> = {
  EIRE: 'Ireland',
  RSA: 'South Africa',
  USA: 'United States',
  Korea: 'South Korea',
  'Hong Kong': 'Hong Kong SAR China',
  'Czech Republic': 'Czechia',
};

function addressIn(country: string): Address | null {
  if (country === 'Unspecified') return null;
  const name = renamed[country] ?? country;
  return { city: null, country: name, countryCode: codeOf(name) };
}

let codes: Map<string, string> | null = null;

/** Null for places without a code of their own, such as "European Community". */
function codeOf(country: string): string | null {
  if (!codes) {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    codes = new Map();
    for (let first = 65; first <= 90; first += 1) {
      for (let second = 65; second <= 90; second += 1) {
        const code = String.fromCharCode(first, second);
        const name = names.of(code);
        // Withdrawn codes get the name of the country that followed: DD was East Germany.
        const isCurrent = new Intl.Locale(`und-${code}`).region === code;
        if (isCurrent && name && !codes.has(name)) codes.set(name, code);
      }
    }
  }
  return codes.get(country) ?? null;
}
