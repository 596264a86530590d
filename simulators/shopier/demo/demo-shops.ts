import { DAY_MS } from '#simulators/core/time.ts';
import { faultNames } from '#simulators/shopier/shop/faults.ts';
import type { Order, Product, Shop } from '#simulators/shopier/shop/shop.ts';
import { buildShop, personalTokenOf } from '#simulators/shopier/shop/shop-building.ts';
import type { StateFile } from '#simulators/shopier/shop/state-file.ts';
import { ISTANBUL_OFFSET_MS, istanbulDayOf } from '#simulators/shopier/shop/wire-date.ts';
import { originalOf } from '#simulators/shopify/demo/demo-copies.ts';
import { THEMES } from '#simulators/storefront/theme.ts';
import { readCatalogueProducts } from './catalogue-products.ts';
import { HISTORY_DAYS, readOrderHistory } from './order-history.ts';

const ORDERS_OF_A_FAILING_SHOP = 200;

export const mainShop = {
  name: 'lumiere-istanbul',
  title: 'Lumière İstanbul',
  description: '83 products with photos in lira, and 7,882 orders of two years.',
  storefront: THEMES['lumiere-istanbul'],
  /** So that fees which are still to come can be seen. */
  transactions: { settledAfterDays: 2 },
};

const failingShops = faultNames.map((fault) => ({
  name: fault,
  title: `Lumière (${fault})`,
  fault,
  storefront: mainShop.storefront,
}));

export const demoShopList = [mainShop, ...failingShops].map(({ name, title }) => ({
  name,
  title,
  token: personalTokenOf(name),
}));

type Stock = { orders: Order[]; products: Product[] };

export function openDemoShops(now: () => number, file: StateFile) {
  const anchorDay = rememberAnchorDay(now, file);
  let stock: Promise<Stock> | null = null;

  /** Read once; the shops made of it share the orders. */
  function readStock(): Promise<Stock> {
    stock ??= readStockUpTo(anchorDay);
    return stock;
  }

  return {
    list: demoShopList,
    shopOfToken(token: string): string | null {
      const known = demoShopList.find((each) => each.token === token);
      if (known) return known.name;
      // A copy is opened by the token that is named after it.
      const isCopy = originalOf(token) === personalTokenOf(mainShop.name);
      return isCopy ? mainShop.name + token.slice(personalTokenOf(mainShop.name).length) : null;
    },
    async open(name: string): Promise<Shop | null> {
      const isCopy = name !== mainShop.name && originalOf(name) === mainShop.name;
      if (!isCopy && !demoShopList.some((each) => each.name === name)) return null;
      const { orders, products } = await readStock();
      const failingShop = failingShops.find((each) => each.name === name);
      if (!failingShop) return fill(buildShop({ ...mainShop, name }, now()), orders, products);
      return fill(buildShop(failingShop, now()), orders.slice(-ORDERS_OF_A_FAILING_SHOP), products);
    },
  };
}

async function readStockUpTo(anchorDay: number): Promise<Stock> {
  const opened = (anchorDay - HISTORY_DAYS) * DAY_MS - ISTANBUL_OFFSET_MS;
  const products = await readCatalogueProducts(opened);
  const orders = await readOrderHistory(products, anchorDay);
  return { products, orders: orders.sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)) };
}

function fill(shop: Shop, orders: Order[], products: Product[]): Shop {
  for (const order of orders) shop.orders.set(order.id, order);
  for (const product of products) shop.products.set(product.id, product);
  return shop;
}

/** Fixed at the first start: a restart next week must not move orders that were already read. */
function rememberAnchorDay(now: () => number, { state, save }: StateFile): number {
  state.anchorDay ??= istanbulDayOf(now()) - 1;
  save();
  return state.anchorDay;
}
