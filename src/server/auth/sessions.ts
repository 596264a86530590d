import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  findSession,
  findUser,
  insertSession,
  prolongSession,
  type UserRecord,
} from './repository.ts';

const DAY_MS = 86_400_000;
export const SESSION_DAYS = 30;

/** Sign-in sessions. The browser holds a random token, the table only its hash. */
export function createSessions({ db, now }: { db: Database; now: () => Date }) {
  const expiry = () => new Date(now().getTime() + SESSION_DAYS * DAY_MS);

  /** @returns the token for the cookie. */
  async function open(userId: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await insertSession(db, { sid: sidOf(token), userId, expire: expiry() });
    return token;
  }

  async function userOf(token: string): Promise<UserRecord | null> {
    const sid = sidOf(token);
    const session = await findSession(db, sid);
    if (!session?.sess.userId || session.expire <= now()) return null;
    // Reading writes only once in half a lifetime.
    const left = session.expire.getTime() - now().getTime();
    if (left < (SESSION_DAYS / 2) * DAY_MS) await prolongSession(db, sid, expiry());
    return (await findUser(db, session.sess.userId)) ?? null;
  }

  return {
    open,
    userOf,
    end: (token: string) => deleteSession(db, sidOf(token)),
    clearExpired: () => deleteExpiredSessions(db, now()),
  };
}
export type Sessions = ReturnType<typeof createSessions>;

function sidOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
