import { loadavg } from 'node:os';
import { sql } from 'drizzle-orm';
import { createAllProducts } from '#server/analytics/all-stores/products.ts';
import { createAllStoresProfit } from '#server/analytics/all-stores/profit.ts';
import { createAllStores } from '#server/analytics/all-stores/service.ts';
import { createAnalyticsService } from '#server/analytics/cards/service.ts';
import { reportJobs } from '#server/analytics/jobs.ts';
import { createProductReports } from '#server/analytics/products/service.ts';
import { createRates } from '#server/analytics/rates/service.ts';
import { createReportCache, type ReportCache } from '#server/analytics/reports/report-cache.ts';
import { createShopSignals } from '#server/analytics/signals/signals.ts';
import { type Database, openDatabase } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { createJobs } from '#server/core/jobs/jobs.ts';
import { createLive } from '#server/core/live/live.ts';
import { sumPartOfDay } from '#server/stores/profit/part-of-day.ts';
import { writeProfitDays } from '#server/stores/profit/write-profit-days.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { DAY_MS } from '#shared/core/time.ts';
import type { Calls } from './analytics-calls.ts';
import { calendarCalls, insertPosts } from './calendar-calls.ts';
import { insertCosts } from './profit-days.ts';
import { heading, quantile, report } from './report.ts';
import { DAYS, insertOwner, makeStoreOfSize } from './store-of-size.ts';

const STORES = 20;
const ORDERS = 50_000;
const CURRENCIES = ['EUR', 'TRY', 'USD'];
const CALLS = 30;
const P95_MS = 100;
const RANGES = {
  'month to date': { range: 'mtd' },
  '30 days': { range: '30d' },
  '12 months': { range: '12m' },
  all: { range: 'all' },
} satisfies Record<string, RangeQuery>;

/** The pages of an owner of many stores in several currencies: kept apart, and all converted into one. */
export async function benchAllStores(place: {
  name: string;
  dataDir: string;
  databaseUrl?: string | undefined;
}) {
  const database = await openDatabase(place);
  const { db } = database;
  const log = { error: () => {}, warn: () => {} } as never;
  const jobs = createJobs({ database, log });
  const reports = createReportCache({ db, jobs, live: await createLive({ database }), now });
  const owner = await insertOwner(db);
  const stores: OwnedStore[] = [];
  for (let count = 0; count < STORES; count += 1)
    stores.push(
      await makeStoreOfSize(db, ORDERS, {
        currency: CURRENCIES[count % CURRENCIES.length]!,
        userId: owner,
      }),
    );
  await insertPosts(db, stores);
  for (const store of stores) {
    await insertCosts(db, store);
    await writeProfitDays(db, store, { inStore: (work) => db.transaction(work) });
  }
  await db.execute(sql`vacuum analyze`);
  const { rates, calls, computed } = allStoresCalls({ db, reports, stores });
  await jobs.start(
    reportJobs(reports.computing(computed), async () => {}),
    [],
  );
  await rates.importList(owner, { name: 'Bench', text: dailyRates() });
  for (const currency of [null, 'EUR']) {
    await rates.choose(owner, currency);
    heading(
      `${STORES} stores of ${ORDERS.toLocaleString('en')} orders, ${currency ? `converted into ${currency}` : 'currencies apart'}, ${place.name}: first · p50 / p95`,
    );
    report('processes that want a processor at that time', loadavg()[0]!.toFixed(1));
    for (const [name, call] of Object.entries(calls)) await measure(db, stores, { name, call });
  }
  heading(`Calendar of ${STORES} stores with a post a day each, ${place.name}: first · p50 / p95`);
  for (const [name, call] of Object.entries(calendarCalls(db, stores)))
    await measure(db, stores, { name, call });
  await jobs.stop();
  await database.close();
}

const now = () => new Date();

function allStoresCalls({
  db,
  reports,
  stores,
}: {
  db: Database;
  reports: ReportCache;
  stores: OwnedStore[];
}) {
  const storesOf = async () => stores;
  const rates = createRates({ db, reports, storesOf, now });
  const cards = createAnalyticsService({ db, reports, now });
  const { stockOf } = createShopSignals({ db, reports });
  const { ranking } = createProductReports({ db, reports, stockOf, now });
  const allStores = createAllStores({ db, reports, cards, rates, storesOf, now });
  const products = createAllProducts({ db, reports, allStores, ranking, rates });
  const profits = createAllStoresProfit({
    db,
    reports,
    allStores,
    profit: { isKnown: async () => true },
    costs: {
      writeDays: (store, span) =>
        writeProfitDays(db, store, { span, inStore: (work) => db.transaction(work) }),
      sumPartOfDay: (store, part) => sumPartOfDay(db, store, part, (work) => db.transaction(work)),
      areMadeUp: async () => false,
    },
  });
  const account = { id: stores[0]!.userId, storeIds: null };
  const list = { search: '', direction: 'desc', page: 1, sort: 'netSales' } as const;
  const calls: Calls = {};
  for (const [name, range] of Object.entries(RANGES)) {
    calls[`dashboard, ${name}`] = () => allStores.dashboard(account, range);
    calls[`profit, ${name}`] = () => profits.profit(account, range);
    calls[`series, ${name}`] = () => allStores.series(account, range);
    calls[`products, ${name}`] = () => products.products(account, { ...list, ...range });
    calls[`products, sought, ${name}`] = () =>
      products.products(account, { ...list, ...range, search: 'cicek' });
  }
  return {
    rates,
    calls,
    computed: [...cards.reports, ...allStores.reports, ...products.reports, ...profits.reports, ranking],
  };
}

async function measure(
  db: Database,
  stores: OwnedStore[],
  { name, call }: { name: string; call: Calls[string] },
) {
  for (const { id } of stores) await db.execute(sql`delete from analytics_cache where store_id = ${id}`);
  const first = await timeOf(call);
  const times: number[] = [];
  for (let again = 0; again < CALLS; again += 1) times.push(await timeOf(call));
  const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
  report(name, `${first.toFixed(0)} · ${p50.toFixed(1)} / ${p95.toFixed(1)} ms`, {
    text: `p95 ${P95_MS} ms`,
    met: p95 <= P95_MS,
  });
}

/** A table as central banks publish it: a line for each day, a column for each currency. */
function dailyRates(): string {
  const lines = ['Date (EUR),TRY,USD'];
  for (let ago = DAYS + 7; ago >= 0; ago -= 1) {
    const day = new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
    lines.push(`${day},${(30 + (DAYS - ago) / 40).toFixed(4)},${(1.05 + (ago % 30) / 500).toFixed(4)}`);
  }
  return lines.join('\n');
}

async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await call();
  return performance.now() - startedAt;
}
