import { type Sessions, sidOf } from '#server/accounts/sessions/sessions.ts';
import { findUser, findUserByEmail, type UserRecord, updateUser } from '#server/accounts/users/repository.ts';
import type { Database } from '#server/core/db/database.ts';
import type { MailService } from '#server/platforms/mail/service.ts';
import type { User } from '#shared/accounts/auth.ts';
import type { PasswordReset } from '#shared/accounts/passwords.ts';
import type { Caller, Entrance, Entry, HalfEntry } from './entry.ts';
import type { LinkNote, MailLinks } from './mail-links.ts';
import type { OwnerAgain, OwnerProof } from './owner-again.ts';
import { hashPassword } from './passwords.ts';
import { authProblems } from './problems.ts';

interface Dependencies {
  db: Database;
  sessions: Sessions;
  entrance: Entrance;
  ownerAgain: OwnerAgain;
  links: MailLinks;
  mail: MailService;
}

/** A password that was forgotten, and one that is changed. */
export function createPasswordChanges(dependencies: Dependencies) {
  const { db, sessions, entrance, ownerAgain, links, mail } = dependencies;

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
  async function reset({ token, password }: PasswordReset, caller: Caller): Promise<Entry | HalfEntry> {
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
    return entrance.enter(user, caller, 'reset-link');
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
  async function change({ id }: User, proof: OwnerProof, password: string): Promise<string> {
    await ownerAgain.confirm({ id }, proof);
    const hashed = await hashPassword(password);
    return db.transaction(async (tx) => {
      await updateUser(tx, id, { password: hashed });
      await sessions.dropNotesOf(id, 'reset-password', tx);
      await entrance.forgetHalfEntered(id, tx);
      const renewed = await sessions.renew(proof.token, tx);
      await sessions.endOthers(id, renewed, tx);
      await mail.enqueue(tx, id, { kind: 'password-changed' });
      return renewed;
    });
  }

  return { forgot, emailOf, reset, change };
}
export type PasswordChanges = ReturnType<typeof createPasswordChanges>;
