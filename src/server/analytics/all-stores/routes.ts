import type { FastifyInstance } from 'fastify';
import { serveAccountCsv } from '#server/analytics/reports/csv-route.ts';
import { inTime } from '#server/analytics/reports/in-time.ts';
import { serve } from '#server/core/http/serve.ts';
import {
  ALL_PRODUCTS_CSV,
  ALL_PROFIT_CSV,
  ALL_SERIES_CSV,
  ALL_STORES_CSV,
  allStoresEndpoints,
} from '#shared/analytics/all-stores.ts';
import type { AllStoresFiles } from './files.ts';
import type { AllProducts } from './products.ts';
import type { AllStoresProfits } from './profit.ts';
import type { AllStores } from './service.ts';

interface Services {
  allStores: AllStores;
  products: AllProducts;
  profits: AllStoresProfits;
  files: AllStoresFiles;
}

export function allStoresRoutes(app: FastifyInstance, { allStores, products, profits, files }: Services) {
  const { dashboard, series, profit, products: list } = allStoresEndpoints;
  serve(app, dashboard, ({ account, query }) => inTime(allStores.dashboard(account, query)));
  serve(app, series, ({ account, query }) => inTime(allStores.series(account, query)));
  serve(app, profit, ({ account, query }) => inTime(profits.profit(account, query)));
  serve(app, list, ({ account, query }) => inTime(products.products(account, query)));
  serveAccountCsv(app, { path: ALL_STORES_CSV, needs: 'see', query: dashboard.query! }, files.stores);
  serveAccountCsv(app, { path: ALL_SERIES_CSV, needs: 'see', query: series.query! }, files.series);
  serveAccountCsv(app, { path: ALL_PROFIT_CSV, needs: 'see', query: profit.query! }, files.profit);
  serveAccountCsv(app, { path: ALL_PRODUCTS_CSV, needs: 'see', query: list.query! }, files.products);
}
