import { checkoutChanges } from './changes/checkout-changes.ts';
import { customerChanges } from './changes/customer-changes.ts';
import { orderChanges } from './changes/order-changes.ts';
import { productChanges } from './changes/product-changes.ts';
import type { FaultName } from './shop/faults.ts';
import type { Grants } from './shop/grants.ts';
import { idOf } from './shop/ids.ts';
import { zoneOf } from './shop/local-time.ts';
import type {
  AnalyticsAnnotation,
  AnalyticsTarget,
  CodeDiscount,
  MarketingActivity,
  Shop,
} from './shop/shop.ts';
import { scopesPayload, shopPayload } from './webhooks/shop-payloads.ts';
import type { Announce, ShopWebhooks } from './webhooks/shop-webhooks.ts';

export type ShopCounters = { graphqlRequests: number; maxPointsUsed: number; throttledRequests: number };

export type ShopControl = ReturnType<typeof createShopControl>;

type Dependencies = {
  shop: Shop;
  clock: () => Date;
  counters: ShopCounters;
  bulkOperationsStarted: () => number;
  grants: Grants;
  webhooks: ShopWebhooks;
  saveDiscounts: () => void;
  uninstall: (shop: Shop, clientId: string) => void;
  /** The public app. */
  clientId: string;
};

/** What a merchant, or the bad luck of a merchant, does to a shop. Ids may be plain or gids; orders also go by name. */
export function createShopControl({ shop, clock, counters, grants, webhooks, ...rest }: Dependencies) {
  const now = () => Math.floor(clock().getTime() / 1000) * 1000;
  const announce: Announce = (news) => webhooks.announce(shop, news);
  const announceShop = () => announce([{ topic: 'shop/update', payload: () => shopPayload(shop) }]);

  return {
    name: shop.name,
    /** A direct token; where there is none, the newest that an app was given. */
    get accessToken() {
      const direct = [...shop.accessTokens].find((token) => !shop.revokedTokens.has(token));
      return direct ?? grants.newestToken(shop.name) ?? '';
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
      return rest.bulkOperationsStarted();
    },
    webhooks: webhooks.controlOf(shop),

    /** What stands on the dashboard. */
    get targets(): Omit<AnalyticsTarget, 'createdAt' | 'updatedAt'>[] {
      return shop.targets.sortedById().map(({ createdAt: _, updatedAt: __, ...target }) => target);
    },
    /** The merchant sets one. */
    addTarget(
      target: Pick<AnalyticsTarget, 'name' | 'metric' | 'startDate' | 'endDate' | 'expectedValue'>,
    ): void {
      const at = now();
      shop.targets.put({ id: shop.newId(), filters: null, createdAt: at, updatedAt: at, ...target });
    },
    removeTarget: (id: string) => void shop.targets.remove(id),

    /** What stands on the charts. */
    get annotations(): Pick<AnalyticsAnnotation, 'id' | 'title' | 'description' | 'type' | 'startedAt'>[] {
      return shop.annotations
        .sortedById()
        .map(({ id, title, description, type, startedAt }) => ({ id, title, description, type, startedAt }));
    },
    /** Another app makes one. */
    addAnnotation(
      annotation: Pick<AnalyticsAnnotation, 'title' | 'description'> & { startedAt: string },
    ): void {
      const at = now();
      shop.annotations.put({
        id: shop.newId(),
        clientId: 'another-app',
        type: 'campaign',
        endedAt: null,
        createdAt: at,
        updatedAt: at,
        ...annotation,
        startedAt: Date.parse(annotation.startedAt),
      });
    },
    removeAnnotation: (id: string) => void shop.annotations.remove(id),
    /** Of one app. */
    setMostAnnotations(most: number): void {
      shop.mostAnnotations = most;
    },
    /** What the marketing report holds, with the engagement of each as it came. */
    get activities(): MarketingActivity[] {
      return shop.activities.sortedById();
    },
    get discountCodes(): CodeDiscount[] {
      return shop.discounts.sortedById();
    },
    /** The merchant makes one, from now on and without an end unless it is said. */
    addDiscountCode(
      discount: Pick<CodeDiscount, 'code' | 'percentage'> &
        Partial<Pick<CodeDiscount, 'title' | 'productIds' | 'startsAt' | 'endsAt'>>,
    ): void {
      const at = now();
      shop.discounts.put({
        id: shop.newId(),
        title: discount.code,
        productIds: null,
        startsAt: at,
        endsAt: null,
        appliesOncePerCustomer: false,
        createdAt: at,
        updatedAt: at,
        ...discount,
      });
      rest.saveDiscounts();
    },
    removeDiscountCode(id: string): void {
      shop.discounts.remove(idOf(id));
      rest.saveDiscounts();
    },
    get orderIds(): string[] {
      return shop.orders.sortedById().map(({ id }) => id);
    },
    /** By order. */
    get orderMarks(): Record<string, string> {
      return Object.fromEntries(
        shop.orderMetafields
          .sortedById()
          .map(({ orderId, namespace, key, value }) => [orderId, `${namespace}.${key}=${value}`]),
      );
    },

    /** The merchant changes their theme. */
    setStorefront(storefront: Shop['storefront']) {
      shop.storefront = storefront;
    },

    ...orderChanges(shop, now, announce),
    ...productChanges(shop, now, announce),
    ...customerChanges(shop, now, announce),
    ...checkoutChanges(shop, now, announce),

    /** Of one token, or of all there are. */
    revokeToken(token?: string): void {
      for (const each of token === undefined ? shop.accessTokens : [token]) shop.revokedTokens.add(each);
      grants.revokeToken(shop.name, token);
    },
    addToken: (token: string) => void shop.accessTokens.add(token),
    get isInstalled() {
      return grants.isInstalled({ shop: shop.name, clientId: rest.clientId });
    },
    /** The public app, unless another is named. */
    uninstallApp: (clientId: string = rest.clientId) => rest.uninstall(shop, clientId),
    /** Of every token there is, and of those to come by a merchant's own app. */
    setScopes(scopes: string[]): void {
      const previous = [...shop.scopes];
      shop.scopes = new Set(scopes);
      grants.setScopes(shop.name, scopes);
      announce([{ topic: 'app/scopes_update', payload: () => scopesPayload(shop, previous, scopes, now()) }]);
    },
    /** What is not granted at the next consent. */
    refuseScopes(scopes: string[]): void {
      shop.refusedScopes = new Set(scopes);
    },
    setTimezone(ianaTimezone: string): void {
      zoneOf(ianaTimezone);
      shop.ianaTimezone = ianaTimezone;
      announceShop();
    },
    setCurrency(currency: string): void {
      shop.currency = currency;
      announceShop();
    },
    setFault(fault: FaultName): void {
      shop.fault = fault;
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
