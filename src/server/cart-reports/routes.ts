import type { FastifyInstance } from 'fastify';
import { serve } from '#server/http/serve.ts';
import { serveCsv } from '#server/reporting/csv-route.ts';
import { inTime } from '#server/reporting/in-time.ts';
import { CART_CSV, customerEndpoints } from '#shared/customer-reports.ts';
import type { CartReports } from './service.ts';

export function cartReportRoutes(app: FastifyInstance, carts: CartReports) {
  serve(app, customerEndpoints.abandonedCarts, ({ store }) => inTime(carts.abandonedCarts(store)));
  serve(app, customerEndpoints.cartList, ({ store, query }) => inTime(carts.cartList(store, query)));
  serve(app, customerEndpoints.cartSummary, ({ store, query }) => inTime(carts.summary(store, query)));
  serveCsv(app, { path: CART_CSV, query: customerEndpoints.cartList.query! }, ({ store, query, language }) =>
    carts.cartFile(store, query, language),
  );
}
