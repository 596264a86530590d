import { seededChance } from '#shared/core/chance.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/time.ts';
import type { Platform } from '#shared/stores/stores.ts';
import {
  AT_PLAIN_NOW,
  giveBack,
  PLAIN_END,
  type PlainCart,
  type PlainLine,
  type PlainOrder,
  type PlainProduct,
  type PlainShop,
  plainOrder,
} from './plain-shop.ts';

/*
 * Shops in which things happen that a finding is about. Each is the same for the same number; together every kind of
 * finding has something to say of them.
 */
export const TITLES = ['Kettle', 'Mug', 'Teapot', 'Cup', 'Saucer', 'Spoon', 'Tray', 'Tin', 'Ladle'];
const HISTORY_DAYS = 420;
const CART_DAYS = 30;

const daysAgoOf = (at: number) => (PLAIN_END - at) / DAY_MS;
/** Local days before today. */
const dayNumber = (at: number) => Math.floor(AT_PLAIN_NOW.now / DAY_MS) - Math.floor(at / DAY_MS);

/**
 * A growing shop: its kettle sells ever more and runs out, its mug hardly any more, its ladle is new, its tin has not sold
 * for 75 days, its trays come back. A discount moved a week's orders forward, a giant order came three days ago, and
 * recently more orders are cancelled or stay unpaid. Orders without a customer, and carts, are a thing of Shopify's.
 */
export function growingShop(size: number, platform: Platform): PlainShop {
  const random = seededChance(size);
  const products = TITLES.map(
    (title, at): PlainProduct => ({ title, price: 1_200 + at * 350, stock: at === 0 ? 3 : 100_000 }),
  );
  const lineOf = (index: number, quantity: number, discount: number): PlainLine => {
    const gross = quantity * products[index]!.price;
    const off = Math.round(gross * discount);
    return { product: products[index]!.title, quantity, worth: gross - off, discount: off };
  };
  const people = Math.max(20, Math.round(size / 4));
  const orders = Array.from({ length: size }, (): PlainOrder => {
    // Twice as dense in the last months as in the first ones, mostly in the evening.
    const day = PLAIN_END - HISTORY_DAYS * random() ** 1.5 * DAY_MS;
    const hour = random() < 0.5 ? 19 + Math.floor(random() * 2) : 8 + Math.floor(random() * 14);
    let at = Math.min(PLAIN_END, day - (day % DAY_MS) + hour * HOUR_MS + Math.floor(random() * HOUR_MS));
    // What would have been ordered in the week after the discount was mostly ordered in its week.
    if (isBetween(at, 57, 63) && random() < 0.95) at -= 7 * DAY_MS;
    const discount = isBetween(at, 64, 70) ? 0.2 : 0;
    const isRecent = daysAgoOf(at) < 30;
    let first = random() < 0.3 ? (isRecent ? 0 : 1) : Math.floor(random() * 8);
    if (first === 7 && daysAgoOf(at) < 75) first = 6;
    if (daysAgoOf(at) < 26 && random() < 0.08) first = 8;
    const lines = [lineOf(first, 1 + Math.floor(random() * 3), discount)];
    // Who takes a cup mostly takes a saucer.
    if (first === 3 && random() < 0.8) lines.push(lineOf(4, 1, discount));
    const isGuest = random() < 0.1 && platform === 'shopify';
    const buyer = isGuest ? null : `c${Math.floor(people * random() ** 2)}@example.com`;
    return plainOrder({ at, buyer, lines });
  });
  const giant = plainOrder({
    at: PLAIN_END - 3 * DAY_MS,
    buyer: 'c1@example.com',
    lines: [lineOf(2, Math.ceil(size / 10), 0)],
  });
  for (const order of orders) somethingHappens(order, { random, platform });
  return {
    ...AT_PLAIN_NOW,
    products,
    orders: inOrder([...orders, giant]),
    carts: platform === 'shopify' ? cartsOf(products, Math.max(10, Math.round(size / 20)), random) : [],
  };
}

const isBetween = (at: number, newest: number, oldest: number) =>
  dayNumber(at) >= newest && dayNumber(at) <= oldest;

const inOrder = (orders: PlainOrder[]) =>
  orders
    .toSorted((one, other) => one.at - other.at)
    .map((order, place) => ({ ...order, name: `#${700_000 + place}` }));

/** Some orders are cancelled, some come back in part or whole, some are not paid or not sent. */
function somethingHappens(
  order: PlainOrder,
  { random, platform }: { random: () => number; platform: Platform },
) {
  const { at, lines } = order;
  if (random() < (isBetween(at, 8, 21) ? 0.25 : 0.015)) {
    order.cancelledAt = Math.min(at + 5 * HOUR_MS, PLAIN_END);
    if (platform === 'shopier')
      order.returns = lines.map(({ product, worth }) => ({ at: order.cancelledAt!, product, worth }));
    return;
  }
  order.paid = random() >= (isBetween(at, 15, 28) ? 0.18 : 0.01);
  order.sent = random() >= 0.02;
  const [line] = lines as [PlainLine];
  const back = at + (8 + 6 * random()) * DAY_MS;
  const comesBack = random() < (line.product === 'Tray' ? 0.4 : 0.03);
  if (!comesBack || !order.paid || back > PLAIN_END) return;
  if (lines.length === 1) giveBack(order, line, back, platform);
  else if (platform === 'shopify') giveBack(order, lines[1]!, back, platform);
  else order.returns.push({ at: back, product: null, worth: 500 });
}

/** Of people who order nothing; a third completes theirs hours later. */
function cartsOf(products: PlainProduct[], carts: number, random: () => number): PlainCart[] {
  return Array.from({ length: carts }, (_, each) => {
    const at = PLAIN_END - (1 + random() * (CART_DAYS - 3)) * DAY_MS;
    const { title, price } = products[each % products.length]!;
    const completedAt = random() < 0.3 ? at + 5 * HOUR_MS : null;
    return { at, person: `cart${each}@example.com`, product: title, worth: price, completedAt };
  });
}

/**
 * A shop that lives on one product and that people leave: some regular customers a quarter ago, some five weeks ago; new
 * ones come back less than those before them did, except those who begin with a spoon; and recently fewer are new.
 */
export function leavingShop(size: number): PlainShop {
  const random = seededChance(size);
  const products = TITLES.map(
    (title, at): PlainProduct => ({
      title,
      price: title === 'Teapot' ? 9_000 : 1_200 + at * 350,
      stock: 100_000,
    }),
  );
  const orders: PlainOrder[] = [];
  const place = (daysAgo: number, buyer: string, index: number) => {
    const day = PLAIN_END - daysAgo * DAY_MS;
    const at = day - (day % DAY_MS) + (9 + Math.floor(random() * 12)) * HOUR_MS;
    const { title, price } = products[index]!;
    if (at <= PLAIN_END)
      orders.push(
        plainOrder({ at, buyer, lines: [{ product: title, quantity: 1, worth: price, discount: 0 }] }),
      );
  };
  const anything = () => (random() < 0.75 ? 2 : Math.floor(random() * 7));
  const regulars = Math.round(size * 0.04);
  for (let each = 0; each < regulars; each += 1) {
    const share = each / regulars;
    const leaves = share < 0.4 ? 95 : share < 0.65 ? 36 : 0;
    const rhythm = 14 + 16 * random();
    for (let daysAgo = 420 - 40 * random(); daysAgo >= leaves; daysAgo -= rhythm * (0.8 + 0.4 * random()))
      place(daysAgo, `r${each}@example.com`, anything());
  }
  const newcomers = Math.round(size * 0.5);
  for (let each = 0; each < newcomers; each += 1) {
    const daysAgo = HISTORY_DAYS * ((each + random()) / newcomers);
    if (daysAgo < 34 && random() < 0.5) continue;
    const buyer = `n${each}@example.com`;
    const first = random() < 0.12 ? 5 : anything();
    const usual = daysAgo < 180 ? 0.06 : daysAgo < 270 ? 0.4 : 0.25;
    place(daysAgo, buyer, first);
    if (random() < (first === 5 ? 0.75 : usual)) place(daysAgo - 10 - 50 * random(), buyer, anything());
  }
  return { ...AT_PLAIN_NOW, products, orders: inOrder(orders), carts: [] };
}

/** A shop that sells evenly all year and five times as much in one month; it begins now, for the third time. */
export function seasonalShop(size: number): PlainShop {
  const random = seededChance(size);
  const products = TITLES.map((title): PlainProduct => ({ title, price: 2_000, stock: 100_000 }));
  const orders = Array.from({ length: 2 * YEAR_DAYS + 50 }, (_, daysAgo) => {
    const inSeason = daysAgo > 30 && (daysAgo % YEAR_DAYS === 0 || daysAgo % YEAR_DAYS >= YEAR_DAYS - 30);
    const placed = Math.floor((size / 1_000) * (inSeason ? 5 : 1) + random());
    return Array.from({ length: placed }, (): PlainOrder => {
      const day = PLAIN_END - (daysAgo + 1) * DAY_MS;
      const at = day - (day % DAY_MS) + (9 + Math.floor(random() * 12)) * HOUR_MS;
      const { title, price } = products[Math.floor(random() * products.length)]!;
      const line = { product: title, quantity: 1, worth: price, discount: 0 };
      return plainOrder({ at, buyer: `c${Math.floor(random() * size)}@example.com`, lines: [line] });
    });
  }).flat();
  return { ...AT_PLAIN_NOW, products, orders: inOrder(orders), carts: [] };
}

/** Of whole weeks. */
const YEAR_DAYS = 364;
