import type { FastifyInstance } from 'fastify';
import { serveCsv } from '#server/analytics/reports/csv-route.ts';
import { inTime } from '#server/analytics/reports/in-time.ts';
import { serve } from '#server/core/http/serve.ts';
import { CUSTOMER_CSV, customerEndpoints } from '#shared/analytics/customer-reports.ts';
import type { CustomerReports } from './service.ts';

export function customerReportRoutes(app: FastifyInstance, customers: CustomerReports) {
  serve(app, customerEndpoints.customers, ({ store }) => inTime(customers.customers(store)));
  serve(app, customerEndpoints.customerList, ({ store, query }) =>
    inTime(customers.customerList(store, query)),
  );
  serve(app, customerEndpoints.groups, ({ store }) => inTime(customers.groups(store)));
  serve(app, customerEndpoints.cohorts, ({ store }) => inTime(customers.cohorts(store)));
  serve(app, customerEndpoints.loyalty, ({ store, query }) => inTime(customers.loyalty(store, query)));
  serve(app, customerEndpoints.firstRepurchase, ({ store }) => inTime(customers.firstRepurchase(store)));
  const { query } = customerEndpoints.customerList;
  serveCsv(app, { path: CUSTOMER_CSV, needs: 'manage', query: query! }, ({ store, query, language }) =>
    customers.customerFile(store, query, language),
  );
}
