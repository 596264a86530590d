import type { FastifyInstance } from 'fastify';
import { inTime } from '#server/analytics/reports/in-time.ts';
import { serve } from '#server/core/http/serve.ts';
import { salesEndpoints } from '#shared/analytics/sales-reports.ts';
import type { SalesReports } from './service.ts';

export function salesReportRoutes(app: FastifyInstance, sales: SalesReports) {
  serve(app, salesEndpoints.series, ({ store, query }) => inTime(sales.series(store, query)));
  serve(app, salesEndpoints.orderHours, ({ store, query }) => inTime(sales.orderHours(store, query)));
  serve(app, salesEndpoints.places, ({ store, query }) => inTime(sales.places(store, query)));
  serve(app, salesEndpoints.change, ({ store, query }) => inTime(sales.change(store, query)));
  serve(app, salesEndpoints.forecast, ({ store }) => inTime(sales.forecast(store)));
}
