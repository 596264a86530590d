import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShopFixture } from '#simulators/shopify/fixture.ts';
import { zoneOf } from '#simulators/shopify/local-time.ts';
import type { Order, Shop } from '#simulators/shopify/shop.ts';
import { ALL_READ_SCOPES, buildShop } from '#simulators/shopify/shop-building.ts';
import { type WeatherName, weatherNames } from '#simulators/shopify/weather.ts';
import { catalogueShop, readCatalogue } from './catalogue-shop.ts';
import { GIFT_SHOP_ZONE, type GiftShopStock, giftShop, readGiftShop } from './gift-shop.ts';

/** Opens every shop of the demo, also those with bad weather. */
export const DEMO_TOKEN = 'shpat_0123456789abcdef0123456789abcdef';

const ORDERS_OF_A_WEATHER_SHOP = 400;

const weatherShops: { name: string; weather: WeatherName; scopes?: string[] }[] = [
  ...weatherNames.filter((weather) => weather !== 'clear').map((weather) => ({ name: weather, weather })),
  {
    name: 'recent-only',
    weather: 'clear',
    scopes: ALL_READ_SCOPES.filter((scope) => scope !== 'read_all_orders'),
  },
  {
    name: 'no-customers',
    weather: 'clear',
    scopes: ALL_READ_SCOPES.filter((scope) => scope !== 'read_customers'),
  },
];

export const demoShopList = [giftShop, catalogueShop].map(({ name, title, description }) => ({
  platform: 'shopify',
  shop: name,
  accessToken: DEMO_TOKEN,
  title,
  description,
}));

export type DemoShops = ReturnType<typeof openDemoShops>;

export function openDemoShops(now: () => Date, stateDir: string) {
  const opening = new Map<string, Promise<Shop>>();
  let stock: Promise<GiftShopStock> | null = null;

  /** The history is read once; the shops made of it share the orders. */
  function readStock(): Promise<GiftShopStock> {
    stock ??= rememberAnchorDay(now, stateDir).then(readGiftShop);
    return stock;
  }

  const has = (name: string) =>
    name === giftShop.name || name === catalogueShop.name || weatherShops.some((each) => each.name === name);

  async function build(name: string): Promise<Shop> {
    const open = (fixture: ShopFixture) =>
      buildShop({ ...fixture, accessTokens: [DEMO_TOKEN] }, now().getTime());
    if (name === catalogueShop.name) return open({ ...catalogueShop, products: await readCatalogue() });
    const { orders, products, customers } = await readStock();
    if (name === giftShop.name) {
      const shop = open(giftShop);
      return fill(shop, orders, products, customers);
    }
    const { weather, scopes = ALL_READ_SCOPES } = weatherShops.find((each) => each.name === name) ?? {
      weather: 'clear',
    };
    const newest = [...orders].sort((a, b) => b.createdAt - a.createdAt).slice(0, ORDERS_OF_A_WEATHER_SHOP);
    const buyers = new Set(newest.map(({ customerId }) => customerId));
    const bought = new Set(newest.flatMap(({ lines }) => lines.map(({ productId }) => productId)));
    return fill(
      open({ ...giftShop, name, title: `Yonder Gifts (${name})`, weather, scopes }),
      newest,
      products.filter(({ id }) => bought.has(id)),
      customers.filter(({ id }) => buyers.has(id)),
    );
  }

  return {
    has,
    /** Reads the history ahead, so that the first request need not wait for it. */
    warmUp: () => readStock(),
    async open(name: string): Promise<Shop | null> {
      if (!has(name)) return null;
      const known = opening.get(name) ?? build(name);
      opening.set(name, known);
      return known;
    },
  };
}

function fill(
  shop: Shop,
  orders: Iterable<Order>,
  products: GiftShopStock['products'],
  customers: GiftShopStock['customers'],
): Shop {
  for (const order of orders) shop.orders.put(order);
  for (const product of products) shop.products.put(product);
  for (const customer of customers) shop.customers.put(customer);
  return shop;
}

/** Fixed at the first start: a restart next week must not move orders that were already read. */
async function rememberAnchorDay(now: () => Date, stateDir: string): Promise<number> {
  const file = join(stateDir, 'shopify.json');
  try {
    const { anchorDay } = JSON.parse(await readFile(file, 'utf8')) as { anchorDay: string };
    const day = Date.parse(`${anchorDay}T00:00:00Z`) / 86_400_000;
    if (Number.isInteger(day)) return day;
  } catch {
    // No file yet: this is the first start.
  }
  const yesterday = zoneOf(GIFT_SHOP_ZONE).wallDayOf(now().getTime()) - 1;
  await mkdir(stateDir, { recursive: true });
  await writeFile(
    file,
    JSON.stringify({ anchorDay: new Date(yesterday * 86_400_000).toISOString().slice(0, 10) }),
  );
  return yesterday;
}
