import type {
  OrderFixture as ShopierOrder,
  ShopFixture as ShopierShop,
} from '#simulators/shopier/fixture.ts';
import type { ShopFixture as ShopifyShop } from '#simulators/shopify/fixture.ts';

/*
 * A shop as plain rows, from which both simulators are filled and everything is recomputed. It lies in a zone whose clock
 * never changes, so that a local day is plain arithmetic here.
 */
export interface PlainOrder {
  at: number;
  /** Null: nobody knows who it was. */
  buyer: string | null;
  lines: { product: string; quantity: number; price: number }[];
}
export interface PlainProduct {
  title: string;
  /** Minor units. */
  price: number;
  stock: number;
}
export interface PlainShop {
  products: PlainProduct[];
  orders: PlainOrder[];
}

export const PLAIN_NOW = '2026-11-21T12:00:00Z';
export const PLAIN_ZONE = 'Europe/Istanbul';
const OFFSET_MS = 3 * 3_600_000;
const DAY_MS = 86_400_000;
const HISTORY_DAYS = 420;

export const dayOf = (at: number) => new Date(at + OFFSET_MS).toISOString().slice(0, 10);
export const hourOf = (at: number) => new Date(at + OFFSET_MS).getUTCHours();
export const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
export const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

/** The same shop for the same number (orders without a customer are a thing of Shopify's): its kettle sells ever more and runs out, its mug hardly any more, and its tin has not sold for 75 days. */
export function plainShop(orders: number, { guests }: { guests: boolean }): PlainShop {
  const random = seeded(orders);
  const products = ['Kettle', 'Mug', 'Teapot', 'Cup', 'Saucer', 'Spoon', 'Tray', 'Tin'].map((title, at) => ({
    title,
    price: 1_200 + at * 350,
    stock: at === 0 ? 3 : 100_000,
  }));
  const end = Date.parse(PLAIN_NOW) - 90 * 60_000;
  const people = Math.max(20, Math.round(orders / 4));
  const placed = Array.from({ length: orders }, (): PlainOrder => {
    // Twice as dense in the last months as in the first ones, mostly in the evening.
    const daysAgo = HISTORY_DAYS * random() ** 1.5;
    const day = end - daysAgo * DAY_MS;
    const midnight = day - ((day + OFFSET_MS) % DAY_MS);
    const hour = random() < 0.5 ? 19 + Math.floor(random() * 2) : 8 + Math.floor(random() * 14);
    const at = Math.min(end, midnight + hour * 3_600_000 + Math.floor(random() * 3_600_000));
    const isRecent = daysAgo < 30;
    const first = random() < 0.3 ? (isRecent ? 0 : 1) : Math.floor(random() * products.length);
    const line = (index: number) => {
      const { title, price } = products[index]!;
      return { product: title, quantity: 1 + Math.floor(random() * 3), price };
    };
    const lines = [line(products[first]!.title === 'Tin' && daysAgo < 75 ? 6 : first)];
    // Who takes a cup mostly takes a saucer.
    if (products[first]!.title === 'Cup' && random() < 0.8) lines.push(line(4));
    const buyer = random() < 0.1 && guests ? null : `c${Math.floor(people * random() ** 2)}@example.com`;
    return { at, buyer, lines };
  });
  return { products, orders: placed.sort((one, other) => one.at - other.at) };
}

export const asShopify = ({ products, orders }: PlainShop): ShopifyShop => ({
  name: 'tea-house',
  currency: 'TRY',
  ianaTimezone: PLAIN_ZONE,
  products: products.map(({ title, price, stock }) => ({
    title,
    variants: [{ price: decimal(price), inventory: stock }],
  })),
  customers: [...new Set(orders.flatMap(({ buyer }) => buyer ?? []))].map((email) => ({ email })),
  orders: orders.map(({ at, buyer, lines }) => ({
    createdAt: new Date(at).toISOString(),
    ...(buyer ? { customer: buyer } : {}),
    lines: lines.map(({ product, quantity }) => ({ product, quantity })),
  })),
});

export const asShopier = ({ products, orders }: PlainShop): ShopierShop => ({
  name: 'lumiere',
  products: products.map(({ title, price, stock }) => ({ title, price: decimal(price), stock })),
  orders: orders.map(
    ({ at, buyer, lines }): ShopierOrder => ({
      createdAt: new Date(at).toISOString(),
      buyer: { email: buyer! },
      lines: lines.map(({ product, quantity }) => ({ product, quantity })),
    }),
  ),
});

const decimal = (minor: number) => (minor / 100).toFixed(2);

/** Mulberry32. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
