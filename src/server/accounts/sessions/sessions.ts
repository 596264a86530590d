import { createHash, randomBytes } from 'node:crypto';
import {
  deleteEverythingOf,
  deleteExpiredSessions,
  deleteNotesOf,
  deleteSession,
  deleteSessionOf,
  deleteSessionsOf,
  findNotes,
  findNotesOf,
  findSession,
  findSessionsOf,
  findSessionWithUser,
  insertSession,
  prolongSession,
  type UserRecord,
} from '#server/accounts/users/repository.ts';
import type { Database } from '#server/core/db/database.ts';
import type { SessionAgent, SessionContent } from '#server/core/db/schema/users.ts';
import type { Live } from '#server/core/live/live.ts';
import { DAY_MS, MINUTE_MS } from '#shared/core/time.ts';

const SESSION_DAYS = 30;
/** How exactly the last use of a session is known: reading seldom writes. */
const USED_EVERY_MS = 10 * MINUTE_MS;

/** Sign-in sessions. The browser holds a random token, the table only its hash. */
export function createSessions({ db, live, now }: { db: Database; live: Live; now: () => Date }) {
  const expiry = () => new Date(now().getTime() + SESSION_DAYS * DAY_MS);

  /** @returns the token for the cookie. */
  async function open(userId: string, agent: SessionAgent, tx = db): Promise<string> {
    const at = now().toISOString();
    return insert(tx, { userId, startedAt: at, usedAt: at, agent }, expiry());
  }

  /** The same sign-in under another token. @returns it. */
  async function renew(token: string, tx: Database): Promise<string> {
    const ended = await deleteSession(tx, sidOf(token));
    if (!ended?.sess.userId) throw new Error('only a session can be renewed');
    await live.endPagesOf(tx, ended.sess.userId, ended.sid);
    return insert(tx, ended.sess, ended.expire);
  }

  /**
   * Saves a note for the caller who returns its token in time. A note with `giveBack: true` outlives `endAllOf`: its
   * maker has something to give back elsewhere.
   */
  async function saveNote(note: object, minutes: number, tx = db): Promise<string> {
    return insert(tx, { note }, new Date(now().getTime() + minutes * MINUTE_MS));
  }

  async function insert(tx: Database, sess: SessionContent, expire: Date): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await insertSession(tx, { sid: sidOf(token), sess, expire });
    return token;
  }

  async function readNote(token: string, tx = db): Promise<object | null> {
    return noteOf(await findSession(tx, sidOf(token)));
  }

  /** As `readNote`, but only one caller ever gets it. */
  async function take(token: string, tx = db): Promise<object | null> {
    return noteOf(await deleteSession(tx, sidOf(token)));
  }

  /** A note that `notesOf` listed; only one caller ever gets it. */
  async function takeNote(sid: string, tx = db): Promise<object | null> {
    return noteOf(await deleteSession(tx, sid));
  }

  function noteOf(session: { sess: SessionContent; expire: Date } | undefined): object | null {
    return session && session.expire > now() ? (session.sess.note ?? null) : null;
  }

  /** The saved notes of a `kind` about a user, newest first. */
  async function notesOf(userId: string, kind: string, tx = db): Promise<{ sid: string; note: object }[]> {
    return unexpired(await findNotesOf(tx, userId, kind));
  }

  /** The saved notes of a `kind` about any user. */
  async function allNotesOf(kind: string): Promise<{ sid: string; note: object }[]> {
    return unexpired(await findNotes(db, kind));
  }

  function unexpired(found: { sid: string; sess: SessionContent; expire: Date }[]) {
    return found.flatMap(({ sid, ...session }) => {
      const note = noteOf(session);
      return note ? [{ sid, note }] : [];
    });
  }

  async function userOf(token: string): Promise<UserRecord | null> {
    const session = await findSessionWithUser(db, sidOf(token));
    if (!session || session.expire <= now()) return null;
    const { sess, user } = session;
    const unseen = now().getTime() - Date.parse(sess.usedAt ?? '');
    if (!(unseen < USED_EVERY_MS)) await prolongSession(db, sidOf(token), now(), expiry());
    return user;
  }

  /** Null where nobody is signed in by it, or it is not known since when. */
  async function startOf(token: string): Promise<Date | null> {
    const session = await findSession(db, sidOf(token));
    const startedAt = session?.sess.userId && session.expire > now() ? session.sess.startedAt : undefined;
    return startedAt ? new Date(startedAt) : null;
  }

  async function listOf(userId: string, tx = db) {
    const found = await findSessionsOf(tx, userId);
    return found.filter(({ expire }) => expire > now());
  }

  async function end(token: string, tx = db) {
    const ended = await deleteSession(tx, sidOf(token));
    if (ended?.sess.userId) await live.endPagesOf(tx, ended.sess.userId, ended.sid);
  }

  /** Of one's own. */
  async function endOne(userId: string, sid: string) {
    if (await deleteSessionOf(db, userId, sid)) await live.endPagesOf(db, userId, sid);
  }

  async function endOthers(userId: string, token: string, tx = db) {
    for (const sid of await deleteSessionsOf(tx, userId, sidOf(token)))
      await live.endPagesOf(tx, userId, sid);
  }

  /** Everywhere, with all notes about the user. */
  async function endAllOf(userId: string, tx = db) {
    for (const sid of await deleteEverythingOf(tx, userId)) await live.endPagesOf(tx, userId, sid);
  }

  return {
    open,
    renew,
    userOf,
    startOf,
    listOf,
    saveNote,
    readNote,
    take,
    takeNote,
    notesOf,
    allNotesOf,
    dropNotesOf: (userId: string, kind: string, tx = db) => deleteNotesOf(tx, userId, kind),
    end,
    endOne,
    endOthers,
    endAllOf,
    clearExpired: () => deleteExpiredSessions(db, now()),
  };
}
export type Sessions = ReturnType<typeof createSessions>;

/** What may stand for a token where the token itself must not. */
export function sidOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
