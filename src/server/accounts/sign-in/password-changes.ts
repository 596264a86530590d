import { type Sessions, sidOf } from '#server/accounts/sessions/sessions.ts';
import { findUser, findUserByEmail, type UserRecord, updateUser } from '#server/accounts/users/repository.ts';
import type { Database } from '#server/core/db/database.ts';
import type { MailService } from '#server/platforms/mail/service.ts';
import type { User } from '#shared/accounts/auth.ts';
import { FRESH_MINUTES, type PasswordChange, type PasswordReset } from '#shared/accounts/passwords.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import { type Caller, type Entry, letIn } from './entry.ts';
import type { LinkNote, MailLinks } from './mail-links.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { authProblems } from './problems.ts';

interface Dependencies {
  db: Database;
  sessions: Sessions;
  links: MailLinks;
  mail: MailService;
  now: () => Date;
}

/** A password that was forgotten, and one that is changed. */
export function createPasswordChanges({ db, sessions, links, mail, now }: Dependencies) {
  /** Done alike for an address without an account: neither the answer nor its time gives that away. */
  async function forgot(email: string): Promise<void> {
    if (!links.canSend) throw authProblems.noMailServer();
    const user = await findUserByEmail(db, email);
    await links.enqueue(db, user?.id ?? crypto.randomUUID(), 'reset-password');
  }

  async function emailOf(token: string): Promise<string> {
    return (await userOfLink(token, await sessions.readNote(token), db)).email;
  }

  /** Access to the mailbox proves the owner: signed in here, and signed out everywhere else. */
  async function reset({ token, password }: PasswordReset, caller: Caller): Promise<Entry> {
    // Hashing is dear: only for a link that is good.
    await emailOf(token);
    const hashed = await hashPassword(password);
    const user = await db.transaction(async (tx) => {
      const { id } = await userOfLink(token, await sessions.readNote(token, tx), tx);
      if (!(await sessions.take(token, tx))) throw authProblems.resetLinkExpired();
      const changed = await updateUser(tx, id, { password: hashed, emailVerified: true });
      await sessions.endAllOf(id, tx);
      await mail.enqueue(tx, id, { kind: 'password-changed' });
      return changed!;
    });
    return letIn(sessions, user, caller);
  }

  /** Of several links only the newest is good. */
  async function userOfLink(token: string, note: object | null, tx: Database): Promise<UserRecord> {
    const { kind, userId, email } = (note ?? {}) as Partial<LinkNote>;
    if (kind !== 'reset-password' || !userId) throw authProblems.resetLinkExpired();
    const [newest] = await sessions.notesOf(userId, kind, tx);
    const user = await findUser(tx, userId);
    if (newest?.sid !== sidOf(token) || !user || user.email !== email) throw authProblems.resetLinkExpired();
    return user;
  }

  /** The other browsers are signed out. @returns this one's new token. */
  async function change({ id }: User, token: string, changed: PasswordChange): Promise<string> {
    const { password } = (await findUser(db, id))!;
    if (password === null) {
      if (!(await isFresh(token))) throw authProblems.signInAgain();
    } else await confirmPassword(changed.currentPassword, password);
    const hashed = await hashPassword(changed.password);
    return db.transaction(async (tx) => {
      await updateUser(tx, id, { password: hashed });
      await sessions.dropNotesOf(id, 'reset-password', tx);
      const renewed = await sessions.renew(token, tx);
      await sessions.endOthers(id, renewed, tx);
      await mail.enqueue(tx, id, { kind: 'password-changed' });
      return renewed;
    });
  }

  /**
   * Before something that a session alone must not do, as anyone who finds an open browser has one.
   * @throws Problem unless it is the account's password, or, where there is none, a fresh sign-in.
   */
  async function confirmOwner({ id }: User, token: string, currentPassword: string): Promise<void> {
    const { password } = (await findUser(db, id))!;
    if (password !== null) return confirmPassword(currentPassword, password);
    if (!(await isFresh(token))) throw authProblems.confirmByGoogle();
  }

  async function confirmPassword(given: string, hash: string): Promise<void> {
    if (!(await passwordMatches(given, hash))) throw authProblems.wrongCurrentPassword();
  }

  async function isFresh(token: string): Promise<boolean> {
    const startedAt = await sessions.startOf(token);
    return startedAt !== null && now().getTime() - startedAt.getTime() <= FRESH_MINUTES * MINUTE_MS;
  }

  return { forgot, emailOf, reset, change, confirmOwner, isFresh };
}
export type PasswordChanges = ReturnType<typeof createPasswordChanges>;
