import type { RefundsGiven } from '#server/analytics/service.ts';
import type { OwnedStore } from '#server/http/serve.ts';
import type { DashboardMetrics } from '#shared/analytics.ts';
import type { CartSummary, CustomerGroups, Loyalty } from '#shared/customer-reports.ts';
import type { RangeQuery } from '#shared/ranges.ts';
import type {
  Affinity,
  Forecast,
  OrderHours,
  Places,
  ProductRanking,
  SalesChange,
  Series,
} from '#shared/sales-reports.ts';

export type RankingQuery = RangeQuery & {
  sort: 'netSales' | 'units';
  direction: 'asc' | 'desc';
  search: string;
  page: number;
};

/** The reports that insights and answers rest on, as the features beside us give them. */
export interface ReportSources {
  dashboard(store: OwnedStore, query: RangeQuery): Promise<DashboardMetrics>;
  refunds(store: OwnedStore, query: RangeQuery): Promise<RefundsGiven>;
  series(store: OwnedStore, query: RangeQuery): Promise<Series>;
  change(store: OwnedStore, query: RangeQuery): Promise<SalesChange>;
  orderHours(store: OwnedStore, query: RangeQuery): Promise<OrderHours>;
  places(store: OwnedStore, query: RangeQuery): Promise<Places>;
  forecast(store: OwnedStore): Promise<Forecast>;
  affinity(store: OwnedStore): Promise<Affinity>;
  productRanking(store: OwnedStore, query: RankingQuery): Promise<ProductRanking>;
  customerGroups(store: OwnedStore): Promise<CustomerGroups>;
  loyalty(store: OwnedStore, query: RangeQuery): Promise<Loyalty>;
  cartSummary(store: OwnedStore, query: RangeQuery): Promise<CartSummary>;
}

/** What the finders look through. */
export interface Reports {
  dashboard: DashboardMetrics;
  /** 90 days. */
  series: Series;
  orderHours: OrderHours;
  /** 30 days against the 30 before. */
  change: SalesChange;
  ranking: ProductRanking;
  loyalty: Loyalty;
  carts: CartSummary;
  forecast: Forecast;
  affinity: Affinity;
  groups: CustomerGroups;
}

export async function readReports(sources: ReportSources, store: OwnedStore): Promise<Reports> {
  const month = { range: '30d' } as const;
  const quarter = { range: '90d' } as const;
  const best = { ...month, sort: 'netSales', direction: 'desc', search: '', page: 1 } as const;
  const [dashboard, series, orderHours, change, ranking, loyalty, carts, forecast, affinity, groups] =
    await Promise.all([
      sources.dashboard(store, month),
      sources.series(store, quarter),
      sources.orderHours(store, quarter),
      sources.change(store, month),
      sources.productRanking(store, best),
      sources.loyalty(store, month),
      sources.cartSummary(store, month),
      sources.forecast(store),
      sources.affinity(store),
      sources.customerGroups(store),
    ]);
  return { dashboard, series, orderHours, change, ranking, loyalty, carts, forecast, affinity, groups };
}
