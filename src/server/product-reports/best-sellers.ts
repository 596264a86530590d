import { Temporal } from 'temporal-polyfill';
import type { Database } from '#server/db/database.ts';
import type { OwnedStore } from '#server/http/serve.ts';
import { defineReport } from '#server/reporting/report-cache.ts';
import { sumUnits } from './product-sales-repository.ts';

/** Today and the days before it. */
const DAYS = 30;

/** How many of each product were sold of late. */
export const bestSellersReport = (db: Database) =>
  defineReport('products.best-sellers', async ({ id, timeZone }: OwnedStore, _query: object, now) => {
    const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
    const since = today.toPlainDate().subtract({ days: DAYS - 1 });
    return { sold: await sumUnits(db, id, since.toString()) };
  });
