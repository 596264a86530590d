import { WORDS } from '#languages/words.ts';
import type { MailWords } from '#server/platforms/mail/mail-words.ts';
import type { Language } from '#shared/core/languages.ts';

/** Where the links of a mail lead. */
export interface MailPlace {
  publicUrl: string;
  unsubscribe: string;
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
