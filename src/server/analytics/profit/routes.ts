import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { WORDS } from '#languages/words.ts';
import { type CsvFile, serveCsv } from '#server/analytics/reports/csv-route.ts';
import { inTime } from '#server/analytics/reports/in-time.ts';
import { listFile } from '#server/analytics/reports/list-file.ts';
import type { Database } from '#server/core/db/database.ts';
import { serve } from '#server/core/http/serve.ts';
import { PROFIT_ORDERS_CSV, PROFIT_PARTS_CSV, profitEndpoints, VAT_CSV } from '#shared/analytics/profit.ts';
import { COSTS_CSV, costEndpoints } from '#shared/stores/costs.ts';
import type { CostLists } from './costs-service.ts';
import { costColumns, orderColumns, partColumns, vatColumns } from './csv-columns.ts';
import type { ProfitReports } from './service.ts';

interface Work {
  db: Database;
  profit: ProfitReports;
  costs: CostLists;
  now: () => Date;
}

export function profitRoutes(app: FastifyInstance, { db, profit, costs, now }: Work) {
  serve(app, profitEndpoints.report, ({ store, query }) => inTime(profit.report(store, query)));
  serve(app, profitEndpoints.parts, ({ store, query }) => inTime(profit.parts(store, query)));
  serve(app, profitEndpoints.orders, ({ store, query }) => inTime(profit.orders(store, query)));
  serve(app, profitEndpoints.vat, ({ store, query }) => inTime(profit.vat(store, query)));
  serve(app, profitEndpoints.product, ({ store, params }) => inTime(profit.product(store, params.productId)));
  serveCsv(
    app,
    { path: PROFIT_PARTS_CSV, needs: 'see', query: profitEndpoints.parts.query! },
    ({ store, query, language }) =>
      listFile(db, store, now(), {
        what: 'profit',
        columns: partColumns(WORDS[language].files, store.currency),
        pages: profit.allParts(store, query),
      }),
  );
  serveCsv(
    app,
    { path: PROFIT_ORDERS_CSV, needs: 'see', query: profitEndpoints.orders.query! },
    ({ store, query, language }) =>
      listFile(db, store, now(), {
        what: 'profit-orders',
        columns: orderColumns(WORDS[language].files, store.currency),
        pages: profit.allOrders(store, query),
      }),
  );
  serveCsv(
    app,
    { path: VAT_CSV, needs: 'see', query: profitEndpoints.vat.query! },
    async ({ store, query, language }): Promise<CsvFile> => {
      const { rows } = await profit.vat(store, query);
      return listFile(db, store, now(), {
        what: 'vat',
        columns: vatColumns(WORDS[language].files, store.currency),
        pages: onePage(rows),
      });
    },
  );

  serve(app, costEndpoints.list, ({ store, query }) => inTime(costs.list(store, query)));
  serve(app, costEndpoints.save, ({ store, body }) => costs.save(store, body));
  serve(app, costEndpoints.read, ({ store, body }) => inTime(costs.read(store, body.text)));
  serve(app, costEndpoints.rules, ({ store }) => costs.rules(store));
  serve(app, costEndpoints.saveRules, ({ store, body }) => costs.saveRules(store, body));
  serve(app, costEndpoints.preview, ({ store, body }) => inTime(costs.preview(store, body)));
  serve(app, costEndpoints.readInvoice, ({ store, body }) => costs.readInvoice(store, body.text));
  serve(app, costEndpoints.saveInvoice, ({ store, body }) => costs.saveInvoice(store, body.text));
  serveCsv(app, { path: COSTS_CSV, needs: 'see', query: z.object({}) }, ({ store, language }) =>
    listFile(db, store, now(), {
      what: 'costs',
      columns: costColumns(WORDS[language].files, store.currency),
      pages: costs.allRows(store),
    }),
  );
}

async function* onePage<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}
