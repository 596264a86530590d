import { analyticsEndpoints } from '#shared/analytics/analytics.ts';
import { conversionEndpoints } from '#shared/analytics/conversion.ts';
import { customerEndpoints } from '#shared/analytics/customer-reports.ts';
import { profitEndpoints } from '#shared/analytics/profit.ts';
import { salesEndpoints } from '#shared/analytics/sales-reports.ts';
import { type Store, storeEndpoints } from '#shared/stores/stores.ts';
import { EXAMPLE_BASIS } from './example-basis.ts';
import {
  exampleCartSummary,
  exampleCarts,
  exampleCohorts,
  exampleCustomers,
  exampleFirstRepurchase,
  exampleGroups,
  exampleLoyalty,
} from './example-customers.ts';
import { exampleMetrics } from './example-metrics.ts';
import { exampleProfit, exampleProfitOrders, exampleProfitParts, exampleVat } from './example-profit.ts';
import {
  exampleAffinity,
  exampleChange,
  exampleForecast,
  exampleOrderHours,
  examplePlaces,
  exampleProducts,
  exampleRanking,
  exampleSeries,
} from './example-sales.ts';
import { exampleStore } from './example-store.ts';
import { exampleConversion } from './example-visits.ts';
import { answer, type PreparedReply } from './replies.ts';

/** Everything the analytics page asks for. What a test puts before it is answered instead. */
export function analyticsReplies(stores: Store[] = [exampleStore()]): PreparedReply[] {
  return [
    answer(storeEndpoints.list, stores),
    answer(analyticsEndpoints.metrics, exampleMetrics()),
    answer(analyticsEndpoints.dashboard, exampleMetrics()),
    answer(salesEndpoints.series, exampleSeries()),
    answer(salesEndpoints.orderHours, exampleOrderHours()),
    answer(salesEndpoints.places, examplePlaces()),
    answer(conversionEndpoints.conversion, exampleConversion()),
    answer(salesEndpoints.change, exampleChange()),
    answer(salesEndpoints.forecast, exampleForecast()),
    answer(salesEndpoints.affinity, exampleAffinity()),
    answer(salesEndpoints.products, { products: exampleProducts(), total: 412 }),
    answer(salesEndpoints.productRanking, exampleRanking()),
    answer(profitEndpoints.report, exampleProfit()),
    answer(profitEndpoints.parts, exampleProfitParts()),
    answer(profitEndpoints.orders, exampleProfitOrders()),
    answer(profitEndpoints.vat, exampleVat()),
    answer(customerEndpoints.customers, exampleCustomers(100)),
    answer(customerEndpoints.customerList, {
      ...EXAMPLE_BASIS,
      rows: exampleCustomers(25),
      total: 9_270,
      page: 1,
      pageSize: 25,
    }),
    answer(customerEndpoints.groups, exampleGroups()),
    answer(customerEndpoints.cohorts, exampleCohorts()),
    answer(customerEndpoints.loyalty, exampleLoyalty()),
    answer(customerEndpoints.firstRepurchase, exampleFirstRepurchase()),
    answer(customerEndpoints.abandonedCarts, exampleCarts(8)),
    answer(customerEndpoints.cartList, {
      ...EXAMPLE_BASIS,
      rows: exampleCarts(25),
      total: 338,
      page: 1,
      pageSize: 25,
    }),
    answer(customerEndpoints.cartSummary, exampleCartSummary()),
  ];
}
