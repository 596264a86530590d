import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { signIns } from '#server/core/db/schema/sign-in.ts';
import type { SessionAgent } from '#server/core/db/schema/users.ts';
import { MOST_SIGN_INS, SIGN_IN_DAYS, type SignIn, type SignInWay } from '#shared/accounts/security.ts';
import { DAY_MS, MINUTE_MS } from '#shared/core/time.ts';

const REPEATED_WITHIN_MS = 10 * MINUTE_MS;

type Recorded = typeof signIns.$inferInsert;
/** Where a try came from. */
export interface SignInPlace {
  agent: SessionAgent;
  address: string;
}

/** Who tried to sign in to an account, for its owner to look through. */
export function createSignIns({ db, now }: { db: Database; now: () => Date }) {
  /** @returns its id, by which it can still be settled. */
  async function record(
    userId: string,
    { agent, address }: SignInPlace,
    facts: Pick<Recorded, 'way' | 'result'>,
  ): Promise<string> {
    const [inserted] = await db
      .insert(signIns)
      .values({ userId, agent, address, ...facts, createdAt: now() })
      .returning({ id: signIns.id });
    return inserted!.id;
  }

  /** Of one who tries again and again, one line every ten minutes: the others stay in sight. */
  async function recordRefusal(userId: string, place: SignInPlace, way: SignInWay): Promise<void> {
    const [recent] = await db
      .select({ id: signIns.id })
      .from(signIns)
      .where(
        and(
          eq(signIns.userId, userId),
          gt(signIns.createdAt, new Date(now().getTime() - REPEATED_WITHIN_MS)),
          eq(signIns.result, 'refused'),
          eq(signIns.way, way),
          eq(signIns.address, place.address),
        ),
      )
      .limit(1);
    if (!recent) await record(userId, place, { way, result: 'refused' });
  }

  async function settle(id: string, changed: Pick<Recorded, 'result' | 'confirmedBy'>): Promise<void> {
    await db.update(signIns).set(changed).where(eq(signIns.id, id));
  }

  async function listOf(userId: string): Promise<SignIn[]> {
    const found = await db
      .select()
      .from(signIns)
      .where(eq(signIns.userId, userId))
      .orderBy(desc(signIns.createdAt), desc(signIns.id))
      .limit(MOST_SIGN_INS);
    return found.map(({ id, createdAt, way, result, confirmedBy, agent, address }) => ({
      id,
      at: createdAt.toISOString(),
      way,
      result,
      confirmedBy,
      ...agent,
      address,
    }));
  }

  async function clearOld(): Promise<void> {
    await db.delete(signIns).where(lt(signIns.createdAt, new Date(now().getTime() - SIGN_IN_DAYS * DAY_MS)));
  }

  return { record, recordRefusal, settle, listOf, clearOld };
}
export type SignIns = ReturnType<typeof createSignIns>;
