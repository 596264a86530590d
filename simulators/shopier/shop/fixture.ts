import type { StorefrontTheme } from '#simulators/storefront/theme.ts';
import type { FaultName } from './faults.ts';
import type { CostBearer, RefundStatus, TransactionShape } from './shop.ts';

/*
 * A shop as a test writes it down. Amounts are decimal text, instants are ISO text. Everything has a sensible value
 * when left out.
 */
export type ShopFixture = {
  name: string;
  title?: string;
  email?: string;
  accountId?: string;
  /** A personal access token; pat_{name} when left out. */
  token?: string;
  fault?: FaultName;
  /** Left out: there is no page at the shop's address. */
  storefront?: StorefrontTheme;
  fees?: FeesFixture;
  transactions?: TransactionsFixture;
  products?: ProductFixture[];
  orders?: OrderFixture[];
};

/** What Shopier keeps of an order. The fixed part is in the currency that is paid out; the tax is on both parts. */
export type FeesFixture = { percent: string; fixed: string; taxPercent: string };

export type TransactionsFixture = {
  /** `lists` when left out. */
  shape?: TransactionShape;
  /** How long after the order its transaction is there; at once when left out. */
  settledAfterDays?: number;
  /** Income tax that Shopier keeps back for the state, in percent of the order; none when left out. */
  withholdingPercent?: string;
  /** Lira for one of another currency. What has no rate here is paid out in its own currency. */
  liraRates?: Record<string, string>;
};

export type ProductFixture = {
  id?: string;
  title: string;
  description?: string;
  type?: 'physical' | 'digital';
  createdAt?: string;
  currency?: string;
  price: string;
  discountedPrice?: string;
  stock?: number;
  categories?: string[];
  images?: string[];
  variants?: { options: Record<string, string>; price?: string; stock?: number }[];
};

export type LineFixture = {
  /** Id or title of a product of the shop; a line without one is of a product that is gone. */
  product?: string;
  title?: string;
  quantity?: number;
  price?: string;
  options?: Record<string, string>;
};

export type BuyerFixture = {
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  city?: string;
};

export type RefundFixture = {
  /** What is left of the order when left out. */
  amount?: string;
  status?: RefundStatus;
  createdAt?: string;
};

export type OrderFixture = {
  id?: string;
  createdAt?: string;
  currency?: string;
  lines: LineFixture[];
  buyer?: BuyerFixture;
  shipping?: string;
  discount?: string;
  paid?: boolean;
  fulfilled?: boolean;
  /** Left out, the order was paid at once. */
  installments?: { term: number; interest: string; costBearer: CostBearer };
  /** Of a parcel sent by the carrier of Shopier's contract; left out, the seller ships otherwise. */
  shippingFee?: string;
  note?: string;
  refunds?: RefundFixture[];
};
