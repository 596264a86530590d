import { WORDS } from '#languages/words.ts';
import type { MailWords } from '#server/platforms/mail/mail-words.ts';
import type { Language } from '#shared/core/languages.ts';
import { IN_ACCOUNT } from '#shared/core/paths.ts';

/** Where the links of a mail lead. */
export interface MailPlace {
  publicUrl: string;
  accountId: string;
  unsubscribe: string;
}

/** Of a page in the account that the mail is about, as readers may be in several. */
export function pageAddress({ publicUrl, accountId }: MailPlace, path: string): string {
  const address = new URL(`${publicUrl}${path}`);
  address.searchParams.set(IN_ACCOUNT, accountId);
  return address.href;
}

/** Why it was sent, and how it is no longer sent. */
export function topicFooter(
  footer: string,
  language: Language,
  { publicUrl, unsubscribe }: MailPlace,
): Pick<MailWords, 'footer' | 'footerLinks'> {
  const { unsubscribe: leave, settings } = WORDS[language].mails;
  return {
    footer,
    footerLinks: [
      { label: leave, address: unsubscribe },
      { label: settings, address: `${publicUrl}/settings#notifications` },
    ],
  };
}
