import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import type { ComparedProfit } from '#server/core/db/schema/stores.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { ProfitComparison } from '#shared/analytics/profit.ts';
import { toMajor } from '#shared/core/money.ts';

/** The nightly comparison with the platform's own profit. */
export async function findComparedProfit(
  db: Database,
  { id, currency }: Pick<OwnedStore, 'id' | 'currency'>,
): Promise<ProfitComparison | null> {
  const { rows } = await db.execute<{
    profit: ComparedProfit | null;
    compared_at: string;
    first_day: string;
    last_day: string;
  }>(sql`
    select profit, compared_at, first_day::text as first_day, last_day::text as last_day
    from store_comparisons where store_id = ${id}`);
  const [found] = rows;
  if (!found?.profit) return null;
  const { grossProfit, fees, cause } = found.profit;
  const major = ({ ours, theirs }: { ours: number; theirs: number }) => ({
    ours: toMajor(ours, currency),
    theirs: toMajor(theirs, currency),
  });
  return {
    comparedAt: new Date(found.compared_at).toISOString(),
    days: { from: found.first_day, to: found.last_day },
    grossProfit: major(grossProfit),
    fees: fees && major(fees),
    cause,
  };
}
