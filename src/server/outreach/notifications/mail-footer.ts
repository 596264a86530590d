import type { MailWords } from '#server/platforms/mail/mail-words.ts';
import type { Language } from '#shared/core/languages.ts';

/** Where the links of a mail lead. */
export interface MailPlace {
  publicUrl: string;
  unsubscribe: string;
}

const LABELS: Record<Language, { unsubscribe: string; settings: string }> = {
  en: { unsubscribe: 'Unsubscribe', settings: 'Notification settings' },
  tr: { unsubscribe: 'Abonelikten çık', settings: 'Bildirim ayarları' },
};

/** Why it was sent, and how it is no longer sent. */
export function topicFooter(
  footer: string,
  language: Language,
  { publicUrl, unsubscribe }: MailPlace,
): Pick<MailWords, 'footer' | 'footerLinks'> {
  const labels = LABELS[language];
  return {
    footer,
    footerLinks: [
      { label: labels.unsubscribe, address: unsubscribe },
      { label: labels.settings, address: `${publicUrl}/settings#notifications` },
    ],
  };
}
