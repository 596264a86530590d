import type { StorefrontTheme } from '#simulators/storefront/theme.ts';
import type { DiscountTerms } from './discounts.ts';
import type { FaultName } from './faults.ts';
import type {
  FinancialStatus,
  PaymentKind,
  ProductStatus,
  SharedSessions,
  ShopPlanName,
  Visit,
} from './shop.ts';

/*
 * A shop as a test writes it down. Amounts are decimal text in the shop's currency, instants are ISO text.
 * Everything has a sensible value when left out. Ids are numbers as text; left out, they are given out in
 * order, beyond 2^53.
 */
export type ShopFixture = {
  /** The part before .myshopify.com. */
  name: string;
  title?: string;
  description?: string;
  email?: string;
  ownerName?: string;
  currency?: string;
  ianaTimezone?: string;
  plan?: ShopPlanName;
  accessTokens?: string[];
  /** Of the direct tokens, and of the merchant's own app. */
  scopes?: string[];
  /** What an app is not granted here, however it asks. */
  refusesScopes?: string[];
  /** False: the merchant's own app belongs to another organisation, and gets no token by its secret. */
  ownsMerchantApp?: boolean;
  taxesIncluded?: boolean;
  createdAt?: string;
  country?: string;
  fault?: FaultName;
  /** Left out: Shopify Payments at 2.9 % and 0.30, without a tax on fees. */
  gateway?: GatewayFixture;
  /** On the Shopify Payments account, beside what follows from payments, labels and chargebacks. */
  balanceEntries?: BalanceEntryFixture[];
  products?: ProductFixture[];
  customers?: CustomerFixture[];
  orders?: OrderFixture[];
  checkouts?: CheckoutFixture[];
  /** Left out: there is no page at the shop's address; `password`: it is not open to the public. */
  storefront?: StorefrontTheme | 'password';
  /** Left out: ShopifyQL has no sessions for this shop. */
  sessions?: SharedSessions;
};

export type GatewayFixture = {
  name: string;
  shopifyPayments: boolean;
  /** Of the amount, such as "2.9". */
  percent?: string;
  /** For each payment. */
  fixed?: string;
  /** On the fee, such as "20". */
  taxPercent?: string;
  /** Fees are known so many hours after their payment; left out, at once. */
  feeAfterHours?: number;
};

export type BalanceEntryFixture = {
  /** A value of the schema's ShopifyPaymentsTransactionType. */
  type: string;
  /** Negative: taken from the merchant. */
  amount: string;
  at: string;
  /** Id of an order. */
  order?: string;
  reason?: string;
};

export type ProductFixture = {
  id?: string;
  title: string;
  handle?: string;
  description?: string;
  vendor?: string;
  productType?: string;
  status?: ProductStatus;
  tags?: string[];
  category?: string[];
  isGiftCard?: boolean;
  createdAt?: string;
  updatedAt?: string;
  images?: { url: string; alt?: string; width?: number; height?: number }[];
  /** For a product of one variant; `variants` otherwise. */
  price?: string;
  sku?: string;
  cost?: string | null;
  costs?: CostFixture[];
  variants?: VariantFixture[];
};

/** What a unit costs from an instant on, or from the beginning of a day of the shop; null: no cost any more. */
export type CostFixture = { from: string; cost: string | null };

export type VariantFixture = {
  id?: string;
  title?: string;
  sku?: string;
  price: string;
  compareAtPrice?: string;
  /** Since the variant was made; "0" is a cost, null or left out is none. */
  cost?: string | null;
  /** Oldest first. */
  costs?: CostFixture[];
  inventory?: number;
  options?: Record<string, string>;
};

export type CustomerFixture = {
  id?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  acceptsMarketing?: boolean;
  note?: string;
  tags?: string[];
  city?: string;
  country?: string;
  createdAt?: string;
  updatedAt?: string;
};

export type LineFixture = {
  id?: string;
  /** Id, handle or title of a product of the shop; without one the line is a custom item. */
  product?: string;
  /** Id or SKU of one of its variants; the first one when left out. */
  variant?: string;
  title?: string;
  sku?: string;
  quantity?: number;
  unitPrice?: string;
  /** Off the whole line. */
  discount?: string;
  /** On the whole line. */
  tax?: string;
  /** Said beside the amount, "0.2" for 20 %; left out, Shopify says no rate. */
  taxRate?: string;
  /** Where there are several; then both above are left out. */
  taxes?: { tax: string; rate: string }[];
  /** The channel pays the tax to the state, as a marketplace does. */
  channelLiable?: boolean;
  isGiftCard?: boolean;
  requiresShipping?: boolean;
};

/** A line is named by its id, its SKU, its title, or its place in the order, counted from 0. */
export type LineName = string | number;

export type RefundFixture = {
  id?: string;
  createdAt?: string;
  note?: string;
  lines?: { line: LineName; quantity: number }[];
  /** How much of the shipping; true for all of it. */
  shipping?: string | true;
  /** The money given back, when it is not what lines and shipping come to; alone, a goodwill refund. */
  amount?: string;
  restock?: 'CANCEL' | 'NO_RESTOCK' | 'RETURN';
  /** Where the money goes back; left out, the way the order was paid. */
  gateway?: string;
};

export type EditFixture = {
  id?: string;
  createdAt?: string;
  add?: LineFixture[];
  remove?: LineName[];
  /** The new quantity of a line. */
  change?: { line: LineName; quantity: number }[];
};

export type PaymentFixture = {
  /** Left out: the shop's. `gift_card`, `manual`, `cash_on_delivery`, `bank_deposit` and others have no fees. */
  gateway?: string;
  amount: string;
  /** Left out: SALE. Where an order lists a REFUND, its `refunds` make no transactions of their own. */
  kind?: PaymentKind;
  processedAt?: string;
  status?: 'FAILURE' | 'PENDING' | 'SUCCESS';
  /** Of Shopify Payments; left out, by the terms of the shop's gateway. */
  fee?: string;
  feeTax?: string;
  feeAfterHours?: number;
};

export type LabelFixture = {
  cost: string;
  at?: string;
  /** What the carrier asked for later; negative: gave back. */
  adjustment?: string;
  adjustedAt?: string;
};

export type OrderFixture = {
  id?: string;
  name?: string;
  number?: number;
  createdAt?: string;
  processedAt?: string;
  updatedAt?: string;
  /** Id or e-mail of a customer of the shop; a guest has only `email`, or nothing. */
  customer?: string;
  email?: string;
  phone?: string;
  lines: LineFixture[];
  /** Off the whole order, shared out over its lines. */
  orderDiscount?: string;
  /** Named on the order, without taking anything off. */
  discountCodes?: string[];
  /** A code that takes a share off what it covers, and is named on the order if it covers something. */
  discount?: DiscountTerms;
  shipping?: string | { price: string; discount?: string; tax?: string; taxRate?: string; title?: string };
  tip?: string;
  taxesIncluded?: boolean;
  test?: boolean;
  cancelledAt?: string;
  cancelReason?: string;
  closedAt?: string;
  financialStatus?: FinancialStatus;
  /** Money received so far, for partly paid orders. */
  received?: string;
  /** Left out: one payment of what was received. They say what was received, and how far the order is paid. */
  payments?: PaymentFixture[];
  /** The cost of its one shipping label, or each of several. */
  label?: string;
  labels?: LabelFixture[];
  /** Left out, the amount is all that was paid; `wonAt`: the merchant gets it back. */
  chargeback?: { amount?: string; fee: string; at: string; wonAt?: string };
  fulfillmentStatus?: string;
  /** The tracking numbers of its parcels. */
  tracking?: string[];
  city?: string;
  country?: string;
  sourceName?: string;
  tags?: string[];
  presentment?: { currency: string; rate: number };
  firstVisit?: Visit;
  /** Left out where it is the first. */
  lastVisit?: Visit;
  checkoutToken?: string;
  refunds?: RefundFixture[];
  edits?: EditFixture[];
};

export type CheckoutFixture = {
  id?: string;
  createdAt?: string;
  updatedAt?: string;
  completedAt?: string;
  customer?: string;
  city?: string;
  country?: string;
  discountCodes?: string[];
  shipping?: string;
  tax?: string;
  lines: LineFixture[];
};
