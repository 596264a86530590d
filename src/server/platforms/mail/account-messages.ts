import { z } from 'zod';
import { RESET_MINUTES } from '#shared/accounts/passwords.ts';
import { VERIFY_HOURS } from '#shared/accounts/verification.ts';
import { greetingFor, type MailWords, type Reader } from './mail-words.ts';

/** What happened to an account. Links that open something are no messages: they are made when their mail is sent. */
export const AccountMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('password-changed') }),
]);
export type AccountMessage = z.infer<typeof AccountMessage>;

export function accountWords(_message: AccountMessage, reader: Reader, publicUrl: string): MailWords {
  const greeting = greetingFor(reader);
  const address = `${publicUrl}/auth?view=forgot`;
  if (reader.language === 'tr')
    return {
      subject: 'Vitrin parolanız değiştirildi',
      greeting,
      paragraphs: [
        'Vitrin hesabınızın parolası az önce değiştirildi. Diğer tüm tarayıcılardaki oturumlarınız kapatıldı.',
        'Bunu siz yapmadıysanız hemen yeni bir parola belirleyin.',
      ],
      action: { label: 'Yeni parola belirle', address },
      footer: 'Bu e-posta, hesabınızın güvenliğini ilgilendirdiği için gönderildi.',
    };
  return {
    subject: 'Your Vitrin password was changed',
    greeting,
    paragraphs: [
      'The password of your Vitrin account has just been changed. You were signed out in every other browser.',
      'If that was not you, choose a new password right away.',
    ],
    action: { label: 'Choose a new password', address },
    footer: 'You receive this e-mail because it concerns the security of your account.',
  };
}

export function verifyWords(reader: Reader, address: string): MailWords {
  const greeting = greetingFor(reader);
  if (reader.language === 'tr')
    return {
      subject: 'Vitrin için e-posta adresinizi doğrulayın',
      greeting,
      paragraphs: [
        'Vitrin’e hoş geldiniz. Bu adresin size ait olduğunu doğrulayın; haftalık özetler ve uyarılar yalnızca doğrulanmış adreslere gönderilir.',
        `Bağlantı ${VERIFY_HOURS} saat geçerlidir.`,
      ],
      action: { label: 'E-postamı doğrula', address },
      footer:
        'Bu e-posta, Vitrin’e bu adresle kaydolunduğu için gönderildi. Kaydolan siz değilseniz bir şey yapmanız gerekmez.',
    };
  return {
    subject: 'Verify your e-mail address for Vitrin',
    greeting,
    paragraphs: [
      'Welcome to Vitrin. Please confirm that this address is yours; weekly summaries and alerts are sent to verified addresses only.',
      `The link is valid for ${VERIFY_HOURS} hours.`,
    ],
    action: { label: 'Verify my e-mail', address },
    footer:
      'You receive this e-mail because someone signed up for Vitrin with this address. If that was not you, there is nothing to do.',
  };
}

/** Without a password, the account signs in with Google only. */
export function resetWords(
  reader: Reader,
  address: string,
  { hasPassword }: { hasPassword: boolean },
): MailWords {
  const greeting = greetingFor(reader);
  if (reader.language === 'tr')
    return {
      subject: hasPassword ? 'Vitrin parolanızı yenileyin' : 'Vitrin hesabınıza nasıl giriş yapılır',
      greeting,
      paragraphs: [
        hasPassword
          ? 'Vitrin hesabınız için yeni bir parola istendi. Aşağıdaki bağlantıyla belirleyebilirsiniz.'
          : 'Vitrin hesabınız için yeni bir parola istendi. Bu hesaba Google ile giriş yapıyorsunuz ve hesabın parolası yok: giriş sayfasında “Google”ı seçmeniz yeterli. İsterseniz aşağıdaki bağlantıyla bir parola da belirleyebilirsiniz.',
        `Bağlantı ${RESET_MINUTES} dakika ve yalnızca bir kez geçerlidir. İstek sizden gelmediyse bu e-postayı yok sayın; hiçbir şey değişmez.`,
      ],
      action: { label: 'Yeni parola belirle', address },
      footer: 'Bu e-posta, Vitrin’de bu adres için yeni parola istendiği için gönderildi.',
    };
  return {
    subject: hasPassword ? 'Choose a new Vitrin password' : 'How to sign in to your Vitrin account',
    greeting,
    paragraphs: [
      hasPassword
        ? 'A new password was requested for your Vitrin account. Choose it with the link below.'
        : 'A new password was requested for your Vitrin account. You sign in to it with Google and it has no password: choosing “Google” on the sign-in page is all it takes. If you like, set a password too with the link below.',
      `The link works once and is valid for ${RESET_MINUTES} minutes. If you did not request it, ignore this e-mail; nothing changes.`,
    ],
    action: { label: 'Choose a new password', address },
    footer: 'You receive this e-mail because a new password was requested for this address at Vitrin.',
  };
}
