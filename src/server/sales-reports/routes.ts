import type { FastifyInstance } from 'fastify';
import { serve } from '#server/http/serve.ts';
import { inTime } from '#server/reporting/in-time.ts';
import { salesEndpoints } from '#shared/sales-reports.ts';
import type { SalesReports } from './service.ts';

export function salesReportRoutes(app: FastifyInstance, sales: SalesReports) {
  serve(app, salesEndpoints.series, ({ store, query }) => inTime(sales.series(store, query)));
  serve(app, salesEndpoints.orderHours, ({ store, query }) => inTime(sales.orderHours(store, query)));
  serve(app, salesEndpoints.places, ({ store, query }) => inTime(sales.places(store, query)));
  serve(app, salesEndpoints.change, ({ store, query }) => inTime(sales.change(store, query)));
  serve(app, salesEndpoints.forecast, ({ store }) => inTime(sales.forecast(store)));
}
