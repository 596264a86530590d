import { createHash } from 'node:crypto';
import type { FastifyRateLimitStore, RateLimitPluginOptions } from '@fastify/rate-limit';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { callCounts } from '#server/core/db/schema/operation.ts';

type Store = NonNullable<RateLimitPluginOptions['store']>;

/**
 * Counts the calls of all processes in the database. Its clock is the one that counts. When it cannot be asked, the
 * call fails: whatever is limited needs the same database, and a limit that ends with it would invite to break it.
 */
export function sharedCallCounts(db: Database): Store {
  class SharedCallCounts implements FastifyRateLimitStore {
    readonly #countedAs: string;

    constructor(options: object) {
      this.#countedAs = (options as { countedAs?: string }).countedAs ?? '';
    }

    incr(
      caller: string,
      answer: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs: number,
    ) {
      countCall(db, keyOf(this.#countedAs, caller), windowMs).then(
        (counted) => answer(null, counted),
        (error) => answer(error as Error),
      );
    }

    child(options: object) {
      return new SharedCallCounts(options);
    }
  }
  return SharedCallCounts as unknown as Store;
}

/** Callers are addresses and e-mails; the table need not know them. */
function keyOf(countedAs: string, caller: string): string {
  return createHash('sha256').update(`${countedAs} ${caller}`).digest('base64url');
}

async function countCall(db: Database, key: string, windowMs: number) {
  const over = sql`${callCounts.endsAt} <= now()`;
  const windowEnd = sql`now() + ${windowMs} * interval '1 millisecond'`;
  const [counted] = await db
    .insert(callCounts)
    .values({ key, calls: 1, endsAt: windowEnd })
    .onConflictDoUpdate({
      target: callCounts.key,
      set: {
        calls: sql`case when ${over} then 1 else ${callCounts.calls} + 1 end`,
        endsAt: sql`case when ${over} then ${windowEnd} else ${callCounts.endsAt} end`,
      },
    })
    .returning({
      current: callCounts.calls,
      ttl: sql<number>`greatest(0, extract(epoch from ${callCounts.endsAt} - now()) * 1000)::int`,
    });
  return counted!;
}

/** Windows that are over. */
export async function clearCallCounts(db: Database) {
  await db.delete(callCounts).where(lt(callCounts.endsAt, sql`now()`));
}
