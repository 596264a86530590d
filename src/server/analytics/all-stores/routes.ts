import type { FastifyInstance } from 'fastify';
import { serveUserCsv } from '#server/analytics/reports/csv-route.ts';
import { inTime } from '#server/analytics/reports/in-time.ts';
import { serve } from '#server/core/http/serve.ts';
import {
  ALL_PRODUCTS_CSV,
  ALL_SERIES_CSV,
  ALL_STORES_CSV,
  allStoresEndpoints,
} from '#shared/analytics/all-stores.ts';
import type { AllStoresFiles } from './files.ts';
import type { AllProducts } from './products.ts';
import type { AllStores } from './service.ts';

interface Services {
  allStores: AllStores;
  products: AllProducts;
  files: AllStoresFiles;
}

export function allStoresRoutes(app: FastifyInstance, { allStores, products, files }: Services) {
  const { dashboard, series, products: list } = allStoresEndpoints;
  serve(app, dashboard, ({ user, query }) => inTime(allStores.dashboard(user, query)));
  serve(app, series, ({ user, query }) => inTime(allStores.series(user, query)));
  serve(app, list, ({ user, query }) => inTime(products.products(user, query)));
  serveUserCsv(app, { path: ALL_STORES_CSV, query: dashboard.query! }, files.stores);
  serveUserCsv(app, { path: ALL_SERIES_CSV, query: series.query! }, files.series);
  serveUserCsv(app, { path: ALL_PRODUCTS_CSV, query: list.query! }, files.products);
}
