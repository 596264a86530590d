import { z } from 'zod';
import type { ReaderLanguage } from '#shared/insights.ts';
import { NETWORK_NAMES, SocialNetworkName } from '#shared/social-accounts.ts';
import type { MailWords } from './render-mail.ts';

/** What happened that its owner should know of without looking at Vitrin. */
export const Message = z.object({
  kind: z.literal('account-needs-consent'),
  network: SocialNetworkName,
  accountName: z.string(),
  storeName: z.string(),
});
export type Message = z.infer<typeof Message>;

interface Reader {
  firstName: string | null;
  language: ReaderLanguage;
}

export function wordsFor(message: Message, { firstName, language }: Reader, publicUrl: string): MailWords {
  const { accountName, storeName } = message;
  const network = NETWORK_NAMES[message.network];
  const address = `${publicUrl}/settings#social-accounts`;
  if (language === 'tr')
    return {
      subject: `${accountName} hesabının ${network} bağlantısı yenilenmeli`,
      greeting: firstName ? `Merhaba ${firstName},` : 'Merhaba,',
      paragraphs: [
        `${network}, “${accountName}” hesabı için verdiğiniz izni artık kabul etmiyor. ${storeName} mağazasının bu hesaba planlanan gönderileri siz yeniden bağlanana kadar bekletiliyor; hiçbiri kaybolmaz.`,
        'Bu genellikle parola değişikliğinden ya da iznin kaldırılmasından sonra olur.',
      ],
      action: { label: 'Hesabı yeniden bağla', address },
      footer: `Bu e-posta, ${storeName} mağazasının gönderileri beklediği için gönderildi.`,
    };
  return {
    subject: `${accountName} on ${network} has to be connected again`,
    greeting: firstName ? `Hello ${firstName},` : 'Hello,',
    paragraphs: [
      `${network} no longer accepts the permission you gave for “${accountName}”. Posts of ${storeName} that are planned for this account wait until you have connected it again; none of them is lost.`,
      'This usually happens after a changed password or a permission that was taken back.',
    ],
    action: { label: 'Connect the account again', address },
    footer: `You receive this e-mail because posts of ${storeName} are waiting.`,
  };
}
