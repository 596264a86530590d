import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import type { SessionContent } from '#server/db/schema/users.ts';
import type { Live } from '#server/live/live.ts';
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
export function createSessions({ db, live, now }: { db: Database; live: Live; now: () => Date }) {
  const expiry = () => new Date(now().getTime() + SESSION_DAYS * DAY_MS);

  /** @returns the token for the cookie. */
  async function open(userId: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await insertSession(db, { sid: sidOf(token), sess: { userId }, expire: expiry() });
    return token;
  }

  /** Keeps something for whoever brings the token back in time. */
  async function keep(note: object, minutes: number): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const expire = new Date(now().getTime() + minutes * 60_000);
    await insertSession(db, { sid: sidOf(token), sess: { note }, expire });
    return token;
  }

  async function kept(token: string): Promise<object | null> {
    return noteOf(await findSession(db, sidOf(token)));
  }

  /** As `kept`, but only one caller ever gets it. */
  async function take(token: string): Promise<object | null> {
    return noteOf(await deleteSession(db, sidOf(token)));
  }

  function noteOf(session: { sess: SessionContent; expire: Date } | undefined): object | null {
    return session && session.expire > now() ? (session.sess.note ?? null) : null;
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
    keep,
    kept,
    take,
    async end(token: string) {
      const ended = await deleteSession(db, sidOf(token));
      if (ended?.sess.userId) await live.endPagesOf(db, ended.sess.userId, ended.sid);
    },
    clearExpired: () => deleteExpiredSessions(db, now()),
  };
}
export type Sessions = ReturnType<typeof createSessions>;

/** What may stand for a token where the token itself must not. */
export function sidOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
