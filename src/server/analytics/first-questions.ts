import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { CustomerReports } from './customers/service.ts';
import { type ReportSources, readReports } from './insights/reports.ts';
import { findStoreOfReports } from './reports/report-cache-repository.ts';

export type FirstQuestion = (store: OwnedStore) => Promise<unknown>;

interface Services {
  sources: ReportSources;
  customers: CustomerReports;
}

/** The stretch that pages open with, and those that are chosen most. */
const RANGES = ['mtd', '30d', '12m'] as const;
const LIST = { search: '', direction: 'desc', page: 1 } as const;

/**
 * What the pages of a store ask when they are opened, and what its first insights rest on: the slow ones among them are
 * reports, which are cached when they were asked for once.
 */
export function firstQuestions({ sources, customers }: Services): FirstQuestion[] {
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
    (store: OwnedStore) => readReports(sources, store),
  ];
  return [...ofRanges, ...others];
}

/** By a store's id, as whoever reads it knows it; a store that is gone is asked nothing. */
export const askedById = (db: Database, questions: FirstQuestion[]) =>
  questions.map((ask) => async (storeId: string) => {
    const store = await findStoreOfReports(db, storeId);
    if (store) await ask(store);
  });
