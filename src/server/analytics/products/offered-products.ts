import { defineReport } from '#server/analytics/reports/report-cache.ts';
import { foldText } from '#server/analytics/reports/search-text.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { localDate } from '#server/core/time/local-time.ts';
import { findOnSale } from './products-repository.ts';

/** Finished days, as everywhere. */
const DAYS = 30;

/** All products on sale: the best sellers of late first, then by title; with the words by which one is found. */
export const offeredProductsReport = (db: Database) =>
  defineReport(
    'products.offered',
    async (store: OwnedStore, _query: object, now) => ({ products: await offeredNow(db, store, now) }),
    { outlivesDay: true },
  );

/** As they are at this moment. */
export async function offeredNow(
  db: Database,
  { id, timeZone }: OwnedStore,
  now: Date,
): Promise<[id: string, words: string][]> {
  const today = localDate(now, timeZone);
  const since = today.subtract({ days: DAYS });
  const products = await findOnSale(db, id, { since: `${since}`, until: `${today}` });
  return products.map((product) => [product.id, foldText(`${product.title}\n${product.handle}`)]);
}
