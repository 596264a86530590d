import { DAY_MS } from '#simulators/core/time.ts';
import { type FaultName, faultNames } from '#simulators/shopify/shop/faults.ts';
import type { ShopFixture } from '#simulators/shopify/shop/fixture.ts';
import { zoneOf } from '#simulators/shopify/shop/local-time.ts';
import type { Order, Shop } from '#simulators/shopify/shop/shop.ts';
import { ALL_READ_SCOPES, buildShop } from '#simulators/shopify/shop/shop-building.ts';
import type { StateFile } from '#simulators/shopify/shop/state-file.ts';
import { catalogueCarts } from './catalogue-carts.ts';
import { catalogueShop, costedCatalogue, readCatalogue } from './catalogue-shop.ts';
import { copyName, originalOf } from './demo-copies.ts';
import { GIFT_SHOP_ZONE, type GiftShopStock, giftShop, readGiftShop } from './gift-shop.ts';
import type { MadeUp } from './made-up.ts';
import { steadyShop } from './steady-shop.ts';

/** Opens every shop of the demo, also the failing ones. */
export const DEMO_TOKEN = 'shpat_0123456789abcdef0123456789abcdef';

const ORDERS_OF_A_FAILING_SHOP = 200;

type SmallShop = Pick<ShopFixture, 'sessions' | 'refusesScopes' | 'storefront'> & {
  name: string;
  fault: FaultName;
};

const failingShops: SmallShop[] = [
  ...faultNames.filter((fault) => fault !== 'clear').map((fault) => ({ name: fault, fault })),
  { name: 'calm', fault: 'clear' },
  {
    name: 'recent-only',
    fault: 'clear',
    refusesScopes: ['read_all_orders'],
  },
  {
    name: 'no-customers',
    fault: 'clear',
    refusesScopes: ['read_customers'],
  },
  { name: 'no-reports', fault: 'clear', refusesScopes: ['read_reports'] },
  { name: 'protected-reports', fault: 'clear', sessions: 'protected' },
  { name: 'some-visits', fault: 'clear', sessions: 'some-days' },
  { name: 'password-page', fault: 'clear', storefront: 'password' },
];

/** Sells so steadily that weeks can be compared. */
const STEADY_SHOP = 'steady-weeks';

export const demoShopFixtures = [giftShop, catalogueShop];

/** What of each shop its sources do not know. */
const madeUpOf: Record<string, MadeUp[]> = {
  [giftShop.name]: ['costs', 'fees', 'shipping'],
  [catalogueShop.name]: ['costs', 'fees'],
};

/** Of these there is one each, so that whoever connects one has it. */
export const SHOPS_WITHOUT_COPIES = [...failingShops.map(({ name }) => name), STEADY_SHOP];

export const demoShopList = demoShopFixtures.map(({ name, title, description }) => ({
  platform: 'shopify',
  shop: name,
  accessToken: DEMO_TOKEN,
  title,
  description,
  copyShop: copyName(name),
  copyToken: DEMO_TOKEN,
  madeUp: madeUpOf[name] ?? [],
}));

export type DemoShops = ReturnType<typeof openDemoShops>;

export function openDemoShops(now: () => Date, state: StateFile) {
  const opening = new Map<string, Promise<Shop>>();
  let stock: Promise<GiftShopStock> | null = null;

  /** The history is read once; the shops made of it share the orders. */
  function readStock(): Promise<GiftShopStock> {
    stock ??= readGiftShop(rememberAnchorDay(now, state));
    return stock;
  }

  const has = (name: string) =>
    demoShopFixtures.some((each) => each.name === originalOf(name)) ||
    name === STEADY_SHOP ||
    failingShops.some((each) => each.name === name);

  async function build(name: string): Promise<Shop> {
    const open = (fixture: ShopFixture) =>
      buildShop({ ...fixture, accessTokens: [DEMO_TOKEN] }, now().getTime());
    const original = originalOf(name);
    if (original === catalogueShop.name) {
      const products = await readCatalogue();
      const lastDay = rememberAnchorDay(now, state);
      const carts = catalogueCarts(products, lastDay);
      return open({ ...catalogueShop, name, products: costedCatalogue(products, lastDay), ...carts });
    }
    if (name === STEADY_SHOP) return open(steadyShop(name, rememberAnchorDay(now, state)));
    const { orders, products, customers } = await readStock();
    if (original === giftShop.name) {
      const shop = open({ ...giftShop, name });
      return fill(shop, orders, products, customers);
    }
    const {
      fault,
      refusesScopes = [],
      sessions = 'from-orders',
      storefront = giftShop.storefront,
    } = failingShops.find((each) => each.name === name) ?? {
      fault: 'clear',
    };
    const scopes = ALL_READ_SCOPES.filter((scope) => !refusesScopes.includes(scope));
    const newest = [...orders].sort((a, b) => b.createdAt - a.createdAt).slice(0, ORDERS_OF_A_FAILING_SHOP);
    const buyers = new Set(newest.map(({ customerId }) => customerId));
    const bought = new Set(newest.flatMap(({ lines }) => lines.map(({ productId }) => productId)));
    return fill(
      open({
        ...giftShop,
        name,
        title: `Yonder Gifts (${name})`,
        fault,
        scopes,
        refusesScopes,
        sessions,
        storefront,
      }),
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
function rememberAnchorDay(now: () => Date, { saved, save }: StateFile): number {
  const known = Date.parse(`${saved.anchorDay}T00:00:00Z`) / DAY_MS;
  if (Number.isInteger(known)) return known;
  const yesterday = zoneOf(GIFT_SHOP_ZONE).wallDayOf(now().getTime()) - 1;
  saved.anchorDay = new Date(yesterday * DAY_MS).toISOString().slice(0, 10);
  save();
  return yesterday;
}
