import type { StorefrontTheme } from '#simulators/storefront/theme.ts';
import type { FaultName } from './faults.ts';
import { compareIds } from './ids.ts';

/*
 * What a simulated shop remembers. Objects are replaced, never changed in place: a bulk operation that is
 * still writing sees the orders it started with, exactly as a snapshot would.
 * Instants are milliseconds since 1970, whole seconds; amounts are minor units of the shop's currency.
 */
export type ShopPlanName = 'standard' | 'advanced' | 'plus' | 'enterprise';

export type Address = { city: string | null; country: string | null; countryCode: string | null };

export type ProductImage = { id: string; url: string; alt: string; width: number; height: number };

/** What a unit costs from then on; null: the merchant took the cost out again. */
export type DatedCost = { from: number; cost: number | null };

export type Variant = {
  id: string;
  title: string;
  sku: string | null;
  price: number;
  compareAtPrice: number | null;
  /** Oldest first. Before the first, the variant has no cost. */
  costs: readonly DatedCost[];
  /** Null: not tracked. */
  inventory: number | null;
  position: number;
  options: { name: string; value: string }[];
  createdAt: number;
  updatedAt: number;
};

export type ProductStatus = 'ACTIVE' | 'ARCHIVED' | 'DRAFT' | 'UNLISTED';

export type Product = {
  id: string;
  title: string;
  handle: string;
  description: string;
  vendor: string;
  productType: string;
  status: ProductStatus;
  tags: string[];
  category: string[];
  isGiftCard: boolean;
  createdAt: number;
  updatedAt: number;
  variants: Variant[];
  images: ProductImage[];
};

export type Customer = {
  id: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  acceptsMarketing: boolean;
  note: string | null;
  tags: string[];
  address: Address | null;
  createdAt: number;
  updatedAt: number;
};

/** Amounts are for the `quantity` the line was introduced with, by the order itself or by an edit. */
export type OrderLine = {
  id: string;
  kind: 'product' | 'gift-card' | 'tip';
  introducedBy: string | null;
  title: string;
  variantTitle: string | null;
  sku: string | null;
  vendor: string | null;
  productId: string | null;
  variantId: string | null;
  requiresShipping: boolean;
  quantity: number;
  unitPrice: number;
  gross: number;
  lineDiscount: number;
  orderDiscount: number;
  /** Of `orderDiscount`, what comes from a code for some products, which the line's own price has where it is asked. */
  codeDiscount?: number;
  tax: number;
  /** 0 to 1; null where the shop was written down with an amount alone. */
  taxRate: number | null;
  /** What `tax` is made of, where that is more than one. */
  taxes?: LineTax[];
  /** The channel pays the tax, not the merchant. */
  channelLiable: boolean;
  /** A copy of the variant's cost at the moment of the sale, which no later change reaches. */
  unitCost: number | null;
};

export type LineTax = { amount: number; rate: number | null };

export type ShippingLine = {
  id: string;
  title: string;
  price: number;
  discount: number;
  tax: number;
  taxRate: number | null;
};

export type PaymentKind = 'AUTHORIZATION' | 'CAPTURE' | 'REFUND' | 'SALE';

export type Payment = {
  gateway: string;
  kind: PaymentKind;
  status: 'FAILURE' | 'PENDING' | 'SUCCESS';
  amount: number;
  at: number;
  /** Null: what the shop's gateway takes. */
  fee: number | null;
  feeTax: number | null;
  /** Shopify knows the fee so long after the payment; null: as the shop's gateway does. */
  feeAfterMs: number | null;
};

/** How buyers pay unless a payment says otherwise. */
export type Gateway = {
  name: string;
  /** Only its payments show fees, and only its account has balance transactions. */
  isShopifyPayments: boolean;
  percent: number;
  fixed: number;
  /** On the fee. */
  taxPercent: number;
  feeAfterMs: number;
};

/** Bought in Shopify and paid from the balance. */
export type ShippingLabel = {
  cost: number;
  at: number;
  /** What the carrier asked for, or gave back, after weighing the parcel. */
  adjustment: { amount: number; at: number } | null;
};

export type Chargeback = {
  /** Null: all that was paid. */
  amount: number | null;
  fee: number;
  at: number;
  /** When the bank decided for the merchant. */
  wonAt: number | null;
};

/** Something on the Shopify Payments account that no order says by itself. */
export type BalanceEntry = {
  id: string;
  type: string;
  amount: number;
  at: number;
  orderId: string | null;
  reason: string | null;
};

export type OrderEdit = {
  kind: 'edit';
  id: string;
  at: number;
  changes: { lineId: string; delta: number }[];
};

export type Refund = {
  kind: 'refund';
  id: string;
  at: number;
  note: string | null;
  restock: 'CANCEL' | 'NO_RESTOCK' | 'RETURN';
  lines: { lineId: string; quantity: number }[];
  shipping: number;
  /** Null: the way the order was paid. */
  gateway: string | null;
  /** Null: what the lines and the shipping come to. Otherwise the difference becomes an adjustment. */
  amount: number | null;
};

export type FinancialStatus =
  | 'AUTHORIZED'
  | 'EXPIRED'
  | 'PAID'
  | 'PARTIALLY_PAID'
  | 'PARTIALLY_REFUNDED'
  | 'PENDING'
  | 'REFUNDED'
  | 'VOIDED';

export type Visit = {
  source: string;
  referrerUrl: string | null;
  landingPage: string | null;
  utm: {
    source: string | null;
    medium: string | null;
    campaign: string | null;
    content?: string | null;
  } | null;
};

export type Order = {
  readonly id: string;
  readonly name: string;
  readonly number: number;
  readonly createdAt: number;
  readonly processedAt: number;
  readonly updatedAt: number;
  readonly cancelledAt: number | null;
  readonly cancelReason: string | null;
  readonly closedAt: number | null;
  readonly test: boolean;
  readonly taxesIncluded: boolean;
  readonly presentmentCurrency: string;
  readonly presentmentRate: number;
  /** How the order was paid, before any refund is looked at. */
  readonly paidAs: FinancialStatus;
  readonly received: number | null;
  /** Null: one sale of what was received, and a transaction for each refund. */
  readonly payments: readonly Payment[] | null;
  readonly labels: readonly ShippingLabel[];
  readonly chargeback: Chargeback | null;
  readonly fulfillmentStatus: string;
  readonly trackingNumbers: readonly string[];
  readonly email: string | null;
  readonly phone: string | null;
  readonly customerId: string | null;
  readonly address: Address | null;
  readonly sourceName: string | null;
  readonly tags: readonly string[];
  readonly discountCodes: readonly string[];
  readonly firstVisit: Visit | null;
  readonly lastVisit: Visit | null;
  readonly checkoutToken: string | null;
  readonly shipping: readonly ShippingLine[];
  readonly events: readonly (OrderEdit | Refund)[];
  readonly lines: readonly OrderLine[];
};

export type CheckoutLine = {
  id: string;
  title: string;
  variantTitle: string | null;
  sku: string | null;
  productId: string | null;
  variantId: string | null;
  quantity: number;
  unitPrice: number;
  discount: number;
};

export type Checkout = {
  id: string;
  createdAt: number;
  updatedAt: number;
  completedAt: number | null;
  customerId: string | null;
  address: Address | null;
  discountCodes: string[];
  shipping: number;
  tax: number;
  lines: CheckoutLine[];
};

export type WebhookSubscription = {
  id: string;
  /** Of the app that made it; no other app sees it. */
  clientId: string;
  name: string | null;
  topic: string;
  uri: string;
  format: string;
  filter: string | null;
  includeFields: string[];
  createdAt: number;
  updatedAt: number;
};

export type SessionDay = {
  day: string;
  sessions: number;
  visitors: number;
  cartAdditions: number;
  reachedCheckout: number;
  completedCheckout: number;
};

/**
 * Days as written down; days that fit the orders, all or only some of them; or nothing, and no answer of ShopifyQL at all,
 * as for an app that Shopify has not approved for protected customer data.
 */
export type SharedSessions = SessionDay[] | 'from-orders' | 'some-days' | 'protected';

type ShopDetails = {
  name: string;
  title: string;
  description: string;
  email: string;
  ownerName: string;
  currency: string;
  ianaTimezone: string;
  plan: ShopPlanName;
  taxesIncluded: boolean;
  createdAt: number;
  address: Address;
};

export type Shop = ShopDetails & {
  id: string;
  accessTokens: Set<string>;
  revokedTokens: Set<string>;
  /** Of the direct tokens. */
  scopes: Set<string>;
  refusedScopes: Set<string>;
  ownsMerchantApp: boolean;
  fault: FaultName;
  gateway: Gateway;
  balanceEntries: readonly BalanceEntry[];
  bulkDelayMs: number;
  throttle: { bucket: number; restoreRate: number } | null;
  orders: Book<Order>;
  products: Book<Product>;
  customers: Book<Customer>;
  checkouts: Book<Checkout>;
  webhooks: Book<WebhookSubscription>;
  targets: Book<AnalyticsTarget>;
  annotations: Book<AnalyticsAnnotation>;
  /** So many may one app have. */
  mostAnnotations: number;
  activities: Book<MarketingActivity>;
  metafieldDefinitions: Book<MetafieldDefinition>;
  orderMetafields: Book<OrderMetafield>;
  discounts: Book<CodeDiscount>;
  sessions: SharedSessions | null;
  storefront: StorefrontTheme | 'password' | null;
  newId(): string;
};

/** What the shop wants a metric to reach within a stretch of days, both ends included. */
export type AnalyticsTarget = {
  id: string;
  name: string;
  metric: string;
  startDate: string;
  endDate: string;
  /** A decimal number in the shop's currency. */
  expectedValue: string;
  filters: string | null;
  createdAt: number;
  updatedAt: number;
};

/** A mark on the charts; without an end it stands for a moment. */
export type AnalyticsAnnotation = {
  id: string;
  /** Of the app that made it; no other app changes it. */
  clientId: string;
  title: string;
  description: string | null;
  type: string;
  startedAt: number;
  endedAt: number | null;
  createdAt: number;
  updatedAt: number;
};

/** What an app says that it did for the shop elsewhere. */
export type MarketingActivity = {
  id: string;
  clientId: string;
  remoteId: string;
  title: string;
  remoteUrl: string;
  tactic: string;
  channel: string;
  status: string;
  utm: { campaign: string; source: string; medium: string };
  createdAt: number;
  updatedAt: number;
  /** As they came: what comes twice counts twice. */
  engagements: Record<string, unknown>[];
};

export type MetafieldDefinition = {
  id: string;
  namespace: string;
  key: string;
  name: string;
  isAnalyticsQueryable: boolean;
};

/** Its id is made of the order's, the namespace and the key. */
export type OrderMetafield = { id: string; orderId: string; namespace: string; key: string; value: string };

/** A percentage off with a code, of the whole order or of some products. */
export type CodeDiscount = {
  id: string;
  title: string;
  /** As it was made; no other differs from it by case alone. */
  code: string;
  /** 0 to 1. */
  percentage: number;
  /** Null: all of them. */
  productIds: readonly string[] | null;
  startsAt: number;
  endsAt: number | null;
  appliesOncePerCustomer: boolean;
  createdAt: number;
  updatedAt: number;
};

/** Things by id, with a version that shows sorted and filtered views when they are out of date. */
export type Book<T extends { id: string }> = ReturnType<typeof createBook<T>>;

export function createBook<T extends { readonly id: string }>(entries: Iterable<T> = []) {
  const byId = new Map<string, T>();
  for (const entry of entries) byId.set(entry.id, entry);
  let version = 0;
  return {
    get version() {
      return version;
    },
    get size() {
      return byId.size;
    },
    get: (id: string) => byId.get(id),
    values: () => byId.values(),
    put(entry: T) {
      byId.set(entry.id, entry);
      version += 1;
    },
    remove(id: string) {
      version += 1;
      return byId.delete(id);
    },
    sortedById: () => [...byId.values()].sort((a, b) => compareIds(a.id, b.id)),
  };
}
