import type { FastifyInstance } from 'fastify';
import { serve } from '#server/http/serve.ts';
import { salesEndpoints } from '#shared/sales-reports.ts';
import type { SalesReports } from './service.ts';

export function salesReportRoutes(app: FastifyInstance, sales: SalesReports) {
  serve(app, salesEndpoints.series, ({ store, query }) => sales.series(store, query));
  serve(app, salesEndpoints.orderHours, ({ store, query }) => sales.orderHours(store, query));
  serve(app, salesEndpoints.places, ({ store, query }) => sales.places(store, query));
  serve(app, salesEndpoints.change, ({ store, query }) => sales.change(store, query));
  serve(app, salesEndpoints.forecast, ({ store }) => sales.forecast(store));
}
