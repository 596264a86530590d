import type { Database } from '#server/core/db/database.ts';
import type { Jobs } from '#server/core/jobs/jobs.ts';
import type { Language } from '#shared/core/languages.ts';
import { type AccountMessage, accountWords } from './account-messages.ts';
import { sendMail } from './jobs.ts';
import type { MailWords } from './mail-words.ts';
import type { Mail, Mailer } from './mailer.ts';
import { renderMail } from './render-mail.ts';
import { findReader } from './repository.ts';

interface Dependencies {
  db: Database;
  jobs: Jobs;
  /** Null where no mail server is set up: then nothing is sent. */
  mailer: Mailer | null;
  publicUrl: string;
}

/** Mails to owners, each in the language they last used Vitrin in. */
export function createMailService({ db, jobs, mailer, publicUrl }: Dependencies) {
  /** Sent when the surrounding transaction commits; tried again while the mail server is away. */
  async function enqueue(tx: Database, userId: string, message: AccountMessage): Promise<void> {
    if (mailer) await jobs.enqueue(tx, sendMail, { userId, message });
  }

  async function send(userId: string, message: AccountMessage): Promise<void> {
    const reader = await findReader(db, userId);
    if (!reader) return;
    await deliver(reader, accountWords(message, reader, publicUrl));
  }

  /** Hands a mail over now. @throws when nobody took it. */
  async function deliver(
    { email, language }: { email: string; language: Language },
    words: MailWords,
    envelope: Pick<Mail, 'headers' | 'messageId'> = {},
  ): Promise<void> {
    await mailer?.({ to: email, ...renderMail(words, language), ...envelope });
  }

  return {
    canSend: mailer !== null,
    enqueue,
    deliver,
    send,
  };
}
export type MailService = ReturnType<typeof createMailService>;
