import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';

const LONGEST_WAIT_MS = 2_000;

export type Readiness = ReturnType<typeof createReadiness>;

/** Whether work should be sent to this process: its database answers, and it is not about to stop. */
export function createReadiness(db: Database) {
  let stopping = false;

  async function isReady(): Promise<boolean> {
    return !stopping && (await answersInTime(db));
  }
  function end() {
    stopping = true;
  }
  return { isReady, end };
}

async function answersInTime(db: Database): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), LONGEST_WAIT_MS);
  const answer = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
}
