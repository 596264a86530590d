import { sql } from 'drizzle-orm';
import type { Converter, DayRates } from '#server/analytics/rates/converter.ts';
import { whyNotCompared } from '#server/analytics/reports/freshness.ts';
import { lastDayWithin, type Stretch } from '#server/analytics/reports/range-period.ts';
import { defineReport } from '#server/analytics/reports/report-cache.ts';
import { findStorePeriod } from '#server/analytics/reports/store-period.ts';
import { rowsOf } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { localDay } from '#server/core/time/local-hours.ts';
import { minorDigits } from '#shared/core/money.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';

/** Net sales by product in another currency, in its minor units; what has no product stands under an empty id. */
export interface ConvertedProducts {
  net: [productId: string, net: number][];
  /** Null where there is no fair comparison. */
  previous: [productId: string, net: number][] | null;
}

export type ConvertedQuery = RangeQuery & {
  into: string;
  /** Of the rates: with others the figures are others. */
  rates: string;
};

export const convertedProductsReport = (
  db: Database,
  converterOf: (userId: string, asked: ConverterSpan) => Promise<Converter | null>,
) =>
  defineReport(
    'all-stores.products',
    async (
      store: OwnedStore,
      { into, rates: _, ...range }: ConvertedQuery,
      now,
    ): Promise<ConvertedProducts> => {
      const { period, freshness } = await findStorePeriod(db, store, range, now);
      const previous = whyNotCompared(period, freshness) ? null : period.previous;
      const converter = await converterOf(store.userId, {
        currencies: [store.currency],
        firstDay: (previous ?? period.current).firstDay,
        lastDay: lastDayWithin(period.current, store.timeZone),
      });
      if (converter?.into !== into) return { net: [], previous: null };
      const rates = converter.ratesOf(store.currency);
      const unit = 10 ** (minorDigits(into) - minorDigits(store.currency));
      const netOf = (stretch: Stretch) => sumConverted(db, store, { stretch, rates, unit });
      return { net: await netOf(period.current), previous: previous && (await netOf(previous)) };
    },
  );

export interface ConverterSpan {
  currencies: string[];
  firstDay: string;
  lastDay: string;
}

/** As `sumByProduct` and `sumNetByProduct` count, each day by its own rate. */
async function sumConverted(
  db: Database,
  { id, timeZone }: OwnedStore,
  { stretch, rates, unit }: { stretch: Stretch; rates: DayRates; unit: number },
): Promise<[string, number][]> {
  const { firstDay, lastDay, to } = stretch;
  const lastDayFrom = localDay(lastDay, timeZone).from.toISOString();
  const byDay = rowsOf(rates.list(), {
    rate_day: ['date', ({ day }) => day],
    rate: ['double precision', ({ rate }) => rate * unit],
  });
  const { rows } = await db.execute<{ product_id: string; net: number }>(sql`
    with rates as (select * from ${byDay})
    select product_id, sum(net * rate) as net from (
      select product_id, day, gross + discounts + reversals as net from product_days
      where store_id = ${id} and day >= ${firstDay} and day < ${lastDay}
      union all
      select coalesce(product_id, ''), ${lastDay}::date, amount + discount from sale_events
      where store_id = ${id} and occurred_at >= ${lastDayFrom} and occurred_at < ${to.toISOString()}
        and part = 'product') as parts
    join rates on rate_day = day
    group by product_id`);
  return rows.map(({ product_id, net }) => [product_id, Math.round(Number(net))]);
}
