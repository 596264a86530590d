import { buildCheckout } from './checkout-building.ts';
import type {
  CheckoutFixture,
  CustomerFixture,
  EditFixture,
  OrderFixture,
  ProductFixture,
  RefundFixture,
} from './fixture.ts';
import { idOf } from './ids.ts';
import { zoneOf } from './local-time.ts';
import { formatMoney } from './money.ts';
import { buildOrder, currentQuantity, plainOrder, withEdit, withRefund } from './order-building.ts';
import type { Order, Shop } from './shop.ts';
import { buildCustomer, buildProduct } from './shop-building.ts';
import { totalsOf } from './totals.ts';
import type { WeatherName } from './weather.ts';

export type ShopCounters = { graphqlRequests: number; maxPointsUsed: number; throttledRequests: number };

export type ShopControl = ReturnType<typeof createShopControl>;

/** What a merchant, or the bad luck of a merchant, does to a shop. Ids may be plain or gids; orders also go by name. */
export function createShopControl(
  shop: Shop,
  clock: () => Date,
  counters: ShopCounters,
  bulkOperationsStarted: () => number,
) {
  const now = () => Math.floor(clock().getTime() / 1000) * 1000;

  function findOrder(name: string): Order {
    const known = shop.orders.get(idOf(name));
    if (known) return known;
    for (const order of shop.orders.values()) if (order.name === name) return order;
    throw new Error(`${shop.name} has no order ${name}.`);
  }

  /** Everything that happens to an order moves its updatedAt to now, also when it is dated back. */
  function keepOrder(order: Order): string {
    shop.orders.put({ ...plainOrder(order), updatedAt: now() });
    return order.id;
  }

  return {
    name: shop.name,
    get accessToken() {
      return [...shop.accessTokens].find((token) => !shop.revokedTokens.has(token)) ?? '';
    },
    get graphqlRequests() {
      return counters.graphqlRequests;
    },
    get throttledRequests() {
      return counters.throttledRequests;
    },
    /** The most points one request asked for. */
    get maxPointsUsed() {
      return counters.maxPointsUsed;
    },
    get bulkOperationsStarted() {
      return bulkOperationsStarted();
    },

    addOrder(fixture: OrderFixture): string {
      const order = buildOrder(fixture, shop, now());
      shop.orders.put(fixture.updatedAt === undefined ? { ...order, updatedAt: now() } : order);
      return order.id;
    },
    editOrder: (name: string, edit: EditFixture) => keepOrder(withEdit(findOrder(name), edit, shop, now())),
    refund: (name: string, refund: RefundFixture) =>
      keepOrder(withRefund(findOrder(name), refund, shop, now())),
    /** Gives everything back, as Shopify's cancel does by default; `refund: false` only marks the order. */
    cancelOrder(name: string, options: { refund?: boolean; reason?: string } = {}): string {
      const order = findOrder(name);
      const left = order.lines
        .map((line) => ({ line: line.id, quantity: currentQuantity(order, line) }))
        .filter(({ quantity }) => quantity > 0);
      const shipping = formatMoney(totalsOf(order).currentShipping, shop.currency);
      const settled =
        options.refund === false
          ? order
          : withRefund(order, { lines: left, shipping, restock: 'CANCEL' }, shop, now());
      const cancelReason = options.reason ?? 'CUSTOMER';
      return keepOrder({ ...plainOrder(settled), cancelledAt: now(), closedAt: now(), cancelReason });
    },
    updateOrder(
      name: string,
      change: Partial<Pick<Order, 'email' | 'test' | 'tags' | 'paidAs' | 'fulfillmentStatus'>>,
    ) {
      return keepOrder({ ...plainOrder(findOrder(name)), ...change });
    },
    deleteOrder: (name: string) => shop.orders.remove(findOrder(name).id),

    addProduct(fixture: ProductFixture): string {
      const product = buildProduct(fixture, shop, now());
      shop.products.put(product);
      return product.id;
    },
    updateProduct(id: string, change: Partial<Omit<ProductFixture, 'id'>>): void {
      const old = shop.products.get(idOf(id));
      if (!old) throw new Error(`${shop.name} has no product ${id}.`);
      const repriced = change.price ?? change.sku ?? change.cost ?? change.variants;
      const built = buildProduct(
        { ...change, title: change.title ?? old.title, id: old.id },
        shop,
        old.createdAt,
      );
      const kept = Object.fromEntries(Object.entries(built).filter(([key]) => key in change));
      const variants =
        repriced === undefined
          ? old.variants
          : built.variants.map((variant, index) => ({
              ...variant,
              id: old.variants[index]?.id ?? variant.id,
              price:
                change.price === undefined && !change.variants
                  ? (old.variants[index]?.price ?? 0)
                  : variant.price,
              sku:
                change.sku === undefined && !change.variants
                  ? (old.variants[index]?.sku ?? null)
                  : variant.sku,
              cost:
                change.cost === undefined && !change.variants
                  ? (old.variants[index]?.cost ?? null)
                  : variant.cost,
              updatedAt: now(),
            }));
      shop.products.put({ ...old, ...kept, variants, updatedAt: now() });
    },
    deleteProduct: (id: string) => shop.products.remove(idOf(id)),

    addCustomer(fixture: CustomerFixture): string {
      const customer = buildCustomer(fixture, shop, now());
      shop.customers.put(customer);
      return customer.id;
    },
    updateCustomer(id: string, change: Partial<Omit<CustomerFixture, 'id'>>): void {
      const old = shop.customers.get(idOf(id));
      if (!old) throw new Error(`${shop.name} has no customer ${id}.`);
      const built = buildCustomer({ ...change, id: old.id }, shop, old.createdAt);
      const kept = Object.fromEntries(Object.entries(built).filter(([key]) => key in change));
      const address = change.city === undefined && change.country === undefined ? old.address : built.address;
      shop.customers.put({ ...old, ...kept, address, updatedAt: now() });
    },

    addCheckout(fixture: CheckoutFixture): string {
      const checkout = buildCheckout(fixture, shop, now());
      shop.checkouts.put(checkout);
      return checkout.id;
    },
    /** The checkout stays in the list, with its end. */
    completeCheckout(id: string): void {
      const old = shop.checkouts.get(idOf(id));
      if (!old) throw new Error(`${shop.name} has no checkout ${id}.`);
      shop.checkouts.put({ ...old, completedAt: now(), updatedAt: now() });
    },

    revokeToken(token?: string): void {
      for (const each of token === undefined ? shop.accessTokens : [token]) shop.revokedTokens.add(each);
    },
    addToken: (token: string) => void shop.accessTokens.add(token),
    setScopes(scopes: string[]): void {
      shop.scopes = new Set(scopes);
    },
    setTimezone(ianaTimezone: string): void {
      zoneOf(ianaTimezone);
      shop.ianaTimezone = ianaTimezone;
    },
    setCurrency(currency: string): void {
      shop.currency = currency;
    },
    setWeather(weather: WeatherName): void {
      shop.weather = weather;
    },
    /** A small bucket makes throttling quick to see. */
    setThrottle(throttle: { bucket: number; restoreRate: number } | null): void {
      shop.throttle = throttle;
    },
    /** How long a bulk operation runs, on the simulator's clock. */
    setBulkDelay(delayMs: number): void {
      shop.bulkDelayMs = delayMs;
    },
  };
}
