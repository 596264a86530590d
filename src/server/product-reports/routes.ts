import type { FastifyInstance } from 'fastify';
import { serve } from '#server/http/serve.ts';
import { serveCsv } from '#server/reporting/csv-route.ts';
import { inTime } from '#server/reporting/in-time.ts';
import { PRODUCT_RANKING_CSV, salesEndpoints } from '#shared/sales-reports.ts';
import type { ProductReports } from './service.ts';

export function productReportRoutes(app: FastifyInstance, products: ProductReports) {
  serve(app, salesEndpoints.products, ({ store, query }) => inTime(products.products(store, query)));
  serve(app, salesEndpoints.productRanking, ({ store, query }) =>
    inTime(products.productRanking(store, query)),
  );
  serve(app, salesEndpoints.affinity, ({ store }) => inTime(products.affinity(store)));
  serveCsv(
    app,
    { path: PRODUCT_RANKING_CSV, query: salesEndpoints.productRanking.query! },
    ({ store, query, language }) => products.rankingFile(store, query, language),
  );
}
