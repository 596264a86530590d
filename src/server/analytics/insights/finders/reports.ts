import type { RefundsGiven } from '#server/analytics/cards/service.ts';
import type { Margins } from '#server/analytics/profit/margins.ts';
import type { Computed } from '#server/analytics/reports/report-cache.ts';
import type { ProductMovements, SalesHistory } from '#server/analytics/sales/sales-history.ts';
import type { ShopSignals } from '#server/analytics/signals/signals.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { DashboardMetrics } from '#shared/analytics/analytics.ts';
import type {
  CartSummary,
  CustomerGroups,
  FirstRepurchase,
  Loyalty,
} from '#shared/analytics/customer-reports.ts';
import type { ProfitPart, ProfitRow } from '#shared/analytics/profit.ts';
import type {
  Affinity,
  Forecast,
  OrderHours,
  Places,
  ProductRanking,
  SalesChange,
  Series,
} from '#shared/analytics/sales-reports.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { type Days, lastWeeks, spanOf } from './whole-weeks.ts';

export type RankingQuery = RangeQuery & {
  sort: 'netSales' | 'units';
  direction: 'asc' | 'desc';
  search: string;
  page: number;
};

/** The reports that insights and answers rest on, as other features give them. */
export interface ReportSources {
  dashboard(store: OwnedStore, query: RangeQuery): Promise<DashboardMetrics>;
  refunds(store: OwnedStore, query: RangeQuery): Promise<RefundsGiven>;
  series(store: OwnedStore, query: RangeQuery): Promise<Series>;
  change(store: OwnedStore, query: RangeQuery): Promise<SalesChange>;
  salesHistory(store: OwnedStore): Promise<SalesHistory>;
  /** `custom` stretches of finished days. */
  productMovements(store: OwnedStore, query: RangeQuery): Promise<ProductMovements>;
  orderHours(store: OwnedStore, query: RangeQuery): Promise<OrderHours>;
  places(store: OwnedStore, query: RangeQuery): Promise<Places>;
  forecast(store: OwnedStore): Promise<Forecast>;
  affinity(store: OwnedStore): Promise<Affinity>;
  productRanking(store: OwnedStore, query: RankingQuery): Promise<ProductRanking>;
  customerGroups(store: OwnedStore): Promise<CustomerGroups>;
  loyalty(store: OwnedStore, query: RangeQuery): Promise<Loyalty>;
  firstRepurchase(store: OwnedStore): Promise<FirstRepurchase>;
  cartSummary(store: OwnedStore, query: RangeQuery): Promise<CartSummary>;
  signals(store: OwnedStore): Promise<Computed<ShopSignals>>;
  isProfitKnown(store: OwnedStore): Promise<boolean>;
  profitParts(
    store: OwnedStore,
    query: RangeQuery & { by: ProfitPart },
  ): Promise<Computed<{ rows: ProfitRow[] }>>;
  margins(store: OwnedStore, days: Days): Promise<Computed<Margins>>;
}

/** What the finders look through. */
export interface SalesReports {
  dashboard: DashboardMetrics;
  /** Finished days, at most 800. */
  history: SalesHistory;
  /** 90 days. */
  series: Series;
  /** The last 13 whole weeks. */
  orderHours: OrderHours;
  /** The last four whole weeks against the four before. */
  change: SalesChange;
  movements: ProductMovements;
  /** The same weeks a year before; without products where they lie before the records. */
  movementsLastYear: ProductMovements;
  ranking: ProductRanking;
  /** The last 13 whole weeks against the 13 before. */
  loyalty: Loyalty;
  /** The same 13 weeks a year before; where they lie before the records, nothing in it is compared. */
  loyaltyLastYear: Loyalty;
  firstRepurchase: FirstRepurchase;
  carts: CartSummary;
  forecast: Forecast;
  affinity: Affinity;
  groups: CustomerGroups;
  signals: Computed<ShopSignals>;
}

export interface Reports extends SalesReports {
  /** The last four whole weeks. */
  profitByProduct: Computed<{ rows: ProfitRow[] }>;
  /** The last four whole weeks and the four before. */
  margins: Computed<Margins>;
}

/** Before costs have been read nothing of what was earned. */
export type KnownReports = SalesReports & Partial<Reports>;

export const MONTH_WEEKS = 4;
export const QUARTER_WEEKS = 13;
const YEAR_WEEKS = 52;

export async function readReports(sources: ReportSources, store: OwnedStore): Promise<KnownReports> {
  const sales = await readSalesReports(sources, store);
  if (!(await sources.isProfitKnown(store))) return sales;
  const [profitByProduct, margins] = await Promise.all([
    sources.profitParts(store, { ...weeksQuery(sales.history, MONTH_WEEKS), by: 'product' }),
    sources.margins(store, monthOf(sales.history)),
  ]);
  return { ...sales, profitByProduct, margins };
}

export async function readSalesReports(sources: ReportSources, store: OwnedStore): Promise<SalesReports> {
  const month = { range: '30d' } as const;
  const best = { ...month, sort: 'netSales', direction: 'desc', search: '', page: 1 } as const;
  const history = await sources.salesHistory(store);
  const weeks = weeksQuery(history, MONTH_WEEKS);
  const quarter = weeksQuery(history, QUARTER_WEEKS);
  const [
    dashboard,
    series,
    orderHours,
    change,
    movements,
    movementsLastYear,
    ranking,
    loyalty,
    loyaltyLastYear,
    firstRepurchase,
    carts,
    forecast,
    affinity,
    groups,
    signals,
  ] = await Promise.all([
    sources.dashboard(store, month),
    sources.series(store, { range: '90d' }),
    sources.orderHours(store, quarter),
    sources.change(store, weeks),
    sources.productMovements(store, weeks),
    sources.productMovements(store, lastYearQuery(history, MONTH_WEEKS)),
    sources.productRanking(store, best),
    sources.loyalty(store, quarter),
    sources.loyalty(store, lastYearQuery(history, QUARTER_WEEKS)),
    sources.firstRepurchase(store),
    sources.cartSummary(store, month),
    sources.forecast(store),
    sources.affinity(store),
    sources.customerGroups(store),
    sources.signals(store),
  ]);
  return {
    dashboard,
    history,
    series,
    orderHours,
    change,
    movements,
    movementsLastYear,
    ranking,
    loyalty,
    loyaltyLastYear,
    firstRepurchase,
    carts,
    forecast,
    affinity,
    groups,
    signals,
  };
}

/** In a history of fewer weeks nothing is compared, so any days will do. */
function weeksQuery({ days }: SalesHistory, weeks: number): RangeQuery {
  const found = lastWeeks(days, weeks);
  return found ? { range: 'custom', ...spanOf(found) } : { range: '30d' };
}

/** In a history of fewer weeks nothing is compared: its last day will do. */
function monthOf({ days }: SalesHistory): Days {
  const last = days.at(-1)?.day ?? NO_DAY;
  const found = lastWeeks(days, MONTH_WEEKS);
  return found ? spanOf(found) : { from: last, to: last };
}

/** Of a store without one. */
const NO_DAY = '2000-01-01';

/** The same weeks a year before; of all days, where they were not read, nothing is compared. */
function lastYearQuery({ days }: SalesHistory, weeks: number): RangeQuery {
  const found = lastWeeks(days, YEAR_WEEKS + weeks);
  return found ? { range: 'custom', ...spanOf(found.slice(0, weeks * 7)) } : { range: 'all' };
}
