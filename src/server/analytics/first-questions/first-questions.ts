import { sql } from 'drizzle-orm';
import type { CustomerReports } from '#server/analytics/customers/service.ts';
import { type ReportSources, readSalesReports } from '#server/analytics/insights/finders/reports.ts';
import { answerFirstQuestions } from '#server/analytics/jobs.ts';
import type { ProfitReports } from '#server/analytics/profit/service.ts';
import { historyIsComplete } from '#server/analytics/reports/records-state.ts';
import { findStoreOfReports } from '#server/analytics/reports/report-cache-repository.ts';
import type { Database } from '#server/core/db/database.ts';
import { costReadings } from '#server/core/db/schema/profit.ts';
import { analyticsCache, connectedStores, syncStates } from '#server/core/db/schema/stores.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { Jobs } from '#server/core/jobs/jobs.ts';

export type FirstQuestion = (store: OwnedStore) => Promise<unknown>;

interface Services {
  sources: ReportSources;
  customers: CustomerReports;
  profit: Pick<ProfitReports, 'groupCustomers'>;
}

/** The stretch that pages open with, and those that are chosen most. */
const RANGES = ['mtd', '30d', '12m'] as const;
const LIST = { search: '', direction: 'desc', page: 1 } as const;

/**
 * What the pages of a store ask when they are opened, and what its first insights rest on: the slow ones among them are
 * reports, which are cached when they were asked for once. What was earned is kept by the day and needs no asking; only
 * by which groups customers belong to on this day it is worked out for all days that are written.
 */
export function firstQuestions({ sources, customers, profit }: Services): FirstQuestion[] {
  const ofRanges = RANGES.flatMap((range) => [
    (store: OwnedStore) => sources.dashboard(store, { range }),
    (store: OwnedStore) => sources.series(store, { range }),
    (store: OwnedStore) => sources.places(store, { range }),
    (store: OwnedStore) => sources.change(store, { range }),
    (store: OwnedStore) => sources.loyalty(store, { range }),
    (store: OwnedStore) => sources.productRanking(store, { ...LIST, range, sort: 'netSales' }),
  ]);
  const others = [
    (store: OwnedStore) => customers.cohorts(store),
    (store: OwnedStore) => customers.customerList(store, { ...LIST, sort: 'totalSpent' }),
    (store: OwnedStore) => readSalesReports(sources, store),
    (store: OwnedStore) => profit.groupCustomers(store),
  ];
  return [...ofRanges, ...others];
}

/** By a store's id; a store that is gone is asked nothing. */
export const askedById = (db: Database, questions: FirstQuestion[]) =>
  questions.map((ask) => async (storeId: string) => {
    const store = await findStoreOfReports(db, storeId);
    if (store) await ask(store);
  });

/** In `analytics_cache`, so that whatever empties the cache has the questions asked again. */
const ASKED = 'first-questions';
/** Behind the day: what the store's orders cost had been read, so that profit was among the answers. */
const WITH_PROFIT = ' profit';
const MOST_ENQUEUED = 500;

/**
 * Asks the first questions of every store once on each of its days, so that nobody who opens a page is the first; on its
 * first day again when its costs have been read, which takes as long as its orders did.
 */
export function createFirstAnswers({ db, jobs, now }: { db: Database; jobs: Jobs; now: () => Date }) {
  const today = () => sql`((${now().toISOString()}::timestamptz at time zone s.time_zone)::date)::text`;
  const withProfit = () => sql`${today()} || ${WITH_PROFIT}`;
  const costsAreRead = sql`exists (
    select from ${costReadings} r where r.store_id = s.id and r.read_at is not null and r.reading_until is null)`;

  async function enqueueDue() {
    const { rows } = await db.execute<{ id: string }>(sql`
      select s.id from ${connectedStores} s join ${syncStates} y on y.store_id = s.id
      where s.is_active and s.disconnected_at is null and ${historyIsComplete(sql`y`)} and not exists (
        select from ${analyticsCache} c
        where c.store_id = s.id and c.metric_type = ${ASKED}
          and (c.date_range = ${withProfit()} or (c.date_range = ${today()} and not ${costsAreRead})))
      order by s.id limit ${MOST_ENQUEUED}`);
    await jobs.enqueueForStores(
      db,
      answerFirstQuestions,
      rows.map(({ id }) => id),
    );
  }

  /** Marked before it is answered: a question that fails is the job's to repeat, and not tomorrow's. */
  const markAsked = (storeId: string) =>
    db.execute(sql`
      insert into ${analyticsCache}
        (store_id, date_range, metric_type, data, last_updated, records_version, history_complete)
      select s.id, case when ${costsAreRead} then ${withProfit()} else ${today()} end, ${ASKED}, '{}', ${now().toISOString()}, y.records_version, true
      from ${connectedStores} s join ${syncStates} y on y.store_id = s.id where s.id = ${storeId}
      on conflict do nothing`);

  return {
    enqueueDue,
    answering: (questions: FirstQuestion[]) => async (storeId: string) => {
      await markAsked(storeId);
      for (const ask of askedById(db, questions)) await ask(storeId);
    },
  };
}
