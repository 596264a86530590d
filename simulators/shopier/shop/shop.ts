import type { StorefrontTheme } from '#simulators/storefront/theme.ts';
import type { FaultName } from './faults.ts';

/*
 * A shop as the simulator saves it: plain values, so that what changed can be written to the state file as it is.
 * Money is in hundredths, instants are milliseconds. Nothing is changed in place: the shops of the demo share orders.
 */
export type Selection = { id: string; title: string; variationId: string; variationTitle: string };

export type Variant = { selections: readonly Selection[]; price: number; stock: number };

export type Category = { id: string; title: string };

export type Product = {
  id: string;
  title: string;
  description: string;
  type: 'physical' | 'digital';
  createdAt: number;
  currency: string;
  price: number;
  discountedPrice: number | null;
  stock: number;
  categories: readonly Category[];
  variants: readonly Variant[];
  /** Files below /cdn/, or whole addresses. */
  images: readonly string[];
};

export type Buyer = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  district: string;
  city: string;
  postcode: string;
  country: string;
  nationalId: string;
};

export type Line = {
  productId: string;
  title: string;
  type: 'physical' | 'digital';
  selections: readonly Selection[];
  quantity: number;
  price: number;
};

export type CostBearer = 'buyer' | 'seller';

export type Installments = { term: number; interest: number; costBearer: CostBearer };

export type RefundStatus = 'pending' | 'failed' | 'succeeded';

export type Refund = {
  id: string;
  status: RefundStatus;
  createdAt: number;
  settledAt: number | null;
  total: number;
};

export type Order = {
  id: string;
  createdAt: number;
  fulfilledAt: number | null;
  isPaid: boolean;
  currency: string;
  paymentMethod: 'creditCard' | 'debitCard' | null;
  /** Null when paid at once. */
  installments: Installments | null;
  shipping: number;
  /** What Shopier takes for its carrier once the parcel is sent; null when the seller ships otherwise. */
  shippingFee: number | null;
  discount: number;
  /** Of the discount code, when there was one. */
  discountId: string | null;
  buyer: Buyer;
  note: string;
  lines: readonly Line[];
  refunds: readonly Refund[];
};

/**
 * Two accounts of a transaction contradict each other: with lists and details, as the documentation is said to have
 * it, or with single objects and without details.
 */
export type TransactionShape = 'lists' | 'objects';

/** What Shopier keeps of an order, when it pays and how it reports that. Percents are in hundredths too. */
export type PaymentTerms = {
  percent: number;
  fixed: number;
  taxPercent: number;
  withholdingPercent: number;
  settledAfterMs: number;
  /** As Shopier writes them. */
  liraRates: Readonly<Record<string, string>>;
  shape: TransactionShape;
};

export type Shop = {
  name: string;
  title: string;
  email: string;
  accountId: string;
  fault: FaultName;
  storefront: StorefrontTheme | null;
  terms: PaymentTerms;
  /** Personal access tokens. */
  tokens: Set<string>;
  revokedTokens: Set<string>;
  products: Map<string, Product>;
  orders: Map<string, Order>;
  /** Counts every change, so that sorted lists know when they are old. */
  revision: number;
};

export function subtotalOf(order: Order): number {
  return order.lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

export function totalOf(order: Order): number {
  return subtotalOf(order) + order.shipping - order.discount;
}

/** Money that is back, or on its way back. */
export function refundedOf(order: Order): number {
  return order.refunds.reduce((sum, { status, total }) => sum + (status === 'failed' ? 0 : total), 0);
}

/** Of one refund: full when it is all of the order at once. */
export function refundTypeOf(order: Order, refund: Refund): 'full' | 'partial' {
  return refund.total >= totalOf(order) ? 'full' : 'partial';
}

export function sellingPriceOf(product: Product): number {
  return product.discountedPrice ?? product.price;
}
