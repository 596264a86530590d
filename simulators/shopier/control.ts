import { type FaultName, moneyIn } from './shop/faults.ts';
import type { OrderFixture, ProductFixture, RefundFixture } from './shop/fixture.ts';
import type { Grants } from './shop/grants.ts';
import type { Buyer, Order, Product, Shop } from './shop/shop.ts';
import { buildOrder, buildProduct, buildRefund } from './shop/shop-building.ts';
import { changesOf, type StateFile } from './shop/state-file.ts';
import type { WebhookEvent } from './shop/webhooks.ts';
import { createViews } from './views.ts';

type Dependencies = {
  file: StateFile;
  grants: Grants;
  now: () => number;
  origin: () => string;
  announce(shop: Shop, event: WebhookEvent, resource: object): void;
};

export type ShopControl = ReturnType<typeof createShopControl>;

/** What the owner, or the buyers, of a shop do. Everything Shopier has an event for is announced. */
export function createShopControl(shop: Shop, { file, grants, now, origin, announce }: Dependencies) {
  const views = () => createViews(moneyIn(shop.fault), origin());
  const changes = changesOf(file.state, shop.name);

  function findOrder(id: string): Order {
    const order = shop.orders.get(id);
    if (!order) throw new Error(`${shop.name} has no order ${id}.`);
    return order;
  }

  function findProduct(idOrTitle: string): Product {
    const product =
      shop.products.get(idOrTitle) ?? [...shop.products.values()].find(({ title }) => title === idOrTitle);
    if (!product) throw new Error(`${shop.name} has no product ${idOrTitle}.`);
    return product;
  }

  function saveOrder(order: Order, event: WebhookEvent): void {
    shop.orders.set(order.id, order);
    changes.orders[order.id] = order;
    shop.revision += 1;
    if (event.startsWith('order.')) announce(shop, event, views().order(order));
  }

  function saveProduct(product: Product, event: WebhookEvent): void {
    shop.products.set(product.id, product);
    changes.products[product.id] = product;
    shop.revision += 1;
    announce(shop, event, views().product(product));
  }

  function saveRefund(order: Order, refundId: string, event: WebhookEvent): void {
    saveOrder(order, event);
    const refund = order.refunds.find(({ id }) => id === refundId);
    if (refund) announce(shop, event, views().refund(order, refund));
  }

  /** Asked by the seller; money is back once it succeeded. */
  function requestRefund(orderId: string, { amount }: Pick<RefundFixture, 'amount'> = {}): string {
    const order = findOrder(orderId);
    const asked = { status: 'pending' as const, ...(amount === undefined ? {} : { amount }) };
    const refund = buildRefund(asked, order, now());
    saveRefund({ ...order, refunds: [...order.refunds, refund] }, refund.id, 'refund.requested');
    return refund.id;
  }

  function settleRefund(refundId: string, status: 'succeeded' | 'failed' = 'succeeded'): void {
    const order = [...shop.orders.values()].find(({ refunds }) => refunds.some(({ id }) => id === refundId));
    if (!order) throw new Error(`${shop.name} has no refund ${refundId}.`);
    const settledAt = status === 'succeeded' ? Math.floor(now() / 1000) * 1000 : null;
    const refunds = order.refunds.map((each) =>
      each.id === refundId ? { ...each, status, settledAt } : each,
    );
    saveRefund({ ...order, refunds }, refundId, 'refund.updated');
  }

  return {
    name: shop.name,
    accountId: shop.accountId,
    get token() {
      return [...shop.tokens].find((token) => !shop.revokedTokens.has(token)) ?? '';
    },
    /** The newest first. */
    orders: () =>
      [...shop.orders.values()].sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1)),
    products: () => [...shop.products.values()],

    placeOrder(fixture: OrderFixture): string {
      const order = buildOrder(fixture, shop, now());
      saveOrder(order, 'order.created');
      return order.id;
    },
    fulfil(orderId: string): void {
      saveOrder({ ...findOrder(orderId), fulfilledAt: Math.floor(now() / 1000) * 1000 }, 'order.fulfilled');
    },
    changeAddress(orderId: string, change: Partial<Buyer>): void {
      const order = findOrder(orderId);
      saveOrder({ ...order, buyer: { ...order.buyer, ...change } }, 'order.addressUpdated');
    },
    requestRefund,
    settleRefund,
    /** Asked and given back at once. */
    refund(orderId: string, refund: Pick<RefundFixture, 'amount'> = {}): string {
      const refundId = requestRefund(orderId, refund);
      settleRefund(refundId);
      return refundId;
    },

    addProduct(fixture: ProductFixture): string {
      const product = buildProduct(fixture, shop, now());
      saveProduct(product, 'product.created');
      return product.id;
    },
    changeProduct(
      idOrTitle: string,
      change: Partial<Pick<Product, 'title' | 'description' | 'price' | 'discountedPrice' | 'stock'>>,
    ): void {
      saveProduct({ ...findProduct(idOrTitle), ...change }, 'product.updated');
    },
    /** Shopier sends no webhook: the product is only missing from the list. */
    removeProduct(idOrTitle: string): void {
      const { id } = findProduct(idOrTitle);
      shop.products.delete(id);
      changes.products[id] = null;
      shop.revision += 1;
      file.save();
    },

    /** One personal token; without a name all of them, and every app is out too. */
    revokeToken(token?: string): void {
      for (const each of token === undefined ? shop.tokens : [token]) shop.revokedTokens.add(each);
      changes.revokedTokens = [...shop.revokedTokens];
      if (token === undefined) grants.revokeShop(shop.name);
      file.save();
    },
    addToken: (token: string) => void shop.tokens.add(token),
    setFault(fault: FaultName): void {
      shop.fault = fault;
    },
  };
}

/** What was done before the simulator was started again. */
export function repeatChanges(shop: Shop, file: StateFile): void {
  const { orders, products, revokedTokens } = changesOf(file.state, shop.name);
  for (const order of Object.values(orders)) shop.orders.set(order.id, order);
  for (const [id, product] of Object.entries(products)) {
    if (product) shop.products.set(id, product);
    else shop.products.delete(id);
  }
  for (const token of revokedTokens) shop.revokedTokens.add(token);
}
