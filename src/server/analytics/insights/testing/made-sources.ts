import type { ReportSources } from '#server/analytics/insights/finders/reports.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { eventfulReports, MADE_BASIS, PERIOD } from './made-reports.ts';

/** The eventful reports, whatever stretch is asked for; `asked` remembers the stretches. */
export function madeSources(change: Partial<ReportSources> = {}) {
  const reports = eventfulReports();
  const asked: RangeQuery[] = [];
  const answer =
    <Reply>(reply: Reply) =>
    async (_store: unknown, query?: RangeQuery) => {
      if (query) asked.push(query);
      return reply;
    };
  const sources: ReportSources = {
    dashboard: answer(reports.dashboard),
    refunds: answer({
      detail: {
        ...reports.dashboard.details.totalRevenue,
        value: 300,
        previous: 200,
        parts: [
          { name: 'money_given_back', value: 300, unit: 'money' },
          { name: 'goods_given_back', value: 280, unit: 'money' },
          { name: 'refunds_made', value: 5, unit: 'count' },
        ],
      },
      period: PERIOD,
    }),
    series: answer(reports.series),
    change: answer(reports.change),
    salesHistory: answer(reports.history),
    productMovements: answer(reports.movements),
    firstRepurchase: answer(reports.firstRepurchase),
    orderHours: answer(reports.orderHours),
    places: answer({
      currency: 'GBP',
      ...MADE_BASIS,
      countries: [
        { countryCode: 'DE', city: null, orders: 40, customers: 33, netSales: 4_000, share: 0.4 },
        { countryCode: null, city: null, orders: 4, customers: 0, netSales: 200, share: 0.02 },
      ],
      cities: [],
      period: PERIOD,
    }),
    forecast: answer(reports.forecast),
    affinity: answer(reports.affinity),
    productRanking: answer(reports.ranking),
    customerGroups: answer(reports.groups),
    loyalty: answer(reports.loyalty),
    cartSummary: answer(reports.carts),
    signals: answer(reports.signals),
    isProfitKnown: async () => true,
    profitParts: answer(reports.profitByProduct),
    margins: async () => reports.margins,
    ...change,
  };
  return { sources, asked, reports };
}
