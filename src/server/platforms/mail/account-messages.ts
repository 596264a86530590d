import { z } from 'zod';
import type { AccountMail } from '#languages/mail-words.ts';
import { WORDS } from '#languages/words.ts';
import { greetingFor, type MailWords, type Reader } from './mail-words.ts';

/** What happened to an account. Links that open something are no messages: they are made when their mail is sent. */
export const AccountMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('password-changed') }),
]);
export type AccountMessage = z.infer<typeof AccountMessage>;

export function accountWords(_message: AccountMessage, reader: Reader, publicUrl: string): MailWords {
  const { passwordChanged } = WORDS[reader.language].mails.account;
  return mailTo(reader, passwordChanged, `${publicUrl}/auth?view=forgot`);
}

export function verifyWords(reader: Reader, address: string): MailWords {
  return mailTo(reader, WORDS[reader.language].mails.account.verify, address);
}

export function resetWords(
  reader: Reader,
  address: string,
  { hasPassword }: { hasPassword: boolean },
): MailWords {
  return mailTo(reader, WORDS[reader.language].mails.account.reset(hasPassword), address);
}

function mailTo(reader: Reader, { action, ...words }: AccountMail, address: string): MailWords {
  return { ...words, greeting: greetingFor(reader), action: { label: action, address } };
}
