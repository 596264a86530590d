import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { namesAny } from '#server/core/db/names-any.ts';

/** Of jobs that wait, or of all of them, those that name one of these. */
export async function deleteJobsNaming(
  tx: Database,
  ids: string[],
  { onlyWaiting }: { onlyWaiting: boolean },
): Promise<void> {
  await tx.execute(sql`
    delete from pgboss.job
    where ${onlyWaiting ? sql`state < 'active' and` : sql``} ${namesAny(
      sql`concat(data::text, ' ', singleton_key, ' ', output::text)`,
      ids,
    )}`);
}
