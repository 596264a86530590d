import type { FastifyInstance } from 'fastify';
import { serveCsv } from '#server/analytics/reports/csv-route.ts';
import { inTime } from '#server/analytics/reports/in-time.ts';
import { serve } from '#server/core/http/serve.ts';
import { PRODUCT_RANKING_CSV, salesEndpoints } from '#shared/analytics/sales-reports.ts';
import type { ProductReports } from './service.ts';

export function productReportRoutes(app: FastifyInstance, products: ProductReports) {
  serve(app, salesEndpoints.products, ({ store, query }) => inTime(products.products(store, query)));
  serve(app, salesEndpoints.productRanking, ({ store, query }) =>
    inTime(products.productRanking(store, query)),
  );
  serve(app, salesEndpoints.affinity, ({ store }) => inTime(products.affinity(store)));
  serveCsv(
    app,
    { path: PRODUCT_RANKING_CSV, needs: 'see', query: salesEndpoints.productRanking.query! },
    ({ store, query, language }) => products.rankingFile(store, query, language),
  );
}
