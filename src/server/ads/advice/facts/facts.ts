import type { OrdersMoved } from '#server/analytics/findings/product-season.ts';
import type { CampaignType, Timeframe } from '#shared/ads/ads.ts';
import type { AccountFigures, AdsFigures } from '#shared/ads/ads-account.ts';
import type { CartSummary, CustomerGroups, Loyalty } from '#shared/analytics/customer-reports.ts';
import type { Affinity, ProductRow } from '#shared/analytics/sales-reports.ts';

/** Net sales of orders by the day they were placed, in major units, and the sum of their squares. */
export interface OrderValues {
  orders: number;
  sum: number;
  squares: number;
}

/** A best seller of the timeframe, with in how many orders it was in as many days before; null where not known. */
export type SoldRow = ProductRow & { previousOrders: number | null };

/** The forecast of the next 30 days that every screen shows, with what it is compared with. Money in major units. */
export interface Outlook {
  from: string;
  to: string;
  expected: number;
  /** In four of five months the sum lies between them. */
  low: number;
  high: number;
  /** Net sales of the last 30 finished days. */
  lastMonth: number;
  /** Of the same days a year before; null where they were not read. */
  lastYear: number | null;
}

export interface PlaceFact {
  region: string;
  kind: 'country' | 'city';
  countryCode: string | null;
  orders: number;
  netSales: number;
  /** Null with fewer than 30 orders there. */
  values: OrderValues | null;
  /** Month 1 to 12; null with fewer than 50 orders there in 24 months. */
  strongestMonth: number | null;
}

export interface CategoryFact {
  category: string;
  netSales: number;
  previousNetSales: number | null;
  products: number;
}

/**
 * What a store's records say of a timeframe, before anybody draws conclusions: counted once, the same twice. Money is in
 * major units, days are finished local days of the store.
 */
export interface StoreFacts {
  currency: string;
  timeZone: string;
  period: { from: string; to: string; days: number };
  products: {
    total: number;
    mainCategory: string | null;
    lowest: number | null;
    median: number | null;
    highest: number | null;
  };
  sales: {
    orders: number;
    netSales: number;
    averageOrderValue: number | null;
    previous: { orders: number; netSales: number } | null;
  };
  /** Orders by hour, and by weekday (Sunday first) and hour, of the timeframe. */
  hours: number[];
  /** By local day of the timeframe, oldest first. */
  days: number[];
  weekHours: number[][];
  /** Sunday first; `days` is how many of it lie in the timeframe. */
  weekdays: { orders: number; netSales: number; days: number }[];
  /**
   * January first, over the last 12 or 24 whole months (fewer than 12: what there is). `index` is of an average month of
   * the same 12, so that growth is no season; null before 12 whole months are known.
   */
  months: { month: number; orders: number; revenue: number | null; index: number | null; years: number }[];
  /** Orders of the timeframe of which the country, or the city, is known. */
  located: { countries: number; cities: number };
  /** Of all orders of the timeframe. */
  values: OrderValues;
  countries: PlaceFact[];
  cities: PlaceFact[];
  categories: CategoryFact[];
  /** Best sellers of the timeframe, at most 100. */
  bestSellers: SoldRow[];
  buyers: { all: number; new: number | null; returning: number | null };
  groups: CustomerGroups;
  loyalty: Loyalty;
  carts: CartSummary;
  affinity: Affinity;
  baskets: {
    orders: number;
    units: number;
    /** `orders` are those that were neither cancelled nor given back: fewer than of the timeframe. */
    quartiles: { orders: number; lower: number; median: number; upper: number } | null;
  } | null;
  /** Null where there is no forecast. */
  outlook: Outlook | null;
}

/** A product that was advertised, and what the store knows of it; null where it is none of the store's. */
export interface AdvertisedProduct extends AdsFigures {
  title: string;
  productId: string | null;
  inventory: number | null;
  /** Sold in the store in the same days, advertised or not. */
  units: number | null;
}

export interface AdsFacts extends StoreFacts {
  timeframe: Timeframe;
  campaignType: CampaignType;
  /** The same days a year before, with as many before them. */
  movementsLastYear: OrdersMoved;
  settings: { grossMargin: number | null; industry: string; assumptions: Record<string, number> };
  /** Products by the problem of their texts; see ads-assets. */
  feed: { products: number; withProblem: number; withoutPicture: number; bestSellersWithProblem: number };
  account: AccountFigures | null;
  /** Facts that checks need besides figures; null where no account is connected. */
  accountState: {
    autoTagging: boolean | null;
    weakAds: number;
    disapprovedAds: number;
    adsWithFewHeadlines: number;
    ads: number;
    /** Searches with the name of the store in them; null where it is too short to be known by. */
    brand: AdsFigures | null;
    /** Dearest first. */
    products: AdvertisedProduct[];
  } | null;
}
