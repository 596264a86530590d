import { z } from 'zod';
import type { AccountMail, AccountMails, InvitationFacts } from '#languages/mail-words.ts';
import { WORDS } from '#languages/words.ts';
import { paths } from '#shared/core/paths.ts';
import { greetingFor, type MailWords, type Reader } from './mail-words.ts';

/** What happened to an account. Links that open something are no messages: they are made when their mail is sent. */
export const AccountMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('password-changed') }),
  z.object({ kind: z.literal('passkey-added'), name: z.string() }),
  z.object({ kind: z.literal('passkey-removed'), name: z.string() }),
  z.object({ kind: z.literal('second-factor-on') }),
  z.object({ kind: z.literal('second-factor-off') }),
  z.object({ kind: z.literal('recovery-code-used'), left: z.number() }),
  z.object({ kind: z.literal('recovery-codes-renewed') }),
  z.object({ kind: z.literal('factors-reset') }),
  z.object({ kind: z.literal('access-token-made'), name: z.string() }),
  z.object({ kind: z.literal('access-token-ends'), name: z.string(), days: z.number() }),
]);
export type AccountMessage = z.infer<typeof AccountMessage>;

export function accountWords(message: AccountMessage, reader: Reader, publicUrl: string): MailWords {
  const words = wordsFor(message, WORDS[reader.language].mails.account);
  return mailTo(reader, words, `${publicUrl}${pageOf(message)}`);
}

function pageOf({ kind }: AccountMessage): string {
  switch (kind) {
    case 'password-changed':
      return '/auth?view=forgot';
    case 'access-token-made':
    case 'access-token-ends':
      return paths.accessTokens;
    default:
      return '/settings#security';
  }
}

function wordsFor(message: AccountMessage, words: AccountMails): AccountMail {
  switch (message.kind) {
    case 'password-changed':
      return words.passwordChanged;
    case 'passkey-added':
      return words.passkeyAdded(message.name);
    case 'passkey-removed':
      return words.passkeyRemoved(message.name);
    case 'second-factor-on':
      return words.secondFactorOn;
    case 'second-factor-off':
      return words.secondFactorOff;
    case 'recovery-code-used':
      return words.recoveryCodeUsed(message.left);
    case 'recovery-codes-renewed':
      return words.recoveryCodesRenewed;
    case 'factors-reset':
      return words.factorsReset;
    case 'access-token-made':
      return words.accessTokenMade(message.name);
    case 'access-token-ends':
      return words.accessTokenEnds(message.name, message.days);
  }
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

export function invitationWords(reader: Reader, invitation: InvitationFacts, address: string): MailWords {
  return mailTo(reader, WORDS[reader.language].mails.account.invitation(invitation), address);
}

function mailTo(reader: Reader, { action, ...words }: AccountMail, address: string): MailWords {
  return { ...words, greeting: greetingFor(reader), action: { label: action, address } };
}
