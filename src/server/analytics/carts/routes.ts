import type { FastifyInstance } from 'fastify';
import { serveCsv } from '#server/analytics/reports/csv-route.ts';
import { inTime } from '#server/analytics/reports/in-time.ts';
import { serve } from '#server/core/http/serve.ts';
import { CART_CSV, customerEndpoints } from '#shared/analytics/customer-reports.ts';
import type { CartReports } from './service.ts';

export function cartReportRoutes(app: FastifyInstance, carts: CartReports) {
  serve(app, customerEndpoints.abandonedCarts, ({ store }) => inTime(carts.abandonedCarts(store)));
  serve(app, customerEndpoints.cartList, ({ store, query }) => inTime(carts.cartList(store, query)));
  serve(app, customerEndpoints.cartSummary, ({ store, query }) => inTime(carts.summary(store, query)));
  serveCsv(
    app,
    { path: CART_CSV, needs: 'manage', query: customerEndpoints.cartList.query! },
    ({ store, query, language }) => carts.cartFile(store, query, language),
  );
}
