import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/core/time.ts';
import type {
  OrderFixture as ShopierOrder,
  ShopFixture as ShopierShop,
} from '#simulators/shopier/shop/fixture.ts';
import type {
  OrderFixture as ShopifyOrder,
  ShopFixture as ShopifyShop,
} from '#simulators/shopify/shop/fixture.ts';

/*
 * A shop as plain rows, from which both simulators are filled and everything is recomputed. Instants are milliseconds of
 * the clock on the shop's wall, as if it stood in UTC, so that a local day is plain arithmetic; money is in minor units.
 */
export interface PlainLine {
  /** Null: no product of the shop. */
  product: string | null;
  quantity: number;
  /** After its discount. */
  worth: number;
  discount: number;
}
/** Goods that were given back, or (without a product) money for none in particular. */
export interface PlainReturn {
  at: number;
  product: string | null;
  worth: number;
}
export interface PlainOrder {
  at: number;
  /** Null: nobody knows who it was. */
  buyer: string | null;
  lines: PlainLine[];
  returns: PlainReturn[];
  /** Whatever is left of it is reversed then. */
  cancelledAt: number | null;
  paid: boolean;
  sent: boolean;
  name?: string;
  /** Whether it is still bought, where shipping and gift cards decide about it too; else its goods decide. */
  kept?: boolean;
}
export interface PlainProduct {
  title: string;
  price: number;
  /** Null: not counted. */
  stock: number | null;
}
/** A checkout that was not completed at once. */
export interface PlainCart {
  at: number;
  person: string;
  product: string;
  worth: number;
  completedAt: number | null;
}
export interface PlainShop {
  now: number;
  /** The local day of now. */
  today: string;
  products: PlainProduct[];
  /** In the order of time. */
  orders: PlainOrder[];
  carts: PlainCart[];
  /** What a unit of some products costs, in major units, where the owner says so. */
  costs?: Record<string, number>;
  /** What some of them cost from a day on. */
  costsSince?: { day: string; costs: Record<string, number> };
  /** What the platform itself counts in its last 30 finished days, where it says so; major units. */
  platformSays?: { orders: number; totalSales: number };
}

export const PLAIN_NOW = '2026-11-21T12:00:00Z';
/** Its clock never changes. */
export const PLAIN_ZONE = 'Europe/Istanbul';
const OFFSET_MS = 3 * HOUR_MS;
const NOW_ON_WALL = Date.parse(PLAIN_NOW) + OFFSET_MS;
/** When the newest order may have been placed. */
export const PLAIN_END = NOW_ON_WALL - 90 * MINUTE_MS;

export const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
export const hourOf = (at: number) => new Date(at).getUTCHours();
export const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
export const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

/** The moment at which the shops of the tests are looked at. */
export const AT_PLAIN_NOW = { now: NOW_ON_WALL, today: dayOf(NOW_ON_WALL) };

/** Nothing happened to it since it was placed. */
export const plainOrder = (order: Pick<PlainOrder, 'at' | 'buyer' | 'lines'>): PlainOrder => ({
  ...order,
  returns: [],
  cancelledAt: null,
  paid: true,
  sent: true,
});

/** The line was given back, on Shopier with all of its order. */
export function giveBack(order: PlainOrder, { product, worth }: PlainLine, at: number, platform: string) {
  order.returns.push({ at, product, worth });
  if (platform === 'shopier') order.cancelledAt = at;
}

export const asShopify = ({ products, orders, carts }: PlainShop): ShopifyShop => ({
  name: 'tea-house',
  currency: 'TRY',
  ianaTimezone: PLAIN_ZONE,
  products: products.map(({ title, price, stock }) => ({
    title,
    variants: [{ price: decimal(price), inventory: stock ?? 0 }],
  })),
  customers: [
    ...new Set([...orders.flatMap(({ buyer }) => buyer ?? []), ...carts.map(({ person }) => person)]),
  ].map((email) => ({ email })),
  checkouts: carts.map(({ at, person, product, completedAt }) => ({
    createdAt: iso(at),
    customer: person,
    lines: [{ product }],
    ...(completedAt === null ? {} : { completedAt: iso(completedAt) }),
  })),
  orders: orders.map((order): ShopifyOrder => {
    const { at, buyer, lines, returns, cancelledAt, paid, sent } = order;
    return {
      ...(order.name ? { name: order.name } : {}),
      createdAt: iso(at),
      ...(buyer ? { customer: buyer } : {}),
      lines: lines.map(({ product, quantity, discount }) => ({
        product: product!,
        quantity,
        ...(discount > 0 ? { discount: decimal(discount) } : {}),
      })),
      ...(cancelledAt === null ? {} : { cancelledAt: iso(cancelledAt) }),
      ...(paid ? {} : { financialStatus: 'PENDING' as const }),
      ...(sent ? {} : { fulfillmentStatus: 'UNFULFILLED' }),
      refunds: returns.map(({ at: refundedAt, product }) => {
        const line = lines.findIndex((each) => each.product === product);
        return { createdAt: iso(refundedAt), lines: [{ line, quantity: lines[line]!.quantity }] };
      }),
    };
  }),
});

export const asShopier = ({ products, orders }: PlainShop): ShopierShop => ({
  name: 'lumiere',
  products: products.map(({ title, price, stock }) => ({ title, price: decimal(price), stock: stock ?? 0 })),
  orders: orders.map(({ name, at, buyer, lines, returns, cancelledAt, paid, sent }): ShopierOrder => {
    const discount = lines.reduce((sum, line) => sum + line.discount, 0);
    return {
      ...(name ? { id: name.slice(1) } : {}),
      createdAt: iso(at),
      buyer: { email: buyer! },
      lines: lines.map(({ product, quantity }) => ({ product: product!, quantity })),
      paid,
      fulfilled: sent,
      ...(discount > 0 ? { discount: decimal(discount) } : {}),
      // Without an amount it is all that is left; cancelling is a refund there.
      refunds: [
        ...returns
          .filter(({ product }) => product === null)
          .map((each) => ({ createdAt: iso(each.at), amount: decimal(each.worth) })),
        ...(cancelledAt === null ? [] : [{ createdAt: iso(cancelledAt) }]),
      ],
    };
  }),
});

const iso = (at: number) => new Date(at - OFFSET_MS).toISOString();
const decimal = (minor: number) => (minor / 100).toFixed(2);
