import type { AdsService } from './ads/service.ts';
import type { CustomerReports } from './customer-reports/service.ts';
import type { Database } from './db/database.ts';
import type { OwnedStore } from './http/serve.ts';
import { type ReportSources, readReports } from './insights/reports.ts';
import { findStoreOfReports } from './reporting/report-cache-repository.ts';
import type { FirstQuestion } from './sync/readings.ts';

interface Services {
  db: Database;
  sources: ReportSources;
  customerReports: CustomerReports;
  ads: AdsService;
}

/** The stretch that pages open with, and those that are chosen most. */
const RANGES = ['mtd', '30d', '12m'] as const;
const LIST = { search: '', direction: 'desc', page: 1 } as const;

/**
 * What the pages of a store ask when they are opened, and what its first insights rest on: the slow ones among them are
 * reports, which are cached when they were asked for once.
 */
export function firstQuestions({ db, sources, customerReports, ads }: Services): FirstQuestion[] {
  const ofRanges = RANGES.flatMap((range) => [
    (store: OwnedStore) => sources.dashboard(store, { range }),
    (store: OwnedStore) => sources.series(store, { range }),
    (store: OwnedStore) => sources.places(store, { range }),
    (store: OwnedStore) => sources.change(store, { range }),
    (store: OwnedStore) => sources.loyalty(store, { range }),
    (store: OwnedStore) => sources.productRanking(store, { ...LIST, range, sort: 'netSales' }),
  ]);
  const others = [
    (store: OwnedStore) => customerReports.cohorts(store),
    (store: OwnedStore) => customerReports.customerList(store, { ...LIST, sort: 'totalSpent' }),
    (store: OwnedStore) => readReports(sources, store),
    (store: OwnedStore) => ads.read(store, { timeframe: '30d', campaignType: 'all' }, 'en'),
  ];
  return [...ofRanges, ...others].map((ask) => async (storeId) => {
    const store = await findStoreOfReports(db, storeId);
    if (store) await ask(store);
  });
}
