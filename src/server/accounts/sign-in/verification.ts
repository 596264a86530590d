import type { Sessions } from '#server/accounts/sessions/sessions.ts';
import { findUser, updateUser } from '#server/accounts/users/repository.ts';
import type { Database } from '#server/core/db/database.ts';
import type { User } from '#shared/accounts/auth.ts';
import type { LinkNote, MailLinks } from './mail-links.ts';
import { authProblems } from './problems.ts';

interface Dependencies {
  db: Database;
  sessions: Sessions;
  links: MailLinks;
}

/** Whether an address belongs to the user who signed up with it. */
export function createVerification({ db, sessions, links }: Dependencies) {
  async function sendAgain(user: User): Promise<void> {
    if (user.emailVerified) return;
    if (!links.canSend) throw authProblems.noMailServer();
    if (await links.wasSentOften(user.id, 'verify-email')) throw authProblems.manyLinks();
    await links.enqueue(db, user.id, 'verify-email');
  }

  /** The link stays good, so that opening it twice shows success as well. */
  async function verify(token: string) {
    const note = (await sessions.readNote(token)) as LinkNote | null;
    const user = note?.kind === 'verify-email' ? await findUser(db, note.userId) : undefined;
    if (!note || user?.email !== note.email) throw authProblems.verificationLinkExpired();
    if (!user.emailVerified) await updateUser(db, user.id, { emailVerified: true });
    return { userId: user.id, email: user.email, already: user.emailVerified };
  }

  return { sendAgain, verify };
}
export type Verification = ReturnType<typeof createVerification>;
