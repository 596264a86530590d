import type { Sessions } from '#server/accounts/sessions/sessions.ts';
import { findUser, type UserRecord } from '#server/accounts/users/repository.ts';
import type { Database } from '#server/core/db/database.ts';
import type { Jobs } from '#server/core/jobs/jobs.ts';
import { resetWords, verifyWords } from '#server/platforms/mail/account-messages.ts';
import type { MailService } from '#server/platforms/mail/service.ts';
import { LINKS_PER_HOUR, RESET_MINUTES } from '#shared/accounts/passwords.ts';
import { VERIFY_HOURS } from '#shared/accounts/verification.ts';
import { HOUR_MS } from '#shared/core/time.ts';
import { type LinkKind, mailLink } from './jobs.ts';

/** What a link stands for; only its token opens it. */
export interface LinkNote {
  kind: LinkKind;
  userId: string;
  /** Where it was sent: to another address of later it says nothing. */
  email: string;
  at: string;
}

const GOOD_FOR_MINUTES: Record<LinkKind, number> = {
  'verify-email': VERIFY_HOURS * 60,
  'reset-password': RESET_MINUTES,
};

interface Dependencies {
  db: Database;
  jobs: Jobs;
  mail: MailService;
  sessions: Sessions;
  publicUrl: string;
  now: () => Date;
}

/** Links in mails by which a user proves that a mailbox is theirs. */
export function createMailLinks({ db, jobs, mail, sessions, publicUrl, now }: Dependencies) {
  /** Sent when the surrounding transaction commits; nothing where no mail server is set up. */
  async function enqueue(tx: Database, userId: string, kind: LinkKind): Promise<void> {
    if (mail.canSend) await jobs.enqueue(tx, mailLink, { userId, kind }, { key: `${kind} ${userId}` });
  }

  async function send(userId: string, kind: LinkKind): Promise<void> {
    const user = await findUser(db, userId);
    if (!user || (kind === 'verify-email' && user.emailVerified) || (await wasSentOften(userId, kind)))
      return;
    const { token, address } = await make(user, kind);
    const reader = { email: user.email, language: user.language };
    try {
      await mail.deliver(reader, wordsOf(kind, user, address));
    } catch (error) {
      // The next attempt makes another, and this one counts for nothing.
      await sessions.take(token);
      throw error;
    }
  }

  /** The holder of the address is taken for the user. */
  async function make({ id, email }: UserRecord, kind: LinkKind) {
    const note: LinkNote = { kind, userId: id, email, at: now().toISOString() };
    const token = await sessions.saveNote(note, GOOD_FOR_MINUTES[kind]);
    const name = kind === 'verify-email' ? 'verify' : 'reset';
    return { token, address: `${publicUrl}/auth?${name}=${token}` };
  }

  function wordsOf(kind: LinkKind, { firstName, language, password }: UserRecord, address: string) {
    const reader = { firstName, language };
    return kind === 'verify-email'
      ? verifyWords(reader, address)
      : resetWords(reader, address, { hasPassword: password !== null });
  }

  async function wasSentOften(userId: string, kind: LinkKind): Promise<boolean> {
    const since = now().getTime() - HOUR_MS;
    const notes = (await sessions.notesOf(userId, kind)) as { note: LinkNote }[];
    return notes.filter(({ note }) => Date.parse(note.at) > since).length >= LINKS_PER_HOUR;
  }

  return {
    enqueue,
    make,
    canSend: mail.canSend,
    wasSentOften,
    send,
  };
}
export type MailLinks = ReturnType<typeof createMailLinks>;
