import type { StorefrontTheme } from '#simulators/storefront/theme.ts';
import type { FaultName } from './faults.ts';
import type { FinancialStatus, ProductStatus, SharedSessions, ShopPlanName, Visit } from './shop.ts';

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
  products?: ProductFixture[];
  customers?: CustomerFixture[];
  orders?: OrderFixture[];
  checkouts?: CheckoutFixture[];
  /** Left out: there is no page at the shop's address; `password`: it is not open to the public. */
  storefront?: StorefrontTheme | 'password';
  /** Left out: ShopifyQL has no sessions for this shop. */
  sessions?: SharedSessions;
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
  cost?: string;
  variants?: VariantFixture[];
};

export type VariantFixture = {
  id?: string;
  title?: string;
  sku?: string;
  price: string;
  compareAtPrice?: string;
  cost?: string;
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
};

export type EditFixture = {
  id?: string;
  createdAt?: string;
  add?: LineFixture[];
  remove?: LineName[];
  /** The new quantity of a line. */
  change?: { line: LineName; quantity: number }[];
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
  discountCodes?: string[];
  shipping?: string | { price: string; discount?: string; tax?: string; title?: string };
  tip?: string;
  taxesIncluded?: boolean;
  test?: boolean;
  cancelledAt?: string;
  cancelReason?: string;
  closedAt?: string;
  financialStatus?: FinancialStatus;
  /** Money received so far, for partly paid orders. */
  received?: string;
  fulfillmentStatus?: string;
  city?: string;
  country?: string;
  sourceName?: string;
  tags?: string[];
  presentment?: { currency: string; rate: number };
  firstVisit?: Visit;
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
