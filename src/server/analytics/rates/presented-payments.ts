import { sql } from 'drizzle-orm';
import { defineReport } from '#server/analytics/reports/report-cache.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';

/** What buyers paid on a local day in another currency, and what the store got for it, both in minor units. */
export type PresentedDay = [day: string, currency: string, presented: number, own: number];

export const presentedReport = (db: Database) =>
  defineReport(
    'rates.presented',
    async ({ id, timeZone }: OwnedStore, _query: object): Promise<{ days: PresentedDay[] }> => {
      const { rows } = await db.execute<Record<'day' | 'currency' | 'presented' | 'own', string>>(sql`
        select (processed_at at time zone ${timeZone})::date::text as day, presented_currency as currency,
          sum(presented_amount) as presented, sum(amount) as own
        from order_payments
        where store_id = ${id} and kind = 'payment' and presented_amount > 0 and amount > 0
        group by 1, 2 order by 1, 2`);
      return {
        days: rows.map(({ day, currency, presented, own }) => [
          day,
          currency,
          Number(presented),
          Number(own),
        ]),
      };
    },
    { outlivesDay: true },
  );
