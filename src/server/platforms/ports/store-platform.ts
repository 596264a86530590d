import type { ReadDimension, VisitCounts } from '#shared/analytics/conversion.ts';
import type { Sentence } from '#shared/core/sentence.ts';
import type { DemoStore } from '#shared/stores/environment.ts';
import type { ChargeKind } from '#shared/stores/profit-rules.ts';
import type { Platform } from '#shared/stores/stores.ts';
import type { StoreWriteBack } from './write-back.ts';

/** What connects us to one store: its name on the platform and the secret that opens it. */
export interface StoreAccess {
  storeName: string;
  /** Replaced in place when it was renewed, so that a long reading goes on with the new one. */
  accessToken: string;
  /** Another token instead of one that the platform refused; null when there is none to be had. */
  renew?: (refused: string) => Promise<string | null>;
}

/** What a connection shares. Screens read these, never the platform's name. */
export interface StoreCapabilities {
  orders: boolean;
  products: boolean;
  customers: boolean;
  carts: boolean;
  /** Whether visits are shared with anybody; whether with us is asked when they are read. */
  visits: boolean;
  /** Whether an order shows by which link its buyer came. */
  journeys: boolean;
  /** Whether an order says how much of it is tax; where it does not, prices hold a tax that only the owner knows. */
  taxes: boolean;
  /** Orders older than this many days are not shared; null means all are. */
  historyDays: number | null;
}

export interface StoreIdentity {
  /** The platform's own id of the shop; two connections with one id are the same shop. */
  externalId: string;
  /** Canonical name, e.g. `yonder-gifts`. */
  storeName: string;
  title: string;
  storeUrl: string;
  /** ISO 4217. */
  currency: string;
  /** IANA. */
  timeZone: string;
  capabilities: StoreCapabilities;
}

/** All money in integer minor units of the store's currency, all instants as Date. */
export interface PlatformOrder {
  id: string;
  name: string;
  placedAt: Date;
  updatedAt: Date;
  cancelledAt: Date | null;
  test: boolean;
  paid: boolean;
  financialStatus: string | null;
  fulfillmentStatus: string | null;
  source: string | null;
  customerId: string | null;
  email: string | null;
  phone: string | null;
  city: string | null;
  countryCode: string | null;
  /** `utm_content` of the link that the last visit before the order came by; null where it was not asked for, too. */
  visitContent: string | null;
  /** That of the first visit since the buyer's order before, or within 30 days. */
  firstVisitContent: string | null;
  /** Codes that were used; none where they were not asked for, too. */
  discountCodes: string[];
  /** What the platform says the order cost when placed, shipping and tax included. */
  total: number;
  /**
   * How much of the order was read. `totals`: amounts of the whole order · `lines`: every line · `events`: every line
   * and everything that happened to the order since. More detail replaces less.
   */
  detail: OrderDetail;
  /** Something happened to it after placing (refund, edit, cancellation), so only `events` has all of it. */
  changed: boolean;
  lines: PlatformOrderLine[];
  sales: PlatformSale[];
  refunds: PlatformRefund[];
}

export const ORDER_DETAILS = ['totals', 'lines', 'events'] as const;
export type OrderDetail = (typeof ORDER_DETAILS)[number];

export interface PlatformOrderLine {
  id: string;
  productId: string | null;
  variantId: string | null;
  title: string;
  variantTitle: string | null;
  sku: string | null;
  quantity: number;
  currentQuantity: number;
  unitPrice: number;
  /** ≤ 0: the line's own and its share of the order's discounts. */
  discount: number;
  giftCard: boolean;
}

export interface PlatformRefund {
  id: string;
  refundedAt: Date;
  total: number;
}

export type SaleKind = 'sale' | 'edit' | 'refund' | 'cancel';
export type SalePart = 'product' | 'gift_card' | 'shipping' | 'tax' | 'tip' | 'duty' | 'fee';

/** One row of the sale-event ledger: what was sold, changed or given back, when, for how much. */
export interface PlatformSale {
  /** Unique within the order, and the same whenever the same event is read again. */
  key: string;
  kind: SaleKind;
  part: SalePart;
  lineId: string | null;
  productId: string | null;
  quantity: number;
  /** Before discounts, without tax; negative when given back. */
  amount: number;
  /** Opposite in sign to `amount`: ≤ 0 on a sale, ≥ 0 on a return. */
  discount: number;
  occurredAt: Date;
}

export interface PlatformProduct {
  id: string;
  title: string;
  handle: string;
  description: string | null;
  category: string | null;
  vendor: string | null;
  status: string;
  imageUrl: string | null;
  /** Of the further photos, in the shop's order. */
  moreImageUrls: string[];
  onlineUrl: string | null;
  updatedAt: Date;
  variants: PlatformVariant[];
}

export interface PlatformVariant {
  id: string;
  title: string;
  sku: string | null;
  price: number;
  compareAtPrice: number | null;
  /** Cost of one unit when the platform knows it. */
  unitCost: number | null;
  inventory: number | null;
}

export interface PlatformCustomer {
  id: string;
  email: string | null;
  phone: string | null;
  firstName: string | null;
  lastName: string | null;
  city: string | null;
  countryCode: string | null;
  updatedAt: Date;
}

export interface PlatformCheckout {
  id: string;
  createdAt: Date;
  updatedAt: Date;
  completedAt: Date | null;
  customerId: string | null;
  email: string | null;
  recoveryUrl: string | null;
  total: number;
  itemCount: number;
  lines: { productId: string | null; title: string; quantity: number; unitPrice: number }[];
}

// ——— what orders cost

/** How an order was paid, and what is known of its costs; what it sold is in PlatformOrder. */
export interface PlatformFinances {
  orderId: string;
  /** The platform does not let us see what it cost. */
  refused?: boolean;
  payments: PlatformPayment[];
  /** Units that were given back and can be sold again; null where the platform does not say. */
  restocks: PlatformRestock[] | null;
  /** Of the order as it was placed. */
  taxes: PlatformTax[];
  /** Of its parcels. */
  trackingNumbers: string[];
  charges: PlatformCharge[];
}

/** Some of a history's finances; `checkpoint` is as in PlatformBatch. */
export interface FinanceBatch {
  finances: PlatformFinances[];
  checkpoint: Checkpoint;
}

/** Money that came from or went back to the buyer. */
export interface PlatformPayment {
  id: string;
  kind: 'payment' | 'refund';
  /** The platform's name of the gateway, as `shopify_payments`, `gift_card`, `cash_on_delivery`. */
  gateway: string;
  /** Positive, either way. */
  amount: number;
  /** What the buyer paid, where that was in another currency than the store's: positive, in minor units of it. */
  presented: { currency: string; amount: number } | null;
  /** What the gateway kept of it, without tax; negative where it gave back. Null where the platform does not say. */
  fee: number | null;
  /** VAT on the fee. */
  feeTax: number;
  /** The platform will say what the fee is, and does not know it yet. */
  feeExpected: boolean;
  /** Income tax that was withheld from the seller, which is no cost of the sale. */
  withheld: number;
  processedAt: Date;
}

export interface PlatformRestock {
  lineId: string;
  quantity: number;
  at: Date;
}

export interface PlatformTax {
  /** Null for shipping. */
  lineId: string | null;
  /** 0 to 1; null where the platform does not say. */
  rate: number | null;
  amount: number;
  /** A marketplace collects and pays it: it is not the seller's money in either direction. */
  channelLiable: boolean;
}

/** Money that the platform took from the seller for something other than a payment; negative where it gave back. */
export interface PlatformCharge {
  id: string;
  /** Null where it belongs to no single order. */
  orderId: string | null;
  kind: ChargeKind;
  amount: number;
  at: Date;
}

/** What one unit of a variant cost on a local day, as the platform noted it when it was sold. */
export interface SoldCost {
  day: string;
  productId: string;
  variantId: string;
  unitCost: number;
}

/** What the platform's own reports say of a local day. */
export interface DayProfit {
  day: string;
  /** Net sales of lines whose cost was recorded, and what these cost. */
  netSalesWithCost: number;
  costOfGoods: number;
  /** Null where the platform takes no payments itself. */
  fees: number | null;
}

/**
 * Some records to store together. `checkpoint` is any JSON value from which the same reading can go on; it is saved
 * in the transaction that stores the batch, so that a killed process neither loses nor repeats more than one batch.
 */
export interface PlatformBatch {
  products?: PlatformProduct[];
  customers?: PlatformCustomer[];
  orders?: PlatformOrder[];
  checkouts?: PlatformCheckout[];
  checkpoint?: Checkpoint;
}
export type Checkpoint = { [key: string]: string | number | boolean | null | Checkpoint };

/** Sales of one local day (`YYYY-MM-DD`); days without any may be left out. */
export interface DayFigures {
  day: string;
  orders: number;
  totalSales: number;
}

/** Visits that began on one local day (`YYYY-MM-DD`). */
export interface VisitDay extends VisitCounts {
  day: string;
}

/** Those of them with one value of a dimension; the value is empty where the platform names none. */
export interface VisitDayPart extends VisitDay {
  dimension: ReadDimension;
  value: string;
}

/**
 * Visits by day. A day that the platform leaves out is not known, which is not 0. Of each day and dimension only the
 * largest parts are there, and none of a dimension that the platform does not split by.
 */
export interface Visits {
  days: VisitDay[];
  parts: VisitDayPart[];
}

/**
 * What every store platform can do for us. All calls throw PlatformFailure, and nothing else, for faults outside. A
 * reading whose `signal` is aborted ends early and without an error: the caller knows that it is not complete.
 */
export interface StorePlatform {
  platform: Platform;
  webhooks: StoreWebhooks;
  /** Where the platform shows goals of its own. */
  targets?: StoreTargets;
  /** Where the platform takes what posts brought into its own reports. */
  writeBack?: StoreWriteBack;
  /** The store this access opens and what it shares; rejected when it may not even read orders. */
  inspect(access: StoreAccess, options?: { signal?: AbortSignal }): Promise<StoreIdentity>;
  /** Orders the platform holds for us. */
  countOrders(access: StoreAccess): Promise<number>;
  /** What the platform itself reports for each local day of the stretch, both ends included; null when it shares no reports. */
  ownFigures(
    access: StoreAccess,
    query: { identity: StoreIdentity; firstDay: string; lastDay: string },
  ): Promise<DayFigures[] | null>;
  /**
   * Visits to the online store on the local days of the stretch, both ends included; null where the platform counts none
   * for us. Where this connection may not see them it is rejected with the code `scope_missing`, `protected_data` or
   * `report_refused`.
   */
  visits(
    access: StoreAccess,
    query: { identity: StoreIdentity; firstDay: string; lastDay: string; signal: AbortSignal },
  ): Promise<Visits | null>;
  /** Some products to begin with, the newest first where the platform lists them so; the others come with the history. */
  firstProducts(
    access: StoreAccess,
    query: { identity: StoreIdentity; signal: AbortSignal },
  ): AsyncIterable<PlatformBatch>;
  /** Newest first and back to `since`, amounts only, by ordinary pages: quick first figures. */
  recentOrders(
    access: StoreAccess,
    query: { identity: StoreIdentity; since: Date; signal: AbortSignal },
  ): AsyncIterable<PlatformBatch>;
  /** Asks the platform to prepare everything it has; the checkpoint names what was asked for. */
  prepareHistory(access: StoreAccess, identity: StoreIdentity): Promise<Checkpoint>;
  /** Whether `history` can be read now without waiting. */
  historyReady(access: StoreAccess, checkpoint: Checkpoint): Promise<boolean>;
  /** Everything: products, customers, orders with lines, order events, checkouts; each in the platform's own order. */
  history(
    access: StoreAccess,
    query: { identity: StoreIdentity; checkpoint: Checkpoint; signal: AbortSignal },
  ): AsyncIterable<PlatformBatch>;
  /** Everything that changed at or after `since`, in the order of change, orders with events. */
  changesSince(
    access: StoreAccess,
    query: { identity: StoreIdentity; since: Date; signal: AbortSignal },
  ): AsyncIterable<PlatformBatch>;
  /** How these orders were paid and what is known of their costs; those the platform does not know are missing. */
  finances(
    access: StoreAccess,
    query: { identity: StoreIdentity; orderIds: string[]; signal: AbortSignal },
  ): Promise<PlatformFinances[]>;
  /**
   * The same of all orders at once, where the platform prepares that for us. While it does, batches are empty. Orders
   * that it cannot tell in full are left out, and where it prepares nothing all are.
   */
  financeHistory(
    access: StoreAccess,
    query: { identity: StoreIdentity; checkpoint: Checkpoint | null; signal: AbortSignal },
  ): AsyncIterable<FinanceBatch>;
  /**
   * Labels, lost disputes and the like that moved the seller's money at or after `since`, in the order of time; null
   * where the platform shares none with us.
   */
  charges(
    access: StoreAccess,
    query: { identity: StoreIdentity; since: Date; signal: AbortSignal },
  ): Promise<PlatformCharge[] | null>;
  /** Costs at the time of sale on the local days of the stretch, both ends included; null where it keeps none for us. */
  soldCosts(
    access: StoreAccess,
    query: { identity: StoreIdentity; firstDay: string; lastDay: string; signal: AbortSignal },
  ): Promise<SoldCost[] | null>;
  /** The platform's own profit of local days, both ends included; null where it shares no such report. */
  ownProfit(
    access: StoreAccess,
    query: { identity: StoreIdentity; firstDay: string; lastDay: string },
  ): Promise<DayProfit[] | null>;
  /** These orders with events; those the platform no longer has are missing from the answer. */
  orders(access: StoreAccess, query: { identity: StoreIdentity; ids: string[] }): Promise<PlatformOrder[]>;
  /** Ends our access at the platform, where it can be ended from outside; harmless when it has ended already. */
  endAccess(access: StoreAccess): Promise<void>;
}

// ——— goals as the platform shows them

/** What days, both ends included, are to bring in net sales. */
export interface StoreTarget {
  /** By which one of ours is recognised. */
  name: string;
  firstDay: string;
  lastDay: string;
  /** In minor units. */
  amount: number;
  currency: string;
}

export type TargetOutcome =
  | { state: 'set'; id: string }
  | { state: 'not_allowed' }
  /** The owner has set one for these days, which stays as it is. */
  | { state: 'taken' }
  | { state: 'refused'; reason: Sentence };

export interface StoreTargets {
  /** Changes the target of that id, or makes one. Doing it again makes no second one. */
  save(access: StoreAccess, target: StoreTarget, id: string | null): Promise<TargetOutcome>;
  /** Whether it is gone, which it may have been before; false where we may no longer remove it. */
  remove(access: StoreAccess, id: string): Promise<boolean>;
}

// ——— tokens by consent

export interface StoreTokens {
  accessToken: string;
  refreshToken: string | null;
  /** When the access token, and the refresh token, stop working; null when that is not known or never. */
  expiresAt: Date | null;
  refreshExpiresAt: Date | null;
  /** What the owner granted, in the platform's words. */
  scopes: string[];
}

/** Connecting by the platform's consent page, by an app of ours. Faults leave as PlatformFailure. */
export interface StoreAuthorization {
  /** Which store an app store sends us for an install (null: it does not say); nothing when it is not from the platform. */
  readInstall(query: URLSearchParams): { storeName: string | null } | null;
  /**
   * What the platform says in the address it sends a browser back with after the consent; null when it is not from the
   * platform, or too old. No code means that the owner said no.
   */
  readReturn(query: URLSearchParams): { storeName: string | null; code: string | null } | null;
  /** Where the owner consents; `storeName` is null where the platform asks which store itself. */
  consentUrl(request: {
    storeName: string | null;
    state: string;
    redirectUri: string;
    /** In addition to those without which a store cannot be read. */
    moreScopes?: string[];
  }): string;
  /** Tokens for the code the platform sent back; a code works once. */
  exchange(answer: { storeName: string | null; code: string; redirectUri: string }): Promise<StoreTokens>;
  /** Fails with `reconnect-needed` only when the platform says that this token will never work again. */
  refresh(grant: { storeName: string | null; refreshToken: string }): Promise<StoreTokens>;
}

// ——— what a platform reports by itself

export interface WebhookSubscription {
  /** The platform's id. */
  id: string;
  topic: string;
  /** What its deliveries are signed with, where every subscription has a secret of its own. */
  secret: string | null;
}

/** What a delivery says happened; every id is to be read again, nothing of the body is stored. */
export interface StoreNotice {
  orders: string[];
  deleted: { orders: string[]; products: string[]; customers: string[]; checkouts: string[] };
  /** Something else changed: products, customers, checkouts, the shop itself. */
  otherChanges: boolean;
  /** Our access ended at the platform. */
  uninstalled: boolean;
}

/** A delivery posted to us by a sender that claims to be the platform. */
export interface Delivery {
  header(name: string): string | undefined;
  body: Buffer;
}

export interface DeliveryLabel {
  /** The store's name on the platform, where the delivery says it. */
  storeName: string | null;
  topic: string;
  /** The same for every repetition of one delivery. */
  eventId: string;
  triggeredAt: Date | null;
}

export interface StoreWebhooks {
  /** What the delivery says of itself; null when it lacks what every delivery has. Nothing of it is proven yet. */
  label(delivery: Delivery): DeliveryLabel | null;
  isSigned(delivery: Delivery, secret: string): boolean;
  /**
   * Makes the platform report every topic it can to `address`, and returns the subscriptions that now stand. `known` are
   * those of which we still have the secret; others to the same address are replaced. What a missing permission
   * forbids is left out.
   */
  subscribe(
    access: StoreAccess,
    wish: { address: string; known: WebhookSubscription[] },
  ): Promise<WebhookSubscription[]>;
  unsubscribe(access: StoreAccess, wish: { address: string; known: WebhookSubscription[] }): Promise<void>;
  /** What a delivery of this topic means; null for a topic we do not know. Throws when the body is not what it should be. */
  read(topic: string, body: unknown): StoreNotice | null;
}

/** Asks for a token with the client id and secret of an owner's own app. */
export type AppTokens = (
  storeName: string,
  app: { clientId: string; clientSecret: string },
) => Promise<StoreTokens>;

/** The shop platforms: consent pages where we have an app, and what their deliveries are signed with. */
export interface ShopPlatforms {
  platforms: Partial<Record<Platform, StorePlatform>>;
  authorizations: Partial<Record<Platform, StoreAuthorization>>;
  appSecrets: Partial<Record<Platform, string>>;
  appTokens: AppTokens;
}

/** With a shop of one's own of the same goods; `{account}` stands for eight digits of its owner. */
export interface CopiedDemoStore extends DemoStore {
  copyShop: string;
  copyToken: string;
}
